#include "core/match/referee.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/gamesketch.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::at;
using shinpan::test::lineOf;
using Verdict = Referee::Verdict;

namespace {

MatchSetup setupOf(int side, KoRule ko = KoRule::PositionalSuperko)
{
    MatchSetup setup;
    setup.size = BoardSize::square(side);
    setup.rules.ko = ko;
    return setup;
}

Referee::Verdict play(Referee &referee, const char *vertex)
{
    return referee.judge(Move{referee.toPlay(), at(vertex)});
}

Referee::Verdict pass(Referee &referee)
{
    return referee.judge(Move::pass(referee.toPlay()));
}

/// A game that stands where this line ends.
Referee refereeAfter(const MatchSetup &setup, std::string_view vertices)
{
    return {setup, lineOf(vertices, {.size = setup.size.columns})};
}

} // namespace

/// The judge alone: what actions and failures do to a game.
class RefereeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLegalMoveStands();
    void onePassGoesOn();
    void twoPassesAreCounted();
    void aMoveBetweenPassesGoesOn();
    void anIllegalMoveIsAForfeitWithItsReason_data();
    void anIllegalMoveIsAForfeitWithItsReason();
    void suicideIsLegalWhereTheRulesAllowIt();
    void theKoMayBeRetakenLater();
    void resigningLoses();
    void aClaimWins();
    void theMoveLimitStopsTheGame();
    void twoPassesAtTheMoveLimitAreCounted();
    void takingBackGivesTheTurnBack();
    void takingBackForgetsTheKo();
    void noMoreIsTakenBackThanWasPlayed();
    void aGivenLineIsRememberedForSuperko();
    void aGivenLineMayHoldIllegalMoves();
    void aHandicapLetsWhitePlayFirst();
    void failuresEndTheGameAsTheTableSays_data();
    void failuresEndTheGameAsTheTableSays();
};

void RefereeTest::aLegalMoveStands()
{
    Referee referee(setupOf(9));

    const Verdict verdict = play(referee, "D4");

    QCOMPARE(verdict.kind, Verdict::Kind::Continue);
    QVERIFY(verdict.isPlayed);
    QCOMPARE(referee.toPlay(), Color::White);
    QCOMPARE(referee.moveCount(), 1);
    QCOMPARE(referee.position().board().at(at("D4")), Stone::Black);
}

void RefereeTest::onePassGoesOn()
{
    Referee referee(setupOf(9));

    const Verdict verdict = pass(referee);

    QCOMPARE(verdict.kind, Verdict::Kind::Continue);
    QVERIFY(verdict.isPlayed);
    QCOMPARE(referee.toPlay(), Color::White);
}

void RefereeTest::twoPassesAreCounted()
{
    Referee referee = refereeAfter(setupOf(9), "D4 pass");

    const Verdict verdict = pass(referee);

    QCOMPARE(verdict.kind, Verdict::Kind::Count);
    QVERIFY(verdict.isPlayed);
    QCOMPARE(referee.moveCount(), 3);
}

void RefereeTest::aMoveBetweenPassesGoesOn()
{
    Referee referee = refereeAfter(setupOf(9), "pass D4");

    QCOMPARE(pass(referee).kind, Verdict::Kind::Continue);
}

void RefereeTest::anIllegalMoveIsAForfeitWithItsReason_data()
{
    QTest::addColumn<KoRule>("ko");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, KoRule ko, const char *line, const char *move,
                        const char *result, const char *reason) {
        QTest::newRow(name) << ko << QString::fromLatin1(line) << QString::fromLatin1(move)
                            << QString::fromLatin1(result) << QString::fromLatin1(reason);
    };
    const char *const ko = "B1 C1 A2 D2 B3 C3 C2 B2"; // White has just taken C2
    row("occupied", KoRule::Simple, "D4", "D4", "B+F",
        "White played move 2 at D4, which is occupied");
    row("off the board", KoRule::Simple, "", "K10", "W+F",
        "Black played move 1 at K10, which is not on the board");
    row("suicide", KoRule::Simple, "A2 E5 B1", "A1", "B+F",
        "White played move 4 at A1, which is suicide");
    row("ko", KoRule::Simple, ko, "C2", "W+F",
        "Black played move 9 at C2, which retakes the ko at once");
    row("ko under superko", KoRule::PositionalSuperko, ko, "C2", "W+F",
        "Black played move 9 at C2, which retakes the ko at once");
    row("superko", KoRule::PositionalSuperko, "B1 C1 A2 D2 B3 C3 C2 B2 pass pass", "C2", "W+F",
        "Black played move 11 at C2, which repeats an earlier position");
}

