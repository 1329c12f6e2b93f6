#include "core/competition/store/competitionlock.h"

#include "tests/support/heldup.h"
#include "tests/support/testmain.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <thread>
#include <tuple>
#include <utility>

using namespace shinpan;
using namespace std::chrono_literals;

namespace {

/// A child that inherited a lock from a process that has ended. Ends with this at the latest.
class NewbornChild
{
public:
    explicit NewbornChild(const QString &path)
    {
        std::array<int, 2> death{}; // read by the child until nobody can write
        std::array<int, 2> birth{}; // written by it when it is there
        if (::pipe(death.data()) != 0 || ::pipe(birth.data()) != 0) {
            qFatal("no pipe");
        }
        m_owner = ::fork();
        if (m_owner == 0) {
            ::close(death[1]);
            const auto lock = CompetitionLock::take(path);
            if (lock && ::fork() == 0) {
                char none = 0;
                std::ignore = ::write(birth[1], "!", 1);
                std::ignore = ::read(death[0], &none, 1);
                ::_exit(0);
            }
            ::_exit(lock ? 0 : 1);
        }
        m_life = death[1];
        ::close(death[0]);
        ::close(birth[1]);
        char called = 0;
        if (m_owner < 0 || ::read(birth[0], &called, 1) != 1
            || ::waitpid(m_owner, nullptr, 0) != m_owner) {
            qFatal("no child");
        }
        ::close(birth[0]);
    }
    ~NewbornChild() { end(); }
    Q_DISABLE_COPY_MOVE(NewbornChild)

    void end()
    {
        if (m_life >= 0) {
            ::close(std::exchange(m_life, -1));
        }
    }
    /// The number of the process that took the lock.
    [[nodiscard]] pid_t owner() const { return m_owner; }

private:
    pid_t m_owner = -1;
    int m_life = -1;
};

/// Whether a thread of this process waits for something.
bool isAsleep(pid_t thread)
{
    QFile stat(QStringLiteral("/proc/self/task/%1/stat").arg(thread));
    return stat.open(QIODevice::ReadOnly) && stat.readAll().contains(") S ");
}

} // namespace

/// One process at a time runs a competition.
class CompetitionLockTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSecondOneIsRefusedWithTheFirstOnesProcess();
    void itIsFreeWhenItsOwnerLetsGo();
    void aKilledProcessLetsGo();
    void aChildProcessDoesNotHoldIt();
    void whatADeadOwnerLeftToItsChildIsWaitedFor();
    void aDeadOwnersChildIsNotWaitedForWithoutEnd();

private:
    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(QStringLiteral("cup.lock"));
};

void CompetitionLockTest::aSecondOneIsRefusedWithTheFirstOnesProcess()
{
    const auto first = CompetitionLock::take(m_path);
    QVERIFY(first);
    QVERIFY(CompetitionLock::isTaken(m_path));
    const auto second = CompetitionLock::take(m_path);
    QVERIFY(!second);
    const QString owner = QStringLiteral("process %1 on %2")
                              .arg(QCoreApplication::applicationPid())
                              .arg(QSysInfo::machineHostName());
    QVERIFY2(second.error().english().contains(owner), qPrintable(second.error().english()));
}

void CompetitionLockTest::itIsFreeWhenItsOwnerLetsGo()
{
    {
        const auto first = CompetitionLock::take(m_path);
        QVERIFY(first);
    }
    QVERIFY(!CompetitionLock::isTaken(m_path));
    QVERIFY(CompetitionLock::take(m_path));
}

void CompetitionLockTest::aKilledProcessLetsGo()
{
    const QString file = m_folder.filePath(QStringLiteral("cup.toml"));
    QProcess process;
    process.start(QStringLiteral(SHINPAN_STORE_WRITER), {file});
    QVERIFY(process.waitForReadyRead(20'000));
    const auto refused = CompetitionLock::take(m_path);
    QVERIFY(!refused);
    QVERIFY2(refused.error().english().contains(QString::number(process.processId())),
             qPrintable(refused.error().english()));
    process.kill();
    QVERIFY(process.waitForFinished(20'000));
    QVERIFY(CompetitionLock::take(m_path));
}

void CompetitionLockTest::aChildProcessDoesNotHoldIt()
{
    QProcess child;
    {
        const auto lock = CompetitionLock::take(m_path);
        QVERIFY(lock);
        child.start(QStringLiteral("cat"), {});
        QVERIFY(child.waitForStarted(20'000));
    }
    QVERIFY(!CompetitionLock::isTaken(m_path));
    child.closeWriteChannel();
    QVERIFY(child.waitForFinished(20'000));
}

/// Its owner was killed between the birth of a child and that child's becoming an engine.
void CompetitionLockTest::whatADeadOwnerLeftToItsChildIsWaitedFor()
{
    NewbornChild child(m_path);
    QVERIFY(CompetitionLock::isTaken(m_path));
    std::thread later([&child, self = ::gettid()] {
        static_cast<void>(test::heldUp([self] { return isAsleep(self); })); // it waits for the lock
        child.end();
    });
    const auto lock = CompetitionLock::take(m_path);
    later.join();
    QVERIFY2(lock, lock ? "" : qPrintable(lock.error().english()));
}

void CompetitionLockTest::aDeadOwnersChildIsNotWaitedForWithoutEnd()
{
    const NewbornChild child(m_path);
    const auto lock = CompetitionLock::take(m_path);
    QVERIFY(!lock);
    QVERIFY2(lock.error().english().contains(QStringLiteral("process %1 on ").arg(child.owner())),
             qPrintable(lock.error().english()));
}

SHINPAN_TEST(CompetitionLockTest)

#include "competitionlock_test.moc"
