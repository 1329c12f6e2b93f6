#include "core/gtp/processtransport.h"
#include "core/util/completion.h"
#include "tests/faults/ownprocess.h"
#include "tests/gtp/runningengine.h"
#include "tests/support/heldup.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTest>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::forced;
using shinpan::test::leavingHelpers;
using shinpan::test::processesMarked;
using shinpan::test::waitUntil;

namespace {

/// A helper in the engine's group, one that has left it, and one that has with helpers of its own.
const QString Helpers = QStringLiteral("sleep 1000 & setsid sleep 1000 & "
                                       "setsid sh -c 'setsid sleep 1000 & sleep 1000' & ");
constexpr int HelperCount = 5;

/// Processes that carry a mark, so that all can be found.
ProcessSpec shell(const QString &script, const QString &mark)
{
    return {.program = QStringLiteral("/bin/sh"),
            .arguments = {QStringLiteral("-c"), script},
            .environment = {{test::MarkVariable, mark}}};
}

/// A field of a process's status, as the kernel tells it: "Name:", for example.
QByteArray statusOf(qint64 process, const char *field)
{
    QFile status(QStringLiteral("/proc/%1/status").arg(process));
    if (status.open(QIODevice::ReadOnly)) {
        for (const QByteArray &line : status.readAll().split('\n')) {
            if (line.startsWith(field)) {
                return line.mid(qstrlen(field)).simplified();
            }
        }
    }
    return {};
}

QList<int> childrenOf(qint64 process)
{
    QFile file(QStringLiteral("/proc/%1/task/%1/children").arg(process));
    QList<int> children;
    if (file.open(QIODevice::ReadOnly)) {
        const QByteArrayList numbers = file.readAll().split(' ');
        for (const QByteArray &number : numbers.first(numbers.size() - 1)) {
            children.append(number.toInt());
        }
    }
    return children;
}

/// Whether this many processes carry the mark soon, and for a while: those that start or end are
/// counted or not as it happens.
bool settlesAt(int count, const QString &mark)
{
    int times = 0;
    return QTest::qWaitFor(
        [&] {
            times = processesMarked(mark) == count ? times + 1 : 0;
            return times == 5;
        },
        30'000);
}

double childrensProcessorTime()
{
    rusage usage{};
    ::getrusage(RUSAGE_CHILDREN, &usage);
    return static_cast<double>(usage.ru_utime.tv_sec)
         + static_cast<double>(usage.ru_utime.tv_usec) / 1e6;
}

} // namespace

/// Nothing of an engine outlives it or us, whatever it started and whatever ends it.
class EngineKeeperTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_mark = test::uniqueMark(); }
    void cleanup();

    void everyHelperEndsWithTheEngine_data();
    void everyHelperEndsWithTheEngine();
    void everythingEndsWithTheTransport();
    void everythingEndsWithTheTransportThatHasJustBegun();
    void anEngineThatIsStoppedBeforeItHasBegunEndsToo();
    void everythingEndsWithUs_data();
    void everythingEndsWithUs();
    void theEngineEndsWithItsKeeper();
    void aChainOfProcessesIsCaught();
    void theKeeperIsNotTakenForTheEngine();
    void theKeeperHoldsNoPipe();
    void anEngineHasItsThreeStreamsOnly();
    void theEnginesProcessorTimeIsOurChildrens();

private:
    /// Runs until it has helpers, and is gone in the end.
    [[nodiscard]] std::unique_ptr<ProcessTransport> started(const QString &script) const;

    QString m_mark;
};

void EngineKeeperTest::cleanup()
{
    drainResumptions();
    QVERIFY(settlesAt(0, m_mark));
}

std::unique_ptr<ProcessTransport> EngineKeeperTest::started(const QString &script) const
{
    auto transport = std::make_unique<ProcessTransport>(shell(script, m_mark));
    QByteArray output;
    QObject::connect(transport.get(), &GtpTransport::bytesReceived, transport.get(),
                     [&output](QByteArrayView bytes) { output += bytes; });
    transport->start();
    const bool isUp = waitUntil([&] { return output.contains("ready\n"); });
    transport->disconnect();
    return isUp ? std::move(transport) : nullptr;
}

