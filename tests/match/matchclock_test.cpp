#include "core/match/humanplayer.h"
#include "core/record/timesettings.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/match/matchfixture.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/gamesketch.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::at;
using shinpan::test::lineOf;
using shinpan::test::smallGame;
using shinpan::test::timed;
using State = Match::State;

/// The clocks of a game as it goes: people's on a time of the test's own, engines' by what they
/// say that they used.
class MatchClockTest : public test::MatchFixture
{
    Q_OBJECT

private Q_SLOTS:
    void everybodyIsToldTheClocks();
    void whatIsLeftStandsInTheRecord();
    void aLateAnswerIsALossOnTime();
    void aPersonsTurnIsMeasuredWithoutItsPauses();
    void aPersonsTurnMayBeginPaused();
    void aPersonsFlagFalls();
    void anUnlimitedPersonMayThinkForEver();
    void takingBackRestoresTheClocks();
    void aGameGoesOnByTheRecordsClocks();
    void otherTimeControlsBeginWithFullClocks();
    void nobodyThinksBetweenTurns();
    void noFlagFallsWhereTheClocksAreKeptElsewhere();
    void whatTheClocksShowMayBeTold();

private:
    /// A person has Black, on the test's own time; the match is started.
    void startWithPerson(const MatchSetup &setup);
    void wait(std::chrono::milliseconds time) { *m_now += time; }
    bool submit(const char *vertex)
    {
        const bool isHeard = m_match->submit(Move{m_match->toPlay(), at(vertex)});
        drainResumptions();
        return isHeard;
    }
    [[nodiscard]] TimeLeft left(Color color) const { return m_match->clock().timeLeft(color); }

    std::shared_ptr<std::chrono::steady_clock::time_point> m_now;
};

void MatchClockTest::startWithPerson(const MatchSetup &setup)
{
    seat(setup, {std::make_unique<HumanPlayer>(), nullptr});
    m_now = std::make_shared<std::chrono::steady_clock::time_point>();
    m_match->setTimeSource([now = m_now] { return *now; });
    m_match->start();
    drainResumptions();
}

void MatchClockTest::everybodyIsToldTheClocks()
{
    script("D4 pass", "D5 pass");
    m_black->answers[0].elapsed = 4s;
    m_white->answers[0].elapsed = 70s;

    start(timed("10s", "1m+3x30s"));

    QCOMPARE(m_black->times.size(), std::size_t(2));
    QCOMPARE(m_black->times[0].left.black, std::optional(TimeLeft{10s, std::nullopt}));
    QCOMPARE(m_black->times[0].left.white, std::optional(TimeLeft{60s, std::nullopt}));
    QCOMPARE(m_black->times[0].limit, 10s + smallGame().timeMargin);
    QCOMPARE(m_black->times[1].left.black, std::optional(TimeLeft{6s, std::nullopt}));
    QCOMPARE(m_black->times[1].left.white, std::optional(TimeLeft{30s, 3}));
    QCOMPARE(m_white->times[1].limit, 90s + smallGame().timeMargin);
}

void MatchClockTest::whatIsLeftStandsInTheRecord()
{
    script("D4 pass", "D5 pass");
    m_black->answers[0].elapsed = 4s + 567us;
    m_white->answers[0].elapsed = 100s;

    start(timed("10s", "1m+3x30s"));

    const GameTree &tree = m_record->tree();
    const NodeId first = tree.firstChild(tree.root());
    const NodeId second = tree.firstChild(first);
    QCOMPARE(simpleTextAt(tree, first, "BL"), QStringLiteral("5.999"));
    QCOMPARE(simpleTextAt(tree, first, "OB"), QString());
    QCOMPARE(simpleTextAt(tree, first, "WL"), QString());
    QCOMPARE(simpleTextAt(tree, second, "WL"), QStringLiteral("30"));
    QCOMPARE(simpleTextAt(tree, second, "OW"), QStringLiteral("2"));
    QCOMPARE(timeControlsOf(m_record->info()), m_match->setup().time);
}

