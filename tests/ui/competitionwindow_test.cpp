#include "ui/competition/competitionwindow.h"

#include "app/cli/live/livesections.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"
#include "tests/ui/accessiblenames.h"
#include "tests/ui/controls.h"
#include "ui/board/boardview.h"
#include "ui/competition/competitionmodels.h"
#include "ui/competition/gametile.h"
#include "ui/competition/gamewall.h"
#include "ui/competition/runninggamewindow.h"
#include "ui/console/transcriptview.h"
#include "ui/kit/noticebar.h"

#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProcess>
#include <QProgressBar>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QSpinBox>
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
    void windowTerminalAndReportSayTheSame_data();
    void windowTerminalAndReportSayTheSame();
    void aTieBreakHasTwoDigitsAtMost();
    void aKnockoutHasItsBracket();
    void aRunEndsAtItsLimit();
    void otherSettingsAreCountedAnewIfThatIsWanted();
    void aFinishedGameIsOpenedByMouseAndKey();
    void aFileThatIsWrongSaysWhere();
    void aRunThatHaltsSaysWhy();
    void theMenuStopsARun();
    void closingARunAsksFirst();
    void aRunElsewhereIsFollowedAndStopped();
    void aRunThatWasKilledIsGoneOnWith();
    void aRunningGameOpensWithBoardAndTraffic();
    void theTrafficOfARunElsewhereIsReadOffItsLog();
    void runningGamesAreSeenOnBoards();
    void aFileHasOneWindow();
    void everyControlHasAName();

private:
    void writeCup(int games, const QStringList &options = {}) const;
    /// `head` says the type; so many players, the earlier the stronger, who resign soon.
    void writeLadder(const char *head, int players) const;
    void playOut();
    /// Place, player, points where the type goes by them, games and score of each player.
    [[nodiscard]] QStringList shownStandings() const;
    [[nodiscard]] QStringList terminalStandings();
    [[nodiscard]] QString shownTexts() const;
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

void CompetitionWindowTest::writeLadder(const char *head, int players) const
{
    const QStringList options{QStringLiteral("--name"), m_name, QStringLiteral("--random"),
                              QStringLiteral("1")};
    const QString command = test::fakeProfile(options).commandLine;
    QString cup = QStringLiteral("check_players = false\nkeep_engines = true\n")
                + QLatin1String(head)
                + QStringLiteral("\n[game]\nboard_size = 5\nscorer = \"alive\"\n");
    for (int i = 0; i < players; ++i) {
        cup += QStringLiteral("[[player]]\nid = \"%1\"\ncommand = '''%2 --resign-at %3'''\n")
                   .arg(QChar(static_cast<char16_t>(u'a' + i)), command)
                   .arg(players - i);
    }
    QFile file(path("cup.toml"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(cup.toUtf8());
}

void CompetitionWindowTest::playOut()
{
    open();
    press("Start");
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), Wait);
    QVERIFY2(m_window->session().problem().isEmpty(), qPrintable(m_window->session().problem()));
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

QString CompetitionWindowTest::shownTexts() const
{
    QStringList shown;
    for (const QLabel *label : m_window->findChildren<QLabel *>()) {
        shown += label->text();
    }
    return shown.join(u'|');
}

QStringList CompetitionWindowTest::shownStandings() const
{
    const QStringList points = column("Standings", "Points");
    QStringList rows;
    for (int row = 0; row < table("Standings").model()->rowCount(); ++row) {
        QStringList cells{column("Standings", "Place").value(row),
                          column("Standings", "Player").value(row)};
        if (!points.isEmpty()) {
            cells += points[row];
        }
        cells += column("Standings", "Games").value(row);
        cells += column("Standings", "Score").value(row).section(u' ', 0, 0);
        rows += cells.join(u' ');
    }
    return rows;
}

/// The score, games, won, lost, jigo and unknown stand last in each line.
QStringList CompetitionWindowTest::terminalStandings()
{
    constexpr int FromEnd = 6;
    const std::optional<LiveSnapshot> snapshot = m_window->session().snapshot();
    const LiveSection section = standingsSection(*snapshot, {200, 50});
    QStringList rows;
    for (std::size_t i = 1; i < section.lines.size(); ++i) {
        QString text;
        for (const TextSpan &span : section.lines[i]) {
            text += span.text;
        }
        const QStringList words = text.simplified().split(u' ');
        QStringList cells{words[0], words[1]};
        if (goesByPoints(snapshot->type)) {
            cells += words[2];
        }
        cells += words[words.size() - FromEnd + 1];
        cells += words[words.size() - FromEnd];
        rows += cells.join(u' ');
    }
    return rows;
}

namespace {

/// Those of a text report, whose lines have place, letter, name, points, games and score first.
[[nodiscard]] QStringList standingsOf(const QString &report, bool hasPoints)
{
    const QStringList lines = report.section(QStringLiteral("\nStandings\n"), 1)
                                  .section(QStringLiteral("\n\n"), 0, 0)
                                  .split(u'\n', Qt::SkipEmptyParts);
    QStringList rows;
    for (const QString &line : lines.mid(1)) {
        const QStringList words = line.simplified().split(u' ');
        QStringList cells{words[0], words[2]};
        if (hasPoints) {
            cells += words[3];
        }
        const double score = QString(words[5]).remove(u'%').toDouble();
        cells += {words[4], QString::number(score, 'f', 1)};
        rows += cells.join(u' ');
    }
    return rows;
}

[[nodiscard]] QStringList rowsOf(const QTableView &table)
{
    QStringList rows;
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < table.model()->columnCount(); ++column) {
            cells += table.model()->index(row, column).data().toString();
        }
        rows += cells.join(u'|');
    }
    return rows;
}

