#include "tests/storm/input/machinewatch.h"

#include "tests/support/testmain.h"

#include <QTest>
#include <sched.h>

#include <ctime>
#include <thread>

using namespace shinpan;

/// What tells a stall of the program from one of the machine. The machine is stopped by a thread
/// that is still more urgent.
class MachineWatchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStopIsMeasured();

private:
    [[nodiscard]] static double now()
    {
        timespec time{};
        ::clock_gettime(CLOCK_MONOTONIC, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
    }
    /// Keeps the first processor from everybody for so many milliseconds.
    static void stop(double time)
    {
        cpu_set_t first;
        CPU_ZERO(&first);
        CPU_SET(0, &first);
        ::sched_setaffinity(0, sizeof first, &first);
        sched_param urgency{};
        urgency.sched_priority = 2;
        ::sched_setscheduler(0, SCHED_FIFO, &urgency);
        const double end = now() + time;
        while (now() < end) { }
    }
};

void MachineWatchTest::aStopIsMeasured()
{
    const test::MachineWatch watch;
    if (!watch.isReliable()) {
        QSKIP("only root may have threads that are more urgent than others");
    }
    const double start = now();
    std::thread(stop, 40).join();
    QTRY_VERIFY(watch.stopped(0, start, now()) > 30);
    QVERIFY(watch.stopped(0, start, now()) < 1000);
    QCOMPARE(watch.stopped(0, start - 20, start - 10), 0.0);
}

SHINPAN_TEST(MachineWatchTest)
#include "machinewatch_test.moc"
