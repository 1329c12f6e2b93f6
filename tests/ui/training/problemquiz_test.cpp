#include "ui/training/problemquiz.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/gametable.h"
#include "tests/ui/training/quizcourse.h"
#include "ui/settings/preferences.h"
#include "ui/training/trainingoptions.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace shinpan;
using test::act;
using test::at;
using Mood = QuizScene::Mood;

/// Problems of a file are solved.
class ProblemQuizTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_table = std::make_unique<test::GameTable>();
        m_preferences =
            std::make_unique<Preferences>(m_directory.filePath(QStringLiteral("a.ini")));
        m_preferences->set(TrainingOptions());
    }
    void cleanup() { m_table.reset(); }

    void rightWrongAndUnknownAreToldApart();
    void aTryIsTakenBackAndTheSolutionShown();
    void problemsFollowOneAnother();
    void onlyTheFirstTryCounts();
    void boardsAreTurnedAndColoursExchangedAtRandomBySeed();
    void beyondTheFileTheEngineAnswers();
    void anEngineThatFailsIsTold();
    void gamesWithoutProblemsAreNone();

private:
    [[nodiscard]] std::unique_ptr<ProblemQuiz> quiz(
        const std::vector<QByteArray> &games,
        std::optional<EngineProfile> engine = std::nullopt,
        std::uint64_t seed = 1) const
    {
        return std::make_unique<ProblemQuiz>(
            test::gamesOf(games), 0,
            ProblemQuiz::Parts{m_table->hub, *m_preferences, [engine] { return engine; }, seed});
    }

    QTemporaryDir m_directory;
    std::unique_ptr<test::GameTable> m_table;
    std::unique_ptr<Preferences> m_preferences;
};

namespace {

constexpr char Unmarked[] = "(;SZ[9]AB[cc]AW[dd](;W[aa];B[bb];W[ab])(;W[gg]))";

} // namespace

void ProblemQuizTest::rightWrongAndUnknownAreToldApart()
{
    const auto problems = quiz({test::ThreeInARow, Unmarked});
    QCOMPARE(problems->scene().heading, QStringLiteral("Problem 1 of 2"));
    QCOMPARE(problems->scene().question, QStringLiteral("Game 1\nBlack to play\nBlack to kill."));
    QCOMPARE(problems->scene().toPlay, Color::Black);
    QVERIFY(!problems->mayTry(at("A2")));
    QVERIFY(problems->mayTry(at("A1")));
    problems->tryAt(at("A1"));
    QCOMPARE(problems->scene().mood, Mood::Wrong);
    QCOMPARE(problems->scene().verdict, QStringLiteral("Wrong"));
    QCOMPARE(problems->scene().details, QStringLiteral("Two eyes."));
    QVERIFY(act(problems->actions(), "Start Again"));
    problems->tryAt(at("J9"));
    QCOMPARE(problems->scene().mood, Mood::Unknown);
    QCOMPARE(problems->scene().verdict, QStringLiteral("Not in the file"));
    QVERIFY(!problems->scene().details.isEmpty()); // what can be done
    QVERIFY(act(problems->actions(), "Take Back"));
    problems->tryAt(at("B1"));
    QCOMPARE(problems->scene().mood, Mood::Right);
    QVERIFY(!problems->scene().toPlay);
}

void ProblemQuizTest::aTryIsTakenBackAndTheSolutionShown()
{
    const auto problems = quiz({Unmarked});
    QVERIFY(!act(problems->actions(), "Take Back"));
    problems->tryAt(at("A9"));
    QCOMPARE(problems->scene().verdict, QStringLiteral("Right so far"));
    QCOMPARE(problems->scene().lastMove, (Move{Color::Black, at("B8")}));
    QVERIFY(act(problems->actions(), "Take Back"));
    QVERIFY(problems->scene().verdict.isEmpty());
    QVERIFY(act(problems->actions(), "Show the Solution"));
    QCOMPARE(problems->scene().verdict, QStringLiteral("The solution"));
    QCOMPARE(problems->scene().board.at(at("A8")), Stone::White);
    QCOMPARE(problems->scene().tally, QStringLiteral("0 of 1 solved at once"));
}

