#include "core/record/note/evaluation.h"

#include "core/record/gamerecord.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/inflate.h"
#include "tests/record/gametext.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

Q_DECLARE_METATYPE(shinpan::Evaluation)

class EvaluationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void evaluationsOfOtherProgramsAreRead_data();
    void evaluationsOfOtherProgramsAreRead();
    void evaluationOfKaTrainIsUnpacked();
    void commentOfKataGoTellsOfTheNodeBefore();
    void nonsenseIsNoEvaluation_data();
    void nonsenseIsNoEvaluation();
    void writtenEvaluationReadsBack_data();
    void writtenEvaluationReadsBack();
    void newEvaluationReplacesTheOldOne();
    void emptyEvaluationRemovesIt();
    void gzipBombIsRefused();
};

namespace {

/// The evaluation of the first move.
std::optional<Evaluation> evaluationIn(const QByteArray &move)
{
    const GameTree tree = treeFrom("(;GM[1]SZ[19]" + move + ")");
    return evaluationAt(tree, tree.firstChild(tree.root()));
}

/// gzip, base64, of {"root": {"winrate": 0.625, "scoreLead": 3.25, "visits": 500, …}, …}.
constexpr const char *PackedAnalysis =
    "H4sIAAAAAAAC/x2LQQqAIBAAvyJ7DrHCDr2hT4jtQcg2dLNA/Htrt5mBqZCIGFZV4Qlnco"
    "zCRi+THRRkTwk3dLu0Wf+phBw4i1tjRF+hsQlEKthz7eIpXgcy9o/Tje0DNtTdbGYAAAA=";

} // namespace

void EvaluationTest::evaluationsOfOtherProgramsAreRead_data()
{
    QTest::addColumn<QByteArray>("move");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const char *move, const char *text) {
        QTest::newRow(name) << QByteArray(move) << QString::fromLatin1(text);
    };
    row("Sabaki", ";B[aa]SBKV[56.78]SBKS[-3.5]", "Black 56.78%, -3.5 points");
    row("Sabaki without points", ";B[aa]SBKV[50]", "Black 50%");
    row("q5Go, Leela Zero", ";B[aa]QLZV[1000:0.45:7.5:leelaz][20:0.9]",
        "Black 45%, 1000 visits (leelaz)");
    row("q5Go, KataGo", ";B[aa]QKGV[1000:0.45:2.5:11.2:7.5:kata]",
        "Black 45%, +2.5 points, 1000 visits (kata)");
    row("LizzieYzy after Black's move", ";B[aa]LZ[KataGo 60.0 1.2k 2.5 12.1\nmove Q16 visits 3]",
        "Black 60%, -2.5 points, 1200 visits (KataGo)");
    row("LizzieYzy after White's move", ";W[aa]LZ[LeelaZero 60.0 3m]",
        "Black 40%, 3000000 visits (LeelaZero)");
    row("KaTrain's comment", ";W[aa]C[Move 2: W A19\nScore: W+1.5\nWin rate: W 55.5%\n]",
        "Black 44.5%, -1.5 points");
    row("Lizzie's comment",
        ";W[aa]C[White's winrate: 61.0% (+2.0%)\nscoreMean: 2.5\n(g170 / 1.5k playouts)\n\nwell]",
        "Black 39%, -2.5 points, 1500 visits (g170)");
    row("Lizzie's comment, Leela Zero", ";B[aa]C[Black's winrate: 61.0%\n(lz258 / 800 playouts)]",
        "Black 61%, 800 visits (lz258)");
    row("shinpan-engine on its own move",
        ";W[aa]C[Chance to win: 61 %, after 12,345 playouts. I am ahead by about 3 points.\n"
        "Expected: A19 B2]",
        "Black 39%, -3 points, 12345 visits (Shinpan)");
    row("the same, when it gives up",
        ";B[aa]C[I resign: there is hardly a chance left. Chance to win: 3 %, after 1 playout. "
        "I am behind by about 1 point.]",
        "Black 3%, -1 points, 1 visits (Shinpan)");
    row("the same, when nobody is ahead",
        ";B[aa]C[Chance to win: 50 %, after 900 playouts. The score is about even.]",
        "Black 50%, 900 visits (Shinpan)");
    row("Leela Zero on its own move",
        ";W[aa]C[move 1, W => F16\nPlayouts: 50, Win: 49.5%, PV: F16]",
        "Black 50.5%, 50 visits (Leela Zero)");
    row("the standard's value", ";B[aa]V[-12.5]", "Black -12.5 points");
    row("the first that makes sense", ";B[aa]SBKV[x]QLZV[?:?]V[3]", "Black +3 points");
}

