#include "ui/competition/competitionwindow.h"

#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"
#include "tests/ui/accessiblenames.h"
#include "tests/ui/controls.h"
#include "ui/board/boardview.h"
#include "ui/competition/gametile.h"
#include "ui/competition/gamewall.h"
#include "ui/kit/noticebar.h"

#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using test::buttonWithText;
using test::control;

namespace {

constexpr int Wait = 30'000; // ms

} // namespace

/// A competition in its window: what it shows, and what buttons and keys do.
class CompetitionWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aCompetitionIsPlayedToItsEnd();
    void whatWasPlayedIsShownWithoutARun();
    void aSwissIsOrderedAsItsReportIs();
    void aFinishedGameIsOpenedByMouseAndKey();
    void aFileThatIsWrongSaysWhere();
    void aRunThatHaltsSaysWhy();
    void theMenuStopsARun();
    void closingARunAsksFirst();
    void aRunElsewhereIsFollowedAndStopped();
    void runningGamesAreSeenOnBoards();
    void aFileHasOneWindow();
    void everyControlHasAName();

private:
    void writeCup(int games, const QStringList &options = {}) const;
    void open();
    [[nodiscard]] QString path(const char *name) const
    {
        return m_directory->filePath(QString::fromLatin1(name));
    }
    void press(const char *button) const
    {
        QTest::mouseClick(buttonWithText<QPushButton>(*m_window, button), Qt::LeftButton);
    }
    [[nodiscard]] QTableView &table(const char *name) const
    {
        return *control<QTableView>(*m_window, name);
    }
    /// What stands under a title of a table; nothing if there is no such title.
    [[nodiscard]] QStringList column(const char *name, const char *title) const;

    std::unique_ptr<QTemporaryDir> m_directory;
    QString m_name;
    std::unique_ptr<CompetitionWindow> m_window;
};

void CompetitionWindowTest::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_name = test::uniqueWord();
}

void CompetitionWindowTest::cleanup()
{
    m_window.reset();
    QTRY_COMPARE_WITH_TIMEOUT(test::processesWith(m_name), 0, Wait);
}

void CompetitionWindowTest::writeCup(int games, const QStringList &options) const
{
    const QString command =
        test::fakeProfile(QStringList{QStringLiteral("--name"), m_name} + options).commandLine;
    QFile file(path("cup.toml"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QStringLiteral("type = \"all-play-all\"\ngames = %1\n[game]\nboard_size = 5\n"
                              "scorer = \"alive\"\n[[player]]\nid = \"alpha\"\ncommand = '''%2'''\n"
                              "[[player]]\nid = \"beta\"\ncommand = '''%2'''\n")
                   .arg(games)
                   .arg(command)
                   .toUtf8());
}

void CompetitionWindowTest::open()
{
    m_window = std::make_unique<CompetitionWindow>(path("cup.toml"));
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void CompetitionWindowTest::aCompetitionIsPlayedToItsEnd()
{
    writeCup(4);
    open();
    QCOMPARE(table("Standings").model()->rowCount(), 2);
    QCOMPARE(table("Finished games").model()->rowCount(), 0);

    press("Start");

    QVERIFY(!buttonWithText<QPushButton>(*m_window, "Start")->isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), Wait);
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
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), Wait);

    open(); // another window

    QCOMPARE(table("Finished games").model()->rowCount(), 2);
    QCOMPARE(column("Standings", "Games"), QStringList({QStringLiteral("2"), QStringLiteral("2")}));
    QCOMPARE(control<QProgressBar>(*m_window, "Games played")->value(), 2);
}

QStringList CompetitionWindowTest::column(const char *name, const char *title) const
{
    const QAbstractItemModel &model = *table(name).model();
    QStringList texts;
    for (int column = 0; column < model.columnCount(); ++column) {
        if (model.headerData(column, Qt::Horizontal).toString() == QLatin1String(title)) {
            for (int row = 0; row < model.rowCount(); ++row) {
                texts += model.index(row, column).data().toString();
            }
        }
    }
    return texts;
}

void CompetitionWindowTest::aSwissIsOrderedAsItsReportIs()
{
    const QStringList options{QStringLiteral("--name"), m_name, QStringLiteral("--random"),
                              QStringLiteral("1")};
    const QString command = test::fakeProfile(options).commandLine;
    QString cup = QStringLiteral("type = \"swiss\"\nrounds = 2\ngames = 1\n[game]\n"
                                 "board_size = 5\nscorer = \"alive\"\n");
    const char *const resigns[] = {"3", "2", "1"}; // the earlier in the list, the stronger
    for (int i = 0; i < 3; ++i) {
        cup += QStringLiteral("[[player]]\nid = \"%1\"\ncommand = '''%2 --resign-at %3'''\n")
                   .arg(QChar(static_cast<char16_t>(u'a' + i)), command, QLatin1String(resigns[i]));
    }
    QFile file(path("cup.toml"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(cup.toUtf8());
    file.close();
    open();
    press("Start");
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), Wait);

    // Two wins; a bye; a loss and a bye.
    const auto list = [](const char *texts) { return QString::fromLatin1(texts).split(u' '); };
    QCOMPARE(column("Standings", "Player"), list("a b c"));
    QCOMPARE(column("Standings", "Place"), list("1 2 2"));
    QCOMPARE(column("Standings", "Points"), list("2 1 1"));
    QCOMPARE(column("Standings", "SOS"), list("2 3 3"));
    QCOMPARE(column("Standings", "Byes"), list("0 1 1"));
    QStringList shown;
    for (const QLabel *label : m_window->findChildren<QLabel *>()) {
        shown += label->text();
    }
    QVERIFY2(shown.join(u'|').contains(QStringLiteral("round 2 of 2")),
             qPrintable(shown.join(u'|')));
}

