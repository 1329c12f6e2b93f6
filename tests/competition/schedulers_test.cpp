#include "core/competition/machines/leftovers.h"
#include "core/machines/hostfile.h"
#include "core/machines/scheduler.h"
#include "core/machines/slurmscheduler.h"
#include "core/machines/sshscheduler.h"
#include "core/machines/workfolders.h"
#include "core/util/regularfile.h"
#include "tests/support/testmain.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <sys/time.h>

using namespace shinpan;

namespace {

[[nodiscard]] bool put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

/// What schedulers, shells and other users of a machine make of names and notes.
class SchedulersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLineThatIsMoreThanAHostIsRefused_data();
    void aLineThatIsMoreThanAHostIsRefused();
    void aNoteThatThisRunDidNotWriteIsNoProcess_data();
    void aNoteThatThisRunDidNotWriteIsNoProcess();
    void aStopReachesOnlyFoldersOfOurs();
    void aTaskOfSlurmIsSoughtInTheFolderAsItIsCalled();
};

void SchedulersTest::aLineThatIsMoreThanAHostIsRefused_data()
{
    QTest::addColumn<QString>("line");
    for (const char *const line : {"north;date",
                                   "north $(date)",
                                   "`date`",
                                   "north|south",
                                   "ssh -o 'ProxyCommand=date' north",
                                   "north,south",
                                   "north[1-9]",
                                   "@group/north",
                                   "-oProxyCommand=date",
                                   "ssh north -v",
                                   "{= system 'date' =}",
                                   "n{}",
                                   "date north",
                                   "north&",
                                   "north>file",
                                   "n\\1",
                                   "n\"1",
                                   "4/4/north",
                                   "n\tm",
                                   "ü"}) {
        QTest::newRow(line) << QString::fromUtf8(line);
    }
}

void SchedulersTest::aLineThatIsMoreThanAHostIsRefused()
{
    QFETCH(const QString, line);
    QVERIFY(hostsFromText(QStringLiteral("3/north")));
    const auto hosts = hostsFromText(QStringLiteral("3/north\n") + line);
    QVERIFY(!hosts);
    QVERIFY2(hosts.error().english().contains(line), qPrintable(hosts.error().english()));
}

/// A pid of ours, of another program, of everybody's, and what is no number.
void SchedulersTest::aNoteThatThisRunDidNotWriteIsNoProcess_data()
{
    QTest::addColumn<QByteArray>("process");
    QTest::newRow("all processes") << QByteArray("-1");
    QTest::newRow("our group") << QByteArray("0");
    QTest::newRow("the system's first") << QByteArray("1");
    QTest::newRow("another program") << QByteArray("sleep");
    QTest::newRow("no number") << QByteArray("none");
}

void SchedulersTest::aNoteThatThisRunDidNotWriteIsNoProcess()
{
    QFETCH(QByteArray, process);
    QTemporaryDir folder;
    QProcess other; // in a group of its own, as what runs by itself is
    other.start(QStringLiteral("setsid"), {QStringLiteral("sleep"), QStringLiteral("100")});
    QVERIFY(other.waitForStarted());
    if (process == "sleep") {
        process = QByteArray::number(other.processId());
    }
    const QByteArray stat =
        readRegularFile(QStringLiteral("/proc/%1/stat").arg(QString::fromLatin1(process)), KiB)
            .value_or("0 (none) S" + QByteArray(" 0").repeated(30));
    const QByteArray begun = stat.mid(stat.lastIndexOf(')') + 2).split(' ').at(19);
    const QString note = folder.filePath(QStringLiteral("parallels/7"));
    QVERIFY(QDir().mkpath(QFileInfo(note).path()));
    QVERIFY(put(note, process + ' ' + begun + " north"));

    SshScheduler scheduler({.run = QStringLiteral("abc"), .folder = folder.path()},
                           {Host{QStringLiteral("north")}});
    scheduler.cancel({QStringLiteral("7")});

    QCOMPARE(scheduler.room(), 1); // nothing runs there
    QVERIFY(!QFile::exists(note));
    QVERIFY(!other.waitForFinished(200));
    other.kill();
    QVERIFY(other.waitForFinished());
}

