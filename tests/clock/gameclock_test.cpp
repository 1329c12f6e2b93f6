#include "core/clock/gameclock.h"

#include "core/clock/duration.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <random>
#include <vector>

using namespace shinpan;
using namespace std::chrono_literals;
using std::chrono::milliseconds;
using std::chrono::nanoseconds;
using System = TimeControl::System;

namespace {

constexpr Color Side = Color::Black;

struct Turn
{
    nanoseconds used;
    bool isInTime;
    TimeLeft left;
};

QByteArray describe(const TimeLeft &left)
{
    QByteArray text = QByteArray::number(qlonglong(left.time.count())) + " ms";
    return left.count ? text + ", " + QByteArray::number(*left.count) : text;
}

TimeControl controlOf(const char *text)
{
    const auto control = timeControlFromText(text);
    return control ? *control : TimeControl();
}

GameClock clockOf(const char *text)
{
    return GameClock({controlOf(text), controlOf(text)});
}

} // namespace

Q_DECLARE_METATYPE(std::vector<Turn>)
Q_DECLARE_METATYPE(shinpan::TimeLeft)

/// The account of each system, to the nanosecond.
class GameClockTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void turnsAreCharged_data();
    void turnsAreCharged();
    void theDisplayRunsDown_data();
    void theDisplayRunsDown();
    void theBudgetIsTheLongestTurn_data();
    void theBudgetIsTheLongestTurn();
    void theSidesAreSeparate();
    void aFallenFlagStaysDown();
    void negativeTimeIsNone();
    void noNanosecondIsLost();
    void theDisplayAgreesWithTheCharge_data();
    void theDisplayAgreesWithTheCharge();
    void moreThinkingNeverLeavesMore_data();
    void moreThinkingNeverLeavesMore();
    void theTotalIsConserved_data();
    void theTotalIsConserved();
    void aRecordRestoresTheClock_data();
    void aRecordRestoresTheClock();
    void whatIsLeftRestoresItself_data();
    void whatIsLeftRestoresItself();
    void theLongestControlsDoNotOverflow();

private:
    static void addSystems();
};

