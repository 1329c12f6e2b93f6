#include "core/record/sgf/sgfcollection.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/openwindow.h"
#include "ui/board/boardview.h"
#include "ui/scoring/opinionrow.h"
#include "ui/scoring/scoringcontroller.h"
#include "ui/scoring/scoringpanel.h"
#include "ui/words/text.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace shinpan;
using test::fakeEngine;

namespace {

/// Black holds the left with a dead white stone at A3 in it, White the right; Black to play.
constexpr auto Walls = "(;SZ[5]KM[0.5]RU[%1]PL[B]AB[ba][bb][bc][bd][be]AW[ca][cb][cc][cd][ce][ac])";

} // namespace

/// A game with a person at the board, from its passes to its result.
class ScoringGameTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_open = std::make_unique<test::OpenWindow>(); }
    void cleanup();

    void theScoreOpensByItselfWithEverybodysOpinion();
    void clicksAndDoneEndTheGame();
    void whatTheGameWroteIsThereAfterReopening();
    void anEnginesMarksAreTakenOver();
    void anEngineThatSaysNothingIsToldSo();
    void anOpenGameIsToGoOn();
    void resumedPlayGoesOn();
    void underTerritoryRulesTheOpponentOfTheOneWhoAsksMovesFirst();
    void theGameWaitsWhileThePersonLooksElsewhere();
    void stoppingClosesTheScore();
    void twoPersonsSettleTheirGame();
    void aGameSettledAnewShowsTheNewResultEverywhere();

private:
    [[nodiscard]] OpenGame &game() const { return m_open->table.game; }
    [[nodiscard]] ScoringController &scoring() const { return m_open->part<ScoringController>(); }
    /// Starts from the walls; the person passes, and so does White.
    [[nodiscard]] bool playToPasses(const Seat &white, const char *rules = "Japanese") const;
    void press(const char *button) const
    {
        test::buttonWithText<QPushButton>(m_open->part<ScoringPanel>(), button)->click();
    }
    [[nodiscard]] QString dead() const;
    /// Marks it alone, whatever was proposed.
    void markOnlyA3() const
    {
        if (dead() != QLatin1String("A3")) {
            m_open->click("A3");
        }
        QCOMPARE(dead(), QStringLiteral("A3"));
    }
    [[nodiscard]] QString resultOver() const;

    std::unique_ptr<test::OpenWindow> m_open;
};

void ScoringGameTest::cleanup()
{
    game().record().setModified(false);
    m_open.reset();
}

bool ScoringGameTest::playToPasses(const Seat &white, const char *rules) const
{
    const QString sgf = QString::fromLatin1(Walls).arg(QLatin1String(rules));
    game().showTree(readSgf(sgf.toLatin1())->tree);
    game().setSeat(Color::White, white);
    game().start();
    if (!m_open->table.waitForPerson() || !m_open->table.playAndAwaitTurn("pass")) {
        return false;
    }
    return !white.isHuman() || m_open->table.playAndAwaitTurn("pass");
}

QString ScoringGameTest::dead() const
{
    QStringList names;
    for (const Point point : scoring().session()->count().dead) {
        names << QString::fromStdString(vertexOf(point));
    }
    return names.join(u' ');
}

/// The record's result once the game is over; empty if it does not end.
QString ScoringGameTest::resultOver() const
{
    return m_open->table.waitForState(Match::State::Over) ? game().record().info().result
                                                          : QString();
}

void ScoringGameTest::theScoreOpensByItselfWithEverybodysOpinion()
{
    QVERIFY(playToPasses(
        {fakeEngine({QStringLiteral("--score"), QStringLiteral("W+2.5"), QStringLiteral("--answer"),
                     QStringLiteral("final_status_list=B3")})}));

    QVERIFY(game().status().isSettling());
    QVERIFY(m_open->part<ScoringPanel>().isVisible());
    QVERIFY(m_open->part<BoardView>().hasFocus());
    QVERIFY(scoring().isOfGame());
    QVERIFY(!scoring().mayChooseRules());
    const std::vector<ScoringOpinion> &opinions = scoring().opinions();
    QCOMPARE(opinions.size(), std::size_t(2));
    QCOMPARE(opinions[0].who, QStringLiteral("Fake (White)"));
    QCOMPARE(opinions[0].answer, QStringLiteral("W+2.5"));
    QCOMPARE(opinions[0].settlement->dead.size(), std::size_t(5));
    QCOMPARE(opinions[1].who, QStringLiteral("Shinpan’s estimate"));
}

