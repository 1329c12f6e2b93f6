#include "tests/cli/competefixture.h"
#include "tests/cli/pseudoterminal.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <csignal>
#include <memory>

using namespace shinpan;
using shinpan::test::finish;
using shinpan::test::processesWith;

/// `shinpan-cli compete run` as a person at a terminal sees it.
class CompeteTerminalTest : public test::CompeteFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup();

    void theDisplayHasAPageOfItsOwnAndTheReportFollows();
    void ctrlXStopsAfterTheRunningGames();
    void theDisplayFollowsTheSizeOfTheTerminal();
    void withoutColourThereIsNone();
    void plainLinesCanBeHadOnATerminal();

private:
    /// Starts a run on a terminal.
    void start(QProcess &process, const QStringList &options = {});
    const QByteArray &told() { return m_terminal->told(); }

    std::unique_ptr<test::PseudoTerminal> m_terminal;
};

void CompeteTerminalTest::initTestCase()
{
    qputenv("TERM", "xterm");
    qunsetenv("NO_COLOR");
}

void CompeteTerminalTest::cleanup()
{
    m_terminal.reset();
    qunsetenv("NO_COLOR");
    QCOMPARE(processesWith(m_name), 0);
}

void CompeteTerminalTest::start(QProcess &process, const QStringList &options)
{
    m_terminal = std::make_unique<test::PseudoTerminal>();
    m_terminal->give(process);
    process.start(QStringLiteral(SHINPAN_CLI), compete("run", options));
    QVERIFY(process.waitForStarted());
}

void CompeteTerminalTest::theDisplayHasAPageOfItsOwnAndTheReportFollows()
{
    writeCup("type = \"all-play-all\"\ngames = 6\n",
             {QStringLiteral("--random"), QStringLiteral("1"), QStringLiteral("--delay-ms"),
              QStringLiteral("5")});
    QProcess process;

    start(process);
    QTRY_VERIFY_WITH_TIMEOUT((told(), process.state() == QProcess::NotRunning), 30'000);

    QCOMPARE(process.exitCode(), 0);
    const QByteArray told = this->told();
    QVERIFY2(told.startsWith("\x1b[?1049h\x1b[?25l"), told.left(200).constData());
    QCOMPARE(told.count("\x1b[?1049h"), 1);
    QCOMPARE(told.count("\x1b[?1049l"), 1);
    const QByteArray page = told.left(told.indexOf("\x1b[?1049l"));
    const QByteArray after = told.mid(told.indexOf("\x1b[?1049l"));
    QVERIFY2(page.contains("alpha"), page.constData());
    QVERIFY2(page.contains(" of 6 games"), page.constData());
    QVERIFY2(page.contains("AvB_0"), page.constData());
    QVERIFY2(after.contains("alpha v beta (6/6 games)"), after.constData());
}

void CompeteTerminalTest::ctrlXStopsAfterTheRunningGames()
{
    writeCup("type = \"all-play-all\"\ngames = 100\n",
             {QStringLiteral("--random"), QStringLiteral("1"), QStringLiteral("--delay-ms"),
              QStringLiteral("3")});
    QProcess process;
    start(process);
    QTRY_VERIFY_WITH_TIMEOUT((told(), records().size() >= 1), 30'000);

    QVERIFY(m_terminal->type("\x18"));

    QTRY_VERIFY_WITH_TIMEOUT((told(), process.state() == QProcess::NotRunning), 30'000);
    QCOMPARE(process.exitCode(), 0);
    QVERIFY(records().size() < 100);
    QVERIFY2(!content("cup.log").contains("broken off"), content("cup.log").constData());
}

void CompeteTerminalTest::theDisplayFollowsTheSizeOfTheTerminal()
{
    writeCup("type = \"all-play-all\"\ngames = 100\n",
             {QStringLiteral("--random"), QStringLiteral("1"), QStringLiteral("--delay-ms"),
              QStringLiteral("3")});
    QProcess process;
    start(process);
    QTRY_VERIFY_WITH_TIMEOUT(told().contains("\x1b[30;1H"), 30'000); // its last row

    m_terminal->resize(40, 12);
    m_terminal->forget();

    QTRY_VERIFY_WITH_TIMEOUT(told().contains("\x1b[2J"), 10'000); // all is drawn anew
    m_terminal->forget();
    QTRY_VERIFY_WITH_TIMEOUT(told().size() > 500, 10'000);
    QVERIFY2(!told().contains("\x1b[13;1H"), told().constData());
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QTRY_VERIFY_WITH_TIMEOUT((told(), process.state() == QProcess::NotRunning), 30'000);
    QCOMPARE(process.exitCode(), 0);
}

void CompeteTerminalTest::withoutColourThereIsNone()
{
    qputenv("NO_COLOR", "1");
    writeCup("type = \"all-play-all\"\ngames = 1\n");
    QProcess process;

    start(process);
    QTRY_VERIFY_WITH_TIMEOUT((told(), process.state() == QProcess::NotRunning), 30'000);

    QVERIFY2(told().contains("alpha"), told().constData());
    for (const char *code : {"\x1b[1m", "\x1b[2m", "\x1b[32m", "\x1b[1;36m"}) {
        QVERIFY2(!told().contains(code), told().constData());
    }
}

void CompeteTerminalTest::plainLinesCanBeHadOnATerminal()
{
    writeCup("type = \"all-play-all\"\ngames = 1\n");
    QProcess process;

    start(process, {QStringLiteral("--plain")});
    QTRY_VERIFY_WITH_TIMEOUT((told(), process.state() == QProcess::NotRunning), 30'000);

    QVERIFY2(!told().contains('\x1b'), told().constData());
    QVERIFY2(told().contains("AvB_0"), told().constData());
}

SHINPAN_TEST(CompeteTerminalTest)
#include "competeterminal_test.moc"
