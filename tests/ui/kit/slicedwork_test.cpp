#include "ui/kit/slicedwork.h"

#include "tests/support/testmain.h"
#include "tests/ui/support/gametable.h"

#include <QTest>

using namespace shinpan;

class SlicedWorkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shortWorkIsDoneAtOnce();
    void longWorkLetsEventsThrough();
    void workCanWaitForTheEventLoop();
    void cancelledWorkDoesNotGoOn();
    void workMayStartOtherWork();
};

void SlicedWorkTest::shortWorkIsDoneAtOnce()
{
    SlicedWork work;
    int slices = 0;

    work.start([&slices] { return ++slices == 1; });

    QCOMPARE(slices, 1);
    QVERIFY(!work.isRunning());
}

void SlicedWorkTest::longWorkLetsEventsThrough()
{
    SlicedWork work;
    int slices = 0;
    int events = 0;
    work.start([&slices] { return ++slices == 5; });
    QCOMPARE(slices, 1);
    QMetaObject::invokeMethod(
        this, [&] { events = slices; }, Qt::QueuedConnection);

    QVERIFY(test::eventually([&work] { return !work.isRunning(); }));

    QCOMPARE(slices, 5);
    QVERIFY2(events > 0 && events < 5, qPrintable(QString::number(events)));
}

void SlicedWorkTest::workCanWaitForTheEventLoop()
{
    SlicedWork work;
    bool isDone = false;
    work.startLater([&isDone] { return isDone = true; });
    QVERIFY(!isDone);

    QVERIFY(test::eventually([&isDone] { return isDone; }));
}

void SlicedWorkTest::cancelledWorkDoesNotGoOn()
{
    SlicedWork work;
    int slices = 0;
    work.start([&slices] { return ++slices == 5; });

    work.cancel();

    SlicedWork later;
    int laterSlices = 0;
    later.start([&laterSlices] { return ++laterSlices == 5; });
    QVERIFY(test::eventually([&later] { return !later.isRunning(); }));
    QCOMPARE(slices, 1);
    QVERIFY(!work.isRunning());
}

void SlicedWorkTest::workMayStartOtherWork()
{
    SlicedWork work;
    bool isOtherDone = false;
    work.start([&] {
        work.startLater([&isOtherDone] { return isOtherDone = true; });
        return true;
    });
    QVERIFY(work.isRunning());

    QVERIFY(test::eventually([&isOtherDone] { return isOtherDone; }));
    QVERIFY(!work.isRunning());
}

SHINPAN_TEST(SlicedWorkTest)
#include "slicedwork_test.moc"
