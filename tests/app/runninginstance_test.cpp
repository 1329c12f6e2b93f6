#include "app/gui/runninginstance.h"

#include "tests/support/testmain.h"

#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <sys/stat.h>
#include <unistd.h>

using namespace shinpan;

namespace {

constexpr uid_t Nobody = 65534;

} // namespace

class RunningInstanceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filesAreHandedToWhoHasTheDoor();
    void nobodyAnswersWhereNobodyIs();
    void whatADeadProgramLeftIsInNobodysWay();
    void theFirstOneKeepsTheDoor();
    void withoutAFolderOfOursThereIsNoDoor();
    void aFolderThatOthersMayLookIntoIsNotOnlyOurs();
    void nothingIsHandedToAnotherUser();

private:
    [[nodiscard]] QString address() const { return m_directory.filePath(QStringLiteral("door")); }

    QTemporaryDir m_directory;
};

void RunningInstanceTest::filesAreHandedToWhoHasTheDoor()
{
    InstanceDoor door;
    const QSignalSpy came(&door, &InstanceDoor::filesCame);
    door.open(address());
    QTRY_VERIFY(door.isOpen());

    const QStringList paths{QStringLiteral("/games/a b.sgf"),
                            QStringLiteral("/games/\u7881\n.sgf")};
    const InstanceVisit visit(address(), paths);
    QSignalSpy welcomed(&visit, &InstanceVisit::welcomed);

    QVERIFY(welcomed.wait());
    QCOMPARE(came.size(), 1);
    QCOMPARE(came.first().first().toStringList(), paths);
}

void RunningInstanceTest::nobodyAnswersWhereNobodyIs()
{
    const InstanceVisit visit(address(), {QStringLiteral("/a.sgf")});
    QSignalSpy unanswered(&visit, &InstanceVisit::unanswered);

    QVERIFY(unanswered.wait());
}

void RunningInstanceTest::whatADeadProgramLeftIsInNobodysWay()
{
    QFile left(address());
    QVERIFY(left.open(QIODevice::WriteOnly));
    left.close();
    InstanceDoor door;

    door.open(address());

    QTRY_VERIFY(door.isOpen());
}

void RunningInstanceTest::theFirstOneKeepsTheDoor()
{
    InstanceDoor first;
    first.open(address());
    QTRY_VERIFY(first.isOpen());
    InstanceDoor second;
    second.open(address());
    const QSignalSpy came(&first, &InstanceDoor::filesCame);
    const InstanceVisit visit(address(), {QStringLiteral("/a.sgf")});
    QSignalSpy welcomed(&visit, &InstanceVisit::welcomed);

    QVERIFY(welcomed.wait());

    QCOMPARE(came.size(), 1);
    QVERIFY(!second.isOpen());
}

void RunningInstanceTest::withoutAFolderOfOursThereIsNoDoor()
{
    const QByteArray before = qgetenv("XDG_RUNTIME_DIR");
    qputenv("XDG_RUNTIME_DIR", QFile::encodeName(m_directory.path()));
    QVERIFY(instanceAddress().startsWith(m_directory.path()));
    const QString file = m_directory.filePath(QStringLiteral("file"));
    QVERIFY(QFile(file).open(QIODevice::WriteOnly));
    // What Qt has for that, in the temporary directory, is ours or nothing.
    qputenv("XDG_RUNTIME_DIR", QFile::encodeName(file));
    const QString otherwise = instanceAddress();
    QVERIFY(otherwise.isEmpty() || isOnlyOurs(QFileInfo(otherwise).path()));
    qputenv("XDG_RUNTIME_DIR", before);

    InstanceDoor door;
    door.open(QString());
    const InstanceVisit visit(QString(), {QStringLiteral("/a.sgf")});
    QSignalSpy unanswered(&visit, &InstanceVisit::unanswered);
    QVERIFY(unanswered.wait());
    QVERIFY(!door.isOpen());
}

void RunningInstanceTest::aFolderThatOthersMayLookIntoIsNotOnlyOurs()
{
    const QTemporaryDir folder;
    const QByteArray path = QFile::encodeName(folder.path());
    QVERIFY(isOnlyOurs(folder.path()));
    const QString link = m_directory.filePath(QStringLiteral("link"));
    QVERIFY(QFile::link(folder.path(), link));
    QVERIFY(!isOnlyOurs(link));
    for (const mode_t mode : {0710U, 0702U, 0777U}) {
        QCOMPARE(::chmod(path.constData(), mode), 0);
        QVERIFY(!isOnlyOurs(folder.path()));
    }
    QCOMPARE(::chmod(path.constData(), 0700), 0);
    QVERIFY(isOnlyOurs(folder.path()));
    QVERIFY(!isOnlyOurs(m_directory.filePath(QStringLiteral("nowhere"))));
    if (::geteuid() == 0) {
        QCOMPARE(::chown(path.constData(), Nobody, Nobody), 0);
        QVERIFY(!isOnlyOurs(folder.path()));
    }
}

void RunningInstanceTest::nothingIsHandedToAnotherUser()
{
    if (::geteuid() != 0) {
        QSKIP("only root can be two users");
    }
    const QTemporaryDir folder;
    QCOMPARE(::chmod(QFile::encodeName(folder.path()).constData(), 0777), 0);
    const QString door = folder.filePath(QStringLiteral("door"));
    QLocalServer other;
    QCOMPARE(::seteuid(Nobody), 0);
    const bool listens = other.listen(door);
    QCOMPARE(::seteuid(0), 0);
    QVERIFY2(listens, qPrintable(other.errorString()));

    const InstanceVisit visit(door, {QStringLiteral("/secret.sgf")});
    QSignalSpy unanswered(&visit, &InstanceVisit::unanswered);
    QVERIFY(unanswered.wait(1'500));

    QTRY_VERIFY(other.hasPendingConnections());
    QCOMPARE(other.nextPendingConnection()->readAll(), QByteArray());
}

SHINPAN_TEST(RunningInstanceTest)
#include "runninginstance_test.moc"
