#include "core/practice/question.h"

#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/replay.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using test::at;

/// A mistake as a question.
class QuestionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aQuestionHasItsPositionAndWhatIsKnownOfItsMoves();
    void aRecordedMistakeKnowsItsBetterMoveAtMost();
    void setUpAndHandicapBelongToThePosition();
    void anAnswerIsGoodIfItIsNearlyAsGood();
    void whatIsNoRecordHasNoPosition();
};

namespace {

[[nodiscard]] GameTree treeOf(const char *sgf)
{
    return readSgf(sgf)->tree;
}

/// The last move of the main line, which lost 20 % and 5 points.
[[nodiscard]] JudgedMove lastMoveOf(const GameTree &tree)
{
    const NodeId end = tree.endOfLine(tree.root());
    const Replay replay = replayTo(tree, end);
    JudgedMove move{.node = end, .number = replay.moveNumber(), .move = *replay.lastMove()};
    move.loss = {.winrate = 0.2F, .points = 5.0F};
    move.choice.order = -1;
    return move;
}

[[nodiscard]] Candidate candidateOf(const char *vertex, std::int64_t visits, float lead)
{
    Candidate candidate;
    candidate.move = at(vertex);
    candidate.visits = visits;
    candidate.winrate = 0.5F + lead / 100;
    candidate.scoreLead = lead;
    return candidate;
}

} // namespace

void QuestionTest::aQuestionHasItsPositionAndWhatIsKnownOfItsMoves()
{
    const GameTree tree = treeOf("(;SZ[9]KM[5.5]C[not asked];B[cc];W[gg]C[nor this];B[dd])");
    Analysis analysis{.size = BoardSize::square(9)};
    analysis.candidates = {candidateOf("E5", 500, 3), candidateOf("G3", 100, 2.5F),
                           candidateOf("D6", 60, -2), candidateOf("A1", 2, 3)};
    const NodeId before = tree.parent(tree.endOfLine(tree.root()));
    const auto find = [&](NodeId node) { return node == before ? &analysis : nullptr; };

    const std::vector<Question> questions =
        questionsOf(tree, {lastMoveOf(tree)}, find, QStringLiteral("Ada – Bob"));

    QCOMPARE(questions.size(), std::size_t(1));
    const Question &question = questions.front();
    QCOMPARE(question.size, 9);
    QCOMPARE(question.number, 3);
    QVERIFY(question.mover == Color::Black);
    QVERIFY(question.phase() == GamePhase::Opening);
    QVERIFY(!question.position.contains("not asked"));
    const std::optional<GameTree> position = positionOf(question);
    QVERIFY(position);
    const NodeId end = position->endOfLine(position->root());
    QCOMPARE(placeAt(*position, end).komi, 5.5);
    QCOMPARE(replayTo(*position, end).moveNumber(), 2);
    QCOMPARE(question.moves.size(), std::size_t(2)); // the one that was played is not there
    QVERIFY(question.moves[1].move == at("G3"));
    QCOMPARE(question.moves[1].points, std::optional(0.5));
    QCOMPARE(knownMove(question, at("D6"))->points, std::optional(5.0));
    QVERIFY(knownMove(question, at("A1")) == nullptr);
}

void QuestionTest::aRecordedMistakeKnowsItsBetterMoveAtMost()
{
    const GameTree tree = treeOf("(;SZ[9];B[cc];W[gg])");
    const auto nothing = [](NodeId) -> const Analysis * { return nullptr; };
    JudgedMove mistake = lastMoveOf(tree);
    QVERIFY(questionsOf(tree, {mistake}, nothing, {}).front().moves.empty());

    mistake.choice.order = 0;
    mistake.choice.move = at("E5");
    const Question question = questionsOf(tree, {mistake}, nothing, {}).front();
    QCOMPARE(question.moves.size(), std::size_t(1));
    QVERIFY(question.mover == Color::White);
    QVERIFY(isGoodAnswer(question.moves.front()));
}

void QuestionTest::setUpAndHandicapBelongToThePosition()
{
    const GameTree tree = treeOf("(;SZ[9]HA[2]AB[cc][gg];W[ee];B[dd])");
    const auto nothing = [](NodeId) -> const Analysis * { return nullptr; };
    const Question question = questionsOf(tree, {lastMoveOf(tree)}, nothing, {}).front();
    const GameTree position = *positionOf(question);
    const Replay replay = replayTo(position, position.endOfLine(position.root()));
    QVERIFY(replay.board().at(at("C7")) == Stone::Black);
    QVERIFY(replay.board().at(at("E5")) == Stone::White);
    QVERIFY(replay.board().at(at("D6")) == Stone::Empty);
}

void QuestionTest::anAnswerIsGoodIfItIsNearlyAsGood()
{
    QVERIFY(isGoodAnswer({.rate = 0.3, .points = 0.9}));
    QVERIFY(!isGoodAnswer({.rate = 0, .points = 1.5}));
    QVERIFY(isGoodAnswer({.rate = 0.02}));
    QVERIFY(!isGoodAnswer({.rate = 0.05}));
}

void QuestionTest::whatIsNoRecordHasNoPosition()
{
    QVERIFY(!positionOf({.position = "", .played = {}, .moves = {}}));
}

SHINPAN_TEST(QuestionTest)
#include "question_test.moc"
