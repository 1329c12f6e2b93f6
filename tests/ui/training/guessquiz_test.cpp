#include "ui/training/guessquiz.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "tests/ui/training/quizcourse.h"
#include "ui/settings/preferences.h"
#include "ui/training/trainingoptions.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using test::act;
using Mood = QuizScene::Mood;

/// The moves of games are guessed.
class GuessQuizTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_preferences =
            std::make_unique<Preferences>(m_directory.filePath(QStringLiteral("a.ini")));
    }
    void cleanup() { m_preferences->set(TrainingOptions()); }

    void aGuessIsMeasuredAndTheMoveShown();
    void whatIsNotLegalCannotBeGuessed();
    void oneSideAloneCanBeGuessed();
    void guessingBeginsWhereTheCursorIs();
    void passesAreNotAsked();
    void aMoveThatIsShownCountsForNothing();
    void theValueOfAGuessIsToldWhereAnEngineLooked();
    void theEndSumsUpAndTheNextGameFollows();

private:
    [[nodiscard]] std::unique_ptr<GuessQuiz> quiz(const std::vector<QByteArray> &games,
                                                  NodeId from = NoNode,
                                                  const GuessQuiz::Finder &finder = {}) const
    {
        return std::make_unique<GuessQuiz>(test::gamesOf(games), 0, from, finder, *m_preferences);
    }

    QTemporaryDir m_directory;
    std::unique_ptr<Preferences> m_preferences;
};

namespace {

constexpr char Game[] = "(;SZ[9];B[ee];W[cc];B[gg];W[gc])"; // E5 C7 G3 G7

} // namespace

void GuessQuizTest::aGuessIsMeasuredAndTheMoveShown()
{
    const auto guess = quiz({Game});
    QCOMPARE(guess->scene().toPlay, Color::Black);
    QCOMPARE(guess->scene().heading, QStringLiteral("Move 1"));
    QSignalSpy changed(guess.get(), &Quiz::changed);
    guess->tryAt(test::at("E5"));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(guess->scene().mood, Mood::Right);
    QCOMPARE(guess->scene().verdict, QStringLiteral("E5: exactly there"));
    QVERIFY(!guess->scene().toPlay);
    QVERIFY(act(guess->actions(), "Next"));
    QCOMPARE(guess->scene().toPlay, Color::White);
    guess->tryAt(test::at("E7"));
    QCOMPARE(guess->scene().mood, Mood::Wrong);
    QVERIFY(guess->scene().verdict.startsWith(QStringLiteral("E7 is 2")));
    QCOMPARE(guess->scene().lastMove, (Move{Color::White, test::at("C7")}));
    QCOMPARE(guess->scene().board.at(test::at("C7")), Stone::White);
    QCOMPARE(guess->scene().marks.signs.size(), std::size_t{1});
    QCOMPARE(guess->scene().marks.signs[0].point, test::at("E7"));
    QCOMPARE(guess->tally().hits(), 1);
}

void GuessQuizTest::whatIsNotLegalCannotBeGuessed()
{
    const auto guess = quiz({Game});
    guess->tryAt(test::at("E5"));
    QVERIFY(!guess->mayTry(test::at("A1"))); // nothing is asked now
    QVERIFY(act(guess->actions(), "Next"));
    QVERIFY(!guess->mayTry(test::at("E5")));
    QVERIFY(guess->mayTry(test::at("A1")));
}

void GuessQuizTest::oneSideAloneCanBeGuessed()
{
    m_preferences->set(&TrainingOptions::guessedSide, GuessedSide::White);
    const auto guess = quiz({Game});
    QCOMPARE(guess->scene().heading, QStringLiteral("Move 2"));
    m_preferences->set(&TrainingOptions::guessedSide, GuessedSide::Black);
    QCOMPARE(guess->scene().heading, QStringLiteral("Move 3")); // not back
}

void GuessQuizTest::guessingBeginsWhereTheCursorIs()
{
    const GameTree tree = test::treeFrom(Game);
    const auto guess = quiz({Game}, test::nodeAt(tree, {0, 0}));
    QCOMPARE(guess->scene().heading, QStringLiteral("Move 3"));
}

void GuessQuizTest::passesAreNotAsked()
{
    const auto guess = quiz({"(;SZ[9];B[];W[cc])"});
    QCOMPARE(guess->scene().heading, QStringLiteral("Move 2"));
    const auto none = quiz({"(;SZ[9];B[])"});
    QCOMPARE(none->scene().verdict, QStringLiteral("There is nothing to guess"));
}

void GuessQuizTest::aMoveThatIsShownCountsForNothing()
{
    const auto guess = quiz({Game});
    QVERIFY(act(guess->actions(), "Show the Move"));
    QCOMPARE(guess->scene().verdict, QStringLiteral("The move was E5"));
    QCOMPARE(guess->tally().guesses(), 0);
}

void GuessQuizTest::theValueOfAGuessIsToldWhereAnEngineLooked()
{
    Analysis analysis;
    analysis.size = BoardSize::square(9);
    const auto add = [&analysis](const char *vertex, float lead) {
        Candidate candidate;
        candidate.move = test::at(vertex);
        candidate.scoreLead = lead;
        candidate.order = static_cast<int>(analysis.candidates.size());
        candidate.visits = 100;
        analysis.candidates.push_back(candidate);
    };
    add("C3", 5);
    add("E5", 4.5F);
    add("D4", 2);
    const auto find = [&analysis](std::size_t, NodeId) { return &analysis; };
    const auto guess = quiz({Game}, NoNode, find);
    guess->tryAt(test::at("D4"));
    QCOMPARE(guess->scene().details,
             QStringLiteral("Your move loses 3.0. The move of the game loses 0.5."));
    QCOMPARE(guess->tally().meanLoss().value_or(0), 3.0);

    add("F6", 8);
    const auto better = quiz({Game}, NoNode, find);
    better->tryAt(test::at("F6"));
    QCOMPARE(better->scene().details,
             QStringLiteral("Your move gains 3.0. The move of the game loses 0.5."));

    const auto other = quiz({Game}, NoNode, find);
    other->tryAt(test::at("A1"));
    QCOMPARE(other->scene().details, QStringLiteral("The engine did not look at your move."));
}

void GuessQuizTest::theEndSumsUpAndTheNextGameFollows()
{
    const auto guess = quiz({"(;SZ[9];B[ee])", "", "(;SZ[9];B[cc])"});
    guess->tryAt(test::at("E7"));
    QVERIFY(act(guess->actions(), "Next"));
    QCOMPARE(guess->scene().heading, QStringLiteral("The end of the game"));
    QCOMPARE(guess->scene().verdict, QStringLiteral("0 of 1 moves found"));
    QCOMPARE(guess->scene().details,
             QStringLiteral("1 were no more than 2 lines away, on average 2.0 lines."));
    QVERIFY(act(guess->actions(), "Next Game"));
    QVERIFY(guess->scene().question.startsWith(QStringLiteral("Game 3"))); // one cannot be shown
    QCOMPARE(guess->tally().guesses(), 0);
    QVERIFY(!act(guess->actions(), "Next Game"));
}

SHINPAN_TEST(GuessQuizTest)
#include "guessquiz_test.moc"