[[nodiscard]] QString textIn(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

void CompetitionWindowTest::windowTerminalAndReportSayTheSame_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<int>("players");
    QTest::newRow("playoff") << QByteArray("type = \"playoff\"\ngames = 2\n"
                                           "[[matchup]]\nplayers = [\"b\", \"c\"]\n"
                                           "[[matchup]]\nplayers = [\"a\", \"c\"]\ngames = 3")
                             << 3;
    QTest::newRow("all-play-all") << QByteArray("type = \"all-play-all\"\ngames = 2") << 3;
    QTest::newRow("round-robin") << QByteArray("type = \"round-robin\"\ngames = 1") << 3;
    QTest::newRow("gauntlet") << QByteArray("type = \"gauntlet\"\ngames = 2") << 3;
    QTest::newRow("knockout") << QByteArray("type = \"knockout\"\ngames = 1") << 3;
    QTest::newRow("swiss") << QByteArray("type = \"swiss\"\nrounds = 2\ngames = 1") << 3;
    QTest::newRow("sprt") << QByteArray("type = \"sprt\"\ngames = 4\n[sprt]\nelo0 = 0\nelo1 = 50")
                          << 2;
}

void CompetitionWindowTest::windowTerminalAndReportSayTheSame()
{
    QFETCH(QByteArray, head);
    QFETCH(int, players);
    writeLadder(head.constData(), players);
    playOut();

    const QStringList shown = shownStandings();
    QCOMPARE(shown.size(), players);
    QCOMPARE(terminalStandings(), shown);
    const QString report = textIn(path("cup.report.txt"));
    const std::shared_ptr<const CompetitionReport> made = m_window->session().report();
    const CompetitionReport &value = *made;
    QCOMPARE(standingsOf(report, goesByPoints(value.type)), shown);
    if (value.sprt) {
        const QString ratio = QString::number(std::abs(value.sprt->llr), 'f', 2);
        QVERIFY2(report.contains(ratio), qPrintable(report));
        QVERIFY2(shownTexts().contains(ratio), qPrintable(shownTexts()));
    }
}

void CompetitionWindowTest::aTieBreakHasTwoDigitsAtMost()
{
    LiveSnapshot snapshot;
    snapshot.type = CompetitionType::Swiss;
    snapshot.players = {
        {.row = {.points = 2.5, .tieBreaks = {14.0 / 3, 4, 1}}, .name = QStringLiteral("a")}};

    QCOMPARE(standingsRows(snapshot).front().mid(2, 3),
             QStringList({QStringLiteral("2.5"), QStringLiteral("4.67"), QStringLiteral("4")}));
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

    QVERIFY(!m_window->session().isRunning());
    auto *box = m_window->findChild<QMessageBox *>();
    QVERIFY(box != nullptr);
    QVERIFY2(box->informativeText().contains(QStringLiteral("5x5")),
             qPrintable(box->informativeText()));
    buttonWithText<QPushButton>(*box, "Count Anew")->click();
    QVERIFY2(m_window->session().isRunning(), qPrintable(m_window->session().problem()));
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), Wait);
    QCOMPARE(m_window->session().games().size(), std::size_t{2});
    QCOMPARE(m_window->session().games().front().size, BoardSize::square(7));
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
    control<QSpinBox>(*m_window, "Most games of a run")->setValue(2);

    press("Start");

    QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), Wait);
    QCOMPARE(table("Finished games").model()->rowCount(), 2);
    QVERIFY2(shownTexts().contains(QStringLiteral("Not running")), qPrintable(shownTexts()));
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

