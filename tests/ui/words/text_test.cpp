#include "ui/words/text.h"

#include "core/record/sgf/sgfcollection.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/gametable.h"
#include "ui/game/gamestatus.h"
#include "ui/words/rulestext.h"

#include <QTest>

#include <memory>

using namespace shinpan;
using test::fakeEngine;

Q_DECLARE_METATYPE(shinpan::GameResult)

namespace {

GameResult ended(GameEnd end, std::optional<Color> winner = std::nullopt)
{
    return {.end = end, .winner = winner, .score = {}, .culprit = {}, .reason = {}};
}

GameResult counted(double blackMargin)
{
    GameResult result = ended(GameEnd::Passes);
    if (blackMargin != 0) {
        result.winner = blackMargin > 0 ? Color::Black : Color::White;
    }
    result.score = Score{blackMargin};
    return result;
}

} // namespace

class TextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersBelowZeroHaveAMinusSign();
    void init() { m_table = std::make_unique<test::GameTable>(); }
    void cleanup() { m_table.reset(); }

    void everyEndHasItsWords_data();
    void everyEndHasItsWords();
    void everyIllegalityHasItsWords_data();
    void everyIllegalityHasItsWords();
    void movesAreNamedByTheirVertices();
    void everyRuleSetHasItsWords();

    void withoutAGameItIsSaidWhoseTurnItIs();
    void startingEnginesAreWaitedFor();
    void personsAreToldThatItIsTheirMove();
    void thinkingEnginesAreNamed();
    void aPausedGameSaysSo();
    void aFailedEngineWaitsForThePerson();
    void theScoreIsAskedFor();
    void theResultIsTold();
    void recordedResultsAreSentences_data();
    void recordedResultsAreSentences();
    void aStoppedGameIsReviewed();

private:
    [[nodiscard]] QString status() const { return text::status(m_table->game); }

    std::unique_ptr<test::GameTable> m_table;
};

void TextTest::everyEndHasItsWords_data()
{
    QTest::addColumn<GameResult>("result");
    QTest::addColumn<QString>("words");

    const auto row = [](const GameResult &result, const char *words) {
        QTest::newRow(words) << result << QString::fromUtf8(words);
    };
    row(counted(3.5), "Black wins by 3.5 points");
    row(counted(-12), "White wins by 12 points");
    row(counted(1), "Black wins by 1 point");
    row(counted(-1), "White wins by 1 point");
    row(counted(0), "a tie");
    row(ended(GameEnd::Passes, Color::White), "White wins");
    row(ended(GameEnd::Passes), "disputed, no winner");
    row(ended(GameEnd::Resignation, Color::Black), "Black wins by resignation");
    row(ended(GameEnd::Resignation, Color::White), "White wins by resignation");
    row(ended(GameEnd::Claim, Color::White), "White wins by a claim");
    row(ended(GameEnd::Time, Color::Black), "Black wins on time");
    row(ended(GameEnd::Forfeit, Color::White), "White wins by forfeit");
    row(ended(GameEnd::MoveLimit), "stopped at the move limit");
    row(ended(GameEnd::Void), "void, the game does not count");
}

void TextTest::everyEndHasItsWords()
{
    QFETCH(GameResult, result);
    QFETCH(QString, words);

    QCOMPARE(text::result(result), words);
}

void TextTest::everyIllegalityHasItsWords_data()
{
    QTest::addColumn<int>("reason");
    QTest::addColumn<QString>("words");

    const auto row = [](Illegality reason, const char *words) {
        QTest::newRow(words) << static_cast<int>(reason) << QString::fromUtf8(words);
    };
    row(Illegality::OffBoard, "That point is not on the board");
    row(Illegality::Occupied, "There is already a stone there");
    row(Illegality::Suicide, "That stone would have no liberties");
    row(Illegality::Ko, "The ko may not be retaken at once");
    row(Illegality::Superko, "That would repeat an earlier position");
}

void TextTest::everyIllegalityHasItsWords()
{
    QFETCH(int, reason);
    QFETCH(QString, words);

    QCOMPARE(text::illegality(static_cast<Illegality>(reason)), words);
}

void TextTest::movesAreNamedByTheirVertices()
{
    QCOMPARE(text::moveName({Color::Black, Point{3, 3}}), QStringLiteral("D4"));
    QCOMPARE(text::moveName(Move::pass(Color::White)), QStringLiteral("pass"));
    QCOMPARE(text::colorName(Color::Black), QStringLiteral("Black"));
    QCOMPARE(text::colorName(Color::White), QStringLiteral("White"));
}

void TextTest::withoutAGameItIsSaidWhoseTurnItIs()
{
    m_table->game.showTree(readSgf("(;SZ[9];B[ee];W[cc])")->tree);
    QCOMPARE(status(), QStringLiteral("Black to play – the first position"));

    m_table->game.cursor().forward();
    QCOMPARE(status(), QStringLiteral("Move 1 – White to play"));
}

