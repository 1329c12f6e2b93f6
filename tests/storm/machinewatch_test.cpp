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
    void init();
    void cleanup();
    void aStopIsMeasured();
    void aStopElsewhereDoesNotCount();
    void thePaceOfTheProcessorIsKnown();

private:
    [[nodiscard]] static double now()
    {
        timespec time{};
        ::clock_gettime(CLOCK_MONOTONIC, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
    }
    /// Has the calling thread run on that processor only.
    static void stayOn(int processor)
    {
        cpu_set_t processors;
        CPU_ZERO(&processors);
        CPU_SET(static_cast<std::size_t>(processor), &processors);
        ::sched_setaffinity(0, sizeof processors, &processors);
    }
    /// Keeps that processor from everybody for this many milliseconds.
    static void stop(int processor, double time)
    {
        stayOn(processor);
        sched_param urgency{};
        urgency.sched_priority = 2;
        ::sched_setscheduler(0, SCHED_FIFO, &urgency);
        const double end = now() + time;
        while (now() < end) { }
    }

    /// Looks at the clock for this many milliseconds and returns how long it could not.
    static double stopsFor(double time)
    {
        const double end = now() + time;
        double sum = 0;
        for (double last = now(); last < end;) {
            const double next = now();
            sum += next - last > 0.1 ? next - last : 0;
            last = next;
        }
        return sum;
    }

    cpu_set_t m_usual{};
};

void MachineWatchTest::init()
{
    QCOMPARE(::sched_getaffinity(0, sizeof m_usual, &m_usual), 0);
    stayOn(0);
}

void MachineWatchTest::cleanup()
{
    QCOMPARE(::sched_setaffinity(0, sizeof m_usual, &m_usual), 0);
}

void MachineWatchTest::aStopIsMeasured()
{
    const double before = now();
    const test::MachineWatch watch;
    if (!watch.isReliable()) {
        QSKIP("only root may have threads that are more urgent than others");
    }
    const double start = now();
    std::thread(stop, 0, 40).join();
    QTRY_VERIFY(watch.stopped(start, now()) > 30);
    const double end = now();
    QVERIFY(watch.stopped(start, end) <= end - start); // a host may have stopped it for longer
    QCOMPARE(watch.stopped(before - 20, before), 0.0);
}

void MachineWatchTest::aStopElsewhereDoesNotCount()
{
    const test::MachineWatch watch;
    if (!watch.isReliable() || !CPU_ISSET(1, &m_usual)) {
        QSKIP("only root may have threads that are more urgent, and it takes two processors");
    }
    bool isApart = false;
    for (int attempt = 0; attempt < 10 && !isApart; ++attempt) {
        const double start = now();
        std::thread other(stop, 1, 200);
        const double here = stopsFor(200); // a host may stop this one as well
        other.join();
        isApart = watch.stopped(start, now()) < here + 100;
    }
    QVERIFY(isApart);
}

void MachineWatchTest::thePaceOfTheProcessorIsKnown()
{
    const double before = now();
    const test::MachineWatch watch;
    if (!watch.isReliable()) {
        QSKIP("only root may have threads that are more urgent than others");
    }
    const double start = now();
    QTRY_VERIFY_WITH_TIMEOUT(watch.pace(start, now()).mean > 0, 60'000);
    QVERIFY(watch.pace(start, now()).best > 0);
    QCOMPARE(watch.pace(before - 20, before).mean, 0.0);
}

SHINPAN_TEST(MachineWatchTest)
#include "machinewatch_test.moc"
