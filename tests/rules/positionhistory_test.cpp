#include "core/rules/positionhistory.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

class PositionHistoryTest : public QObject
{
    Q_OBJECT

private:
    static void play(Board &board, PositionHistory &history, Color color, std::string_view vertex)
    {
        const Point point = at(vertex);
        const Board::Capture capture = board.play(color, point);
        history.addPlay(board, {color, point}, capture);
    }

    static bool repeats(const Board &board,
                        const PositionHistory &history,
                        Color color,
                        std::string_view vertex,
                        KoRule superko = KoRule::PositionalSuperko)
    {
        const Point point = at(vertex);
        return history.repeats(board, {color, point}, board.captureBy(color, point), superko);
    }

private Q_SLOTS:
    void equalHashOfAnotherPositionIsNoRepetition()
    {
        Board board(BoardSize::square(5));
        PositionHistory history(board, Color::Black);
        play(board, history, Color::Black, "C3");
        play(board, history, Color::White, "D3");
        Board::Capture capture = board.captureBy(Color::Black, at("B2"));
        for (const std::uint64_t collision : {std::uint64_t{0}, board.hash()}) {
            capture.hash = collision; // with the start, with the latest position
            QVERIFY(!history.repeats(board, {Color::Black, at("B2")}, capture,
                                     KoRule::PositionalSuperko));
        }
    }

    void positionsAreRebuiltAcrossCapturesAndSuicides()
    {
        Board board = boardFrom(R"(
            3 . . . .
            2 O O O .
            1 X . O .)");
        PositionHistory history(board, Color::Black);
        play(board, history, Color::Black, "B1"); // suicide of two
        QVERIFY(repeats(board, history, Color::Black, "A1"));
        QVERIFY(!repeats(board, history, Color::Black, "B1"));
        play(board, history, Color::White, "D3");
        QVERIFY(!repeats(board, history, Color::Black, "A1"));
        play(board, history, Color::Black, "A1");
        play(board, history, Color::White, "B1"); // capture
        history.addPass(Color::Black);
        QVERIFY(!repeats(board, history, Color::Black, "D1"));
        QVERIFY(repeats(board, history, Color::Black,
                        "A1")); // suicide of one leaves the latest position
    }

    void stoneOfTheOtherColorIsNoRepetition()
    {
        Board board = boardFrom(". X O");
        PositionHistory history(board, Color::Black);
        const std::uint64_t start = board.hash();
        play(board, history, Color::White, "A1"); // capture
        play(board, history, Color::White, "B1"); // suicide of three
        play(board, history, Color::White, "C1");
        Board::Capture capture = board.captureBy(Color::White, at("B1"));
        capture.hash = start;
        const Move move{Color::White, at("B1")};
        QVERIFY(!history.repeats(board, move, capture, KoRule::PositionalSuperko));
        QVERIFY(
            history.repeats(board, {Color::Black, at("B1")}, capture, KoRule::PositionalSuperko));
    }

    /// What is set up counts as made by White, the side not to move.
    void eachSuperkoLooksForItsOwn()
    {
        const Board board = boardFrom(". O\nO .");
        const PositionHistory history(board, Color::Black);
        QVERIFY(repeats(board, history, Color::Black, "A2"));
        QVERIFY(!repeats(board, history, Color::Black, "A2", KoRule::SituationalSuperko));
        QVERIFY(!repeats(board, history, Color::Black, "A2", KoRule::NaturalSituationalSuperko));
        QVERIFY(!repeats(board, history, Color::Black, "A2", KoRule::Simple));
        QVERIFY(!repeats(board, history, Color::Black, "A2", KoRule::None));
    }

    void passKeepsThePositionAndTurnsTheSituation()
    {
        const Board board = boardFrom(". O\nO .");
        PositionHistory history(board, Color::Black);
        history.addPass(Color::Black);
        QVERIFY(repeats(board, history, Color::Black, "A2", KoRule::SituationalSuperko));
        QVERIFY(!repeats(board, history, Color::Black, "A2", KoRule::NaturalSituationalSuperko));
    }

    void longGameOutgrowsTheReserve()
    {
        const Board board(BoardSize::square(1));
        PositionHistory history(board, Color::Black);
        for (int i = 0; i < 1000; ++i) {
            history.addPass(i % 2 == 0 ? Color::Black : Color::White);
        }
        QVERIFY(repeats(board, history, Color::Black, "A1", KoRule::SituationalSuperko));
    }
};

SHINPAN_TEST(PositionHistoryTest)
#include "positionhistory_test.moc"