void TextTest::startingEnginesAreWaitedFor()
{
    m_table->set({}, {fakeEngine({QStringLiteral("--hang-at"), QStringLiteral("1")})});

    m_table->game.start();

    QVERIFY(m_table->waitForState(Match::State::Preparing));
    QCOMPARE(status(), QStringLiteral("Starting the engines…"));
}

void TextTest::personsAreToldThatItIsTheirMove()
{
    m_table->set({}, {});
    m_table->game.start();
    QVERIFY(m_table->waitForPerson());
    QCOMPARE(status(), QStringLiteral("Black to play – your move"));

    QVERIFY(m_table->playAndAwaitTurn("E5"));
    QCOMPARE(status(), QStringLiteral("White to play – your move"));
}

void TextTest::thinkingEnginesAreNamed()
{
    QVERIFY(m_table->startWithEngine({QStringLiteral("--hang-at"), QStringLiteral("genmove")}));

    m_table->play("E5");

    QVERIFY(m_table->waitForMoves(1));
    QCOMPARE(status(), QStringLiteral("White to play – Fake is thinking"));
}

void TextTest::aPausedGameSaysSo()
{
    m_table->set({fakeEngine()}, {fakeEngine()});
    m_table->game.start();

    m_table->game.pace().pause();

    QVERIFY(m_table->waitForState(Match::State::Holding));
    QCOMPARE(status(), QStringLiteral("Paused – Black to play"));
}

void TextTest::aFailedEngineWaitsForThePerson()
{
    m_table->set({}, {fakeEngine({QStringLiteral("--exit-at"), QStringLiteral("1")})});

    m_table->game.start();

    QVERIFY(m_table->waitForState(Match::State::Suspended));
    QCOMPARE(status(), QStringLiteral("Waiting for you: White’s engine has failed"));
}

void TextTest::theScoreIsAskedFor()
{
    QVERIFY(m_table->startWithEngine({QStringLiteral("--score"), QStringLiteral("B+1.5"),
                                      QStringLiteral("--hang-at"), QStringLiteral("final_score")}));

    m_table->play("pass");

    QVERIFY(m_table->waitForState(Match::State::Scoring));
    QCOMPARE(status(), QStringLiteral("Both passed – asking for the score…"));
}

void TextTest::theResultIsTold()
{
    m_table->set({}, {});
    m_table->game.start();
    QVERIFY(m_table->waitForPerson());

    m_table->game.person().resign();

    QVERIFY(m_table->waitForState(Match::State::Over));
    QCOMPARE(status(), QStringLiteral("Game over: White wins by resignation"));
}

void TextTest::recordedResultsAreSentences_data()
{
    QTest::addColumn<QString>("sgf");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *sgf, const char *sentence) {
        QTest::newRow(sgf) << QString::fromUtf8(sgf) << QString::fromUtf8(sentence);
    };
    row("W+3.5", "White wins by 3.5 points");
    row("0", "A tie");
    row("B+R", "Black wins by resignation");
    row("W+Resign", "White wins by resignation");
    row("B+T", "Black wins on time");
    row("W+F", "White wins by forfeit");
    row("B+", "Black wins");
    row("Void", "Result: Void");
    row("Black won", "Black wins");
    row("白中盘胜", "White wins by resignation");
    row("흑 3집반승", "Black wins by 3.5 points");
    row("see below", "Result: see below");
    QTest::newRow("a book") << QString(1000, u'x')
                            << QString(QStringLiteral("Result: ") + QString(200, u'x')
                                       + QStringLiteral("… (1000 characters)"));
}

void TextTest::recordedResultsAreSentences()
{
    QFETCH(const QString, sgf);
    QTEST(text::recordedResult(sgf), "sentence");
}

void TextTest::everyRuleSetHasItsWords()
{
    for (const RulesetPreset &preset : rulesetPresets()) {
        const auto name = QString::fromUtf8(preset.name.data(), qsizetype(preset.name.size()));
        QCOMPARE(text::presetName(preset), name);
        QCOMPARE(text::presetRules(preset), name + QStringLiteral(" rules"));
    }
}

void TextTest::aStoppedGameIsReviewed()
{
    m_table->set({}, {});
    m_table->game.start();
    QVERIFY(m_table->waitForPerson());

    m_table->game.stop();

    QVERIFY(m_table->waitForState(Match::State::Over));
    QCOMPARE(status(), QStringLiteral("Black to play – no game is running"));
}

void TextTest::numbersBelowZeroHaveAMinusSign()
{
    QCOMPARE(text::decimal(-3.149, 2), QStringLiteral("−3.15"));
    QCOMPARE(text::decimal(70, 0), QStringLiteral("70"));
    QCOMPARE(text::decimal(-0.3, 0), QStringLiteral("0"));
    QCOMPARE(text::decimal(-0.3, 1), QStringLiteral("−0.3"));
    QCOMPARE(text::points(-6.5), QStringLiteral("−6.5"));
}

SHINPAN_TEST(TextTest)
#include "text_test.moc"
