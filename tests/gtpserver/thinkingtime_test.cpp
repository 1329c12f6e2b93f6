#include "core/gtpserver/thinkingtime.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

/// How an engine divides its time.
class ThinkingTimeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noGameIsLostOnTime_data();
    void noGameIsLostOnTime();
    void aPeriodIsUsed_data();
    void aPeriodIsUsed();
    void withoutAClockThereIsNoLimit();
    void theFirstMovesGetAFairShare();
};

void ThinkingTimeTest::noGameIsLostOnTime_data()
{
    QTest::addColumn<QByteArray>("control");
    QTest::addColumn<bool>("isSlow");
    for (const char *control : {"1m", "10s", "1s", "10s+1s", "1s+0.5s", "20s+3x5s", "0+1x1s",
                                "0+5x2s", "10s+25/20s", "0+1/1s", "5s+10/3s", "1s/move"}) {
        for (const bool isSlow : {false, true}) {
            const QByteArray text(control);
            QTest::newRow(text + (isSlow ? " slow" : "")) << text << isSlow;
        }
    }
}

/// Every turn takes all that it may, or its target, and a little more for the way.
void ThinkingTimeTest::noGameIsLostOnTime()
{
    QFETCH(QByteArray, control);
    QFETCH(bool, isSlow);
    constexpr milliseconds Way = 10ms;
    const auto agreed = timeControlFromText(control.toStdString());
    QVERIFY(agreed.has_value());
    const BoardSize size = BoardSize::square(19);
    HostedGame game;
    game.setTime(*agreed);
    GameClock clock({*agreed, *agreed});
    for (int move = 0; move < 300; ++move) {
        const EngineTime time{*agreed, clock.timeLeft(Color::Black), clock.budget(Color::Black)};
        const TurnPlan turn = thinkingTime(time, size, 2 * move);
        QVERIFY(turn.target <= turn.latest && turn.target >= 0ms);
        // No system but byo-yomi gives back what a single turn has taken.
        const bool takesAll = isSlow && agreed->system == TimeControl::System::Byoyomi;
        const milliseconds used = takesAll ? *turn.latest : *turn.target;
        const bool isDone = used == 0ms && !agreed->hasOvertime(); // nobody could do better
        const milliseconds way = isDone ? 0ms : Way;
        QVERIFY2(clock.charge(Color::Black, used + way), qPrintable(QString::number(move)));
    }
}

void ThinkingTimeTest::aPeriodIsUsed_data()
{
    QTest::addColumn<QByteArray>("control");
    QTest::addColumn<int>("period");
    QTest::newRow("byo-yomi") << QByteArray("0+3x5s") << 5000;
    QTest::newRow("Canadian") << QByteArray("0+10/20s") << 2000;
    QTest::newRow("a move") << QByteArray("1s/move") << 1000;
}

void ThinkingTimeTest::aPeriodIsUsed()
{
    QFETCH(QByteArray, control);
    QFETCH(int, period);
    const auto agreed = timeControlFromText(control.toStdString());
    QVERIFY(agreed.has_value());
    const GameClock clock({*agreed, *agreed});
    const EngineTime time{*agreed, clock.timeLeft(Color::Black), clock.budget(Color::Black)};
    const TurnPlan turn = thinkingTime(time, BoardSize::square(19), 100);
    QVERIFY(turn.target >= milliseconds(period * 8 / 10));
    QVERIFY(turn.target <= milliseconds(period * 95 / 100));
}

void ThinkingTimeTest::withoutAClockThereIsNoLimit()
{
    const TurnPlan turn = thinkingTime({}, BoardSize::square(9), 0);
    QVERIFY(!turn.target && !turn.latest);
}

void ThinkingTimeTest::theFirstMovesGetAFairShare()
{
    const EngineTime time{{TimeControl::System::Absolute, 10min, {}, 0}, {10min, {}}, 10min};
    const auto small = thinkingTime(time, BoardSize::square(9), 0).target;
    const auto large = thinkingTime(time, BoardSize::square(19), 0).target;
    QVERIFY(small > 10s && small < 40s);
    QVERIFY(large > 2s && large < 6s);
    // However little there is, something of it is for thinking.
    const EngineTime blitz{{TimeControl::System::Absolute, 4s, {}, 0}, {4s, {}}, 4s};
    QVERIFY(thinkingTime(blitz, BoardSize::square(19), 0).target > 20ms);
}

SHINPAN_TEST(ThinkingTimeTest)
#include "thinkingtime_test.moc"
