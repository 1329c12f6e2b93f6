#include "core/match/referee.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/gamesketch.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::at;
using shinpan::test::lineOf;
using Verdict = Referee::Verdict;
using Milliseconds = std::chrono::milliseconds;

namespace {

TimeControl controlOf(const char *text)
{
    return *timeControlFromText(text);
}

MatchSetup withClocks(const char *black, const char *white = "none")
{
    MatchSetup setup;
    setup.size = BoardSize::square(9);
    setup.time = {controlOf(black), controlOf(white)};
    return setup;
}

Verdict play(Referee &referee, const char *vertex, std::chrono::nanoseconds used)
{
    return referee.judge(Move{referee.toPlay(), at(vertex)}, used);
}

} // namespace

/// The judge and the clocks: which side loses on time, and which does not.
class RefereeClockTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMarginDecidesByTheMillisecond_data();
    void theMarginDecidesByTheMillisecond();
    void timeComesBeforeTheAction_data();
    void timeComesBeforeTheAction();
    void theMarginIsNotCharged();
    void eachSideHasItsOwnClock();
    void withoutAClockNobodyIsLate();
    void theTurnsLimitIsTheClockOrTheWatchdog_data();
    void theTurnsLimitIsTheClockOrTheWatchdog();
    void aUsedUpClockIsWaitedForAllTheSame();
    void whoDoesNotMoveLosesByTheClockOnly_data();
    void whoDoesNotMoveLosesByTheClockOnly();
    void aFallenFlagIsALossWithItsEvidence();
    void clocksAreRestoredFromARecord();
};

void RefereeClockTest::theMarginDecidesByTheMillisecond_data()
{
    QTest::addColumn<QByteArray>("control");
    QTest::addColumn<std::chrono::nanoseconds>("used");
    QTest::addColumn<bool>("isLost");
    const auto row = [](const char *control, std::chrono::nanoseconds used, bool isLost) {
        QTest::addRow("%s, %lld ns", control, static_cast<long long>(used.count()))
            << QByteArray(control) << used << isLost;
    };
    for (const char *control : {"10s", "10s/move", "5s+1x5s", "10s+2s", "0+25/10s"}) {
        row(control, 9999ms, false);
        row(control, 10s, false);
        row(control, 10001ms, false);
        row(control, 10100ms, false);
        row(control, 10100ms + 1ns, true);
        row(control, 10101ms, true);
        row(control, 20s, true);
    }
}

void RefereeClockTest::theMarginDecidesByTheMillisecond()
{
    QFETCH(QByteArray, control);
    QFETCH(std::chrono::nanoseconds, used);
    QFETCH(bool, isLost);
    Referee referee(withClocks(control));

    const Verdict verdict = play(referee, "D4", used);

    QCOMPARE(verdict.kind, isLost ? Verdict::Kind::Over : Verdict::Kind::Continue);
    QCOMPARE(verdict.isPlayed, !isLost);
    QCOMPARE(referee.moveCount(), isLost ? 0 : 1);
    if (isLost) {
        QCOMPARE(verdict.result.end, GameEnd::Time);
        QCOMPARE(verdict.result.toSgf(), QStringLiteral("W+T"));
        QCOMPARE(verdict.result.culprit, std::optional(Color::Black));
        QVERIFY2(verdict.result.reason.english().endsWith(
                     QStringLiteral("for move 1; its clock allowed 10s, with a margin of 0.1s")),
                 qPrintable(verdict.result.reason.english()));
    }
}

void RefereeClockTest::timeComesBeforeTheAction_data()
{
    QTest::addColumn<PlayerAction>("action");

    QTest::newRow("a move") << PlayerAction(Move{Color::Black, at("D4")});
    QTest::newRow("an illegal move") << PlayerAction(Move{Color::Black, at("K10")});
    QTest::newRow("a pass") << PlayerAction(Move::pass(Color::Black));
    QTest::newRow("a resignation") << PlayerAction(Resignation());
    QTest::newRow("a claim") << PlayerAction(Claim());
}