void ScoringGameTest::clicksAndDoneEndTheGame()
{
    QVERIFY(playToPasses({fakeEngine()}));
    markOnlyA3();
    m_open->click("A3");
    QCOMPARE(dead(), QString());
    m_open->click("A3");

    test::buttonWithText<QPushButton>(m_open->part<ScoringPanel>(), "Done")->setFocus();
    press("Done");

    QCOMPARE(resultOver(), QStringLiteral("W+4.5"));
    QVERIFY(!m_open->part<ScoringPanel>().isVisible());
    QVERIFY(m_open->part<BoardView>().hasFocus());
    QCOMPARE(game().match()->result().end, GameEnd::Passes);
}

void ScoringGameTest::whatTheGameWroteIsThereAfterReopening()
{
    QVERIFY(playToPasses({fakeEngine()}));
    markOnlyA3();
    press("Done");
    QCOMPARE(resultOver(), QStringLiteral("W+4.5"));

    game().showTree(readSgf(writeSgf(game().record().tree()))->tree);
    game().cursor().toEnd();

    QCOMPARE(game().record().info().result, QStringLiteral("W+4.5"));
    const QString description = m_open->part<BoardView>().accessibleDescription();
    QVERIFY2(description.contains(QLatin1String("Territory: Black 5, White 10 points.")),
             qPrintable(description));
    QVERIFY(description.contains(QLatin1String("Dead stones: A3.")));
    QCOMPARE(test::control<QLabel>(*m_open->window, "Status")->text(),
             QStringLiteral("Move 2 – White wins by 4.5 points"));
}

void ScoringGameTest::anEnginesMarksAreTakenOver()
{
    QVERIFY(playToPasses(
        {fakeEngine({QStringLiteral("--answer"), QStringLiteral("final_status_list=B3")})}));
    scoring().adopt(0);
    QCOMPARE(dead(), QStringLiteral("B1 B2 B3 B4 B5"));
    QTest::keyClick(m_open->window.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!scoring().session()->mayUndo());
}

void ScoringGameTest::anEngineThatSaysNothingIsToldSo()
{
    QVERIFY(playToPasses(
        {fakeEngine({QStringLiteral("--refuse"), QStringLiteral("final_score"),
                     QStringLiteral("--refuse"), QStringLiteral("final_status_list")})}));
    const ScoringOpinion &engine = scoring().opinions().front();
    QCOMPARE(engine.who, QStringLiteral("Fake (White)"));
    QVERIFY(!engine.score);
    QVERIFY(!engine.settlement);
    const auto *row = m_open->part<ScoringPanel>().findChild<OpinionRow *>();
    QVERIFY(!row->findChild<QPushButton *>()->isVisible());
    QVERIFY(
        row->accessibleDescription().startsWith(QLatin1String("Says nothing about the score; ")));
}

/// Nobody ends by a hasty Return what is still open.
void ScoringGameTest::anOpenGameIsToGoOn()
{
    const auto isDefault = [this](const char *button) {
        return test::buttonWithText<QPushButton>(m_open->part<ScoringPanel>(), button)->isDefault();
    };
    game().showTree(readSgf("(;SZ[5]KM[0.5]RU[Chinese]PL[B]AB[bb][bc]AW[db][dc])")->tree);
    game().start();
    QVERIFY(m_open->table.waitForPerson() && m_open->table.playAndAwaitTurn("pass"));
    QVERIFY(m_open->table.playAndAwaitTurn("pass"));
    QTRY_VERIFY(scoring().isOfGame());
    QVERIFY(isDefault("Resume Play"));
    QVERIFY(!isDefault("Done"));
}

void ScoringGameTest::resumedPlayGoesOn()
{
    QVERIFY(playToPasses({fakeEngine()}, "Chinese"));
    press("Resume Play");
    QVERIFY(m_open->table.waitForPerson());
    QVERIFY(!scoring().session());
    QVERIFY(!m_open->part<ScoringPanel>().isVisible());
    QCOMPARE(game().status().playableColor(), Color::Black);

    QVERIFY(m_open->table.playAndAwaitTurn("A2"));
    QVERIFY(m_open->table.playAndAwaitTurn("pass"));

    QVERIFY(game().status().isSettling());
    QVERIFY(scoring().isShown());
}