/// A run of shinpan-cli's, in sight of two windows, is killed and goes on in one of them.
void CompetitionWindowTest::aRunThatWasKilledIsGoneOnWith()
{
    constexpr int Games = 16;
    writeCup(Games, {QStringLiteral("--random"), QStringLiteral("1"), QStringLiteral("--delay-ms"),
                     QStringLiteral("10"), QStringLiteral("--resign-at"), QStringLiteral("6")});
    QProcess headless;
    headless.start(QStringLiteral(SHINPAN_CLI),
                   {QStringLiteral("compete"), QStringLiteral("run"), path("cup.toml"),
                    QStringLiteral("--skip-checks"), QStringLiteral("--quiet")});
    QVERIFY(headless.waitForStarted(Wait));
    open();
    QTRY_VERIFY_WITH_TIMEOUT(m_window->session().isRunningElsewhere(), Wait);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->session().games().size() > 1, Wait);
    m_window.reset(); // killed, in the middle of everything
    open();
    CompetitionWindow second(path("cup.toml"));
    QTRY_VERIFY_WITH_TIMEOUT(second.session().games().size() > 2, Wait);

    headless.kill();
    QVERIFY(headless.waitForFinished(Wait));

    QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunningElsewhere(), Wait);
    press("Start");
    QVERIFY2(m_window->session().isRunning(), qPrintable(m_window->session().problem()));
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), Wait);
    QTRY_COMPARE_WITH_TIMEOUT(second.session().games().size(), std::size_t{Games}, Wait);
    QSet<QString> ids;
    for (const StoredGame &game : m_window->session().games()) {
        ids += game.id;
    }
    QCOMPARE(ids.size(), Games);                                      // none lost
    QCOMPARE(m_window->session().games().size(), std::size_t{Games}); // none twice
    QProcess terminal;
    terminal.start(QStringLiteral(SHINPAN_CLI),
                   {QStringLiteral("compete"), QStringLiteral("show"), path("cup.toml")});
    QVERIFY(terminal.waitForFinished(Wait));
    const QStringList shown = shownStandings();
    QCOMPARE(standingsOf(QString::fromUtf8(terminal.readAllStandardOutput()), true), shown);
    QCOMPARE(rowsOf(*control<QTableView>(second, "Standings")), rowsOf(table("Standings")));
}

void CompetitionWindowTest::aRunningGameOpensWithBoardAndTraffic()
{
    writeCup(1000, {QStringLiteral("--random"), QStringLiteral("1"), QStringLiteral("--delay-ms"),
                    QStringLiteral("20")});
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
    m_window->session().stop(StopMode::Now);
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), Wait);
}

void CompetitionWindowTest::theTrafficOfARunElsewhereIsReadOffItsLog()
{
    writeCup(1000, {QStringLiteral("--random"), QStringLiteral("1"), QStringLiteral("--delay-ms"),
                    QStringLiteral("20")});
    const QString cup = textIn(path("cup.toml"));
    QFile file(path("cup.toml"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("log_gtp = true\n" + cup.toUtf8());
    file.close();
    CompetitionSession elsewhere(path("cup.toml"));
    elsewhere.start();
    CompetitionSession here(path("cup.toml"));
    QTRY_VERIFY_WITH_TIMEOUT(!here.boards().empty(), Wait);

    RunningGameWindow game(here, here.boards().front().slot);
    game.show();

    const auto *log = game.findChild<QPlainTextEdit *>();
    QTRY_VERIFY2_WITH_TIMEOUT(log->toPlainText().contains(QStringLiteral("genmove")),
                              qPrintable(log->toPlainText()), Wait);
    elsewhere.stop(StopMode::Now);
    QTRY_VERIFY_WITH_TIMEOUT(!elsewhere.isRunning(), Wait);
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