void SchedulersTest::aStopReachesOnlyFoldersOfOurs()
{
    const QString run = QStringLiteral("run%1").arg(QCoreApplication::applicationPid());
    QTemporaryDir ours(workFolderTemplate(run));
    QTemporaryDir precious;
    QTemporaryDir open(workFolderTemplate(run));
    QVERIFY(
        QFile::setPermissions(open.path(), QFile::permissions(open.path()) | QFile::WriteOther));
    const QString link =
        workFolderTemplate(run).replace(QStringLiteral("XXXXXX"), QStringLiteral("linked"));
    QVERIFY(QFile::link(precious.path(), link));
    const auto unlink = qScopeGuard([&link] { QFile::remove(link); });
    QVERIFY(put(precious.filePath(QStringLiteral("kept")), "kept"));
    const struct timeval old[2] = {{1'000'000'000, 0}, {1'000'000'000, 0}};
    QCOMPARE(::utimes(QFile::encodeName(precious.path()).constData(), old), 0);

    QCOMPARE(workFolders(run), QStringList(ours.path()));
    QVERIFY(orderStop(run, stopOrder(QStringLiteral("now"), 3)));
    removeLeftOvers(run);

    QCOMPARE(readRegularFile(stopFileIn(ours.path()), KiB).value_or(QByteArray()),
             stopOrder(QStringLiteral("now"), 3));
    QVERIFY(!QFile::exists(stopFileIn(open.path())));
    QCOMPARE(QDir(precious.path()).entryList(QDir::Files), QStringList(QStringLiteral("kept")));
    QVERIFY(isRunName(run) && !isRunName(QStringLiteral("../x")) && !isRunName({}));
}

/// Slurm replaces signs behind a percent sign, and a gap that is filled by and by takes what was
/// filled in for one.
void SchedulersTest::aTaskOfSlurmIsSoughtInTheFolderAsItIsCalled()
{
    QTemporaryDir machine;
    const QString folder = machine.filePath(QStringLiteral("50%3 %1 %x"));
    const QString batch = machine.filePath(QStringLiteral("sbatch"));
    QVERIFY(put(batch, "#!/bin/sh\nprintf '%s\\n' \"$@\" > " + QFile::encodeName(machine.path())
                           + "/words\ncat > " + QFile::encodeName(machine.path()) + "/script\n"));
    QVERIFY(QFile::setPermissions(batch, QFile::permissions(batch) | QFile::ExeOwner));
    const QByteArray paths = qgetenv("PATH");
    qputenv("PATH", QFile::encodeName(machine.path()) + ':' + paths);
    const auto restore = qScopeGuard([&paths] { qputenv("PATH", paths); });
    SlurmScheduler scheduler({.run = QStringLiteral("abc"),
                              .folder = folder,
                              .program = QStringLiteral("/x%2/cli"),
                              .work = QStringLiteral("compete work")});
    QSignalSpy submitted(&scheduler, &Scheduler::submitted);

    scheduler.submit(17, 2);

    QTRY_COMPARE(submitted.size(), 1);
    const QByteArray words =
        readRegularFile(machine.filePath(QStringLiteral("words")), KiB).value_or(QByteArray());
    const QByteArray script =
        readRegularFile(machine.filePath(QStringLiteral("script")), KiB).value_or(QByteArray());
    QVERIFY2(words.contains("/50%%3 %%1 %%x/logs/%x.%a.log\n"), words.constData());
    QVERIFY2(script.contains("exec '/x%2/cli' compete work "), script.constData());
    QVERIFY2(script.contains("/50%3 %1 %x/task' --block $((17 + "), script.constData());
}

SHINPAN_TEST(SchedulersTest)
#include "schedulers_test.moc"