void MatchClockTest::aLateAnswerIsALossOnTime()
{
    script("D4 E4", "D5");
    m_black->answers[1].elapsed = 10101ms;

    start(timed("10s", "none"));

    QVERIFY(isIn(State::Over));
    QCOMPARE(rootValue("RE"), QStringLiteral("W+T"));
    QCOMPARE(moves().size(), 2);
    QCOMPARE(lastComment(),
             QStringLiteral("Black used 10.101s for move 3; its clock allowed 10s, with a margin "
                            "of 0.1s"));
    QCOMPARE(m_match->timeUsed().black, 10101ms);
    QVERIFY(!m_black->asked.contains(QStringLiteral("cpu"))); // it may never answer again
}

void MatchClockTest::aPersonsTurnIsMeasuredWithoutItsPauses()
{
    script("", "D5");
    startWithPerson(timed("10m", "none"));
    wait(10s);
    QCOMPARE(m_match->thinking(), 10s);
    m_match->pause();
    wait(1h);
    QCOMPARE(m_match->thinking(), 10s);
    m_match->resume();
    wait(5s);

    QVERIFY(submit("D4"));

    QCOMPARE(left(Color::Black), (TimeLeft{9min + 45s, std::nullopt}));
    QCOMPARE(m_match->timeUsed().black, 15s);
}

void MatchClockTest::aPersonsTurnMayBeginPaused()
{
    script("", "D5");
    seat(timed("10m", "none"), {std::make_unique<HumanPlayer>(), nullptr});
    m_now = std::make_shared<std::chrono::steady_clock::time_point>();
    m_match->setTimeSource([now = m_now] { return *now; });
    m_match->pause();
    m_match->start();
    drainResumptions();
    wait(1h);
    QVERIFY(m_match->awaitsPerson());
    QCOMPARE(m_match->thinking(), 0s);

    m_match->resume();
    wait(1s);

    QVERIFY(submit("D4"));
    QCOMPARE(left(Color::Black).time, 9min + 59s);
}

void MatchClockTest::aPersonsFlagFalls()
{
    MatchSetup setup = timed("10ms", "none");
    setup.timeMargin = 1h; // no margin for people
    seat(setup, {std::make_unique<HumanPlayer>(), nullptr});
    m_match->start();

    QTRY_VERIFY(isIn(State::Over));

    QCOMPARE(rootValue("RE"), QStringLiteral("W+T"));
    QCOMPARE(m_match->result().reason,
             QStringLiteral("Black did not make move 1 in time; its clock allowed 0.01s"));
    QVERIFY(m_match->clock().hasFallen(Color::Black));
    QVERIFY(!submit("D4"));
}

void MatchClockTest::anUnlimitedPersonMayThinkForEver()
{
    script("", "D5");
    startWithPerson(timed("none", "10s"));
    wait(1000h);
    m_match->pause();
    m_match->resume();

    QVERIFY(submit("D4"));

    QCOMPARE(m_match->moveCount(), 2);
    QCOMPARE(m_match->timeUsed().black, 1000h);
}

void MatchClockTest::takingBackRestoresTheClocks()
{
    script("", "D5 E5 F5");
    for (PlayerAnswer &answer : m_white->answers) {
        answer.elapsed = 10s;
    }
    startWithPerson(timed("1m+3x10s", "1m"));
    wait(50s);
    QVERIFY(submit("D4"));
    wait(25s); // into the second period
    QVERIFY(submit("E4"));
    QCOMPARE(left(Color::Black), (TimeLeft{10s, 2}));
    QCOMPARE(left(Color::White).time, 40s);

    m_match->takeBack(2);
    drainResumptions();
    QCOMPARE(left(Color::Black), (TimeLeft{10s, std::nullopt}));
    QCOMPARE(left(Color::White).time, 50s);
    QCOMPARE(m_match->thinking(), 0s);

    m_match->takeBack(2);
    drainResumptions();
    QCOMPARE(left(Color::Black), (TimeLeft{60s, std::nullopt}));
    QCOMPARE(left(Color::White).time, 60s);
}