void ProblemQuizTest::problemsFollowOneAnother()
{
    const auto problems =
        quiz({"", "(;SZ[9])", "(;SZ[9](;AB[aa];B[cc])(;AB[bb];B[dd]))", test::ThreeInARow});
    QCOMPARE(problems->scene().heading, QStringLiteral("Problem 3 of 4, position 1 of 2"));
    QVERIFY(act(problems->actions(), "Next Problem"));
    QCOMPARE(problems->scene().heading, QStringLiteral("Problem 3 of 4, position 2 of 2"));
    QVERIFY(act(problems->actions(), "Next Problem"));
    QCOMPARE(problems->scene().heading, QStringLiteral("Problem 4 of 4"));
    QVERIFY(!act(problems->actions(), "Next Problem"));
    QVERIFY(act(problems->actions(), "Previous Problem"));
    QCOMPARE(problems->scene().heading, QStringLiteral("Problem 3 of 4, position 2 of 2"));
}

void ProblemQuizTest::onlyTheFirstTryCounts()
{
    const auto problems = quiz({test::ThreeInARow, test::ThreeInARow});
    problems->tryAt(at("A1"));
    QVERIFY(act(problems->actions(), "Take Back"));
    problems->tryAt(at("B1"));
    QCOMPARE(problems->scene().tally, QStringLiteral("0 of 1 solved at once"));
    QVERIFY(act(problems->actions(), "Next Problem"));
    problems->tryAt(at("B1"));
    QCOMPARE(problems->scene().tally, QStringLiteral("1 of 2 solved at once"));
}

void ProblemQuizTest::boardsAreTurnedAndColoursExchangedAtRandomBySeed()
{
    QVERIFY(!quiz({test::ThreeInARow})->scene().orientation);
    TrainingOptions options;
    options.turnsBoards = true;
    options.swapsColors = true;
    m_preferences->set(options);
    std::set<int> turns;
    std::set<Color> colors;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const auto one = quiz({test::ThreeInARow}, {}, seed);
        const auto other = quiz({test::ThreeInARow}, {}, seed);
        QCOMPARE(one->scene().orientation, other->scene().orientation);
        QCOMPARE(one->scene().toPlay, other->scene().toPlay);
        turns.insert(one->scene().orientation->index());
        colors.insert(*one->scene().toPlay);
        other->tryAt(at("B1")); // the file's point, however it is seen
        QCOMPARE(other->scene().mood, Mood::Right);
    }
    QCOMPARE(turns.size(), std::size_t{8});
    QCOMPARE(colors.size(), std::size_t{2});
}

void ProblemQuizTest::beyondTheFileTheEngineAnswers()
{
    const QString lines = m_directory.filePath(QStringLiteral("lines.txt"));
    QFile file(lines);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("info move B1 visits 900 winrate 0.75 scoreLead 3.0 prior 0.5 order 0 pv B1\n");
    file.close();
    const auto problems = quiz(
        {test::ThreeInARow},
        test::fakeEngine({QStringLiteral("--analyze"), QStringLiteral("kata-analyze=") + lines}));
    problems->tryAt(at("J9"));
    QCOMPARE(problems->scene().mood, Mood::Waiting);
    QVERIFY(!problems->scene().toPlay);
    QVERIFY(test::eventually([&] { return problems->scene().mood != Mood::Waiting; }));
    QCOMPARE(problems->scene().mood, Mood::Unknown);
    QCOMPARE(problems->scene().details,
             QStringLiteral("Fake answers B1 and gives you a chance of 25.0%."));
    QCOMPARE(problems->scene().lastMove, (Move{Color::White, at("B1")}));
    QCOMPARE(problems->scene().toPlay, Color::Black);
    const QString told = m_table->transcriptLines(GtpTranscript::Kind::Command);
    QVERIFY2(told.contains(QStringLiteral("kata-analyze")), qPrintable(told));
}

void ProblemQuizTest::anEngineThatFailsIsTold()
{
    const auto problems =
        quiz({test::ThreeInARow},
             test::fakeEngine({QStringLiteral("--die-on"), QStringLiteral("name")}));
    problems->tryAt(at("J9"));
    QVERIFY(test::eventually([&] { return problems->scene().mood != Mood::Waiting; }));
    QCOMPARE(problems->scene().mood, Mood::Unknown);
    QVERIFY(problems->scene().details.startsWith(QStringLiteral("Fake ")));
    QVERIFY(act(problems->actions(), "Take Back"));
}

void ProblemQuizTest::gamesWithoutProblemsAreNone()
{
    QVERIFY(!quiz({"(;SZ[9])", ""})->attempt());
}

SHINPAN_TEST(ProblemQuizTest)
#include "problemquiz_test.moc"