void GameClockTest::turnsAreCharged_data()
{
    QTest::addColumn<QByteArray>("control");
    QTest::addColumn<std::vector<Turn>>("turns");
    const auto row = [](const char *name, const char *control, const std::vector<Turn> &turns) {
        QTest::newRow(name) << QByteArray(control) << turns;
    };

    row("none: anything goes", "none", {{10000h, true, {0s, {}}}, {1ns, true, {0s, {}}}});

    row("absolute: taken off", "10s", {{3s, true, {7s, {}}}, {0s, true, {7s, {}}}});
    row("absolute: exactly used up is not over", "10s",
        {{10s, true, {0s, {}}}, {0s, true, {0s, {}}}});
    row("absolute: a nanosecond more is", "10s", {{10s + 1ns, false, {0s, {}}}});
    row("absolute: a nanosecond after zero", "10s",
        {{10s, true, {0s, {}}}, {1ns, false, {0s, {}}}});

    row("Fischer: increment after the move", "10s+2s",
        {{3s, true, {9s, {}}}, {0s, true, {11s, {}}}});
    row("Fischer: exactly used up still gets it", "10s+2s",
        {{10s, true, {2s, {}}}, {2s, true, {2s, {}}}, {2s + 1ns, false, {0s, {}}}});
    row("Fischer: a fallen flag gets nothing", "10s+2s", {{10s + 1ns, false, {0s, {}}}});

    row("Fischer: the first increment comes before the first move", "0+5s",
        {{2s, true, {8s, {}}}, {8s, true, {5s, {}}}, {5s + 1ns, false, {0s, {}}}});
    row("per move: each anew", "10s/move",
        {{9s, true, {10s, {}}}, {10s, true, {10s, {}}}, {10s + 1ns, false, {0s, {}}}});

    row("byo-yomi: within main time", "60s+3x10s", {{59s, true, {1s, {}}}});
    row("byo-yomi: main time exactly used up", "60s+3x10s", {{60s, true, {10s, 3}}});
    row("byo-yomi: the first nanosecond of overtime", "60s+3x10s", {{60s + 1ns, true, {10s, 3}}});
    row("byo-yomi: main time and one period exactly", "60s+3x10s", {{70s, true, {10s, 3}}});
    row("byo-yomi: a nanosecond more loses the period", "60s+3x10s", {{70s + 1ns, true, {10s, 2}}});
    row("byo-yomi: from main time into the last period", "60s+3x10s", {{85s, true, {10s, 1}}});
    row("byo-yomi: everything in one turn", "60s+3x10s", {{90s, true, {10s, 1}}});
    row("byo-yomi: more than everything", "60s+3x10s", {{90s + 1ns, false, {0s, 0}}});
    row("byo-yomi: without main time", "3x10s",
        {{10s, true, {10s, 3}},
         {11s, true, {10s, 2}},
         {10s, true, {10s, 2}},
         {20s, true, {10s, 1}},
         {10s, true, {10s, 1}},
         {10s + 1ns, false, {0s, 0}}});
    row("byo-yomi: several periods in one move", "5x10s",
        {{30s + 1ns, true, {10s, 2}}, {20s + 1ns, false, {0s, 0}}});

    row("Canadian: within main time", "60s+3/30s", {{59s, true, {1s, {}}}});
    row("Canadian: main time exactly used up", "60s+3/30s", {{60s, true, {30s, 3}}});
    row("Canadian: the move that leaves main time counts", "60s+3/30s", {{61s, true, {29s, 2}}});
    row("Canadian: exactly both", "60s+3/30s", {{90s, true, {0s, 2}}, {0s, true, {0s, 1}}});
    row("Canadian: more than both", "60s+3/30s", {{90s + 1ns, false, {0s, 0}}});
    row("Canadian: a new period, the rest is lost", "3/30s",
        {{10s, true, {20s, 2}},
         {5s, true, {15s, 1}},
         {5s, true, {30s, 3}},
         {30s, true, {0s, 2}},
         {1ns, false, {0s, 0}}});
    row("Canadian: the last stone at the last moment", "2/30s",
        {{29s, true, {1s, 1}}, {1s, true, {30s, 2}}});
    row("Canadian: one stone", "1/30s", {{30s, true, {30s, 1}}, {30s + 1ns, false, {0s, 0}}});
}

void GameClockTest::turnsAreCharged()
{
    QFETCH(QByteArray, control);
    QFETCH(std::vector<Turn>, turns);
    GameClock clock = clockOf(control.constData());
    for (const Turn &turn : turns) {
        QCOMPARE(clock.charge(Side, turn.used), turn.isInTime);
        QCOMPARE(describe(clock.timeLeft(Side)), describe(turn.left));
        QCOMPARE(clock.hasFallen(Side), !turn.isInTime);
    }
}

void GameClockTest::theDisplayRunsDown_data()
{
    QTest::addColumn<QByteArray>("control");
    QTest::addColumn<qlonglong>("thinking");
    QTest::addColumn<QByteArray>("shown");
    const auto row = [](const char *control, nanoseconds thinking, const char *shown) {
        QTest::addRow("%s after %lld ns", control, static_cast<long long>(thinking.count()))
            << QByteArray(control) << qlonglong(thinking.count()) << QByteArray(shown);
    };
    row("none", 5s, "0 ms");
    row("10s", 0s, "10000 ms");
    row("10s", 1ns, "9999 ms");
    row("10s", 10s, "0 ms");
    row("10s", 11s, "0 ms");
    row("10s+2s", 3s, "7000 ms");
    row("10s/move", 3s, "7000 ms");
    row("60s+3x10s", 60s, "0 ms");
    row("60s+3x10s", 61s, "9000 ms, 3");
    row("60s+3x10s", 70s, "0 ms, 3");
    row("60s+3x10s", 71s, "9000 ms, 2");
    row("60s+3x10s", 90s, "0 ms, 1");
    row("60s+3x10s", 91s, "0 ms, 0");
    row("3x10s", 25s, "5000 ms, 1");
    row("60s+3/30s", 61s, "29000 ms, 3");
    row("60s+3/30s", 91s, "0 ms, 0");
}

