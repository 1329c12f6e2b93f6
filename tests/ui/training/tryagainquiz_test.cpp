#include "ui/training/tryagainquiz.h"

#include "core/practice/questionstore.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/gametable.h"
#include "tests/ui/training/quizcourse.h"
#include "ui/settings/preferences.h"

#include <QComboBox>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using test::act;
using test::at;
using Mood = QuizScene::Mood;

/// Mistakes are played better.
class TryAgainQuizTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_table.reset(); }

    void theMoveThatWasPlayedIsHiddenUntilThereWasATry();
    void aTryIsJudgedByTheReviewAndTheBetterMovesAreShown();
    void aGainCannotBeReadAsALoss();
    void theSameMistakeAgainIsWrong();
    void aMoveThatNobodyKnowsCountsForNothing();
    void aMoveThatTheReviewDoesNotKnowIsJudgedByTheEngine();
    void anEngineThatFailsIsTold();
    void theFirstAnswerIsKeptIfThatIsWished();
    void thoseNotFoundAreAskedAgain();
    void ownMistakesAreAskedAndRemembered();

private:
    [[nodiscard]] std::unique_ptr<TryAgainQuiz> quiz(
        std::optional<EngineProfile> judge = std::nullopt,
        GuessedSide side = GuessedSide::Both) const;

    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<test::GameTable> m_table;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<QuestionStore> m_store;
};

namespace {

/// Black played D4, which lost 20 %; E5 was best, and G3 nearly as good.
[[nodiscard]] Question blacksQuestion()
{
    return {.position = "(;SZ[9];B[cc];W[gg])",
            .size = 9,
            .number = 3,
            .mover = Color::Black,
            .played = {.move = at("D4"), .rate = 0.2, .points = 6.3},
            .moves = {{.move = at("E5"), .rate = 0, .points = 0.0},
                      {.move = at("G5"), .rate = 0.02, .points = 0.5},
                      {.move = at("C5"), .rate = 0.1, .points = 3.0}},
            .game = QStringLiteral("Ada – Bob")};
}

/// White played C3, which lost 8 %; of the rest nothing is known.
[[nodiscard]] Question whitesQuestion()
{
    return {.position = "(;SZ[9];B[cc])",
            .size = 9,
            .number = 2,
            .mover = Color::White,
            .played = {.move = at("C3"), .rate = 0.08},
            .moves = {},
            .game = QStringLiteral("Ada – Bob")};
}

} // namespace

void TryAgainQuizTest::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_table = std::make_unique<test::GameTable>();
    m_preferences = std::make_unique<Preferences>(m_directory->filePath(QStringLiteral("a.ini")));
    m_store = std::make_unique<QuestionStore>(m_directory->filePath(QStringLiteral("q.json")));
}

std::unique_ptr<TryAgainQuiz> TryAgainQuizTest::quiz(std::optional<EngineProfile> judge,
                                                     GuessedSide side) const
{
    return std::make_unique<TryAgainQuiz>(
        TryAgainQuiz::Course{.questions = {blacksQuestion(), whitesQuestion()},
                             .side = side,
                             .players = {QStringLiteral("Ada"), QStringLiteral("Bob")}},
        TryAgainQuiz::Parts{m_table->hub, *m_preferences, *m_store, std::move(judge)});
}

void TryAgainQuizTest::theMoveThatWasPlayedIsHiddenUntilThereWasATry()
{
    const auto course = quiz();
    const QuizScene &scene = course->scene();
    QCOMPARE(scene.heading, QStringLiteral("Question 1 of 2"));
    QCOMPARE(scene.toPlay, Color::Black);
    QCOMPARE(scene.board.at(at("C7")), Stone::Black);
    QCOMPARE(scene.board.at(at("D4")), Stone::Empty);
    QCOMPARE(scene.marks, BoardLayer());
    QVERIFY(!scene.question.contains(QStringLiteral("D4")));
    QVERIFY(scene.verdict.isEmpty());
    QVERIFY(course->mayTry(at("E5")));
    QVERIFY(!course->mayTry(at("C7")));
    QVERIFY(act(course->actions(), "Show the Better Moves"));
    QVERIFY(scene.details.contains(QStringLiteral("D4")));
    QVERIFY(!scene.toPlay);
    QCOMPARE(course->answered(), 1);
    QCOMPARE(course->right(), 0);
}

