#include "core/record/problem/problem.h"

#include "core/record/tree/sgfproperties.h"
#include "tests/record/gametext.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

/// What the lines of a problem are worth, in the ways in which files say so.
class ProblemTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRightLineIsFound_data();
    void theRightLineIsFound();
    void commentsSayWhatIsRight_data();
    void commentsSayWhatIsRight();
    void wordsForMachinesAreNotShown();
    void theFirstAnswerIsGivenUnlessChoicesAreMarked();
    void answersAfterWhichNothingIsRightAreNotGiven();
    void aPositionBeginsWhereTheFirstMoveIs();
    void severalPositionsOfOneTreeAreProblemsEach();
    void aPositionWithoutMovesHasNoSolution();
    void longLinesAndWideForksAreJudgedAtOnce();
};

namespace {

[[nodiscard]] Problem problemIn(const GameTree &tree)
{
    return Problem(tree, Problem::startsIn(tree).at(0));
}

/// The moves of nodes as their file has them, with a star where a line that ends right leads.
[[nodiscard]] QString movesOf(const GameTree &tree, const std::vector<NodeId> &nodes)
{
    QStringList moves;
    for (const NodeId node : nodes) {
        moves += vertexText(moveAt(tree, node)->point);
    }
    return moves.join(u' ');
}

[[nodiscard]] QString rightMovesOf(const GameTree &tree, const Problem &problem)
{
    std::vector<NodeId> moves = problem.answers(tree, problem.start(), problem.solver());
    std::erase_if(moves, [&problem](NodeId node) { return !problem.leadsToRight(node); });
    return movesOf(tree, moves);
}

} // namespace

void ProblemTest::theRightLineIsFound_data()
{
    QTest::addColumn<QByteArray>("sgf");
    QTest::addColumn<QString>("rightMoves");
    QTest::addColumn<QString>("solution");

    const auto row = [](const char *name, const char *lines, const char *right, const char *line) {
        QTest::newRow(name) << "(;SZ[9]AB[cc]AW[dd]" + QByteArray(lines) + ')'
                            << QString::fromLatin1(right) << QString::fromLatin1(line);
    };
    row("nothing is marked: the main line", "(;B[aa];W[ba];B[ca])(;B[bb])", "A9", "A9 B9 C9");
    row("RIGHT at the end of the second line", "(;B[aa];W[ba])(;B[bb];W[ba];B[ab]C[RIGHT])", "B8",
        "B8 B9 A8");
    row("RIGHT ends a line that goes on", "(;B[aa])(;B[bb]C[RIGHT];W[ba];B[ab])", "B8", "B8");
    row("two ways", "(;B[aa]C[RIGHT])(;B[bb])(;B[ab]C[Correct.])", "A9 A8", "A9");
    row("what is not marked wrong is right", "(;B[aa]WV[])(;B[bb])(;B[ab]C[Wrong.])(;B[ba])",
        "B8 B9", "B8");
    row("a bad move", "(;B[aa]BM[1];W[ba])(;B[bb];W[ba];B[ab])", "B8", "B8 B9 A8");
    row("a tesuji whose line goes on", "(;B[aa])(;B[bb]TE[1];W[ba](;B[ab])(;B[ca]))", "B8",
        "B8 B9 A8");
    row("good for the solver", "(;B[aa];W[bb]GW[1])(;B[bb];W[aa];B[ba]GB[1])", "B8", "B8 A9 B9");
    row("White solves", "(;W[aa]GB[1])(;W[bb]GW[1])", "B8", "B8");
    row("the opponent plays elsewhere", "(;B[aa];B[bb];B[ab])(;B[ba])", "A9", "A9 B8 A8");
    row("a node without a move in between", "(;B[aa];C[look];W[ba];B[ca])(;B[bb])", "A9",
        "A9 B9 C9");
    row("the last word is the opponent's", "(;B[aa];W[ba]C[RIGHT])(;B[bb])", "A9", "A9 B9");
    row("nothing is right", "(;B[aa]C[Wrong.])(;B[bb]C[Wrong.])", "", "");
}

void ProblemTest::theRightLineIsFound()
{
    QFETCH(QByteArray, sgf);
    QFETCH(QString, rightMoves);
    QFETCH(QString, solution);
    const GameTree tree = test::treeFrom(sgf);
    const Problem problem = problemIn(tree);
    QCOMPARE(rightMovesOf(tree, problem), rightMoves);
    QCOMPARE(movesOf(tree, problem.solution(tree)), solution);
    QCOMPARE(problem.hasSolution(), !solution.isEmpty());
}

