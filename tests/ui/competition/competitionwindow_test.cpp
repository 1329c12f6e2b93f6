#include "core/competition/opening/openingsources.h"
#include "core/engine/profile/engineprofilestore.h"
#include "tests/explorer/gamefolder.h"
#include "tests/support/testmain.h"
#include "tests/ui/competition/competitionfixture.h"
#include "tests/ui/support/accessiblenames.h"
#include "ui/board/boardview.h"
#include "ui/competition/competitionmodels.h"
#include "ui/competition/gametile.h"
#include "ui/competition/gamewall.h"
#include "ui/competition/runninggamewindow.h"
#include "ui/console/transcriptview.h"
#include "ui/kit/longtextedit.h"
#include "ui/kit/noticebar.h"
#include "ui/kit/rowsmodel.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QProgressBar>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>

using namespace shinpan;
using test::buttonWithText;
using test::control;
using test::textIn;

/// A competition in its window: what it shows, and what buttons and keys do.
class CompetitionWindowTest : public test::CompetitionFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { begin(); }
    void cleanup() { end(); }

    void aCompetitionIsPlayedToItsEnd();
    void whatWasPlayedIsShownWithoutARun();
    void aSwissIsOrderedAsItsReportIs();
    void whatATerminalShowsIsThere();
    void aTieBreakHasTwoDigitsAtMost();
    void aKnockoutHasItsBracket();
    void aRunEndsAtItsLimit();
    void openingsOfAnIndexAreTakenByAProcess();
    void aRunOnMachinesShowsThem();
    void otherSettingsAreCountedAnewIfThatIsWanted();
    void aFileThatChangedIsToldAndChangesNothing();
    void aFinishedGameIsOpenedByMouseAndKey();
    void aFileThatIsWrongSaysWhere();
    void aRunThatHaltsSaysWhy();
    void theMenuStopsARun();
    void closingARunAsksFirst();
    void aRunningGameOpensWithBoardAndTraffic();
    void aFileHasOneWindow();
    void everyControlHasAName();
};

void CompetitionWindowTest::initTestCase()
{
    const QByteArray folder = QFileInfo(QStringLiteral(SHINPAN_CLI)).path().toLocal8Bit();
    qputenv("PATH", folder + ':' + qgetenv("PATH"));
}

void CompetitionWindowTest::aCompetitionIsPlayedToItsEnd()
{
    writeCup(4);
    open();
    QCOMPARE(table("Standings").model()->rowCount(), 2);
    QCOMPARE(table("Finished games").model()->rowCount(), 0);

    press("Start");

    QVERIFY(!buttonWithText<QPushButton>(*m_window, "Start")->isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), Wait);
    const QAbstractItemModel &finished = *table("Finished games").model();
    QCOMPARE(finished.rowCount(), 4);
    QCOMPARE(finished.index(0, 0).data().toString(), QStringLiteral("AvB_3")); // the latest first
    QCOMPARE(table("Running games").model()->rowCount(), 0);
    QCOMPARE(control<QProgressBar>(*m_window, "Games played")->value(), 4);
    QVERIFY(QFile::exists(path("cup.report.html")));
    QVERIFY(buttonWithText<QPushButton>(*m_window, "Start")->isEnabled());
}

void CompetitionWindowTest::whatWasPlayedIsShownWithoutARun()
{
    writeCup(2);
    open();
    press("Start");
    QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), Wait);

    open(); // another window

    QCOMPARE(table("Finished games").model()->rowCount(), 2);
    QCOMPARE(column("Standings", "Games"), QStringList({QStringLiteral("2"), QStringLiteral("2")}));
    QCOMPARE(control<QProgressBar>(*m_window, "Games played")->value(), 2);
}

void CompetitionWindowTest::aSwissIsOrderedAsItsReportIs()
{
    writeLadder("type = \"swiss\"\nrounds = 2\ngames = 1", 3);
    playOut();

    // Two wins; a bye; a loss and a bye.
    const auto list = [](const char *texts) { return QString::fromLatin1(texts).split(u' '); };
    QCOMPARE(column("Standings", "Player"), list("a b c"));
    QCOMPARE(column("Standings", "Place"), list("1 2 2"));
    QCOMPARE(column("Standings", "Points"), list("2 1 1"));
    QCOMPARE(column("Standings", "SOS"), list("2 3 3"));
    QCOMPARE(column("Standings", "Byes"), list("0 1 1"));
    QVERIFY2(shownTexts().contains(QStringLiteral("round 2 of 2")), qPrintable(shownTexts()));
    QVERIFY2(shownTexts().contains(QStringLiteral("Finished")), qPrintable(shownTexts()));
}

