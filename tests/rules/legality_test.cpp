#include "core/rules/position.h"
#include "tests/rules/koverdicts.h"
#include "tests/rules/moves.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace shinpan;
using namespace shinpan::test;

namespace {

constexpr Ruleset Positional{.ko = KoRule::PositionalSuperko, .suicide = SuicideRule::Forbidden};

constexpr auto SimpleKo = R"(
    5 . . . . .
    4 . X O . .
    3 X O . O .
    2 . X O . .
    1 . . . . .)";
constexpr auto EdgeKo = R"(
    3 . . . . .
    2 . X O . .
    1 X O . O .)";
constexpr auto CornerKo = R"(
    3 . . . .
    2 X O . .
    1 . X O .)";
constexpr auto Snapback = R"(
    5 . . . . .
    4 . . . . .
    3 . X X X .
    2 X O O O X
    1 X O . . X)";
constexpr auto TwoCaptured = R"(
    3 X . . . .
    2 O X . . .
    1 O . X . .)";
constexpr auto SendTwoReturnOne = R"(
    5 . . . . .
    4 . . . . .
    3 . . . . .
    2 O O X X .
    1 . X . X .)";
constexpr auto TripleKo = R"(
    7 O O O O O O O
    6 O X O . O . O
    5 X . X O X O X
    4 X X X X X X X
    3 O O O O O O O
    2 . . . . . . .
    1 . . . . . . .)";
constexpr auto EternalLife = R"(
    8 . . . . . . . .
    7 . . . . . . . .
    6 . . . . . . . .
    5 . . . . . . . .
    4 O O O O O O . .
    3 X X X X X O . .
    2 X O O O X X O O
    1 . O . X . O X .)";
constexpr auto SingleSuicide = R"(
    5 . . . . .
    4 . . O . .
    3 . O . O .
    2 . . O . .
    1 . . . . .)";
constexpr auto SuicideOfTwo = R"(
    5 . . . . .
    4 . . O O .
    3 . O X . O
    2 . . O O .
    1 . . . . .)";
constexpr auto CornerPair = R"(
    3 . . . . .
    2 O O . . .
    1 X . O . .)";
constexpr auto TakesInTime = R"(
    5 . . . . .
    4 . . X . .
    3 . X O X .
    2 . O . O .
    1 . . O . .)";

} // namespace

