#include "core/util/loopwatch.h"

#include "tests/support/heldup.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;

/// What may be charged when the event loop does not turn.
class LoopWatchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLoopThatTurnsLosesNothing();
    void aBlockedLoopIsChargedToNobody();
    void itGoesOnWhereItStopped();
    void nobodyIsWatchedWhoMeasuresNothing();
    void aClockThatStepsBackGoesOnFromThere();

private:
    LoopWatch::Need m_need;
};

void LoopWatchTest::aLoopThatTurnsLosesNothing()
{
    m_need.set(true);
    const auto before = LoopWatch::now();
    const auto unattended = LoopWatch::unattended();
    const auto realBefore = LoopWatch::Clock::now();
    QTRY_VERIFY(LoopWatch::now() - before >= 400ms);

    const auto watched = LoopWatch::now() - before;
    const auto real = LoopWatch::Clock::now() - realBefore;
    // A machine under load may have stopped us, but then that is all that is missing.
    const auto missing = real - watched - (LoopWatch::unattended() - unattended);
    QVERIFY(std::chrono::abs(missing) < 50ms);
}

void LoopWatchTest::aBlockedLoopIsChargedToNobody()
{
    m_need.set(true);
    const auto before = LoopWatch::now();
    const auto unattended = LoopWatch::unattended();
    QVERIFY(test::heldUpFor(600ms));

    QVERIFY(LoopWatch::now() - before <= LoopWatch::Patience);
    QVERIFY(LoopWatch::unattended() - unattended >= 400ms);
}

void LoopWatchTest::itGoesOnWhereItStopped()
{
    m_need.set(true);
    const auto before = LoopWatch::now();
    for (int time = 0; time < 3; ++time) {
        QVERIFY(test::heldUpFor(400ms));
        const auto stopped = LoopWatch::now();
        QTRY_VERIFY(LoopWatch::now() > stopped);
        QVERIFY(LoopWatch::now() - stopped < 200ms);
    }

    QVERIFY(LoopWatch::now() - before < 1000ms);
}

void LoopWatchTest::nobodyIsWatchedWhoMeasuresNothing()
{
    m_need.set(false);
    QVERIFY(test::heldUpFor(2 * LoopWatch::Beat));
    QCoreApplication::processEvents(); // the last beat, which ends the watch
    const auto before = LoopWatch::now();
    QVERIFY(test::heldUpFor(400ms));

    QVERIFY(LoopWatch::now() - before >= 400ms);
}

void LoopWatchTest::aClockThatStepsBackGoesOnFromThere()
{
    ForwardClock clock;
    QTest::ignoreMessage(QtWarningMsg,
                         "the computer's clock went back by 10805000 ms, which is nobody's time");
    QTest::ignoreMessage(QtWarningMsg,
                         "the computer's clock went back by 3602000 ms, which is nobody's time");
    const ForwardClock::Time start(1h);
    QCOMPARE(clock.at(start), start);
    QCOMPARE(clock.at(start + 5s), start + 5s);
    QCOMPARE(clock.at(start - 3h), start + 5s);
    QCOMPARE(clock.at(start - 3h + 2s), start + 7s);
    QCOMPARE(clock.at(start - 4h), start + 7s);
    QCOMPARE(clock.at(start - 4h + 1s), start + 8s);
}

SHINPAN_TEST(LoopWatchTest)
#include "loopwatch_test.moc"
