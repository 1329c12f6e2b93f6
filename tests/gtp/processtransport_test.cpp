#include "core/gtp/processtransport.h"

#include "core/util/completion.h"
#include "tests/faults/ownprocess.h"
#include "tests/gtp/runningengine.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <link.h>
#include <sched.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::forced;
using shinpan::test::groupVanishes;
using shinpan::test::openDescriptors;

namespace {

ProcessSpec shell(const QString &script)
{
    return {.program = QStringLiteral("/bin/sh"), .arguments = {QStringLiteral("-c"), script}};
}

/// Those that this process may run on.
std::vector<int> allowedProcessors()
{
    cpu_set_t set;
    ::sched_getaffinity(0, sizeof set, &set);
    std::vector<int> numbers;
    for (int number = 0; number < CPU_SETSIZE; ++number) {
        if (CPU_ISSET(static_cast<std::size_t>(number), &set)) {
            numbers.push_back(number);
        }
    }
    return numbers;
}

/// Runs to the end and remembers what came.
class Run
{
public:
    explicit Run(const ProcessSpec &spec)
        : m_transport(spec)
    {
        QObject::connect(&m_transport, &GtpTransport::started, &m_transport,
                         [this] { wasStarted = true; });
        QObject::connect(&m_transport, &GtpTransport::bytesReceived, &m_transport,
                         [this](QByteArrayView bytes) { output += bytes; });
        QObject::connect(&m_transport, &GtpTransport::errorBytesReceived, &m_transport,
                         [this](QByteArrayView bytes) { errorOutput += bytes; });
        QObject::connect(&m_transport, &GtpTransport::ended, &m_transport,
                         [this](const ProcessExit &end) { exits.append(end); });
        m_transport.start();
    }

    ProcessTransport &transport() { return m_transport; }
    bool awaitEnd()
    {
        return QTest::qWaitFor([this] { return !exits.isEmpty(); }, 20'000);
    }

    bool wasStarted = false;
    QByteArray output;
    QByteArray errorOutput;
    QList<ProcessExit> exits;

private:
    ProcessTransport m_transport;
};

} // namespace

class ProcessTransportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { drainResumptions(); }

    void bytesGoInAndComeOut();
    void theLastBytesComeBeforeTheEnd();
    void aFullPipeIsWrittenLater();
    void theSpecIsObeyed();
    void aProgramThatCannotStartSaysWhy_data();
    void aProgramThatCannotStartSaysWhy();
    void aFileThatIsNoProgramSaysWhy();
    void programsThatCannotStartLeaveNothingOpen();
    void nothingIsLookedUpOnTheChildsSmallStack();
    void discardedErrorsGoNowhere();
    void itRunsOnTheProcessorsAskedFor();
    void aProcessorThatIsNotThereIsNamed();
    void ignoredSignalsAreNotInherited();
    void theProcessLeadsItsOwnGroup();
    void theProcessHasNoTerminal();
    void closingBeforeTheStartEndsIt();
    void noDescriptorsAreLeft();
};