void TryAgainQuizTest::aTryIsJudgedByTheReviewAndTheBetterMovesAreShown()
{
    const auto course = quiz();
    course->tryAt(at("G5"));
    const QuizScene &scene = course->scene();
    QCOMPARE(scene.mood, Mood::Right);
    QCOMPARE(scene.verdict, QStringLiteral("G5: well found"));
    QCOMPARE(scene.details,
             QStringLiteral("Best: E5, G5.\nThe game’s move, D4, lost 6.3 points.\n"
                            "On the board: what moves gain (+) or lose (−) beside E5."));
    QCOMPARE(scene.board.at(at("G5")), Stone::Black);
    QCOMPARE(scene.marks.spots.size(), std::size_t(1)); // the other one is on the board
    QCOMPARE(scene.marks.spots.front().point, at("E5"));
    QCOMPARE(scene.marks.spots.front().text, QStringLiteral("0.0"));
    QCOMPARE(scene.marks.signs.front().point, at("D4"));
    QVERIFY(!course->mayTry(at("A1")));

    const auto other = quiz();
    other->tryAt(at("C5"));
    QCOMPARE(other->scene().mood, Mood::Wrong);
    QCOMPARE(other->scene().verdict, QStringLiteral("C5 loses 3.0 points"));
    QCOMPARE(other->scene().marks.spots.size(), std::size_t(2));
}

void TryAgainQuizTest::aGainCannotBeReadAsALoss()
{
    Question question = blacksQuestion();
    question.moves = {{.move = at("E5"), .rate = 0},
                      {.move = at("G5"), .rate = 0.029},
                      {.move = at("C5"), .rate = -0.035},
                      {.move = at("E3"), .rate = 0.004}};
    const auto course = std::make_unique<TryAgainQuiz>(
        TryAgainQuiz::Course{.questions = {question}, .side = GuessedSide::Black, .players = {}},
        TryAgainQuiz::Parts{m_table->hub, *m_preferences, *m_store, std::nullopt});
    QVERIFY(act(course->actions(), "Show the Better Moves"));
    QVERIFY(course->scene().details.startsWith(QStringLiteral("Best: E5, C5, E3.")));
    QStringList texts;
    for (const BoardLayer::Spot &spot : course->scene().marks.spots) {
        texts << spot.text;
    }
    QCOMPARE(texts.join(u' '), QStringLiteral("0.0% +3.5% −0.4% −2.9%"));
}

void TryAgainQuizTest::theSameMistakeAgainIsWrong()
{
    const auto course = quiz();
    course->tryAt(at("D4"));
    QCOMPARE(course->scene().mood, Mood::Wrong);
    QCOMPARE(course->scene().verdict, QStringLiteral("D4 again: it lost 6.3 points"));
}

void TryAgainQuizTest::aMoveThatNobodyKnowsCountsForNothing()
{
    const auto course = quiz();
    course->tryAt(at("J9"));
    QCOMPARE(course->scene().mood, Mood::Unknown);
    QCOMPARE(course->scene().toPlay, Color::Black);
    QCOMPARE(course->scene().board.at(at("J9")), Stone::Empty);
    QCOMPARE(course->answered(), 0);
    course->tryAt(at("E5"));
    QCOMPARE(course->scene().mood, Mood::Right);
}

