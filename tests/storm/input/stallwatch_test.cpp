#include "tests/storm/input/stallwatch.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <functional>
#include <semaphore>

using namespace shinpan;
using test::StallWatch;

/// Whether the watch sees what it is there for; it is the application itself, and has a main of its
/// own therefore.
class StallWatchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBusyEventIsAStall();
    void aBusyEventBelowTheLimitIsMeasured();
    void anEventThatWaitsIsNone();
    void anExcusedEventIsNone();
    void whatTheMachineTookIsNotItsOwn();

private:
    static constexpr double Limit = 50; // ms, the watch's own

    [[nodiscard]] static StallWatch &watch() { return *static_cast<StallWatch *>(qApp); }

    /// Does it as an event of its own and returns the stalls that used at least this much.
    static std::vector<StallWatch::Stall> notedFor(const std::function<void()> &work, double least)
    {
        bool isDone = false;
        static_cast<void>(watch().takeStalls(0));
        QMetaObject::invokeMethod(
            qApp,
            [&] {
                work();
                isDone = true;
            },
            Qt::QueuedConnection);
        while (!isDone) {
            QCoreApplication::processEvents();
        }
        return watch().takeStalls(least);
    }

    /// The processor time of this thread, in milliseconds.
    static double used()
    {
        timespec now{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
        return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
    }
    /// Uses the processor for this many milliseconds.
    static void spin(double time)
    {
        const double end = used() + time;
        while (used() < end) { }
    }
};

void StallWatchTest::aBusyEventIsAStall()
{
    bool isSeen = false;
    bool hasStack = false;
    for (int attempt = 0; attempt < 20 && !hasStack; ++attempt) { // a host may take its part of one
        const auto stalls = notedFor([] { spin(1.25 * Limit); }, Limit);
        isSeen = isSeen || stalls.size() == 1;
        hasStack = stalls.size() == 1 && stalls.front().stack.contains("notify");
    }
    QVERIFY(isSeen);
    QVERIFY(hasStack);
}

void StallWatchTest::aBusyEventBelowTheLimitIsMeasured()
{
    double longest = 0;
    for (int attempt = 0; attempt < 20 && longest < 0.6 * Limit; ++attempt) {
        const auto noted = notedFor([] { spin(0.6 * Limit); }, 0);
        QCOMPARE(noted.size(), std::size_t{1});
        longest = std::max(longest, noted.front().own());
    }
    QVERIFY(longest >= 0.6 * Limit);
}

void StallWatchTest::anEventThatWaitsIsNone()
{
    const auto wait = [] { // for what does not come
        std::binary_semaphore answer(0);
        QVERIFY(!answer.try_acquire_for(std::chrono::milliseconds(80)));
    };
    QVERIFY(notedFor(wait, Limit).empty());
}

void StallWatchTest::anExcusedEventIsNone()
{
    const auto stalls = notedFor(
        [] {
            watch().excuse();
            spin(1.25 * Limit);
        },
        Limit);
    QVERIFY(stalls.empty());
}

void StallWatchTest::whatTheMachineTookIsNotItsOwn()
{
    const auto own = [](double time, double processor, double system, double ticked,
                        double stopped) {
        StallWatch::Stall stall;
        stall.time = time;
        stall.processorTime = processor;
        stall.systemTime = system;
        stall.ticked = ticked;
        stall.stopped = stopped;
        return stall.own();
    };
    QCOMPARE(own(60, 60, 0, 64, 0), 60.0);
    QCOMPARE(own(200, 60, 0, 64, 0), 60.0);      // it waited
    QCOMPARE(own(200, 190, 0, 64, 0), 64.0);     // the machine was elsewhere between the ticks
    QCOMPARE(own(200, 200, 10, 200, 170), 30.0); // it was seen to stand still
    QCOMPARE(own(80, 80, 70, 80, 70), 70.0);     // as it was by the kernel's own work
    QVERIFY(own(1589, 632, 51, 632, 1567) < 23); // whose share of such a stop is not its own
    QVERIFY(own(580, 580, 435, 580, 560) > 300); // but long work is long then as well
}

int main(int argc, char *argv[])
{
    StallWatch application(argc, argv);
    StallWatchTest stallWatchTest;
    return QTest::qExec(&stallWatchTest, argc, argv);
}

#include "stallwatch_test.moc"
