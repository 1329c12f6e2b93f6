#include "core/util/loopwatch.h"

#include "tests/support/testmain.h"

#include <QTest>
#include <QThread>

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

private:
    LoopWatch::Need m_need;
};

void LoopWatchTest::aLoopThatTurnsLosesNothing()
{
    m_need.set(true);
    const auto before = LoopWatch::now();
    const auto realBefore = LoopWatch::Clock::now();
    QTest::qWait(400);
    const auto real = LoopWatch::Clock::now() - realBefore;

    QVERIFY(LoopWatch::now() - before > 300ms); // a machine under load may have stopped us
    QVERIFY(LoopWatch::now() - before < real + 50ms);
}

void LoopWatchTest::aBlockedLoopIsChargedToNobody()
{
    m_need.set(true);
    const auto before = LoopWatch::now();
    const auto unattended = LoopWatch::unattended();
    QThread::msleep(600);

    QVERIFY(LoopWatch::now() - before <= LoopWatch::Patience);
    QVERIFY(LoopWatch::unattended() - unattended >= 400ms);
}

void LoopWatchTest::itGoesOnWhereItStopped()
{
    m_need.set(true);
    const auto before = LoopWatch::now();
    for (int time = 0; time < 3; ++time) {
        QThread::msleep(400);
        const auto stopped = LoopWatch::now();
        QTest::qWait(100);
        QVERIFY(LoopWatch::now() > stopped);
        QVERIFY(LoopWatch::now() - stopped < 200ms);
    }

    QVERIFY(LoopWatch::now() - before < 1000ms);
}

void LoopWatchTest::nobodyIsWatchedWhoMeasuresNothing()
{
    m_need.set(false);
    QTest::qWait(200);
    const auto before = LoopWatch::now();
    QThread::msleep(400);

    QVERIFY(LoopWatch::now() - before >= 400ms);
}

SHINPAN_TEST(LoopWatchTest)
#include "loopwatch_test.moc"