void MatchClockTest::aGameGoesOnByTheRecordsClocks()
{
    const MatchSetup setup = timed("10m", "5m+5x30s");
    GameInfo info = m_record->info();
    setTimeControls(info, setup.time);
    m_record->setInfo(info);
    NodeId node = m_record->tree().root();
    const GameLine line = lineOf("D4 E5 F6");
    for (const Move &move : line.moves) {
        node = m_record->addMove(node, move);
        writeTimeLeft(*m_record, node, move.color,
                      move.color == Color::Black ? TimeLeft{100s, std::nullopt} : TimeLeft{30s, 3});
    }
    m_white->holdsBack = true;
    m_match = std::make_unique<Match>(
        setup,
        ByColor<std::unique_ptr<Player>>{std::make_unique<test::ScriptedPlayer>(m_black),
                                         std::make_unique<test::ScriptedPlayer>(m_white)},
        *m_record, line, node);

    QCOMPARE(left(Color::Black), (TimeLeft{100s, std::nullopt}));
    QCOMPARE(left(Color::White), (TimeLeft{30s, 3}));

    m_match->start();
    drainResumptions();
    m_match->takeBack(1);
    QCOMPARE(left(Color::Black), (TimeLeft{100s, std::nullopt}));
    m_match->takeBack(2);
    QCOMPARE(left(Color::Black), (TimeLeft{10min, std::nullopt})); // before its first move
    QCOMPARE(left(Color::White), (TimeLeft{5min, std::nullopt}));
}

void MatchClockTest::otherTimeControlsBeginWithFullClocks()
{
    GameInfo info = m_record->info();
    setTimeControls(info, timed("10m", "10m").time);
    m_record->setInfo(info);
    const GameLine line = lineOf("D4");
    const NodeId node = m_record->addMove(m_record->tree().root(), line.moves[0]);
    writeTimeLeft(*m_record, node, Color::Black, {100s, std::nullopt});
    script("E4", "D5");
    m_white->answers[0].elapsed = 3s;
    m_black->holdsBack = true;
    m_match = std::make_unique<Match>(
        timed("1h", "1h"),
        ByColor<std::unique_ptr<Player>>{std::make_unique<test::ScriptedPlayer>(m_black),
                                         std::make_unique<test::ScriptedPlayer>(m_white)},
        *m_record, line, node);
    m_match->start();
    drainResumptions();
    release(*m_black); // prepared

    QCOMPARE(left(Color::Black).time, 1h);
    QCOMPARE(left(Color::White).time, 1h - 3s);
    m_match->takeBack(1);
    QCOMPARE(left(Color::White).time, 1h);
    QCOMPARE(left(Color::Black).time, 1h);
}

void MatchClockTest::nobodyThinksBetweenTurns()
{
    startWithPerson(timed("10m", "none"));
    wait(1s);
    m_white->holdsBack = true;
    QVERIFY(submit("D4"));
    wait(2s);
    QCOMPARE(m_match->thinking(), 2s); // White
    m_white->holdsBack = false;
    m_match->stop();
    drainResumptions();
    wait(1s);

    QCOMPARE(m_match->thinking(), 0s);
}

void MatchClockTest::noFlagFallsWhereTheClocksAreKeptElsewhere()
{
    MatchSetup setup = timed("10s", "10s");
    setup.areClocksKeptElsewhere = true;
    script("", "D5");
    m_white->answers[0].elapsed = 1h;
    startWithPerson(setup);
    wait(1h);

    QVERIFY(submit("D4"));

    QVERIFY(isIn(State::Asking));
    QCOMPARE(moves().size(), 2);
    QCOMPARE(left(Color::Black).time, 0ms);
    QCOMPARE(m_white->times[0].limit, 0ms); // as long as it takes
    QCOMPARE(m_white->times[0].left.white, std::optional(TimeLeft{10s, std::nullopt}));
}

void MatchClockTest::whatTheClocksShowMayBeTold()
{
    script("", "D5");
    startWithPerson(timed("10m", "1m+3x30s"));
    wait(20s);
    m_match->setTimeLeft(Color::Black, {5min, std::nullopt});
    m_match->setTimeLeft(Color::White, {30s, 2});
    QCOMPARE(m_match->thinking(), 0s);
    wait(10s);

    QVERIFY(submit("D4"));

    QCOMPARE(left(Color::Black), (TimeLeft{4min + 50s, std::nullopt}));
    QCOMPARE(m_white->times[0].left.white, std::optional(TimeLeft{30s, 2}));
}

SHINPAN_TEST(MatchClockTest)
#include "matchclock_test.moc"