/// Drawn positions and what the rules say of a move there; X is Black, O White.
class LegalityTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void koRulesDecide_data()
    {
        addVerdictColumns();
        addVerdictRows("ko at once", SimpleKo, u"X C3"_s, u"O B3"_s, KoEverywhere);
        addVerdictRows("ko after an exchange", SimpleKo, u"X C3, O E5, X A5"_s, u"O B3"_s,
                       LegalEverywhere);
        addVerdictRows("ko after two passes", SimpleKo, u"X C3, O pass, X pass"_s, u"O B3"_s,
                       SuperkoOnly);
        addVerdictRows("ko retaken twice", SimpleKo, u"X C3, O E5, X A5, O B3"_s, u"X C3"_s,
                       KoEverywhere);
        addVerdictRows("ko filled by its owner out of turn", SimpleKo, u"X C3"_s, u"X B3"_s,
                       LegalEverywhere);
        addVerdictRows("ko after its owner's move out of turn", SimpleKo, u"X C3, X E5"_s,
                       u"O B3"_s, LegalEverywhere);
        addVerdictRows("ko on the edge", EdgeKo, u"X C1"_s, u"O B1"_s, KoEverywhere);
        addVerdictRows("ko in the corner", CornerKo, u"X D1, O A1"_s, u"X B1"_s, KoEverywhere);
        addVerdictRows("ko after the taker's opponent passed", CornerKo, u"X pass, O A1"_s,
                       u"X B1"_s, KoUnlessNatural);
        addVerdictRows("taking by capture where there is no liberty", TakesInTime, u"X C2"_s,
                       u"O C3"_s, KoEverywhere);
        addVerdictRows("snapback", Snapback, u"X C1, O D1"_s, u"X C1"_s, LegalEverywhere);
        addVerdictRows("two captured, one retaken", TwoCaptured, u"X B1"_s, u"O A1"_s,
                       LegalEverywhere);
        addVerdictRows("two captured, the other retaken", TwoCaptured, u"X B1"_s, u"O A2"_s,
                       LegalEverywhere);
        addVerdictRows("one returned for two sent", SendTwoReturnOne, u"X A1, O C1"_s, u"X B1"_s,
                       PositionalOnly);
        addVerdictRows("triple ko: sixth play", TripleKo, u"X D6, O B5, X F6, O D5, X B6"_s,
                       u"O F5"_s, SuperkoOnly);
        addVerdictRows("triple ko: the same ko at once", TripleKo,
                       u"X D6, O B5, X F6, O D5, X B6"_s, u"O B5"_s, KoEverywhere);
        addVerdictRows("eternal life: fourth play", EternalLife, u"X C1, O E1, X D1"_s, u"O F1"_s,
                       SuperkoOnly);
    }
    void koRulesDecide()
    {
        QFETCH(Board, board);
        QFETCH(QString, moves);
        QFETCH(QString, move);
        QFETCH(QString, verdict);
        QFETCH(int, ko);
        Position position(board, Color::Black,
                          {.ko = static_cast<KoRule>(ko), .suicide = SuicideRule::Forbidden});
        playAll(position, moves);
        QCOMPARE(verdictOn(position, move), verdict);
    }

    void allowedSuicideIsStillJudgedByKo_data()
    {
        addVerdictColumns();
        addVerdictRows("one stone", SingleSuicide, {}, u"X C3"_s, PositionalOnly);
        addVerdictRows("one stone after two passes", SingleSuicide, u"X pass, O pass"_s, u"X C3"_s,
                       SuperkoUnlessNatural);
        addVerdictRows("two stones", SuicideOfTwo, {}, u"X D3"_s, LegalEverywhere);
        addVerdictRows("two stones in the corner", CornerPair, {}, u"X B1"_s, LegalEverywhere);
        addVerdictRows("1x1 board", ".", {}, u"X A1"_s, PositionalOnly);
        addVerdictRows("1x1 board after a pass", ".", u"X pass"_s, u"O A1"_s, SuperkoOnly);
        addVerdictRows("2x2 board, one stone", ". X\nX .", u"X pass"_s, u"O A2"_s, SuperkoOnly);
        addVerdictRows("2x2 board, filled up", ". X\nX X", {}, u"X A2"_s, LegalEverywhere);
    }
    void allowedSuicideIsStillJudgedByKo()
    {
        QFETCH(Board, board);
        QFETCH(QString, moves);
        QFETCH(QString, move);
        QFETCH(QString, verdict);
        QFETCH(int, ko);
        const Ruleset allowed{.ko = static_cast<KoRule>(ko), .suicide = SuicideRule::Allowed};
        Position position(board, Color::Black, allowed);
        playAll(position, moves);
        QCOMPARE(verdictOn(position, move), verdict);
        Ruleset forbidden = allowed;
        forbidden.suicide = SuicideRule::Forbidden;
        position = Position(board, Color::Black, forbidden);
        playAll(position, moves);
        QCOMPARE(verdictOn(position, move), u"suicide"_s);
    }

    void playThatGetsLibertiesIsNoSuicide_data()
    {
        addVerdictColumns();
        addVerdictRows("fills its own eye", SingleSuicide, {}, u"O C3"_s, LegalEverywhere);
        addVerdictRows("captures", SuicideOfTwo, {}, u"O D3"_s, LegalEverywhere);
        addVerdictRows("captures from within", TakesInTime, {}, u"X C2"_s, LegalEverywhere);
        addVerdictRows("connects", TakesInTime, {}, u"O C2"_s, LegalEverywhere);
        addVerdictRows("takes the whole board", ". X\nX X", {}, u"O A2"_s, LegalEverywhere);
    }
    void playThatGetsLibertiesIsNoSuicide() { koRulesDecide(); }

    void situationMayNotRecurAfterAPass_data()
    {
        addVerdictColumns();
        addVerdictRows("two sent again after a pass", SendTwoReturnOne, u"X A1, O C1"_s, u"X A1"_s,
                       {"legal", "legal", "", "superko", "superko"});
    }
    void situationMayNotRecurAfterAPass()
    {
        QFETCH(Board, board);
        QFETCH(QString, moves);
        QFETCH(QString, move);
        QFETCH(QString, verdict);
        QFETCH(int, ko);
        Position position(board, Color::Black, {.ko = static_cast<KoRule>(ko)});
        playAll(position, moves);
        if (position.check(moveFrom(u"X B1"_s))) {
            QCOMPARE(position.rules().ko, KoRule::PositionalSuperko); // it never comes to that
            return;
        }
        playAll(position, u"X B1, O pass"_s);
        QCOMPARE(verdictOn(position, move), verdict);
    }

    void suicideOfOneStoneMayBeForbiddenAlone()
    {
        const Ruleset rules{.ko = KoRule::Simple, .suicide = SuicideRule::MultiStone};
        const Position single(boardFrom(SingleSuicide), Color::Black, rules);
        QCOMPARE(verdictOn(single, u"X C3"_s), u"suicide"_s);
        QCOMPARE(verdictOn(single, u"O C3"_s), u"legal"_s);
        Position pair(boardFrom(SuicideOfTwo), Color::Black, rules);
        playAll(pair, u"X D3"_s);
        QCOMPARE(pair.board().at(at("C3")), Stone::Empty);
        QCOMPARE(verdictOn(Position(boardFrom(CornerPair), Color::Black, rules), u"X B1"_s),
                 u"legal"_s);
    }

    /// A cycle that the game entered in its middle closes with a play that takes nothing: here the
    /// two stones stand at first.
    void playThatCapturesNothingMayRepeatToo()
    {
        Position position(boardFrom("3 . . . . .\n2 O O X X .\n1 X X . X ."), Color::White,
                          Positional);
        playAll(position, u"O C1, X B1, O pass"_s);
        QCOMPARE(verdictOn(position, u"X A1"_s), u"superko"_s);
        playAll(position, u"X E1, O pass, X A1"_s);
    }

    void pointMustBeOnTheBoardAndEmpty()
    {
        const Position position(boardFrom("X . .\n. . O"), Color::Black, Positional);
        QCOMPARE(verdictOn(position, u"X A2"_s), u"occupied"_s);
        QCOMPARE(verdictOn(position, u"X C1"_s), u"occupied"_s);
        QCOMPARE(verdictOn(position, u"X D1"_s), u"off board"_s);
        QCOMPARE(verdictOn(position, u"X A3"_s), u"off board"_s);
        QCOMPARE(verdictOn(position, u"X pass"_s), u"legal"_s);
    }
};

SHINPAN_TEST(LegalityTest)
#include "legality_test.moc"
