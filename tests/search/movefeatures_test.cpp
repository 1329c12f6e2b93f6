#include "core/search/movefeatures.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <memory>

using namespace shinpan;
using namespace shinpan::test;

namespace {

/// The moves of a side; `latest` is the vertex of the other side's stone or empty.
std::vector<MoveFeatures> movesOn(const char *diagram, Color color, const char *latest = "")
{
    const PlayoutBoard board(boardFrom(diagram));
    const auto reader = std::make_unique<FeatureReader>();
    const Cell last = *latest == '\0' ? NoCell : board.cellAt(at(latest));
    const auto moves = reader->read(board, color, last);
    return {moves.begin(), moves.end()};
}

/// The features of one move.
MoveFeatures featuresOf(const char *diagram, const char *vertex, const char *latest = "")
{
    const auto moves = movesOn(diagram, Color::Black, latest);
    const Cell cell = PlayoutBoard(boardFrom(diagram)).cellAt(at(vertex));
    const auto found = std::ranges::find(moves, cell, &MoveFeatures::cell);
    return found == moves.end() ? MoveFeatures{} : *found;
}

} // namespace

class MoveFeaturesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ownEyesAndSuicideAreNoMoves()
    {
        const char *diagram = "3 . X .\n2 X X O\n1 . X .";
        QCOMPARE(featuresOf(diagram, "A3").cell, NoCell);
        QVERIFY(featuresOf(diagram, "C3").cell != NoCell);
        QCOMPARE(movesOn(diagram, Color::White).size(), std::size_t{2});
    }

    void whatIsInDangerIsNoted()
    {
        QCOMPARE(featuresOf("3 . . .\n2 X O .\n1 . X .", "B3").danger, MoveFeatures::NoDanger);
        QCOMPARE(featuresOf("3 . X .\n2 X O .\n1 . X .", "C2").danger, MoveFeatures::TakesOne);
        QCOMPARE(featuresOf("4 . X .\n3 X O .\n2 X O X\n1 . X .", "C3").danger,
                 MoveFeatures::TakesMany);
        QCOMPARE(featuresOf("5 . . . .\n4 . . O .\n3 . O X .\n2 . . O .\n1 . . . .", "D3").danger,
                 MoveFeatures::NoDanger); // it is caught all the same
    }

    void whoReadsNoLaddersTriesToSaveWhatIsCaught()
    {
        const PlayoutBoard board(
            boardFrom("5 . . . .\n4 . . O .\n3 . O X .\n2 . . O .\n1 . . . ."));
        const auto reader = std::make_unique<FeatureReader>(false);
        const auto moves = reader->read(board, Color::Black, NoCell);
        const auto found = std::ranges::find(moves, board.cellAt(at("D3")), &MoveFeatures::cell);
        QCOMPARE(found->danger, MoveFeatures::SavesOne);
    }

    void distanceGoesAlongChains()
    {
        const char *diagram = R"(
            5 . . . . .
            4 . . . . .
            3 O O O O .
            2 . . . . .
            1 . . . . .)";
        QCOMPARE(featuresOf(diagram, "E3", "A3").distance, std::uint8_t{1});
        QCOMPARE(featuresOf(diagram, "D5", "A3").distance, std::uint8_t{2});
        QCOMPARE(featuresOf(diagram, "D5").distance, MoveFeatures::FarAway);
    }

    void patternsAreTheMoversOwn()
    {
        const auto black = movesOn("3 . . .\n2 . . X\n1 . . .", Color::Black);
        const auto white = movesOn("3 . . .\n2 . . O\n1 . . .", Color::White);
        QVERIFY(
            std::ranges::equal(black, white, {}, &MoveFeatures::pattern, &MoveFeatures::pattern));
        const auto other = movesOn("3 . . .\n2 . . O\n1 . . .", Color::Black);
        QVERIFY(
            !std::ranges::equal(black, other, {}, &MoveFeatures::pattern, &MoveFeatures::pattern));
    }

    void aStoneThatCanBeTakenIsARisk()
    {
        const char *diagram = "4 . . . .\n3 O . . .\n2 . O . .\n1 . . O .";
        QCOMPARE(featuresOf(diagram, "A2").risk, std::uint8_t{1});
        QCOMPARE(featuresOf(diagram, "C3").risk, std::uint8_t{0});
    }

    void linesAndCornersAreTold()
    {
        const PlayoutBoard wide(Board(BoardSize::square(19)));
        const auto reader = std::make_unique<FeatureReader>();
        const auto placeAt = [&](Point point) {
            const auto moves = reader->read(wide, Color::Black, NoCell);
            return std::ranges::find(moves, wide.cellAt(point), &MoveFeatures::cell)->place;
        };
        QCOMPARE(placeAt({3, 3}), placeAt({15, 2}));
        QVERIFY(placeAt({3, 3}) != placeAt({9, 3}));
        QVERIFY(placeAt({0, 0}) != placeAt({1, 1}));
        QCOMPARE(placeAt({9, 9}), placeAt({9, 4}));
    }
};

SHINPAN_TEST(MoveFeaturesTest)
#include "movefeatures_test.moc"