void RefereeClockTest::timeComesBeforeTheAction()
{
    QFETCH(PlayerAction, action);
    Referee referee(withClocks("10s"));

    const Verdict verdict = referee.judge(action, 11s);

    QCOMPARE(verdict.result.reason,
             QStringLiteral("Black used 11s for move 1; its clock allowed 10s, with a margin of "
                            "0.1s"));
    QCOMPARE(verdict.result.toSgf(), QStringLiteral("W+T"));
    QCOMPARE(referee.clock().timeLeft(Color::Black).time, 0ms);
}

void RefereeClockTest::theMarginIsNotCharged()
{
    Referee referee(withClocks("5s+3x5s"));

    QCOMPARE(play(referee, "D4", 20050ms).kind,
             Verdict::Kind::Continue); // the last period, and more
    QCOMPARE(referee.clock().timeLeft(Color::Black), (TimeLeft{5s, 1}));
    QCOMPARE(play(referee, "E5", 0s).kind, Verdict::Kind::Continue);

    QCOMPARE(play(referee, "C3", 5s).kind, Verdict::Kind::Continue);
    QCOMPARE(referee.clock().timeLeft(Color::Black), (TimeLeft{5s, 1}));
}

void RefereeClockTest::eachSideHasItsOwnClock()
{
    Referee referee(withClocks("10s", "1m"));

    QCOMPARE(play(referee, "D4", 4s).kind, Verdict::Kind::Continue);
    QCOMPARE(play(referee, "E5", 40s).kind, Verdict::Kind::Continue);

    QCOMPARE(referee.clock().timeLeft(Color::Black).time, Milliseconds(6s));
    QCOMPARE(referee.clock().timeLeft(Color::White).time, Milliseconds(20s));
    QCOMPARE(play(referee, "F6", 7s).result.toSgf(), QStringLiteral("W+T"));
}

void RefereeClockTest::withoutAClockNobodyIsLate()
{
    Referee referee(withClocks("none"));

    QCOMPARE(play(referee, "D4", 1000h).kind, Verdict::Kind::Continue);
    QVERIFY(!referee.turnTime().budget);
}

void RefereeClockTest::theTurnsLimitIsTheClockOrTheWatchdog_data()
{
    QTest::addColumn<QByteArray>("control");
    QTest::addColumn<Milliseconds>("watchdog");
    QTest::addColumn<Milliseconds>("limit");
    QTest::addColumn<bool>("isClockFirst");

    QTest::newRow("neither") << QByteArray("none") << Milliseconds(0) << Milliseconds(0) << false;
    QTest::newRow("watchdog") << QByteArray("none") << Milliseconds(5s) << Milliseconds(5s)
                              << false;
    QTest::newRow("clock") << QByteArray("10s") << Milliseconds(0) << Milliseconds(10100) << true;
    QTest::newRow("clock first") << QByteArray("10s") << Milliseconds(20s) << Milliseconds(10100)
                                 << true;
    QTest::newRow("watchdog first")
        << QByteArray("10s") << Milliseconds(5s) << Milliseconds(5s) << false;
    QTest::newRow("byo-yomi") << QByteArray("5s+3x2s") << Milliseconds(0) << Milliseconds(11100)
                              << true;
}

void RefereeClockTest::theTurnsLimitIsTheClockOrTheWatchdog()
{
    QFETCH(QByteArray, control);
    QFETCH(Milliseconds, watchdog);
    QFETCH(Milliseconds, limit);
    QFETCH(bool, isClockFirst);
    MatchSetup setup = withClocks(control, "7s");
    setup.watchdog = watchdog;

    const TurnTime turn = Referee(setup).turnTime();

    QCOMPARE(turn.limit, limit);
    QCOMPARE(turn.isClockFirst, isClockFirst);
    QCOMPARE(turn.left.black.has_value(), setup.time.black.isLimited());
    QCOMPARE(turn.left.white, std::optional(TimeLeft{7s, std::nullopt}));
}