void CompetitionWindowTest::whatATerminalShowsIsThere()
{
    writeCup(4); // two games, and the same two again
    playOut();

    auto *pages = m_window->findChild<QTabWidget *>();
    pages->setCurrentIndex(pages->count() - 1);

    const QString details = control<LongTextEdit>(*m_window, "The report as text")->text();
    for (const char *part :
         {"Standings", "Black and White", "alpha v beta (4/4 games)", "p-value"}) {
        QVERIFY2(details.contains(QLatin1String(part)), qPrintable(details));
    }
    QVERIFY2(shownTexts().contains(QStringLiteral("3 of 4 games repeat")),
             qPrintable(shownTexts()));
}

void CompetitionWindowTest::aTieBreakHasTwoDigitsAtMost()
{
    LiveSnapshot snapshot;
    snapshot.type = CompetitionType::Swiss;
    snapshot.players = {
        {.row = {.points = 2.5, .tieBreaks = {14.0 / 3, 4, 1}}, .name = QStringLiteral("a")}};

    RowsModel model({});
    showTable(model, standingsOf(snapshot), 2);

    QStringList shown;
    for (int column = 2; column < 5; ++column) {
        shown += model.index(0, column).data().toString();
    }
    QCOMPARE(shown.join(u' '), QStringLiteral("2.5 4.67 4"));
}

void CompetitionWindowTest::otherSettingsAreCountedAnewIfThatIsWanted()
{
    writeCup(2);
    playOut();
    QFile file(path("cup.toml"));
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray changed = file.readAll().replace("board_size = 5", "board_size = 7");
    QVERIFY(file.seek(0));
    file.write(changed);
    file.close();

    press("Start");

    QVERIFY(!session().isRunning());
    auto *box = m_window->findChild<QMessageBox *>();
    QVERIFY(box != nullptr);
    QVERIFY2(box->informativeText().contains(QStringLiteral("5x5")),
             qPrintable(box->informativeText()));
    buttonWithText<QPushButton>(*box, "Count Anew")->click();
    QVERIFY2(session().isRunning(), qPrintable(session().problem()));
    QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), Wait);
    QCOMPARE(session().games().size(), std::size_t{2});
    QCOMPARE(session().games().front().size, BoardSize::square(7));
}

void CompetitionWindowTest::aKnockoutHasItsBracket()
{
    writeLadder("type = \"knockout\"\ngames = 1", 3);
    playOut();

    const auto texts = [this](const char *title) { return column("Bracket", title); };
    // The first has a bye; the second beats the third.
    QCOMPARE(texts("Semifinals"),
             QStringList({QStringLiteral("a  bye"), QStringLiteral("✓ b  1\nc  0")}));
    QCOMPARE(texts("Final").first(), QStringLiteral("✓ a  1\nb  0"));
}

void CompetitionWindowTest::aRunEndsAtItsLimit()
{
    writeCup(10);
    open();
    control<QSpinBox>(*m_window, "Most games in a run")->setValue(2);

    press("Start");

    QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), Wait);
    QCOMPARE(table("Finished games").model()->rowCount(), 2);
    QVERIFY2(shownTexts().contains(QStringLiteral("Not running")), qPrintable(shownTexts()));
}

void CompetitionWindowTest::aFileThatChangedIsToldAndChangesNothing()
{
    writeLadder("type = \"swiss\"\nrounds = 2\ngames = 1", 3);
    playOut();
    const QString report = textIn(path("cup.report.csv"));
    const auto shows = [this](const QString &difference) {
        return shownTexts().contains(QStringLiteral("Shown as it was played"))
            && shownTexts().contains(difference);
    };

    writeLadder("type = \"swiss\"\nrounds = 2\ngames = 1", 2); // while it is seen

    const QString gone = QStringLiteral("players were a, b, c and are now a, b");
    QTRY_VERIFY2_WITH_TIMEOUT(shows(gone), qPrintable(shownTexts()), Wait);
    const auto list = [](const char *texts) { return QString::fromLatin1(texts).split(u' '); };
    QCOMPARE(column("Standings", "Player"), list("a b c"));
    QCOMPARE(column("Standings", "Points"), list("2 1 1"));
    const Result<QString> written = session().writeReport();
    QVERIFY(written);
    QVERIFY(textIn(*written).contains(gone));
    QCOMPARE(textIn(path("cup.report.csv")), report);

    open(); // another window

    QVERIFY2(shows(gone), qPrintable(shownTexts()));
    QCOMPARE(column("Standings", "Player"), list("a b c"));
    QCOMPARE(session().ofFile()->players.size(), std::size_t{2}); // which the settings are about
}

