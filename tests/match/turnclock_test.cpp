#include "core/match/matchturn.h"
#include "tests/support/heldup.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;

/// What a turn's clock shows, on a time of the test's own.
class TurnClockTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void itMeasuresTheTurn();
    void pausesAreNotMeasured();
    void stoppingIsTheEnd();
    void nothingRunsBeforeTheStart();
    void theLimitIsAnnouncedOnce();
    void aReachedLimitIsAnnouncedOnResuming();
    void noLimitIsNeverReached();
    void timeInWhichNobodyCouldMoveIsNotMeasured();

private:
    void pass(std::chrono::milliseconds time) { *m_now += time; }

    std::shared_ptr<std::chrono::steady_clock::time_point> m_now;
    std::unique_ptr<TurnClock> m_clock;
};

void TurnClockTest::init()
{
    m_now = std::make_shared<std::chrono::steady_clock::time_point>();
    m_clock = std::make_unique<TurnClock>();
    m_clock->setSource([now = m_now] { return *now; });
}

/// A person cannot do anything while the program is stopped.
void TurnClockTest::timeInWhichNobodyCouldMoveIsNotMeasured()
{
    TurnClock clock;
    QSignalSpy reached(&clock, &TurnClock::limitReached);
    clock.start(700ms);
    QVERIFY(test::heldUpFor(1000ms));
    QCoreApplication::processEvents(); // in which a limit that counts the stop is reached

    QCOMPARE(reached.size(), 0);
    QVERIFY(clock.elapsed() < 600ms);
}

void TurnClockTest::itMeasuresTheTurn()
{
    m_clock->start({});
    pass(3s);
    QCOMPARE(m_clock->elapsed(), TurnClock::Duration(3s));

    pass(2s);
    QCOMPARE(m_clock->stop(), TurnClock::Duration(5s));
}

void TurnClockTest::pausesAreNotMeasured()
{
    m_clock->start({});
    pass(3s);
    m_clock->pause();
    pass(1h);
    QCOMPARE(m_clock->elapsed(), TurnClock::Duration(3s));
    m_clock->pause(); // again: nothing changes
    pass(1h);

    m_clock->resume();
    pass(1s);
    m_clock->resume();
    pass(1s);

    QCOMPARE(m_clock->stop(), TurnClock::Duration(5s));
}

void TurnClockTest::stoppingIsTheEnd()
{
    m_clock->start({});
    pass(3s);
    QCOMPARE(m_clock->stop(), TurnClock::Duration(3s));

    pass(1s);
    QCOMPARE(m_clock->elapsed(), TurnClock::Duration(0s));
    QCOMPARE(m_clock->stop(), TurnClock::Duration(0s));
    m_clock->start({});
    QCOMPARE(m_clock->elapsed(), TurnClock::Duration(0s));
}

void TurnClockTest::nothingRunsBeforeTheStart()
{
    pass(1s);

    QCOMPARE(m_clock->elapsed(), TurnClock::Duration(0s));
}

void TurnClockTest::theLimitIsAnnouncedOnce()
{
    QSignalSpy reached(m_clock.get(), &TurnClock::limitReached);
    m_clock->start(1ms);
    pass(1ms); // the timer of 1 ms finds that out

    QTRY_COMPARE(reached.size(), 1);
    m_clock->pause();
    m_clock->resume();
    QCOMPARE(reached.size(), 1);
}

void TurnClockTest::aReachedLimitIsAnnouncedOnResuming()
{
    QSignalSpy reached(m_clock.get(), &TurnClock::limitReached);
    m_clock->start(10s);
    pass(11s); // long before the timer of 10 s
    m_clock->pause();
    QCOMPARE(reached.size(), 0);

    m_clock->resume();

    QCOMPARE(reached.size(), 1);
}

void TurnClockTest::noLimitIsNeverReached()
{
    QSignalSpy reached(m_clock.get(), &TurnClock::limitReached);
    m_clock->start({});
    pass(1000h);
    m_clock->pause();
    m_clock->resume();

    QCOMPARE(reached.size(), 0);
}

SHINPAN_TEST(TurnClockTest)
#include "turnclock_test.moc"
