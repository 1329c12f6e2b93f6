#include "app/gui/runninginstance.h"

#include "tests/support/testmain.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;

class RunningInstanceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filesAreHandedToWhoHasTheDoor();
    void nobodyAnswersWhereNobodyIs();
    void whatADeadProgramLeftIsInNobodysWay();
    void theFirstOneKeepsTheDoor();

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

SHINPAN_TEST(RunningInstanceTest)
#include "runninginstance_test.moc"