void CompetitionWindowTest::aFinishedGameIsOpenedByMouseAndKey()
{
    writeCup(1);
    open();
    press("Start");
    QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), Wait);
    QTableView &finished = table("Finished games");
    QSignalSpy chosen(m_window.get(), &CompetitionWindow::gameChosen);

    const QPoint first = finished.visualRect(finished.model()->index(0, 0)).center();
    QTest::mouseClick(finished.viewport(), Qt::LeftButton, {}, first);
    QTest::mouseDClick(finished.viewport(), Qt::LeftButton, {}, first);
    QTest::keyClick(&finished, Qt::Key_Return);

    QCOMPARE(chosen.size(), 2);
    QCOMPARE(chosen.first().first().toString(), path("cup.games/AvB_0.sgf"));
}

void CompetitionWindowTest::aFileThatIsWrongSaysWhere()
{
    QFile file(path("cup.toml"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("type = \"cup\"\n");
    file.close();

    open();

    const QString text = m_window->findChild<NoticeBar *>()->text();
    QVERIFY2(text.contains(QStringLiteral("cup.toml:1: type: ")), qPrintable(text));
    press("Start"); // tries again, without effect
    QVERIFY(!session().isRunning());
}

void CompetitionWindowTest::aRunThatHaltsSaysWhy()
{
    writeCup(4, {QStringLiteral("--crash-at"), QStringLiteral("genmove")});
    open();

    press("Start");

    QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), Wait);
    QVERIFY(!session().problem().isEmpty());
    QVERIFY(m_window->findChild<NoticeBar *>()->isVisible());
}

void CompetitionWindowTest::theMenuStopsARun()
{
    writeCup(1000, {QStringLiteral("--random"), QStringLiteral("1")});
    open();
    press("Start");
    QTRY_VERIFY_WITH_TIMEOUT(table("Finished games").model()->rowCount() > 0, Wait);

    QPushButton *stop = buttonWithText<QPushButton>(*m_window, "Stop");
    QVERIFY(stop->isEnabled());
    stop->menu()->actions().first()->trigger();

    QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), Wait);
    QVERIFY(session().problem().isEmpty());
    QVERIFY(table("Finished games").model()->rowCount() < 1000);
}

void CompetitionWindowTest::closingARunAsksFirst()
{
    writeCup(1000, {QStringLiteral("--random"), QStringLiteral("1")});
    open();
    QSignalSpy closed(m_window.get(), &CompetitionWindow::closed);
    press("Start");
    QTRY_VERIFY_WITH_TIMEOUT(table("Finished games").model()->rowCount() > 0, Wait);

    m_window->close();

    QVERIFY(m_window->isVisible());
    auto *box = m_window->findChild<QMessageBox *>();
    QVERIFY(box != nullptr);
    buttonWithText<QPushButton>(*box, "Stop Now")->click();
    QTRY_COMPARE_WITH_TIMEOUT(closed.size(), 1, Wait);
    QVERIFY(!m_window->isVisible());
    QVERIFY(!session().isRunning());
}

void CompetitionWindowTest::aRunningGameOpensWithBoardAndTraffic()
{
    writeCup(1000, {QStringLiteral("--random"), QStringLiteral("1"), QStringLiteral("--delay-ms"),
                    QStringLiteral("20"), QStringLiteral("--resign-at"), QStringLiteral("8")});
    open();
    press("Start");
    QTableView &running = table("Running games");
    QTRY_VERIFY_WITH_TIMEOUT(running.model()->rowCount() > 0, Wait);
    running.setCurrentIndex(running.model()->index(0, 0));
    running.setFocus();

    QTest::keyClick(&running, Qt::Key_Return);

    const auto *game = m_window->findChild<RunningGameWindow *>();
    QVERIFY(game != nullptr);
    const auto hasStones = [game] {
        const Board &board = game->tile().board().position();
        return board != Board(board.size());
    };
    QTRY_VERIFY_WITH_TIMEOUT(hasStones(), Wait);
    const auto hasTraffic = [game] {
        const auto *traffic = game->findChild<TranscriptView *>();
        return traffic != nullptr && traffic->model()->rowCount() > 0;
    };
    QTRY_VERIFY_WITH_TIMEOUT(hasTraffic(), Wait);
    const QString first = game->tile().gameId();
    QTRY_VERIFY_WITH_TIMEOUT(game->tile().gameId() != first, Wait); // nothing was disturbed
    QTRY_VERIFY_WITH_TIMEOUT(hasTraffic(), Wait);
    session().stop(StopMode::Now);
    QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), Wait);
}

