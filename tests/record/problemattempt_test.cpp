#include "core/record/problem/problemattempt.h"

#include "core/record/sgf/sgfwriter.h"
#include "tests/record/gametext.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <set>

using namespace shinpan;

/// A person's moves are answered from the file, and what they are is told apart.
class ProblemAttemptTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRightLineIsAnsweredUntilItIsSolved();
    void aWrongMoveIsRefutedAndStaysWrong();
    void aMoveThatIsNotInTheFileIsUnknown();
    void beyondTheFileSomebodyElseAnswers();
    void movesAreTakenBackWithTheirAnswers();
    void coloursAreExchangedForTheSolverAlone();
    void theSameSeedGivesTheSameAnswers();
    void whatTheRulesForbidMayNotBePlayed();
    void theSolutionCanBeShown();
    void theTreeIsNotChanged();
};

namespace {

constexpr char ThreeLines[] = "(;SZ[5]AB[bb][cb]AW[bc][cc]C[Black to play]"
                              "(;B[bd]C[Good.];W[cd]C[And now?];B[dd]C[RIGHT])"
                              "(;B[cd];W[bd]C[Refuted.];B[dd];W[ce])(;B[ae]C[Wrong.]))";

[[nodiscard]] ProblemAttempt attemptAt(const char *sgf, bool swaps = false, std::uint64_t seed = 1)
{
    auto tree = std::make_shared<const GameTree>(test::treeFrom(sgf));
    const NodeId start = Problem::startsIn(*tree).at(0);
    return {tree, start, swaps, SeededRandom(seed)};
}

} // namespace

using State = ProblemAttempt::State;