void ProblemTest::commentsSayWhatIsRight_data()
{
    QTest::addColumn<QByteArray>("comment");
    QTest::addColumn<ProblemMark>("mark");

    using enum ProblemMark;
    const auto row = [](const char *comment, ProblemMark mark) {
        QTest::newRow(comment) << QByteArray(comment) << mark;
    };
    row("RIGHT", Right);
    row("White is dead. RIGHT", Right);
    row("BRIGHT", None);
    row("This is the right move", None);
    row("Right! That kills.", Right);
    row("Right", Right);
    row("Right after this, White lives", None);
    row("Rightmost", None);
    row("Correct.", Right);
    row("CORRECT", Right);
    row("Correctness", None);
    row("Incorrect", Wrong);
    row("Wrong.", Wrong);
    row("Failure. White lives.", Wrong);
    row("Failures teach", None);
    row("正解图", Right);
    row("失败", Wrong);
    row("失敗図", Wrong);
    row("+", Right);
    row("+1 point", None);
    row("", None);
}

void ProblemTest::commentsSayWhatIsRight()
{
    QFETCH(QByteArray, comment);
    QFETCH(ProblemMark, mark);
    const GameTree tree = test::treeFrom("(;CA[UTF-8]SZ[9];B[aa]C[" + comment + "])");
    QCOMPARE(problemMarkAt(tree, test::nodeAt(tree, {0}), Color::Black), mark);
}

void ProblemTest::wordsForMachinesAreNotShown()
{
    const GameTree tree = test::treeFrom("(;SZ[9];B[aa]C[RIGHT\n\nSeki. CHOICE])");
    QCOMPARE(problemText(tree, test::nodeAt(tree, {0})), QStringLiteral("Seki."));
}

void ProblemTest::theFirstAnswerIsGivenUnlessChoicesAreMarked()
{
    const GameTree plain = test::treeFrom("(;SZ[9]AB[cc];B[aa](;W[ba];B[ca])(;W[bb];B[ab]))");
    const Problem first = problemIn(plain);
    QCOMPARE(movesOf(plain, first.replies(plain, test::nodeAt(plain, {0}))), QStringLiteral("B9"));

    const GameTree marked =
        test::treeFrom("(;SZ[9]AB[cc];B[aa](;W[ba];B[ca]C[RIGHT])"
                       "(;W[bb]C[CHOICE];B[ab]C[RIGHT])(;W[ab];B[bb]C[CHOICE RIGHT]))");
    const Problem choices = problemIn(marked);
    QCOMPARE(movesOf(marked, choices.replies(marked, test::nodeAt(marked, {0}))),
             QStringLiteral("B8 A8"));
}

void ProblemTest::answersAfterWhichNothingIsRightAreNotGiven()
{
    const GameTree tree =
        test::treeFrom("(;SZ[9]AB[cc];B[aa](;W[ba];B[ca])(;W[bb];B[ab]C[RIGHT]))");
    const Problem problem = problemIn(tree);
    QCOMPARE(movesOf(tree, problem.replies(tree, test::nodeAt(tree, {0}))), QStringLiteral("B8"));
}

void ProblemTest::aPositionBeginsWhereTheFirstMoveIs()
{
    const GameTree tree = test::treeFrom("(;SZ[9];AB[cc]AW[dd];C[White to play]PL[W];W[aa];B[bb])");
    QCOMPARE(Problem::startsIn(tree), std::vector<NodeId>{test::nodeAt(tree, {0, 0})});
    QCOMPARE(problemIn(tree).solver(), Color::White);
}

void ProblemTest::severalPositionsOfOneTreeAreProblemsEach()
{
    const GameTree tree =
        test::treeFrom("(;SZ[9](;AB[cc];B[aa](;W[bb])(;W[ab];B[ba]))(;AW[cc](;W[aa])(;W[bb])))");
    const std::vector<NodeId> expected{test::nodeAt(tree, {0}), test::nodeAt(tree, {1})};
    QCOMPARE(Problem::startsIn(tree), expected);
}

void ProblemTest::aPositionWithoutMovesHasNoSolution()
{
    const GameTree tree = test::treeFrom("(;SZ[9];AB[cc]AW[dd]C[Black to live])");
    QCOMPARE(Problem::startsIn(tree), std::vector<NodeId>{test::nodeAt(tree, {0})});
    QVERIFY(!problemIn(tree).hasSolution());
    QVERIFY(Problem::startsIn(test::treeFrom("(;SZ[9]C[Nothing at all])")).empty());
}

void ProblemTest::longLinesAndWideForksAreJudgedAtOnce()
{
    QByteArray sgf = "(;SZ[19]AB[cc]AW[dd]";
    for (int i = 0; i < 50'000; ++i) {
        sgf += "(;B[aa])";
    }
    for (int i = 0; i < 50'000; ++i) {
        sgf += i % 2 == 0 ? ";B[ab]" : ";W[ba]";
    }
    const GameTree tree = test::treeFrom(sgf + ')');
    const Problem problem = problemIn(tree);
    QCOMPARE(problem.solution(tree).size(), std::size_t{1});
}

SHINPAN_TEST(ProblemTest)
#include "problem_test.moc"
