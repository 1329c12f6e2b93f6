#include "core/competition/competitionlock.h"

#include "tests/support/testmain.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;

/// Only one process at a time runs a competition.
class CompetitionLockTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSecondOneIsRefusedWithTheFirstOnesProcess();
    void itIsFreeWhenItsOwnerLetsGo();
    void aKilledProcessLetsGo();
    void aChildProcessDoesNotHoldIt();

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
    QVERIFY2(second.error().contains(owner), qPrintable(second.error()));
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
    QVERIFY2(refused.error().contains(QString::number(process.processId())),
             qPrintable(refused.error()));
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

SHINPAN_TEST(CompetitionLockTest)

#include "competitionlock_test.moc"
