#include "ui/board/painting/boardlayer.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "ui/board/boardview.h"

#include <QTest>

#include <algorithm>

using namespace shinpan;
using test::at;

namespace {

[[nodiscard]] BoardLayer marked(const char *vertex, const char *label)
{
    BoardLayer layer;
    layer.markup = {{at(vertex), MarkKind::Label, QString::fromLatin1(label)}};
    return layer;
}

[[nodiscard]] BoardLayer withLine()
{
    BoardLayer layer;
    layer.line = {{at("E5"), Color::Black, 1}};
    return layer;
}

} // namespace

/// What rooms mark on a board, and what of it is shown together.
class BoardLayerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void higherLayersLieOnLowerOnesInWhateverOrderTheyAreSet()
    {
        const std::pair<LayerRank, BoardLayer> layers[] = {
            {LayerRank::Record, marked("A1", "record")},
            {LayerRank::Commands, marked("A1", "commands")},
            {LayerRank::Edit, marked("B2", "edit")}};
        int order[] = {0, 1, 2};
        do {
            BoardView board;
            for (const int i : order) {
                board.setLayer(layers[i].first, layers[i].second);
            }
            board.setPosition(Board(BoardSize::square(9)));
            QStringList labels;
            for (const Mark &mark : board.scene().markup) {
                labels += mark.text;
            }
            QCOMPARE(labels, QStringLiteral("record commands edit").split(u' '));
        } while (std::ranges::next_permutation(order).found);
    }

    void aLayerThatIsClearedLeavesNothingAndTheOthersAsTheyAre()
    {
        BoardView board;
        board.setHighlights(LayerRank::Comment, {at("A1")});
        board.setHighlights(LayerRank::Review, {at("B2")});
        board.clearLayer(LayerRank::Comment);
        QCOMPARE(board.scene().highlights, std::vector{at("B2")});
        board.setHighlights(LayerRank::Review, {});
        QVERIFY(board.scene().highlights.empty());
    }

    void whileAScoreIsSettledNeitherRecordNorAnalysisIsShown()
    {
        BoardLayers layers{{LayerRank::Record, marked("A1", "record")},
                           {LayerRank::Analysis, withLine()},
                           {LayerRank::Commands, marked("C3", "commands")},
                           {LayerRank::Score, {}}};
        QCOMPARE(composed(layers), marked("C3", "commands"));
        layers.erase(LayerRank::Score);
        QCOMPARE(composed(layers).line.size(), std::size_t(1));
    }

    void besideALineOfTheAnalysisEnginesDrawNothing()
    {
        const BoardLayers layers{{LayerRank::Analysis, withLine()},
                                 {LayerRank::Commands, marked("C3", "commands")}};
        QCOMPARE(composed(layers), withLine());
    }

    void besideTheBetterLineOfALessonThereIsNoAnalysis()
    {
        BoardLayers layers{{LayerRank::Analysis, marked("C3", "analysis")},
                           {LayerRank::Teaching, withLine()}};
        QCOMPARE(composed(layers), withLine());
        layers[LayerRank::Teaching].line.clear();
        QCOMPARE(composed(layers), marked("C3", "analysis"));
    }

    void oneLineAtATimeHasAStoneOnAPoint()
    {
        BoardLayer layer = withLine();
        BoardLayer other;
        other.line = {{at("E5"), Color::White, 4}, {at("D5"), Color::Black, 5}};
        layer.add(other);
        QCOMPARE(layer.line.size(), std::size_t(2));
        QCOMPARE(layer.line.front().number, 1);
    }
};

SHINPAN_TEST(BoardLayerTest)

#include "boardlayer_test.moc"