/// The stand-ins for Slurm are those of the tests of shinpan-cli.
/// First of an index that has none; then stopped while it is read; then to the end.
void CompetitionWindowTest::openingsOfAnIndexAreTakenByAProcess()
{
    test::GameFolder games;
    const QByteArray head =
        "openings.source = [{ index = '" + games.indexPath().toUtf8() + "', plies = 2, wins = 1 }]";
    games.write(QStringLiteral("one.sgf"), "(;SZ[5]RE[B+1];B[bb];W[dd];B[bd])");
    games.update();
    writeCup(2, {QStringLiteral("--random"), QStringLiteral("1")}, head.constData());
    open();
    press("Start");
    QVERIFY(session().isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), Wait);
    QVERIFY2(session().problem().contains(QLatin1String("no position after 2 moves")),
             qPrintable(session().problem()));

    games.write(QStringLiteral("other.sgf"), "(;SZ[5]RE[W+1];B[bb];W[dd];B[db])");
    games.update();
    press("Start");
    QVERIFY(session().isTakingOpenings());
    QVERIFY2(shownTexts().contains(QLatin1String("Reading the index")), qPrintable(shownTexts()));
    session().stop(StopMode::Now);
    QVERIFY(!session().isRunning());

    press("Start");
    QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), Wait);
    QVERIFY2(session().problem().isEmpty(), qPrintable(session().problem()));
    QCOMPARE(table("Finished games").model()->rowCount(), 2);
    const QStringList taken =
        QDir(m_directory->path()).entryList({QStringLiteral("cup.openings-*.sgf")});
    QCOMPARE(taken.size(), 1);
    const QString file = path(qPrintable(taken.first()));
    const QString byProcess = textIn(file);
    QVERIFY2(byProcess.contains(QLatin1String("2 games")), qPrintable(byProcess));
    QVERIFY(QFile::remove(file));
    QVERIFY(takeOpenings(session().ofFile()->openings, BoardSize::square(5), path("cup")));
    QCOMPARE(byProcess, textIn(file));
}

void CompetitionWindowTest::aRunOnMachinesShowsThem()
{
    const QByteArray usualPath = qgetenv("PATH");
    qputenv("PATH", QByteArray(SHINPAN_STANDINS) + ':' + usualPath);
    qputenv("SHINPAN_STANDIN", m_directory->path().toUtf8());
    writeCup(1000, {QStringLiteral("--delay-ms"), QStringLiteral("20")});
    QFile cup(path("cup.toml"));
    QVERIFY(cup.open(QIODevice::Append));
    cup.write("[machines]\non = \"slurm\"\nblock = 100\nworkers = 3\n"
              "program = '''" SHINPAN_CLI "'''\n");
    cup.close();
    open();

    press("Start");

    const auto seesTasks = [this] {
        return shownTexts().contains(QStringLiteral("3 task(s) on "));
    };
    QVERIFY2(QTest::qWaitFor(seesTasks, Wait), qPrintable(shownTexts()));
    QVERIFY(column("Machines", "Machine").contains(QStringLiteral("n1")));
    QVERIFY(column("Machines", "Tasks")
                .join(QString())
                .contains(QRegularExpression(QStringLiteral("[123]"))));
    QVERIFY(!table("Running games").isVisible());
    press("Boards");
    const auto *wall = m_window->findChild<GameWall *>();
    QVERIFY(wall != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(wall->findChild<QLabel *>()->text().startsWith(
                                 QStringLiteral("The games are played on other machines")),
                             Wait);
    session().stop(StopMode::AfterGames);
    QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), Wait);
    QVERIFY2(session().problem().isEmpty(), qPrintable(session().problem()));
    QVERIFY(!session().games().empty()); // what was finished came home
    QVERIFY(!column("Machines", "Games").isEmpty());
    qputenv("PATH", usualPath);
}

void CompetitionWindowTest::aFileHasOneWindow()
{
    writeCup(1);
    EngineProfileStore store(path("engines.json"));
    CompetitionWindows windows(store);

    windows.open(path("cup.toml"));
    windows.open(path("cup.toml"));

    QCOMPARE(windows.windows().size(), std::size_t{1});
    windows.windows().front()->close();
    QCOMPARE(windows.windows().size(), std::size_t{0});
}

void CompetitionWindowTest::everyControlHasAName()
{
    writeCup(1);
    open();

    QCOMPARE(test::unnamedControls(*m_window), QStringList());
}

SHINPAN_TEST(CompetitionWindowTest)
#include "competitionwindow_test.moc"