void EngineKeeperTest::everyHelperEndsWithTheEngine_data()
{
    QTest::addColumn<QString>("end");
    QTest::addColumn<int>("grace");
    QTest::addColumn<ProcessExit>("exit");
    QTest::newRow("leaves") << QStringLiteral("read line; exit 3") << 10'000
                            << leavingHelpers(ProcessExit::exited(3));
    QTest::newRow("crashes") << QStringLiteral("read line; kill -SEGV $$") << 10'000
                             << leavingHelpers(ProcessExit::signalled(SIGSEGV));
    QTest::newRow("obeys SIGTERM")
        << QStringLiteral("exec sleep 1000") << 1 << forced(ProcessExit::signalled(SIGTERM));
    QTest::newRow("is killed") << QStringLiteral("exec sleep 1000") << 0
                               << forced(ProcessExit::signalled(SIGKILL));
}

void EngineKeeperTest::everyHelperEndsWithTheEngine()
{
    QFETCH(QString, end);
    QFETCH(int, grace);
    QFETCH(ProcessExit, exit);
    const auto transport = started(Helpers + QStringLiteral("echo ready; ") + end);
    QVERIFY(transport);
    QVERIFY(settlesAt(HelperCount + 1, m_mark));
    QList<ProcessExit> exits;
    connect(transport.get(), &GtpTransport::ended, this,
            [&exits](const ProcessExit &how) { exits.append(how); });

    transport->close(std::chrono::milliseconds(grace));

    QVERIFY(waitUntil([&exits] { return !exits.isEmpty(); }));
    QCOMPARE(processesMarked(m_mark), 0);
    QCOMPARE(exits, QList{exit});
}

void EngineKeeperTest::everythingEndsWithTheTransport()
{
    auto transport = started(Helpers + QStringLiteral("echo ready; exec sleep 1000"));
    QVERIFY(transport);
    QVERIFY(settlesAt(HelperCount + 1, m_mark));

    transport.reset();

    QVERIFY(settlesAt(0, m_mark));
}