void ProblemAttemptTest::aRightLineIsAnsweredUntilItIsSolved()
{
    ProblemAttempt attempt = attemptAt(ThreeLines);
    QCOMPARE(attempt.text(), QStringLiteral("Black to play"));
    QVERIFY(attempt.isToMove());
    attempt.play(test::at("B2"));
    QCOMPARE(attempt.state(), State::Asking);
    QCOMPARE(attempt.text(), QStringLiteral("Good.\n\nAnd now?"));
    QCOMPARE(attempt.lastMove(), (Move{Color::White, test::at("C2")}));
    QVERIFY(attempt.isToMove());
    attempt.play(test::at("D2"));
    QCOMPARE(attempt.state(), State::Right);
    QVERIFY(!attempt.isToMove());
    QCOMPARE(attempt.board(), test::boardFrom(R"(
        . . . . .
        . X X . .
        . O O . .
        . X O X .
        . . . . .)"));
}

void ProblemAttemptTest::aWrongMoveIsRefutedAndStaysWrong()
{
    ProblemAttempt attempt = attemptAt(ThreeLines);
    attempt.play(test::at("C2"));
    QCOMPARE(attempt.state(), State::Wrong);
    QCOMPARE(attempt.text(), QStringLiteral("Refuted."));
    QVERIFY(attempt.isToMove()); // one may see why
    attempt.play(test::at("D2"));
    QCOMPARE(attempt.state(), State::Wrong);
    QVERIFY(!attempt.isToMove());

    ProblemAttempt other = attemptAt(ThreeLines);
    other.play(test::at("A1"));
    QCOMPARE(other.state(), State::Wrong);
    QVERIFY(!other.isToMove());
}

void ProblemAttemptTest::aMoveThatIsNotInTheFileIsUnknown()
{
    ProblemAttempt attempt = attemptAt(ThreeLines);
    attempt.play(test::at("E5"));
    QCOMPARE(attempt.state(), State::Unknown);
    QVERIFY(!attempt.isToMove());
    QCOMPARE(attempt.node(), NoNode);
    QCOMPARE(attempt.board().at(test::at("E5")), Stone::Black);
}

void ProblemAttemptTest::beyondTheFileSomebodyElseAnswers()
{
    ProblemAttempt attempt = attemptAt(ThreeLines);
    attempt.play(test::at("E5"));
    attempt.answer(test::at("D5"));
    QVERIFY(attempt.isToMove());
    QCOMPARE(attempt.position().toPlay(), Color::Black);
    attempt.play(test::at("B2")); // the file's first move is none any more
    QCOMPARE(attempt.state(), State::Unknown);
    QVERIFY(!attempt.isToMove());
}

void ProblemAttemptTest::movesAreTakenBackWithTheirAnswers()
{
    ProblemAttempt attempt = attemptAt(ThreeLines);
    const Board before = attempt.board();
    QVERIFY(!attempt.takeBack());
    attempt.play(test::at("C2"));
    QCOMPARE(attempt.moves(), std::size_t{1});
    QVERIFY(attempt.takeBack());
    QCOMPARE(attempt.board(), before);
    QCOMPARE(attempt.state(), State::Asking);
    attempt.play(test::at("B2"));
    attempt.play(test::at("D2"));
    attempt.restart();
    QCOMPARE(attempt.board(), before);
    QVERIFY(attempt.isToMove());
}

void ProblemAttemptTest::coloursAreExchangedForTheSolverAlone()
{
    ProblemAttempt attempt = attemptAt(ThreeLines, true);
    QCOMPARE(attempt.solver(), Color::White);
    QCOMPARE(attempt.problem().solver(), Color::Black);
    attempt.play(test::at("B2"));
    QCOMPARE(attempt.state(), State::Asking);
    QCOMPARE(attempt.lastMove(), (Move{Color::Black, test::at("C2")}));
    QCOMPARE(attempt.board(), test::boardFrom(R"(
        . . . . .
        . O O . .
        . X X . .
        . O X . .
        . . . . .)"));
}

void ProblemAttemptTest::theSameSeedGivesTheSameAnswers()
{
    constexpr char Choices[] = "(;SZ[5]AB[bb];B[aa](;W[ba]C[CHOICE];B[ca])(;W[ab]C[CHOICE];B[bd])"
                               "(;W[dd]C[CHOICE];B[ae]))";
    std::set<Point> answers;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        ProblemAttempt one = attemptAt(Choices, false, seed);
        ProblemAttempt other = attemptAt(Choices, false, seed);
        one.play(test::at("A5"));
        other.play(test::at("A5"));
        QCOMPARE(one.lastMove(), other.lastMove());
        answers.insert(*one.lastMove()->point);
    }
    QCOMPARE(answers.size(), std::size_t{3});
}

void ProblemAttemptTest::whatTheRulesForbidMayNotBePlayed()
{
    const ProblemAttempt attempt = attemptAt("(;SZ[5]AB[ee]AW[ab][ba]PL[B];B[cc])");
    QVERIFY(!attempt.mayPlay(test::at("A5"))); // suicide
    QVERIFY(!attempt.mayPlay(test::at("A4"))); // occupied
    QVERIFY(attempt.mayPlay(test::at("C3")));
}

void ProblemAttemptTest::theSolutionCanBeShown()
{
    ProblemAttempt attempt = attemptAt(ThreeLines);
    attempt.play(test::at("E5"));
    QVERIFY(attempt.showSolution());
    QCOMPARE(attempt.state(), State::Right);
    QCOMPARE(attempt.lastMove(), (Move{Color::Black, test::at("D2")}));
    ProblemAttempt unsolved = attemptAt("(;SZ[5]AB[bb]AW[bc])");
    QVERIFY(!unsolved.showSolution());
}

void ProblemAttemptTest::theTreeIsNotChanged()
{
    const auto tree = std::make_shared<const GameTree>(test::treeFrom(ThreeLines));
    const QByteArray before = writeSgf(*tree);
    ProblemAttempt attempt(tree, tree->root(), true, SeededRandom(3));
    attempt.play(test::at("B2"));
    attempt.play(test::at("E5"));
    attempt.answer(std::nullopt);
    QCOMPARE(writeSgf(*tree), before);
    QVERIFY(!tree->isEdited());
}

SHINPAN_TEST(ProblemAttemptTest)
#include "problemattempt_test.moc"