void GameClockTest::theDisplayRunsDown()
{
    QFETCH(QByteArray, control);
    QFETCH(qlonglong, thinking);
    QFETCH(QByteArray, shown);
    const GameClock clock = clockOf(control.constData());
    QCOMPARE(describe(clock.timeLeft(Side, nanoseconds(thinking))), shown);
    QVERIFY(clock == clockOf(control.constData()));
}

void GameClockTest::theBudgetIsTheLongestTurn_data()
{
    QTest::addColumn<qlonglong>("used");
    QTest::addColumn<qlonglong>("budget");
    const auto row = [](const char *control, nanoseconds used, milliseconds budget) {
        QTest::newRow(control) << qlonglong(used.count()) << qlonglong(budget.count());
    };
    row("10s", 4s, 6s);
    row("20s", 1ns, 19999ms);
    row("10s+2s", 4s, 8s);
    row("10s/move", 4s, 10s);
    row("60s+3x10s", 4s, 86s);
    row("3x10s", 11s, 20s);
    row("60s+3/30s", 4s, 86s);
    row("3/30s", 4s, 26s);
    row("11s", 12s, 0s);
}

void GameClockTest::theBudgetIsTheLongestTurn()
{
    QFETCH(qlonglong, used);
    QFETCH(qlonglong, budget);
    GameClock clock = clockOf(QTest::currentDataTag());
    const bool isInTime = clock.charge(Side, nanoseconds(used));
    QCOMPARE(qlonglong(clock.budget(Side)->count()), budget);
    GameClock other = clock;
    QCOMPARE(other.charge(Side, milliseconds(budget)), isInTime);
    QVERIFY(!clock.charge(Side, milliseconds(budget) + 1ms));
}

void GameClockTest::theSidesAreSeparate()
{
    GameClock clock({controlOf("10s"), controlOf("none")});
    QVERIFY(clock.isLimited(Color::Black));
    QVERIFY(!clock.isLimited(Color::White));
    QVERIFY(!clock.budget(Color::White));
    QVERIFY(clock.charge(Color::White, 1h));
    QCOMPARE(describe(clock.timeLeft(Color::Black)), "10000 ms");
    QVERIFY(clock.charge(Color::Black, 1s));
    QCOMPARE(describe(clock.timeLeft(Color::Black)), "9000 ms");
    QVERIFY(clock.control(Color::White) == TimeControl());
    QVERIFY(clock.control(Color::Black) == controlOf("10s"));
}

void GameClockTest::aFallenFlagStaysDown()
{
    for (const char *control : {"10s", "10s+5s", "10s/move", "10s+3x10s", "10s+3/10s"}) {
        GameClock clock = clockOf(control);
        QVERIFY(!clock.charge(Side, 1h));
        QVERIFY(!clock.charge(Side, 0s));
        QCOMPARE(clock.timeLeft(Side).time, 0ms);
        QCOMPARE(clock.timeLeft(Side, 1s).time, 0ms);
        QVERIFY(clock.budget(Side) == 0ms);
        QVERIFY(!clock.hasFallen(opposite(Side)));
        clock.restore(Side, {5s, {}});
        QVERIFY(!clock.hasFallen(Side));
        QVERIFY(clock.charge(Side, 5s));
    }
}

void GameClockTest::negativeTimeIsNone()
{
    GameClock clock = clockOf("10s");
    QVERIFY(clock.charge(Side, -5s));
    QCOMPARE(describe(clock.timeLeft(Side, -5s)), "10000 ms");
}