void EvaluationTest::evaluationsOfOtherProgramsAreRead()
{
    QFETCH(const QByteArray, move);
    const auto evaluation = evaluationIn(move);
    QVERIFY(evaluation);
    QTEST(toText(*evaluation), "text");
}

void EvaluationTest::evaluationOfKaTrainIsUnpacked()
{
    const auto evaluation = evaluationIn(QByteArray(";B[aa]KT[][][") + PackedAnalysis + "]");
    QVERIFY(evaluation);
    QCOMPARE(*evaluation, (Evaluation{0.625, 3.25, 500, {}}));
}

void EvaluationTest::commentOfKataGoTellsOfTheNodeBefore()
{
    const GameTree tree = treeFrom("(;;B[aa];W[bb]C[0.30 0.68 0.02 -4.5 v=512 weight=1.00])");
    const auto evaluation = evaluationAt(tree, nodeAt(tree, {0}));
    QVERIFY(evaluation);
    QCOMPARE(toText(*evaluation), QStringLiteral("Black 69%, +4.5 points, 512 visits (KataGo)"));
    QVERIFY(!evaluationAt(tree, nodeAt(tree, {0, 0})));
}

void EvaluationTest::nonsenseIsNoEvaluation_data()
{
    QTest::addColumn<QByteArray>("move");
    const auto row = [](const char *name, const char *move) {
        QTest::newRow(name) << QByteArray(move);
    };
    row("nothing", ";B[aa]C[Black 9p is strong]");
    row("beyond 100 percent", ";B[aa]SBKV[156]");
    row("more points than a board has", ";B[aa]SBKS[1e300]");
    row("no number", ";B[aa]SBKV[nan]LZ[a b c]QKGV[:]");
    row("not gzip", ";B[aa]KT[][][AAAA]");
    row("too few values", ";B[aa]KT[][]");
    row("text like a match's", ";B[aa];W[bb]C[1.00 2.00]");
}

void EvaluationTest::nonsenseIsNoEvaluation()
{
    QFETCH(const QByteArray, move);
    QVERIFY(!evaluationIn(move));
}

void EvaluationTest::writtenEvaluationReadsBack_data()
{
    QTest::addColumn<Evaluation>("evaluation");
    QTest::newRow("everything") << Evaluation{0.5678, -3.5, 1600,
                                              QStringLiteral("KataGo 1.15 (CPU)")};
    QTest::newRow("rate only") << Evaluation{0.25, {}, {}, {}};
    QTest::newRow("points only") << Evaluation{{}, 12.25, 3, {}};
    QTest::newRow("certain") << Evaluation{1.0, 0.0, 1, QStringLiteral("x")};
}

void EvaluationTest::writtenEvaluationReadsBack()
{
    QFETCH(const Evaluation, evaluation);
    GameRecord record(treeFrom("(;;B[aa]C[good\nmove])"));
    const NodeId node = nodeAt(record.tree(), {0});
    writeEvaluation(record, node, evaluation);
    QCOMPARE(evaluationAt(record.tree(), node), std::optional(evaluation));
    QCOMPARE(commentAt(record.tree(), node), toText(evaluation) + QStringLiteral("\ngood\nmove"));
    QCOMPARE(record.tree().has(node, "SBKV"), evaluation.blackWinRate.has_value());
    QCOMPARE(record.tree().has(node, "SBKS"), evaluation.blackLead.has_value());
}

void EvaluationTest::newEvaluationReplacesTheOldOne()
{
    GameRecord record(treeFrom("(;;B[aa]C[good])"));
    const NodeId node = nodeAt(record.tree(), {0});
    writeEvaluation(record, node, {0.5, 1.0, 10, {}});
    writeEvaluation(record, node, {0.75, {}, 20, {}});
    QCOMPARE(commentAt(record.tree(), node), QStringLiteral("Black 75%, 20 visits\ngood"));
    QVERIFY(!record.tree().has(node, "SBKS"));
}

void EvaluationTest::emptyEvaluationRemovesIt()
{
    GameRecord record(treeFrom("(;;B[aa])"));
    const NodeId node = nodeAt(record.tree(), {0});
    writeEvaluation(record, node, {0.5, 1.0, 10, {}});
    writeEvaluation(record, node, {});
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;;B[aa])"));
}

void EvaluationTest::gzipBombIsRefused()
{
    const QByteArray packed = QByteArray::fromBase64(PackedAnalysis);
    QVERIFY(gunzip(packed, 1000));
    QVERIFY(!gunzip(packed, 10));
    QVERIFY(!gunzip(packed.first(packed.size() / 2), 1000));
    QVERIFY(!gunzip({}, 1000));
}

SHINPAN_TEST(EvaluationTest)
#include "evaluation_test.moc"
