#include "ui/analysis/evaluationline.h"

#include "core/record/gamecursor.h"
#include "tests/record/gametext.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace shinpan;
using namespace shinpan::test;

namespace {

[[nodiscard]] EvaluationLine lineOf(const GameTree &tree)
{
    GameRecord record(tree);
    GameCursor cursor(record);
    RecordedEvaluations recorded;
    return evaluationLine(tree, lineThrough(cursor), [&](NodeId node) {
        const std::optional<Evaluation> &said = recorded.at(tree, node);
        return said ? std::vector{*said} : std::vector<Evaluation>();
    });
}

/// "0.5 - 0.75": a dash where nothing was said.
[[nodiscard]] QString textOf(const EvaluationLine::Values &values)
{
    QStringList texts;
    for (const std::optional<double> &value : values) {
        texts.append(value ? QString::number(*value) : QStringLiteral("-"));
    }
    return texts.join(u' ');
}

/// "2 white": at which places whose moves are mistakes.
[[nodiscard]] QStringList mistakesOf(const EvaluationLine &line)
{
    QStringList texts;
    for (const EvaluationLine::Mistake &mistake : line.mistakes) {
        texts.append(QStringLiteral("%1 %2")
                         .arg(mistake.place)
                         .arg(QLatin1String(mistake.color == Color::Black ? "black" : "white")));
    }
    return texts;
}

} // namespace

class EvaluationLineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesAreBlacksWhoeverWroteThem()
    {
        const EvaluationLine line =
            lineOf(treeFrom("(;SZ[9]SBKV[50];B[ee]SBKV[75]SBKS[2.5];W[cc];B[gg]SBKV[25])"));
        QCOMPARE(line.curves.size(), std::size_t(1));
        QCOMPARE(textOf(line.curves[0].winRates), QStringLiteral("0.5 0.75 - 0.25"));
        QCOMPARE(textOf(line.curves[0].leads), QStringLiteral("- 2.5 - -"));
        QCOMPARE(line.moveNumbers, (std::vector<int>{0, 1, 2, 3}));
    }

    void eachPlayersOwnEvaluationsAreACurve()
    {
        const EvaluationLine line = lineOf(treeFrom("(;SZ[9];B[ee]C[Black 60%, 10 visits (Ada)]"
                                                    ";W[cc]C[Black 30%, 10 visits (Bob)]"
                                                    ";B[gg]C[Black 55%, 10 visits (Ada)])"));
        QCOMPARE(line.curves.size(), std::size_t(2));
        QCOMPARE(line.curves[0].engine, QStringLiteral("Ada"));
        QCOMPARE(textOf(line.curves[0].winRates), QStringLiteral("- 0.6 - 0.55"));
        QCOMPARE(line.curves[1].engine, QStringLiteral("Bob"));
        QCOMPARE(textOf(line.curves[1].winRates), QStringLiteral("- - 0.3 -"));
        QVERIFY(disagreement(line).empty()); // they never spoke of the same position
    }

    void aMoveThatCostItsPlayerMuchIsAMistake()
    {
        const EvaluationLine line =
            lineOf(treeFrom("(;SZ[9]SBKV[50];B[ee]SBKV[38];W[cc]SBKV[20];B[gg]SBKV[15]"
                            ";W[gc]SBKV[30];B[cg]SBKS[4];W[ce]SBKS[8])"));
        QCOMPARE(mistakesOf(line),
                 QStringList({QStringLiteral("1 black"), QStringLiteral("4 white"),
                              QStringLiteral("6 white")}));
    }

    void aMistakeIsOfThoseWhoFoundIt()
    {
        const GameTree tree = treeFrom("(;SZ[9];B[ee];W[cc];B[gg]BM[1])");
        GameRecord record(tree);
        const GameCursor cursor(record);
        const std::vector<NodeId> nodes = lineThrough(cursor);
        const EvaluationLine line = evaluationLine(tree, nodes, [&](NodeId node) {
            const auto place =
                static_cast<std::size_t>(std::ranges::find(nodes, node) - nodes.begin());
            constexpr std::array Ada{0.5, 0.5, 0.7, 0.7};
            constexpr std::array Bob{0.5, 0.2, 0.5, 0.5};
            return std::vector<Evaluation>{{Ada[place], {}, {}, QStringLiteral("Ada")},
                                           {Bob[place], {}, {}, QStringLiteral("Bob")}};
        });
        using Mistake = EvaluationLine::Mistake;
        QCOMPARE(line.mistakes,
                 (std::vector<Mistake>{
                     {1, Color::Black, {1}}, {2, Color::White, {0, 1}}, {3, Color::Black, {}}}));
    }

    void opinionsOfDifferentEvaluatorsMakeNoMistake()
    {
        const EvaluationLine line =
            lineOf(treeFrom("(;SZ[9];B[ee]C[Black 60%, 10 visits (Ada)]"
                            ";W[cc]C[Black 80%, 10 visits (Bob)];B[gg]BM[1])"));
        QCOMPARE(mistakesOf(line), QStringList({QStringLiteral("3 black")})); // as the file says
    }

    void disagreementIsWhereBothSpoke()
    {
        const GameTree tree = treeFrom("(;SZ[9];B[ee];W[cc];B[gg])");
        GameRecord record(tree);
        const GameCursor cursor(record);
        const std::vector<NodeId> nodes = lineThrough(cursor);
        const EvaluationLine line = evaluationLine(tree, nodes, [&](NodeId node) {
            std::vector<Evaluation> said{{0.5, {}, {}, QStringLiteral("Ada")}};
            if (node == nodes[2]) {
                said.push_back({0.125, {}, {}, QStringLiteral("Bob")});
            }
            return said;
        });
        QCOMPARE(textOf(disagreement(line)), QStringLiteral("- - 0.375 -"));
    }

    void theLineGoesOnWhereTheCursorWasLast()
    {
        GameRecord record(treeFrom("(;SZ[9];B[ee](;W[cc];B[gg])(;W[gc];B[cg]))"));
        GameCursor cursor(record);
        cursor.forward(2);
        cursor.nextVariation();
        const std::vector<NodeId> there = lineThrough(cursor);
        QCOMPARE(there.size(), std::size_t(4));
        cursor.toStart();
        QCOMPARE(lineThrough(cursor), there);
    }

    void aChangedCommentIsReadAnew()
    {
        GameRecord record(treeFrom("(;SZ[9];B[ee]C[0.30 0.70 0.00 -1.5 v=100])"));
        const GameTree &tree = record.tree();
        const NodeId move = tree.firstChild(tree.root());
        RecordedEvaluations recorded;
        QCOMPARE(recorded.at(tree, tree.root())->blackWinRate, std::optional(0.7));
        record.setComment(move, QStringLiteral("0.60 0.40 0.00 -1.5 v=100"));
        QCOMPARE(recorded.at(tree, tree.root())->blackWinRate, std::optional(0.7));
        recorded.forget(tree, move); // KataGo writes of a position into the next node
        QCOMPARE(recorded.at(tree, tree.root())->blackWinRate, std::optional(0.4));
    }
};

SHINPAN_TEST(EvaluationLineTest)
#include "evaluationline_test.moc"