void TryAgainQuizTest::aMoveThatTheReviewDoesNotKnowIsJudgedByTheEngine()
{
    // After M moves whoever is to move has 50 + M %: the third loses 5 %.
    QFile file(m_directory->filePath(QStringLiteral("says.txt")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("info move A1 visits 100%m winrate 5%m00 lcb 5%m00 prior 5000 order 0 pv A1\n");
    file.close();
    const auto course = quiz(test::fakeEngine(
        {QStringLiteral("--analyze"), QStringLiteral("lz-analyze=") + file.fileName(),
         QStringLiteral("--analyze-ms"), QStringLiteral("1")}));
    course->tryAt(at("J9"));
    QCOMPARE(course->scene().mood, Mood::Waiting);
    QCOMPARE(course->scene().board.at(at("J9")), Stone::Black);
    QVERIFY(!course->mayTry(at("A1")));
    QVERIFY(test::eventually([&] { return course->scene().mood != Mood::Waiting; }));
    QCOMPARE(course->scene().mood, Mood::Wrong);
    QCOMPARE(course->scene().verdict, QStringLiteral("J9 loses 5.0%"));
    QCOMPARE(course->answered(), 1);

    QVERIFY(act(course->actions(), "Next Question"));
    course->tryAt(at("A1")); // it would play there itself
    QVERIFY(test::eventually([&] { return course->scene().mood != Mood::Waiting; }));
    QCOMPARE(course->scene().verdict, QStringLiteral("A1: well found"));
    QCOMPARE(course->scene().details, QStringLiteral("Best: A1.\nThe game’s move, C3, lost 8.0%."));
}

void TryAgainQuizTest::anEngineThatFailsIsTold()
{
    const auto course =
        quiz(test::fakeEngine({QStringLiteral("--die-on"), QStringLiteral("name")}));
    course->tryAt(at("J9"));
    QVERIFY(test::eventually([&] { return course->scene().mood != Mood::Waiting; }));
    QCOMPARE(course->scene().mood, Mood::Unknown);
    QVERIFY(course->scene().details.startsWith(QStringLiteral("Fake ")));
    course->tryAt(at("E5"));
    QCOMPARE(course->scene().mood, Mood::Right);
}

void TryAgainQuizTest::theFirstAnswerIsKeptIfThatIsWished()
{
    const auto course = quiz();
    course->tryAt(at("D4"));
    const Question *kept = m_store->book().find(blacksQuestion().position);
    QVERIFY(kept != nullptr);
    QCOMPARE(kept->box, 0);
    QVERIFY(kept->due.isValid());

    m_preferences->set(&TrainingOptions::keepsAnswers, false);
    QVERIFY(act(course->actions(), "Next Question"));
    course->tryAt(at("C3"));
    QVERIFY(m_store->book().find(whitesQuestion().position) == nullptr);
}

void TryAgainQuizTest::thoseNotFoundAreAskedAgain()
{
    const auto course = quiz();
    course->tryAt(at("D4"));
    QVERIFY(!act(course->actions(), "Those Not Found Again"));
    QVERIFY(act(course->actions(), "Next Question"));
    course->tryAt(at("C3"));
    QVERIFY(act(course->actions(), "Next Question"));
    QCOMPARE(course->scene().verdict, QStringLiteral("0 of 2 found"));
    QVERIFY(act(course->actions(), "Those Not Found Again"));
    QCOMPARE(course->scene().heading, QStringLiteral("Question 1 of 2"));
    course->tryAt(at("E5"));
    QCOMPARE(course->scene().tally, QStringLiteral("1 of 1 found"));
}

void TryAgainQuizTest::ownMistakesAreAskedAndRemembered()
{
    const auto course = quiz(std::nullopt, GuessedSide::Both);
    const std::unique_ptr<QWidget> options(course->createOptions());
    auto *side = options->findChild<QComboBox *>();
    QCOMPARE(side->itemText(2), QStringLiteral("White’s mistakes (Bob)"));
    side->setCurrentIndex(2);
    Q_EMIT side->activated(2);
    QCOMPARE(course->scene().heading, QStringLiteral("Question 1 of 1"));
    QCOMPARE(course->scene().toPlay, Color::White);

    const auto remembered = m_preferences->get<TrainingOptions>();
    const ByColor<QString> there{QStringLiteral("Bob"), QStringLiteral("Eve")};
    QCOMPARE(ownSideOf(remembered, there), GuessedSide::Black);
    QCOMPARE(ownSideOf(remembered, {}), GuessedSide::Both);
    const ByColor<QString> kept{QStringLiteral("GNU Go"), {}}; // a game of somebody without a name
    QCOMPARE(ownSideOf({}, kept), GuessedSide::White);
}

SHINPAN_TEST(TryAgainQuizTest)
#include "tryagainquiz_test.moc"