/// It ends at every stage; each of them is met more than once.
void EngineKeeperTest::everythingEndsWithTheTransportThatHasJustBegun()
{
    for (int time = 0; time < 21; ++time) {
        auto transport = std::make_unique<ProcessTransport>(
            shell(Helpers + QStringLiteral("exec sleep 1000"), m_mark));
        transport->start();
        const auto hasBegun = [this, time] {
            return processesMarked(m_mark) >= time % (HelperCount + 2);
        };
        QVERIFY(QTest::qWaitFor(hasBegun, 30'000));
        transport.reset();
        QVERIFY(settlesAt(0, m_mark));
    }
}

/// What stops processes may meet one that is still the keeper's copy.
void EngineKeeperTest::anEngineThatIsStoppedBeforeItHasBegunEndsToo()
{
    bool hasMetIt = false;
    for (int time = 0; time < 300 && !hasMetIt; ++time) {
        auto transport =
            std::make_unique<ProcessTransport>(shell(QStringLiteral("exec sleep 1000"), m_mark));
        transport->start();
        int engine = 0;
        QElapsedTimer waited; // without sleep: what is met so is gone in less than a millisecond
        for (waited.start(); engine == 0 && !waited.hasExpired(5000);) {
            for (const int keeper : childrenOf(::getpid())) {
                engine = childrenOf(keeper).value(0);
            }
        }
        QVERIFY(engine > 0);
        ::kill(engine, SIGSTOP);
        hasMetIt = statusOf(engine, "Name:") == "engine-keeper";
        transport.reset();
        QVERIFY(settlesAt(0, m_mark));
    }
    if (!hasMetIt) {
        QSKIP("no engine was stopped early enough");
    }
}

void EngineKeeperTest::everythingEndsWithUs_data()
{
    QTest::addColumn<int>("processes"); // of the engine, when it is killed
    QTest::newRow("at once") << 0;
    QTest::newRow("while the engine starts") << 1;
    QTest::newRow("later") << HelperCount + 1;
}

/// A copy of this program starts an engine and is killed.
void EngineKeeperTest::everythingEndsWithUs()
{
    QFETCH(int, processes);
    const pid_t copy = ::fork();
    if (copy == 0) {
        ProcessTransport transport(shell(Helpers + QStringLiteral("exec sleep 1000"), m_mark));
        transport.start();
        static_cast<void>(test::heldUp([&] { return processesMarked(m_mark) >= processes; }));
        ::kill(::getpid(), SIGKILL);
    }
    QCOMPARE(::waitpid(copy, nullptr, 0), copy);

    QVERIFY(settlesAt(0, m_mark));
}

void EngineKeeperTest::theEngineEndsWithItsKeeper()
{
    const auto transport = started(QStringLiteral("sleep 1000 & echo ready; exec sleep 1000"));
    QVERIFY(transport);
    QList<ProcessExit> exits;
    connect(transport.get(), &GtpTransport::ended, this,
            [&exits](const ProcessExit &how) { exits.append(how); });

    const int keeper = statusOf(transport->processId(), "PPid:").toInt();
    QVERIFY(keeper > 1);
    ::kill(keeper, SIGKILL);

    QVERIFY(waitUntil([&exits] { return !exits.isEmpty(); }));
    QCOMPARE(exits.first().kind, ProcessExit::Kind::Signalled);
}

/// Each goes on in a new one, in a session of its own.
void EngineKeeperTest::aChainOfProcessesIsCaught()
{
    const QString link =
        QStringLiteral("test $1 = 0 || { setsid sh -c \"$0\" \"$0\" $(($1 - 1)) & }; "
                       "sleep 1000");
    ProcessSpec spec = shell(link, m_mark);
    spec.arguments += {link, QStringLiteral("60")};
    ProcessTransport transport(spec);
    QSignalSpy ended(&transport, &GtpTransport::ended);
    transport.start();
    // Counted once: one that becomes another program has no mark for a moment.
    QVERIFY(QTest::qWaitFor([this] { return processesMarked(m_mark) >= 122; }, 30'000));

    transport.close(0ms);

    QVERIFY(waitUntil([&ended] { return !ended.isEmpty(); }));
    QCOMPARE(processesMarked(m_mark), 0);
}

/// Somebody may look for the engine's command line or environment, to count it or to stop it.
void EngineKeeperTest::theKeeperIsNotTakenForTheEngine()
{
    const auto transport = started(QStringLiteral("echo ready; exec sleep 1000"));
    QVERIFY(transport);
    const int keeper = statusOf(transport->processId(), "PPid:").toInt();
    QFile commandLine(QStringLiteral("/proc/%1/cmdline").arg(keeper));
    QVERIFY(commandLine.open(QIODevice::ReadOnly));

    QVERIFY(settlesAt(1, m_mark));
    QCOMPARE(commandLine.readAll().replace('\0', ""), QByteArray("engine-keeper"));
    QCOMPARE(statusOf(keeper, "Name:"), QByteArray("engine-keeper"));
    QCOMPARE(statusOf(keeper, "PPid:").toInt(), ::getpid());
}

/// Bytes go between the engine and us directly, and the end of either is seen by the other.
void EngineKeeperTest::theKeeperHoldsNoPipe()
{
    const auto transport = started(QStringLiteral("echo ready; exec sleep 1000"));
    QVERIFY(transport);
    const int keeper = statusOf(transport->processId(), "PPid:").toInt();
    const auto filesOf = [](qint64 process, int last) {
        QStringList files;
        for (int number = 0; number <= last; ++number) {
            const QString link = QStringLiteral("/proc/%1/fd/%2").arg(process).arg(number);
            if (QFileInfo(link).isSymLink()) {
                files.append(QFileInfo(link).symLinkTarget());
            }
        }
        return files;
    };
    const QStringList streams = filesOf(transport->processId(), 2);
    QCOMPARE(streams.size(), 3);

    QTRY_COMPARE(filesOf(keeper, 2), QStringList());
    const QStringList kept = filesOf(keeper, 1000);
    QVERIFY(
        !std::ranges::any_of(streams, [&](const QString &file) { return kept.contains(file); }));
}

/// The shell or terminal that started us may have left anything open.
void EngineKeeperTest::anEngineHasItsThreeStreamsOnly()
{
    const int leftOpen = ::dup(STDERR_FILENO);
    const auto transport = started(QStringLiteral("echo ready; exec sleep 1000"));
    ::close(leftOpen);
    QVERIFY(transport);

    const QDir files(QStringLiteral("/proc/%1/fd").arg(transport->processId()));
    QTRY_COMPARE(files.entryList(QDir::Files | QDir::System),
                 QStringList({QStringLiteral("0"), QStringLiteral("1"), QStringLiteral("2")}));
}

/// clifaulttable measures it so.
void EngineKeeperTest::theEnginesProcessorTimeIsOurChildrens()
{
    const double before = childrensProcessorTime();
    const auto transport =
        started(QStringLiteral("i=0; while test $i -lt 100000; do i=$((i + 1)); done; echo ready"));
    QVERIFY(transport);

    QTRY_VERIFY(childrensProcessorTime() - before > 0.01);
}

SHINPAN_TEST(EngineKeeperTest)
#include "enginekeeper_test.moc"