void GameClockTest::noNanosecondIsLost()
{
    GameClock clock = clockOf("1s");
    for (int i = 0; i < 1000; ++i) {
        QVERIFY(clock.charge(Side, 999'999ns));
    }
    QCOMPARE(describe(clock.timeLeft(Side)), "0 ms"); // 1000 ns, rounded down
    QVERIFY(clock.charge(Side, 1000ns));
    QVERIFY(!clock.charge(Side, 1ns));
}

void GameClockTest::addSystems()
{
    QTest::addColumn<QByteArray>("control");
    for (const char *control :
         {"10s", "10s+2s", "3s/move", "10s+3x2s", "3x2s", "10s+3/5s", "3/5s"}) {
        QTest::newRow(control) << QByteArray(control);
    }
}

void GameClockTest::theDisplayAgreesWithTheCharge_data()
{
    addSystems();
}

void GameClockTest::theDisplayAgreesWithTheCharge()
{
    QFETCH(QByteArray, control);
    std::mt19937 random(7);
    const TimeControl agreed = controlOf(control.constData());
    int ends = 0;
    for (int game = 0; game < 300; ++game) {
        GameClock clock({agreed, agreed});
        while (!clock.hasFallen(Side)) {
            // Whole milliseconds and the odd nanosecond, so that limits are met exactly as well.
            const nanoseconds used = milliseconds(random() % 13 * 500) + nanoseconds(random() % 2);
            const TimeLeft shown = clock.timeLeft(Side, used);
            const bool isInMain = !shown.count.has_value();
            const bool isInTime = clock.charge(Side, used);
            const TimeLeft left = clock.timeLeft(Side);
            if (!isInTime) {
                QCOMPARE(describe(left), describe(shown));
                ++ends;
            } else if (agreed.system == System::Absolute) {
                QCOMPARE(describe(left), describe(shown));
            } else if (agreed.system == System::Fischer) {
                QCOMPARE(left.time, shown.time + agreed.period);
            } else if (agreed.system == System::PerMove) {
                QCOMPARE(left.time, agreed.period);
            } else if (isInMain) { // overtime begins untouched
                QVERIFY(left == shown || (shown.time == 0ms && left.count == agreed.count));
            } else if (agreed.system == System::Byoyomi) {
                QCOMPARE(describe(left), describe({agreed.period, shown.count}));
            } else {
                const TimeLeft next{shown.time, *shown.count - 1};
                QCOMPARE(describe(left),
                         describe(*next.count > 0 ? next : TimeLeft{agreed.period, agreed.count}));
            }
            if (game % 2 == 1 && agreed.system != System::Absolute && random() % 40 == 0) {
                break; // per move and byo-yomi may go on for ever
            }
        }
    }
    QVERIFY(ends > 0);
}

void GameClockTest::moreThinkingNeverLeavesMore_data()
{
    addSystems();
}

void GameClockTest::moreThinkingNeverLeavesMore()
{
    QFETCH(QByteArray, control);
    GameClock clock = clockOf(control.constData());
    QVERIFY(clock.charge(Side, 1500ms));
    const TimeControl agreed = clock.control(Side);
    const auto rank = [&agreed](const TimeLeft &left) { // as one number
        const int periods = left.count ? *left.count - 1 : agreed.count;
        const auto spare = agreed.system == System::Byoyomi    ? agreed.period * periods
                         : !left.count && agreed.hasOvertime() ? agreed.period
                                                               : 0ms;
        return left.time + spare;
    };
    milliseconds before = rank(clock.timeLeft(Side));
    const milliseconds budget = *clock.budget(Side);
    QCOMPARE(before, budget);
    for (milliseconds thinking = 0ms; thinking <= budget; thinking += 125ms) {
        const milliseconds now = rank(clock.timeLeft(Side, thinking));
        QCOMPARE(now, budget - thinking);
        QVERIFY(now <= before);
        before = now;
    }
    QCOMPARE(clock.timeLeft(Side, budget + 1ms).time, 0ms);
}

void GameClockTest::theTotalIsConserved_data()
{
    QTest::addColumn<qlonglong>("increment");
    QTest::newRow("1h") << qlonglong(0);
    QTest::newRow("1h+1s") << qlonglong(1);
}

void GameClockTest::theTotalIsConserved()
{
    QFETCH(qlonglong, increment);
    GameClock clock = clockOf(QTest::currentDataTag());
    std::mt19937 random(3);
    nanoseconds used{};
    std::chrono::seconds given = 1h;
    while (!clock.hasFallen(Side)) {
        const nanoseconds turn(random()); // 2.1 s on average
        const bool isEnough = turn <= given - used;
        QCOMPARE(clock.charge(Side, turn), isEnough);
        if (isEnough) {
            used += turn;
            given += std::chrono::seconds(increment);
            QCOMPARE(clock.timeLeft(Side).time, std::chrono::floor<milliseconds>(given - used));
        }
    }
    QVERIFY(used > 30min);
}

void GameClockTest::aRecordRestoresTheClock_data()
{
    QTest::addColumn<QByteArray>("control");
    QTest::addColumn<TimeLeft>("written");
    QTest::addColumn<TimeLeft>("restored");
    const auto row = [](const char *name, const char *control, TimeLeft written,
                        TimeLeft restored) {
        QTest::newRow(name) << QByteArray(control) << written << restored;
    };
    row("absolute", "10m", {95s, {}}, {95s, {}});
    row("absolute: stones mean nothing", "10m", {95s, 3}, {95s, {}});
    row("more than agreed, as after an increment", "10m+5s", {11min, {}}, {11min, {}});
    row("negative, as some programs write", "10m", {-3s, {}}, {0s, {}});
    row("absurd", "10m", {milliseconds::max(), {}}, {MaxTime, {}});
    row("byo-yomi: main time", "10m+5x30s", {95s, {}}, {95s, {}});
    row("byo-yomi: no main time left", "10m+5x30s", {0s, {}}, {30s, 5});
    row("byo-yomi: the period begins anew", "10m+5x30s", {12s, 2}, {30s, 2});
    row("byo-yomi: more periods than agreed", "10m+5x30s", {12s, 9}, {30s, 5});
    row("byo-yomi: no period", "10m+5x30s", {12s, 0}, {30s, 1});
    row("Canadian: stones", "10m+25/5m", {95s, 7}, {95s, 7});
    row("Canadian: no stones, a new period", "10m+25/5m", {95s, 0}, {5min, 25});
    row("Canadian: longer than a period", "10m+25/5m", {20min, 7}, {5min, 7});
    row("Canadian: out of time", "10m+25/5m", {-1s, 7}, {0s, 7});
    row("per move", "10s/move", {3s, {}}, {10s, {}});
    row("none", "none", {3s, 4}, {0s, {}});
}

void GameClockTest::aRecordRestoresTheClock()
{
    QFETCH(QByteArray, control);
    QFETCH(TimeLeft, written);
    QFETCH(TimeLeft, restored);
    GameClock clock = clockOf(control.constData());
    clock.restore(Side, written);
    QCOMPARE(describe(clock.timeLeft(Side)), describe(restored));
    QVERIFY(clock.timeLeft(opposite(Side)) == clockOf(control.constData()).timeLeft(Side));
}

void GameClockTest::whatIsLeftRestoresItself_data()
{
    addSystems();
}

void GameClockTest::whatIsLeftRestoresItself()
{
    QFETCH(QByteArray, control);
    std::mt19937 random(11);
    GameClock clock = clockOf(control.constData());
    for (int turn = 0; turn < 100 && clock.charge(Side, milliseconds(random() % 2000)); ++turn) {
        GameClock again = clockOf(control.constData());
        again.restore(Side, clock.timeLeft(Side));
        QVERIFY(again == clock); // whole milliseconds were used
    }
}

void GameClockTest::theLongestControlsDoNotOverflow()
{
    GameClock periods = clockOf("1000h+999x1000h");
    QVERIFY(periods.budget(Side) == milliseconds(MaxTime * 1000));
    QVERIFY(periods.charge(Side, *periods.budget(Side)));
    QCOMPARE(describe(periods.timeLeft(Side)), "3600000000 ms, 1");
    GameClock increments = clockOf("1000h+1000h");
    for (int i = 0; i < 3000; ++i) {
        QVERIFY(increments.charge(Side, 0s));
    }
    QVERIFY(increments.timeLeft(Side).time > MaxTime * 998);
    QVERIFY(!increments.charge(Side, nanoseconds::max()));
}

SHINPAN_TEST(GameClockTest)
#include "gameclock_test.moc"