void ProcessTransportTest::bytesGoInAndComeOut()
{
    Run run(shell(QStringLiteral("cat; echo bye >&2; exit 5")));
    run.transport().write("hello\n");
    QVERIFY(QTest::qWaitFor([&run] { return run.output == "hello\n"; }, 20'000));
    QVERIFY(run.wasStarted);
    run.transport().close(10s);

    QVERIFY(run.awaitEnd());
    QCOMPARE(run.errorOutput, QByteArray("bye\n"));
    QCOMPARE(run.exits, QList{ProcessExit::exited(5)});
}

void ProcessTransportTest::theLastBytesComeBeforeTheEnd()
{
    Run run(shell(QStringLiteral("head -c 60000 /dev/zero; head -c 60000 /dev/zero >&2")));

    QVERIFY(run.awaitEnd());
    QCOMPARE(run.output.size(), 60'000);
    QCOMPARE(run.errorOutput.size(), 60'000);
}

void ProcessTransportTest::aFullPipeIsWrittenLater()
{
    Run run(shell(QStringLiteral("sleep 0.2; exec cat")));
    const QByteArray much(1'000'000, 'x');
    run.transport().write(much);
    run.transport().write("end");
    run.transport().close(20s);

    QVERIFY(run.awaitEnd());
    QCOMPARE(run.output.size(), much.size() + 3);
    QVERIFY(run.output.endsWith("xend"));
    QCOMPARE(run.exits, QList{ProcessExit::exited(0)});
}

void ProcessTransportTest::theSpecIsObeyed()
{
    const QTemporaryDir directory;
    ProcessSpec spec =
        shell(QStringLiteral("pwd; echo \"$GREETING $1\"; test -n \"$PATH\" && echo inherited"));
    spec.arguments += {QStringLiteral("sh"), QStringLiteral("one word")};
    spec.workingDirectory = directory.path();
    spec.environment.insert(QStringLiteral("GREETING"), QStringLiteral("hello"));
    Run run(spec);

    QVERIFY(run.awaitEnd());
    const QByteArrayList lines = run.output.split('\n');
    QCOMPARE(lines.size(), 4);
    QVERIFY(lines[0].endsWith(directory.path().section(QLatin1Char('/'), -1).toUtf8()));
    QCOMPARE(lines[1], QByteArray("hello one word"));
    QCOMPARE(lines[2], QByteArray("inherited"));
}

void ProcessTransportTest::aProgramThatCannotStartSaysWhy_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("directory");
    QTest::addColumn<QString>("reason");
    QTest::newRow("unknown name") << QStringLiteral("no-such-engine") << QString()
                                  << QStringLiteral("no such program: no-such-engine");
    QTest::newRow("unknown path") << QStringLiteral("/no/such/engine") << QString()
                                  << QStringLiteral("no such program: /no/such/engine");
    QTest::newRow("directory") << QStringLiteral("/tmp") << QString()
                               << QStringLiteral("a directory, not a program: /tmp");
    QTest::newRow("not executable") << QStringLiteral("/etc/passwd") << QString()
                                    << QStringLiteral("not executable: /etc/passwd");
    QTest::newRow("unknown directory") << QStringLiteral("cat") << QStringLiteral("/no/such/place")
                                       << QStringLiteral("no such directory: /no/such/place");
}

void ProcessTransportTest::aProgramThatCannotStartSaysWhy()
{
    QFETCH(QString, program);
    QFETCH(QString, directory);
    QFETCH(QString, reason);
    Run run({.program = program, .workingDirectory = directory});

    QVERIFY(run.awaitEnd());
    QVERIFY(!run.wasStarted);
    QCOMPARE(run.exits, QList{ProcessExit::failedToStart(Message::verbatim(reason))});
}

void ProcessTransportTest::aFileThatIsNoProgramSaysWhy()
{
    const QTemporaryDir directory;
    const QString name = directory.filePath(QStringLiteral("engine"));
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no program") > 0);
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::ExeOwner));
    file.close();
    Run run({.program = name});

    QVERIFY(run.awaitEnd());
    QVERIFY(!run.wasStarted);
    const QString reason = QStringLiteral("not a program for this computer: %1 (a script begins "
                                          "with a line such as #!/bin/sh)");
    QCOMPARE(run.exits, QList{ProcessExit::failedToStart(Message::verbatim(reason.arg(name)))});
}

/// QProcess 6.4 would leave a pipe for each.
void ProcessTransportTest::programsThatCannotStartLeaveNothingOpen()
{
    Run(shell(QStringLiteral("true"))).awaitEnd(); // what is opened once
    const int before = openDescriptors();
    for (const char *program : {"no-such-engine", "/no/such/engine", "/tmp", "/etc/passwd"}) {
        Run run({.program = QString::fromLatin1(program)});
        QVERIFY(run.awaitEnd());
    }
    Run run({.program = QStringLiteral("cat"), .workingDirectory = QStringLiteral("/no/such")});
    QVERIFY(run.awaitEnd());

    QTRY_COMPARE(openDescriptors(), before);
}

/// ChildSetUp says why.
void ProcessTransportTest::nothingIsLookedUpOnTheChildsSmallStack()
{
    bool isBoundNow = false;
    for (const ElfW(Dyn) *entry = _DYNAMIC; entry->d_tag != DT_NULL; ++entry) {
        isBoundNow = isBoundNow || entry->d_tag == DT_BIND_NOW
                  || (entry->d_tag == DT_FLAGS && entry->d_un.d_val & DF_BIND_NOW)
                  || (entry->d_tag == DT_FLAGS_1 && entry->d_un.d_val & DF_1_NOW);
    }
    QVERIFY(isBoundNow);
}

/// This program ignores SIGPIPE; an engine that inherited that would not die when its output is
/// closed.
void ProcessTransportTest::discardedErrorsGoNowhere()
{
    ProcessSpec spec = shell(QStringLiteral("head -c 1000000 /dev/zero >&2; echo done"));
    spec.discardsErrorOutput = true;
    Run run(spec);

    QVERIFY(run.awaitEnd());
    QCOMPARE(run.output, QByteArray("done\n"));
    QCOMPARE(run.errorOutput, QByteArray());
    QCOMPARE(run.exits, QList{ProcessExit::exited(0)});
}

void ProcessTransportTest::itRunsOnTheProcessorsAskedFor()
{
    for (const int processor : allowedProcessors()) {
        ProcessSpec spec = shell(QStringLiteral("grep Cpus_allowed_list /proc/self/status"));
        spec.processors = {processor};
        Run run(spec);

        QVERIFY(run.awaitEnd());
        QCOMPARE(run.output.simplified(), "Cpus_allowed_list: " + QByteArray::number(processor));
    }
}

void ProcessTransportTest::aProcessorThatIsNotThereIsNamed()
{
    for (const int processor : {-1, 100'000}) {
        ProcessSpec spec = shell(QStringLiteral("true"));
        spec.processors = {processor};
        const Run run(spec);

        QCOMPARE(run.exits.size(), 1);
        QCOMPARE(run.exits.first().kind, ProcessExit::Kind::FailedToStart);
        QVERIFY(run.exits.first().detail.english().startsWith(
            QStringLiteral("there is no processor %1; this computer has 0 to ").arg(processor)));
    }
}

void ProcessTransportTest::ignoredSignalsAreNotInherited()
{
    ::signal(SIGPIPE, SIG_IGN);
    Run run(shell(QStringLiteral("grep SigIgn /proc/self/status")));

    QVERIFY(run.awaitEnd());
    QCOMPARE(run.output.simplified(), QByteArray("SigIgn: 0000000000000000"));
}

void ProcessTransportTest::theProcessLeadsItsOwnGroup()
{
    Run run(shell(QStringLiteral("ps -o pgid= -p $$; sleep 600")));
    QVERIFY(QTest::qWaitFor([&run] { return run.output.contains('\n'); }, 20'000));
    const qint64 id = run.transport().processId();
    QVERIFY(id > 0);
    QCOMPARE(run.output.simplified().toLongLong(), id);
    run.transport().close(0ms);

    QVERIFY(run.awaitEnd());
    QCOMPARE(run.exits, QList{forced(ProcessExit::signalled(SIGKILL))});
}

/// The leader of a session has no terminal until it opens one.
void ProcessTransportTest::theProcessHasNoTerminal()
{
    Run run(shell(QStringLiteral("ps -o sid= -p $$; read -r answer </dev/tty || exit 7")));

    QVERIFY(run.awaitEnd());
    QCOMPARE(run.output.simplified().toLongLong(), run.transport().processId());
    QCOMPARE(run.exits.first(), ProcessExit::exited(7));
}

void ProcessTransportTest::closingBeforeTheStartEndsIt()
{
    ProcessTransport transport(shell(QStringLiteral("cat")));
    QSignalSpy ended(&transport, &GtpTransport::ended);
    transport.close(1s);

    QCOMPARE(ended.size(), 1);
    QCOMPARE(transport.processId(), 0);
}

void ProcessTransportTest::noDescriptorsAreLeft()
{
    const auto descriptors = [] {
        return QDir(QStringLiteral("/proc/self/fd")).entryList().size();
    };
    {
        Run first(shell(QStringLiteral("exit 0")));
        QVERIFY(first.awaitEnd());
    }
    drainResumptions();
    const qsizetype before = descriptors();
    for (int i = 0; i < 20; ++i) {
        Run run(shell(i % 2 == 0 ? QStringLiteral("exit 0") : QStringLiteral("sleep 1000")));
        if (i % 2 == 0) {
            QVERIFY(run.awaitEnd());
        }
    }
    drainResumptions();
    QTRY_COMPARE(descriptors(), before);
}

SHINPAN_TEST(ProcessTransportTest)
#include "processtransport_test.moc"
