#include "tests/cli/competefixture.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QTest>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>

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
    /// Starts a run on a terminal of this size.
    void start(QProcess &process, const QStringList &options = {}, int columns = 90, int rows = 30);
    /// What the terminal was told so far.
    const QByteArray &told();

    int m_terminal = -1; ///< our end of it
    QByteArray m_told;
};

void CompeteTerminalTest::initTestCase()
{
    qputenv("TERM", "xterm");
    qunsetenv("NO_COLOR");
}

void CompeteTerminalTest::cleanup()
{
    ::close(m_terminal);
    m_told.clear();
    qunsetenv("NO_COLOR");
    QCOMPARE(processesWith(m_name), 0);
}

void CompeteTerminalTest::start(QProcess &process,
                                const QStringList &options,
                                int columns,
                                int rows)
{
    m_terminal = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
    QVERIFY(m_terminal >= 0 && ::grantpt(m_terminal) == 0 && ::unlockpt(m_terminal) == 0);
    const QByteArray name = ::ptsname(m_terminal);
    const winsize size{static_cast<unsigned short>(rows), static_cast<unsigned short>(columns), 0,
                       0};
    ::ioctl(m_terminal, TIOCSWINSZ, &size);
    process.setChildProcessModifier([name] {
        ::setsid(); // the first terminal that is opened now is the session's
        const int end = ::open(name.constData(), O_RDWR);
        ::dup2(end, STDIN_FILENO);
        ::dup2(end, STDOUT_FILENO);
        ::dup2(end, STDERR_FILENO);
    });
    process.start(QStringLiteral(SHINPAN_CLI), compete("run", options));
    QVERIFY(process.waitForStarted());
}

const QByteArray &CompeteTerminalTest::told()
{
    char bytes[4096];
    ssize_t count = 0;
    while ((count = ::read(m_terminal, bytes, sizeof bytes)) > 0) {
        m_told.append(bytes, count);
    }
    return m_told;
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

    QCOMPARE(::write(m_terminal, "\x18", 1), 1);

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
    start(process, {}, 90, 30);
    QTRY_VERIFY_WITH_TIMEOUT(told().contains("\x1b[30;1H"), 30'000); // its last row

    const winsize small{12, 40, 0, 0};
    ::ioctl(m_terminal, TIOCSWINSZ, &small);
    m_told.clear();

    QTRY_VERIFY_WITH_TIMEOUT(told().contains("\x1b[2J"), 10'000); // all is drawn anew
    m_told.clear();
    QTRY_VERIFY_WITH_TIMEOUT(told().size() > 500, 10'000);
    QVERIFY2(!m_told.contains("\x1b[13;1H"), m_told.constData());
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