void CompetitionWindowTest::aFinishedGameIsOpenedByMouseAndKey()
{
    writeCup(1);
    open();
    press("Start");
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), Wait);
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
    QVERIFY(!m_window->session().isRunning());
}

void CompetitionWindowTest::aRunThatHaltsSaysWhy()
{
    writeCup(4, {QStringLiteral("--crash-at"), QStringLiteral("genmove")});
    open();

    press("Start");

    QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), Wait);
    QVERIFY(!m_window->session().problem().isEmpty());
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

    QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), Wait);
    QVERIFY(m_window->session().problem().isEmpty());
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
    QVERIFY(!m_window->session().isRunning());
}

void CompetitionWindowTest::aRunElsewhereIsFollowedAndStopped()
{
    writeCup(1000, {QStringLiteral("--random"), QStringLiteral("1")});
    CompetitionSession elsewhere(path("cup.toml")); // as another process: it has the lock
    elsewhere.start();
    QTRY_VERIFY_WITH_TIMEOUT(elsewhere.games().size() > 1, Wait);

    open();

    QVERIFY(m_window->session().isRunningElsewhere());
    QVERIFY(!buttonWithText<QPushButton>(*m_window, "Start")->isEnabled());
    const QAbstractItemModel &finished = *table("Finished games").model();
    const int before = finished.rowCount();
    QTRY_VERIFY_WITH_TIMEOUT(finished.rowCount() > before, Wait);
    m_window->close(); // which asks nothing: the run is not its own
    QVERIFY(!m_window->isVisible());
    QVERIFY(elsewhere.isRunning());
    {
        CompetitionWindows windows; // the program is left
        windows.open(path("cup.toml"));
        QVERIFY(windows.windows().front()->session().isRunningElsewhere());
        const QCoro::Task<> leaving = windows.leave();
        QTRY_VERIFY_WITH_TIMEOUT(leaving.isReady(), Wait);
    }
    const std::size_t played = elsewhere.games().size();
    QTRY_VERIFY_WITH_TIMEOUT(elsewhere.games().size() > played + 2, Wait);
    QVERIFY(!elsewhere.isStopping());
    m_window->show();
    buttonWithText<QPushButton>(*m_window, "Stop")->menu()->actions().first()->trigger();
    QVERIFY(m_window->session().isStopping());

    QTRY_VERIFY_WITH_TIMEOUT(!elsewhere.isRunning(), Wait);
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunningElsewhere(), Wait);
    QTRY_COMPARE_WITH_TIMEOUT(finished.rowCount(), static_cast<int>(elsewhere.games().size()),
                              Wait);
    QVERIFY(buttonWithText<QPushButton>(*m_window, "Start")->isEnabled());
}

void CompetitionWindowTest::runningGamesAreSeenOnBoards()
{
    writeCup(1000, {QStringLiteral("--random"), QStringLiteral("1"), QStringLiteral("--delay-ms"),
                    QStringLiteral("20")});
    open();
    press("Start");
    QTRY_VERIFY_WITH_TIMEOUT(table("Running games").model()->rowCount() > 0, Wait);

    QTest::keyClick(buttonWithText<QPushButton>(*m_window, "Boards"), Qt::Key_Space);

    auto *wall = m_window->findChild<GameWall *>();
    QVERIFY(wall != nullptr);
    QVERIFY(QTest::qWaitForWindowExposed(wall));
    const auto hasStones = [](const GameTile &tile) {
        const Board &board = tile.board().position();
        return board != Board(board.size());
    };
    QTRY_COMPARE_WITH_TIMEOUT(wall->tiles().size(), std::size_t{1}, Wait);
    const GameTile &tile = *wall->tiles().front();
    QTRY_VERIFY_WITH_TIMEOUT(hasStones(tile), Wait);
    const QString first = tile.gameId();
    QTRY_VERIFY_WITH_TIMEOUT(tile.gameId() != first, Wait); // the next game of its slot
    wall->close();
    m_window->session().stop(StopMode::Now);
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), Wait);
}

void CompetitionWindowTest::aFileHasOneWindow()
{
    writeCup(1);
    CompetitionWindows windows;

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