void ScoringGameTest::underTerritoryRulesTheOpponentOfTheOneWhoAsksMovesFirst()
{
    QVERIFY(playToPasses({fakeEngine({QStringLiteral("--moves"), QStringLiteral("pass E3")})},
                         "Japanese"));
    press("Resume Play");
    QVERIFY(m_open->table.waitForPerson());
    QCOMPARE(m_open->table.movesToCursor(), QStringLiteral("pass pass E3"));
    QCOMPARE(game().cursor().lastMove()->color, Color::White);
}

void ScoringGameTest::theGameWaitsWhileThePersonLooksElsewhere()
{
    QVERIFY(playToPasses({fakeEngine()}));
    const QString marked = dead();
    m_open->click("B2");
    QVERIFY(dead() != marked);
    const QString changed = dead();

    game().cursor().toStart();
    QVERIFY(!scoring().isShown());
    QVERIFY(!m_open->part<ScoringPanel>().isVisible());
    QVERIFY(game().status().isSettling());
    QTest::keyClick(m_open->window.get(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);

    QVERIFY(scoring().isShown());
    QCOMPARE(dead(), changed);
    scoring().cancel(); // there is nothing to go back to
    QVERIFY(scoring().isShown());
}

void ScoringGameTest::stoppingClosesTheScore()
{
    QVERIFY(playToPasses({fakeEngine()}));
    game().stop();
    QVERIFY(m_open->table.waitForState(Match::State::Over));
    QVERIFY(!scoring().session());
    QCOMPARE(game().record().info().result, QString());
}

void ScoringGameTest::twoPersonsSettleTheirGame()
{
    QVERIFY(playToPasses({}));
    QVERIFY(game().status().isSettling());
    QCOMPARE(scoring().opinions().size(), std::size_t(1));
    markOnlyA3();
    QTest::keyClick(&m_open->part<BoardView>(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(resultOver(), QStringLiteral("W+4.5"));
}

void ScoringGameTest::aGameSettledAnewShowsTheNewResultEverywhere()
{
    QVERIFY(playToPasses({fakeEngine({QStringLiteral("--score"), QStringLiteral("W+2.5")})}));
    markOnlyA3();
    press("Done");
    QCOMPARE(resultOver(), QStringLiteral("W+4.5"));
    const auto &status = *test::control<QLabel>(*m_open->window, "Status");
    const auto &card = *test::control<QWidget>(*m_open->window, "The end of the game");
    QCOMPARE(status.text(), QStringLiteral("Game over: White wins by 4.5 points"));
    QVERIFY(!card.isHidden());
    QCOMPARE(card.findChildren<QLabel *>().at(0)->text(),
             QStringLiteral("White wins by 4.5 points"));
    QCOMPARE(card.findChildren<QLabel *>().at(1)->text(), QStringLiteral("Not saved yet."));

    scoring().begin();
    m_open->click("B1");
    scoring().finishReplacing();

    const QString result = game().record().info().result;
    QVERIFY(result.startsWith(QLatin1String("W+")) && result != QLatin1String("W+4.5"));
    QCOMPARE(status.text(), QStringLiteral("Game over: ") + text::recordedResult(result));
    QVERIFY(card.isHidden());
    const GameTree &tree = game().record().tree();
    const QString evidence = textAt(tree, game().match()->node(), "SCORE");
    QVERIFY2(!evidence.contains(QLatin1String("W+4.5")), qPrintable(evidence));
    QVERIFY2(!evidence.contains(QLatin1String("decides")), qPrintable(evidence));
    QVERIFY2(evidence.contains(QLatin1String("White says W+2.5")), qPrintable(evidence));
    QCOMPARE(evidence.count(QLatin1String(" komi")), 1);
    QCOMPARE(commentAt(tree, game().match()->node()), QString());

    game().record().undo();
    QCOMPARE(status.text(), QStringLiteral("Game over: White wins by 4.5 points"));
}

SHINPAN_TEST(ScoringGameTest)
#include "scoringgame_test.moc"
