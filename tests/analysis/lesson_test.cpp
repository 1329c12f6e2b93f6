#include "core/analysis/lesson.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using test::at;

/// The verdicts on a person's moves, and which of them are worth another look.
class LessonTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMoveIsGradedByItsLoss_data();
    void aMoveIsGradedByItsLoss();
    void whatIsNotSureIsFine();
    void limitsGoByPointsAndChancesAlike();
    void momentsAreTheWorstMovesInTheOrderOfTheGame();
    void ofMovesThatAreCloseTogetherOnlyTheWorstCounts();
    void hintsAreTheChoiceAndWhatIsNearlyAsGood();
    void aHintIsGivenWhateverElseThereIs();
};

namespace {

/// A move that lost this for certain.
[[nodiscard]] JudgedMove moveOf(int number, float rate, std::optional<float> points)
{
    JudgedMove move{.node = NodeId{static_cast<std::uint32_t>(number)},
                    .number = number,
                    .move = {Color::Black, at("D4")}};
    move.loss = {.winrate = rate, .points = points, .winrateError = 0.001F, .pointsError = 0.01F};
    move.rank = 1;
    move.visits = 1000;
    move.visitsBefore = 1000;
    return move;
}

[[nodiscard]] Candidate candidateOf(const char *vertex,
                                    std::int64_t visits,
                                    float winrate,
                                    std::optional<float> lead = {})
{
    Candidate candidate;
    candidate.move = at(vertex);
    candidate.visits = visits;
    candidate.winrate = winrate;
    candidate.scoreLead = lead;
    return candidate;
}

[[nodiscard]] QByteArray numbersOf(const std::vector<JudgedMove> &moves)
{
    QByteArrayList numbers;
    for (const JudgedMove &move : moves) {
        numbers.append(QByteArray::number(move.number));
    }
    return numbers.join(' ');
}

} // namespace

void LessonTest::aMoveIsGradedByItsLoss_data()
{
    QTest::addColumn<float>("rate");
    QTest::addColumn<float>("points");
    QTest::addColumn<int>("rank");
    QTest::addColumn<int>("grade");
    const auto row = [](const char *name, float rate, float points, int rank, MoveGrade grade) {
        QTest::newRow(name) << rate << points << rank << static_cast<int>(grade);
    };
    row("the judge's own, whatever it thinks later", 0.3F, 9, 0, MoveGrade::Choice);
    row("a gain", -0.1F, -2, 1, MoveGrade::Fine);
    row("not worth a word", 0.005F, 0.3F, 1, MoveGrade::Fine);
    row("less than the limit", 0.04F, 1.5F, 1, MoveGrade::Loss);
    row("by points", 0.04F, 3.5F, 1, MoveGrade::Mistake);
    row("by the chance to win", 0.2F, 1, 1, MoveGrade::Mistake);
}

void LessonTest::aMoveIsGradedByItsLoss()
{
    QFETCH(const float, rate);
    QFETCH(const float, points);
    QFETCH(const int, rank);
    QFETCH(const int, grade);
    JudgedMove move = moveOf(1, rate, points);
    move.rank = rank;
    QCOMPARE(static_cast<int>(gradeOf(move, limitsOfPoints(3))), grade);
}

void LessonTest::whatIsNotSureIsFine()
{
    JudgedMove move = moveOf(1, 0.2F, 5);
    move.loss.winrateError = 0.1F;
    move.loss.pointsError = 4;
    QVERIFY(gradeOf(move, limitsOfPoints(3)) == MoveGrade::Fine);
}

void LessonTest::limitsGoByPointsAndChancesAlike()
{
    QCOMPARE(limitsOfPoints(3), MistakeLimits());
    QCOMPARE(limitsOfPoints(6).rate, 0.2);
    QCOMPARE(severityOf(moveOf(1, 0.1F, 6), limitsOfPoints(3)), 2.0);
    QVERIFY(severityOf(moveOf(1, 0.3F, {}), limitsOfPoints(3)) > 2.9);
}

void LessonTest::momentsAreTheWorstMovesInTheOrderOfTheGame()
{
    const std::vector<JudgedMove> moves{moveOf(10, 0.2F, 4), moveOf(20, 0.05F, 1),
                                        moveOf(30, 0.4F, 12), moveOf(40, 0.0F, 0),
                                        moveOf(50, 0.3F, 7)};
    QCOMPARE(numbersOf(momentsOf(moves, limitsOfPoints(3))), QByteArray("10 30 50"));
    QCOMPARE(numbersOf(momentsOf(moves, limitsOfPoints(3), 1)), QByteArray("30"));
    QCOMPARE(numbersOf(momentsOf({moves[1], moves[3]}, limitsOfPoints(3))), QByteArray("20"));
    QVERIFY(momentsOf({}, limitsOfPoints(3)).empty());
}

void LessonTest::ofMovesThatAreCloseTogetherOnlyTheWorstCounts()
{
    const std::vector<JudgedMove> moves{moveOf(10, 0.2F, 4), moveOf(12, 0.3F, 9),
                                        moveOf(14, 0.2F, 5), moveOf(18, 0.1F, 3)};
    QCOMPARE(numbersOf(momentsOf(moves, limitsOfPoints(3))), QByteArray("12 18"));
}

void LessonTest::hintsAreTheChoiceAndWhatIsNearlyAsGood()
{
    Analysis analysis{.size = BoardSize::square(9)};
    analysis.candidates = {candidateOf("D4", 500, 0.6F, 3),     candidateOf("C3", 300, 0.59F, 2.5F),
                           candidateOf("E5", 200, 0.4F, -4),    candidateOf("G7", 20, 0.6F, 3),
                           candidateOf("F6", 150, 0.58F, 2.2F), candidateOf("H8", 150, 0.6F, 3)};
    const std::vector<Candidate> hints = hintsOf(analysis);
    QCOMPARE(hints.size(), std::size_t(3));
    QVERIFY(hints[0].move == at("D4"));
    QVERIFY(hints[1].move == at("C3"));
    QVERIFY(hints[2].move == at("F6"));

    analysis.toMove = Color::White; // the first is the worst for White
    QCOMPARE(hintsOf(analysis, 2).size(), std::size_t(2));
    QVERIFY(hintsOf(analysis, 2)[1].move == at("C3"));
}

void LessonTest::aHintIsGivenWhateverElseThereIs()
{
    Analysis analysis{.size = BoardSize::square(9)};
    QVERIFY(hintsOf(analysis).empty());
    analysis.candidates = {candidateOf("D4", 0, 0.5F)};
    QCOMPARE(hintsOf(analysis).size(), std::size_t(1));
}

SHINPAN_TEST(LessonTest)
#include "lesson_test.moc"
