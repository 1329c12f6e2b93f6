#include "core/rules/position.h"

#include "tests/rules/moves.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace shinpan;
using namespace shinpan::test;

namespace {

constexpr Ruleset PositionalKo{.ko = KoRule::PositionalSuperko, .suicide = SuicideRule::Forbidden};
constexpr Ruleset Simple{.ko = KoRule::Simple, .suicide = SuicideRule::Forbidden};

constexpr auto KoShape = R"(
    5 . . . . .
    4 . X O . .
    3 X O . O .
    2 . X O . .
    1 . . . . .)";
constexpr auto SnapbackShape = R"(
    5 . . . . .
    4 . . . . .
    3 . X X X .
    2 X O O O X
    1 X O . . X)";
constexpr auto TwoStones = R"(
    5 . . . . .
    4 . . O O .
    3 . O X . O
    2 . . O O .
    1 . . . . .)";

} // namespace

/// What a position remembers of the moves played.
class PositionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void turnsPassesAndMovesAreCounted()
    {
        Position position(BoardSize::square(9), PositionalKo);
        QCOMPARE(position.toPlay(), Color::Black);
        playAll(position, u"X D4, O pass"_s);
        QCOMPARE(position.toPlay(), Color::Black);
        QCOMPARE(position.consecutivePasses(), 1);
        playAll(position, u"X pass"_s);
        QCOMPARE(position.consecutivePasses(), 2);
        QCOMPARE(position.moveNumber(), 3);
        playAll(position, u"X E5, X F6"_s); // out of turn, as records have it
        QCOMPARE(position.consecutivePasses(), 0);
        QCOMPARE(position.toPlay(), Color::White);
        QCOMPARE(position.moveNumber(), 5);
    }

    void capturedStonesAreCountedWithSuicides()
    {
        Position suicide(boardFrom(TwoStones), Color::Black, {.suicide = SuicideRule::Allowed});
        playAll(suicide, u"X D3"_s);
        QCOMPARE(suicide.board(), boardFrom(R"(
            5 . . . . .
            4 . . O O .
            3 . O . . O
            2 . . O O .
            1 . . . . .)"));
        QCOMPARE(suicide.captured(), (ByColor<int>{2, 0}));
        Position snapback(boardFrom(SnapbackShape), Color::Black, PositionalKo);
        playAll(snapback, u"X C1, O D1, X C1"_s);
        QCOMPARE(snapback.captured(), (ByColor<int>{1, 5}));
        const Board::Capture capture = snapback.play(moveFrom(u"O pass"_s));
        QCOMPARE(capture.captured, 0);
        QCOMPARE(capture.hash, snapback.board().hash());
    }

    void koPointShowsUntilTheNextMove()
    {
        Position position(boardFrom(KoShape), Color::Black, Simple);
        QCOMPARE(position.koPoint(), std::nullopt);
        playAll(position, u"X C3"_s);
        QCOMPARE(position.koPoint(), std::optional(at("B3")));
        Position passed = position;
        passed.play(Move::pass(Color::White));
        QCOMPARE(passed.koPoint(), std::nullopt);
        playAll(position, u"O E5"_s);
        QCOMPARE(position.koPoint(), std::nullopt);
    }

    /// White's capture leaves its chain that was set up without liberties in atari too: the retake
    /// takes three stones.
    void retakeOfMoreThanOneStoneIsNoKo()
    {
        Position position(boardFrom("O O X ."), Color::White, Simple);
        playAll(position, u"O D1"_s);
        QCOMPARE(position.koPoint(), std::nullopt);
        playAll(position, u"X C1"_s);
        QCOMPARE(position.board(), boardFrom(". . X ."));
    }

    void setUpStonesWithoutLibertiesStayUntilCaptured()
    {
        Position position(boardFrom("O X . .\nX O X ."), Color::Black, PositionalKo);
        playAll(position, u"X C2, O D2, X pass"_s);
        QCOMPARE(position.board(), boardFrom("O X X O\nX O X ."));
        playAll(position, u"O D1"_s);
        QCOMPARE(position.board(), boardFrom("O . . O\nX O . O"));
        playAll(position, u"X B2"_s);
        QCOMPARE(position.board(), boardFrom(". X . O\nX O . O"));
        QCOMPARE(position.captured(), (ByColor<int>{3, 1}));
    }

    void superkoHistoryBeginsAfterSetUp()
    {
        Position game(boardFrom(KoShape), Color::Black, PositionalKo);
        playAll(game, u"X C3"_s);
        const Position setUp(game.board(), Color::White, PositionalKo); // nothing came before
        QCOMPARE(verdictOn(game, u"O B3"_s), u"ko"_s);
        QCOMPARE(verdictOn(setUp, u"O B3"_s), u"legal"_s);
    }

    void whatARecordHoldsIsPlayedThoughIllegal()
    {
        Position game(boardFrom(KoShape), Color::Black, PositionalKo);
        playAll(game, u"X C3"_s);
        game.playAnyhow(moveFrom(u"O B3"_s)); // retakes the ko at once
        QCOMPARE(game.board(), boardFrom(KoShape));
        QCOMPARE(game.captured(), (ByColor<int>{1, 1}));
        QCOMPARE(game.toPlay(), Color::Black);
        QCOMPARE(game.moveNumber(), 2);
        game.playAnyhow(moveFrom(u"X B3"_s)); // on a stone
        QCOMPARE(game.board().at(at("B3")), Stone::Black);
        game.playAnyhow({Color::White, Point{9, 9}});
        QCOMPARE(game.captured(), (ByColor<int>{1, 1}));
        QCOMPARE(game.toPlay(), Color::Black);
    }

    void aLineBringsItsPrisonersAlong()
    {
        GameLine line;
        line.size = BoardSize::square(5);
        line.setUp = {{at("A1"), Color::White}, {at("B1"), Color::Black}};
        line.moves = {{Color::Black, at("A2")}};
        line.captured = {3, 4};
        const Position position(line, Simple);
        QCOMPARE(position.captured(), (ByColor<int>{3, 5}));
        QCOMPARE(position.toPlay(), Color::White);
    }

    void copyGoesItsOwnWay()
    {
        Position original(boardFrom(KoShape), Color::Black, PositionalKo);
        playAll(original, u"X C3"_s);
        Position copy = original;
        playAll(copy, u"O E5, X A5, O B3"_s);
        QCOMPARE(verdictOn(original, u"O B3"_s), u"ko"_s);
        QCOMPARE(original.moveNumber(), 1);
        QCOMPARE(verdictOn(copy, u"X C3"_s), u"ko"_s);
    }
};

SHINPAN_TEST(PositionTest)
#include "position_test.moc"