void RefereeClockTest::aUsedUpClockIsWaitedForAllTheSame()
{
    MatchSetup setup = withClocks("10s", "10s");
    setup.timeMargin = Milliseconds(0);
    Referee referee(setup);
    QCOMPARE(play(referee, "D4", 10s).kind, Verdict::Kind::Continue);
    QCOMPARE(play(referee, "E5", 0s).kind, Verdict::Kind::Continue);

    QCOMPARE(referee.turnTime().budget, std::optional(Milliseconds(0)));
    QCOMPARE(referee.turnTime().limit, Milliseconds(1)); // zero would be "for ever"
}

void RefereeClockTest::whoDoesNotMoveLosesByTheClockOnly_data()
{
    using Breakdown = MatchSetup::Breakdown;
    QTest::addColumn<QByteArray>("control");
    QTest::addColumn<Milliseconds>("watchdog");
    QTest::addColumn<Breakdown>("breakdown");
    QTest::addColumn<QString>("result");

    QTest::newRow("clock") << QByteArray("10s") << Milliseconds(0) << Breakdown::Void
                           << QStringLiteral("W+T");
    QTest::newRow("clock before the watchdog")
        << QByteArray("10s") << Milliseconds(1h) << Breakdown::Void << QStringLiteral("W+T");
    QTest::newRow("watchdog before the clock")
        << QByteArray("10s") << Milliseconds(1s) << Breakdown::Void << QStringLiteral("Void");
    QTest::newRow("watchdog alone")
        << QByteArray("none") << Milliseconds(1s) << Breakdown::Void << QStringLiteral("Void");
    QTest::newRow("watchdog alone, strict")
        << QByteArray("none") << Milliseconds(1s) << Breakdown::Forfeit << QStringLiteral("W+F");
}

void RefereeClockTest::whoDoesNotMoveLosesByTheClockOnly()
{
    QFETCH(QByteArray, control);
    QFETCH(Milliseconds, watchdog);
    QFETCH(MatchSetup::Breakdown, breakdown);
    QFETCH(QString, result);
    MatchSetup setup = withClocks(control);
    setup.watchdog = watchdog;
    setup.breakdown = breakdown;
    const PlayerFailure silence{PlayerFailure::Kind::MoveOverdue,
                                Message::verbatim(QStringLiteral("did not answer")),
                                {},
                                {}};

    const GameResult verdict = Referee(setup).failed(Color::Black, silence);

    QCOMPARE(verdict.toSgf(), result);
    QCOMPARE(verdict.culprit, std::optional(Color::Black));
    QCOMPARE(verdict.reason, verdict.end == GameEnd::Time
                                 ? QStringLiteral("Black did not answer; its clock allowed 10s, "
                                                  "with a margin of 0.1s")
                                 : QStringLiteral("Black did not answer"));
}

void RefereeClockTest::aFallenFlagIsALossWithItsEvidence()
{
    Referee referee(withClocks("10s"));

    const GameResult result = referee.flagFell(10s + 3ms);

    QCOMPARE(result.toSgf(), QStringLiteral("W+T"));
    QCOMPARE(result.reason,
             QStringLiteral("Black did not make move 1 in time; its clock allowed 10s"));
    QVERIFY(referee.clock().hasFallen(Color::Black));
}

void RefereeClockTest::clocksAreRestoredFromARecord()
{
    Referee referee(withClocks("10s", "1m+5x30s"));
    QCOMPARE(play(referee, "D4", 4s).kind, Verdict::Kind::Continue);

    referee.restoreClocks({std::nullopt, TimeLeft{12s, 3}});

    QCOMPARE(referee.clock().timeLeft(Color::Black).time, Milliseconds(10s)); // full again
    QCOMPARE(referee.clock().timeLeft(Color::White), (TimeLeft{30s, 3}));     // of a new period
}

SHINPAN_TEST(RefereeClockTest)
#include "refereeclock_test.moc"