void RefereeTest::anIllegalMoveIsAForfeitWithItsReason()
{
    QFETCH(KoRule, ko);
    QFETCH(QString, line);
    QFETCH(QString, move);
    QFETCH(QString, result);
    QFETCH(QString, reason);
    Referee referee = refereeAfter(setupOf(9, ko), line.toStdString());
    const int moves = referee.moveCount();
    const Color mover = referee.toPlay();

    const Verdict verdict = play(referee, qPrintable(move));

    QCOMPARE(verdict.kind, Verdict::Kind::Over);
    QVERIFY(!verdict.isPlayed);
    QCOMPARE(verdict.result.end, GameEnd::Forfeit);
    QCOMPARE(verdict.result.culprit, std::optional(mover));
    QCOMPARE(verdict.result.toSgf(), result);
    QCOMPARE(verdict.result.reason, reason);
    QCOMPARE(referee.moveCount(), moves);
}

void RefereeTest::suicideIsLegalWhereTheRulesAllowIt()
{
    MatchSetup setup = setupOf(9);
    setup.rules.suicide = SuicideRule::Allowed;
    Referee referee = refereeAfter(setup, "A2 C1 B2 B1 D1 D4 C2");

    const Verdict verdict = play(referee, "A1");

    QCOMPARE(verdict.kind, Verdict::Kind::Continue);
    QCOMPARE(referee.position().board().at(at("B1")), Stone::Empty);
}

void RefereeTest::theKoMayBeRetakenLater()
{
    Referee referee = refereeAfter(setupOf(9), "B1 C1 A2 D2 B3 C3 C2 B2 E5 F6");

    QCOMPARE(play(referee, "C2").kind, Verdict::Kind::Continue);
}

void RefereeTest::resigningLoses()
{
    Referee referee = refereeAfter(setupOf(9), "D4");

    const Verdict verdict = referee.judge(Resignation());

    QCOMPARE(verdict.kind, Verdict::Kind::Over);
    QVERIFY(!verdict.isPlayed);
    QCOMPARE(verdict.result.end, GameEnd::Resignation);
    QVERIFY(!verdict.result.culprit); // nobody did anything wrong
    QCOMPARE(verdict.result.toSgf(), QStringLiteral("B+R"));
    QCOMPARE(verdict.result.loser(), std::optional(Color::White));
    QCOMPARE(verdict.result.reason, QString());
}

void RefereeTest::aClaimWins()
{
    Referee referee = refereeAfter(setupOf(9), "D4");

    const Verdict verdict = referee.judge(Claim());

    QCOMPARE(verdict.kind, Verdict::Kind::Over);
    QVERIFY(!verdict.isPlayed);
    QCOMPARE(verdict.result.end, GameEnd::Claim);
    QCOMPARE(verdict.result.toSgf(), QStringLiteral("W+"));
    QCOMPARE(verdict.result.loser(), std::optional(Color::Black));
}

void RefereeTest::theMoveLimitStopsTheGame()
{
    MatchSetup setup = setupOf(9);
    setup.moveLimit = 3;
    Referee referee = refereeAfter(setup, "D4 pass");

    const Verdict verdict = play(referee, "E5");

    QCOMPARE(verdict.kind, Verdict::Kind::Over);
    QVERIFY(verdict.isPlayed);
    QCOMPARE(verdict.result.end, GameEnd::MoveLimit);
    QVERIFY(!verdict.result.winner);
    QVERIFY(!verdict.result.culprit);
    QCOMPARE(verdict.result.toSgf(), QStringLiteral("Void"));
    QCOMPARE(verdict.result.reason, QStringLiteral("stopped at the limit of 3 moves"));
}

void RefereeTest::twoPassesAtTheMoveLimitAreCounted()
{
    MatchSetup setup = setupOf(9);
    setup.moveLimit = 2;
    Referee referee = refereeAfter(setup, "pass");

    QCOMPARE(pass(referee).kind, Verdict::Kind::Count);
}

