#include "core/engine/profile/engineprofilestore.h"
#include "tests/support/testmain.h"
#include "tests/ui/competition/competitionfixture.h"
#include "tests/ui/competition/standingscells.h"
#include "ui/competition/runninggamewindow.h"

#include <QFile>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProcess>
#include <QSet>

using namespace shinpan;
using test::buttonWithText;
using test::cellsOfTextReport;
using test::cellsOfWindow;
using test::control;
using test::only;
using test::textIn;

namespace {

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

} // namespace

/// A competition that another process runs: it is followed, stopped and gone on with.
class CompetitionFollowedTest : public test::CompetitionFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void aRunElsewhereIsFollowedAndStopped();
    void aRunThatWasKilledIsGoneOnWith();
    void theTrafficOfARunElsewhereIsReadOffItsLog();
};

void CompetitionFollowedTest::aRunElsewhereIsFollowedAndStopped()
{
    writeCup(1000, {QStringLiteral("--random"), QStringLiteral("1")});
    CompetitionSession elsewhere(path("cup.toml")); // as another process: it has the lock
    elsewhere.start();
    QTRY_VERIFY_WITH_TIMEOUT(elsewhere.games().size() > 1, Wait);

    open();

    QVERIFY(session().isRunningElsewhere());
    QVERIFY(!buttonWithText<QPushButton>(*m_window, "Start")->isEnabled());
    const QAbstractItemModel &finished = *table("Finished games").model();
    const int before = finished.rowCount();
    QTRY_VERIFY_WITH_TIMEOUT(finished.rowCount() > before, Wait);
    m_window->close(); // which asks nothing: the run is not its own
    QVERIFY(!m_window->isVisible());
    QVERIFY(elsewhere.isRunning());
    {
        EngineProfileStore store(path("engines.json"));
        CompetitionWindows windows(store); // the program is left
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
    QVERIFY(session().isStopping());

    QTRY_VERIFY_WITH_TIMEOUT(!elsewhere.isRunning(), Wait);
    QTRY_VERIFY_WITH_TIMEOUT(!session().isRunningElsewhere(), Wait);
    QTRY_COMPARE_WITH_TIMEOUT(finished.rowCount(), static_cast<int>(elsewhere.games().size()),
                              Wait);
    QVERIFY(buttonWithText<QPushButton>(*m_window, "Start")->isEnabled());
}

/// A run of shinpan-cli's, in sight of two windows, is killed and goes on in one of them.
void CompetitionFollowedTest::aRunThatWasKilledIsGoneOnWith()
{
    constexpr int Games = 10;
    writeCup(Games, {QStringLiteral("--random"), QStringLiteral("1"), QStringLiteral("--delay-ms"),
                     QStringLiteral("5"), QStringLiteral("--resign-at"), QStringLiteral("6")});
    QProcess headless;
    headless.start(QStringLiteral(SHINPAN_CLI),
                   {QStringLiteral("compete"), QStringLiteral("run"), path("cup.toml"),
                    QStringLiteral("--skip-checks"), QStringLiteral("--quiet")});
    QVERIFY(headless.waitForStarted(Wait));
    open();
    QTRY_VERIFY_WITH_TIMEOUT(session().isRunningElsewhere(), Wait);
    QTRY_VERIFY_WITH_TIMEOUT(session().games().size() > 1, Wait);
    m_window.reset(); // killed, in the middle of everything
    open();
    CompetitionWindow second(path("cup.toml"));
    QTRY_VERIFY_WITH_TIMEOUT(second.session().games().size() > 2, Wait);

    headless.kill();
    QVERIFY(headless.waitForFinished(Wait));

    QTRY_VERIFY_WITH_TIMEOUT(!session().isRunningElsewhere(), Wait);
    press("Start");
    QVERIFY2(session().isRunning(), qPrintable(session().problem()));
    QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), Wait);
    QTRY_COMPARE_WITH_TIMEOUT(second.session().games().size(), std::size_t{Games}, Wait);
    QSet<QString> ids;
    for (const StoredGame &game : session().games()) {
        ids += game.id;
    }
    QCOMPARE(ids.size(), Games);                            // none lost
    QCOMPARE(session().games().size(), std::size_t{Games}); // none twice
    QProcess terminal;
    terminal.start(QStringLiteral(SHINPAN_CLI),
                   {QStringLiteral("compete"), QStringLiteral("show"), path("cup.toml")});
    QVERIFY(terminal.waitForFinished(Wait));
    const QStringList compared =
        QStringLiteral("place player points sodos games score").split(u' ');
    QCOMPARE(only(compared, cellsOfTextReport(QString::fromUtf8(terminal.readAllStandardOutput()))),
             only(compared, cellsOfWindow(*table("Standings").model())));
    QTRY_COMPARE_WITH_TIMEOUT(rowsOf(*control<QTableView>(second, "Standings")),
                              rowsOf(table("Standings")), Wait);
}

void CompetitionFollowedTest::theTrafficOfARunElsewhereIsReadOffItsLog()
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

SHINPAN_TEST(CompetitionFollowedTest)
#include "competitionfollowed_test.moc"