void RefereeTest::takingBackGivesTheTurnBack()
{
    Referee referee = refereeAfter(setupOf(9), "D4 E5 F6");

    referee.takeBack(2);

    QCOMPARE(referee.line(), lineOf("D4"));
    QCOMPARE(referee.toPlay(), Color::White);
    QCOMPARE(referee.position().board().at(at("E5")), Stone::Empty);
    QCOMPARE(play(referee, "E5").kind, Verdict::Kind::Continue);
}

void RefereeTest::takingBackForgetsTheKo()
{
    Referee referee = refereeAfter(setupOf(9), "B1 C1 A2 D2 B3 C3 C2 B2");

    referee.takeBack(1);

    QCOMPARE(referee.position().board().at(at("C2")), Stone::Black);
    QCOMPARE(play(referee, "B2").kind, Verdict::Kind::Continue);
}

void RefereeTest::noMoreIsTakenBackThanWasPlayed()
{
    Referee referee = refereeAfter(setupOf(9), "D4 E5");

    referee.takeBack(5);

    QCOMPARE(referee.moveCount(), 0);
    QCOMPARE(referee.toPlay(), Color::Black);
}

void RefereeTest::aGivenLineIsRememberedForSuperko()
{
    Referee referee = refereeAfter(setupOf(9), "B1 C1 A2 D2 B3 C3 C2 B2");

    QCOMPARE(play(referee, "C2").result.end, GameEnd::Forfeit);
}

void RefereeTest::aGivenLineMayHoldIllegalMoves()
{
    Referee referee = refereeAfter(setupOf(9), "B1 C1 A2 D2 B3 C3 C2 B2 C2"); // retaken at once

    QCOMPARE(referee.toPlay(), Color::White);
    QCOMPARE(referee.position().board().at(at("B2")), Stone::Empty);
    QCOMPARE(referee.position().board().at(at("C2")), Stone::Black);
    QCOMPARE(referee.moveCount(), 9);
    QCOMPARE(play(referee, "B2").kind, Verdict::Kind::Continue); // the ko memory starts anew
}

void RefereeTest::aHandicapLetsWhitePlayFirst()
{
    MatchSetup setup = setupOf(9);
    setup.handicap = 2;

    const Referee referee(setup);

    QCOMPARE(referee.line(), lineOf("", {.handicap = "C3 G7"}));
    QCOMPARE(referee.toPlay(), Color::White);
    QCOMPARE(referee.position().board(), test::boardFrom(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . X . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . . . .
        . . . . . . . . .
        . . . . . . . . .)"));
}

void RefereeTest::failuresEndTheGameAsTheTableSays_data()
{
    using Kind = PlayerFailure::Kind;
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<GameEnd>("end");
    QTest::addColumn<QString>("result");
    const auto isVoid = [](const char *name, Kind kind) {
        QTest::newRow(name) << kind << GameEnd::Void << QStringLiteral("Void");
    };
    const auto isForfeit = [](const char *name, Kind kind) {
        QTest::newRow(name) << kind << GameEnd::Forfeit << QStringLiteral("B+F");
    };
    isVoid("cannot start", Kind::CannotStart);
    isVoid("refuses size, komi or set-up", Kind::SetUpRefused);
    isForfeit("refuses to move", Kind::AnswerRefused);
    isForfeit("answers what is no move", Kind::AnswerUnclear);
    isForfeit("refuses a move that the referee allowed", Kind::MoveRefused);
    isVoid("ended", Kind::Ended);
    isVoid("speaks no GTP", Kind::NotGtp);
    isVoid("no answer, without a clock", Kind::NoAnswer);
    isVoid("interrupted by us", Kind::Interrupted);
}

void RefereeTest::failuresEndTheGameAsTheTableSays()
{
    QFETCH(PlayerFailure::Kind, kind);
    QFETCH(GameEnd, end);
    QFETCH(QString, result);
    const Referee referee(setupOf(9));

    const GameResult verdict = referee.failed(
        Color::White, {kind, Message::verbatim(QStringLiteral("said \"banana\"")), {}, {}});

    QCOMPARE(verdict.end, end);
    QCOMPARE(verdict.toSgf(), result);
    QCOMPARE(verdict.culprit, std::optional(Color::White));
    QCOMPARE(verdict.winner.has_value(), end == GameEnd::Forfeit);
    QCOMPARE(verdict.reason, QStringLiteral("White said \"banana\""));
}

SHINPAN_TEST(RefereeTest)
#include "referee_test.moc"
