#include "ui/training/trainingfeature.h"

#include "core/record/sgf/sgfcollection.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/record/gametext.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "tests/ui/review/reviewingengine.h"
#include "tests/ui/support/openwindow.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/board/boardview.h"
#include "ui/document/documentcontroller.h"
#include "ui/document/documentfeature.h"
#include "ui/review/lookingcard.h"
#include "ui/review/reviewcontroller.h"
#include "ui/review/reviewdialog.h"
#include "ui/training/questionswindow.h"
#include "ui/training/quizwindow.h"

#include <QAction>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace shinpan;
using namespace shinpan::test;

/// Practice, from the window's menus.
class TrainingFeatureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_open = std::make_unique<OpenWindow>(); }
    void cleanup()
    {
        m_open->table.game.record().setModified(false);
        m_open.reset();
    }

    void problemsAreSolvedBesideTheDocument();
    void movesOfTheOpenGameAreGuessed();
    void mistakesAreLookedForAndAsked();
    void lookingForMistakesCanBeStopped();
    void aFewMovesThatAreKnownAreNotTheMistakesOfTheGame();
    void mistakesOfOwnGamesBecomeQuestionsIfThatIsWished();
    void aPositionIsFramedAsAGameOfItsOwn();
    void aBoardWithoutRoomAsksForAPart();

private:
    [[nodiscard]] QAction *action(const char *name) const
    {
        return m_open->window->findChild<QAction *>(QLatin1String(name));
    }
    void review();
    [[nodiscard]] QuizWindow *shown() const
    {
        auto *window = m_open->window->findChild<QuizWindow *>();
        return window && window->isVisible() ? window : nullptr;
    }

    std::unique_ptr<OpenWindow> m_open;
};

namespace {

constexpr char DeadCorner[] = "(;SZ[19]AW[as][bs]AB[ar][br]PL[B](;B[cs]C[RIGHT])(;B[dd];W[cs]))";

} // namespace

void TrainingFeatureTest::problemsAreSolvedBesideTheDocument()
{
    OpenGame &game = m_open->table.game;
    action("training.solve")->trigger(); // an empty board
    QVERIFY(!shown());
    game.showTree(treeFrom(DeadCorner));
    game.record().setModified(false);
    const QByteArray before = writeSgf(game.record().tree());
    action("training.solve")->trigger();
    QVERIFY(eventually([this] { return shown() != nullptr; }));
    auto &board = *shown()->findChild<BoardView *>();
    board.press(at("D16"));
    QCOMPARE(shown()->quiz()->scene().mood, QuizScene::Mood::Wrong);
    board.press(at("T19"));
    QCOMPARE(writeSgf(game.record().tree()), before);
    QVERIFY(!game.record().isModified());
    QCOMPARE(game.cursor().node(), game.record().tree().root());
    m_open->window->document().games().open({});
    QVERIFY(eventually([this] { return !shown(); })); // another document
}

void TrainingFeatureTest::movesOfTheOpenGameAreGuessed()
{
    GameTable &table = m_open->table;
    table.play("C3");
    table.play("G7");
    table.game.cursor().back();
    action("training.guess")->trigger();
    QVERIFY(eventually([this] { return shown() != nullptr; }));
    QCOMPARE(shown()->quiz()->scene().heading, QStringLiteral("Move 2"));
    QCOMPARE(table.movesToCursor(), QStringLiteral("C3"));
}

void TrainingFeatureTest::review()
{
    QVERIFY(eventually([this] {
        auto *dialog = m_open->window->findChild<ReviewDialog *>();
        return dialog != nullptr && dialog->isVisible();
    }));
    auto *dialog = m_open->window->findChild<ReviewDialog *>();
    dialog->findChild<QListWidget *>()->item(0)->setCheckState(Qt::Checked);
    dialog->accept();
    auto &review = m_open->part<ReviewController>();
    QVERIFY(eventually([&] { return review.state() == ReviewController::State::Idle; }));
}

void TrainingFeatureTest::mistakesAreLookedForAndAsked()
{
    m_open->store.add(reviewingEngine(m_open->directory.path()));
    OpenGame &game = m_open->table.game;
    game.showTree(treeFrom(ReviewedGame));
    const QByteArray before = writeSgf(game.record().tree());
    action("tryAgain")->trigger(); // which begins with a review
    QVERIFY(!shown());
    const auto &card = m_open->part<LookingCard>();
    QVERIFY(card.isVisible());
    QVERIFY(eventually([this] { return shown() != nullptr; }));
    QVERIFY(!card.isVisible());
    QVERIFY(m_open->preferences.get(&AnalysisOptions::engines).isEmpty()); // nobody chose one
    QVERIFY(m_open->part<BoardView>().scene().spots.empty());
    QCOMPARE(shown()->quiz()->scene().heading, QStringLiteral("Question 1 of 3"));
    shown()->findChild<BoardView *>()->press(at("A1"));
    QCOMPARE(shown()->quiz()->scene().mood, QuizScene::Mood::Right);
    QCOMPARE(writeSgf(game.record().tree()), before);
    QCOMPARE(m_open->questions.book().questions().size(), std::size_t(1));

    action("training.questions")->trigger();
    QVERIFY(eventually([this] {
        auto *window = m_open->window->findChild<QuestionsWindow *>();
        return window != nullptr && window->isVisible();
    }));
}

void TrainingFeatureTest::lookingForMistakesCanBeStopped()
{
    m_open->store.add(reviewingEngine(m_open->directory.path()));
    m_open->table.game.showTree(treeFrom(ReviewedGame));
    action("tryAgain")->trigger();
    auto &card = m_open->part<LookingCard>();
    QVERIFY(card.accessibleDescription().startsWith(QLatin1String("Looking for mistakes: ")));
    card.findChild<QToolButton *>()->click();
    QVERIFY(!card.isVisible());
    QCOMPARE(m_open->part<ReviewController>().state(), ReviewController::State::Idle);

    action("review")->trigger(); // nobody waits for the mistakes of this one
    review();
    QVERIFY(!shown());
}

void TrainingFeatureTest::aFewMovesThatAreKnownAreNotTheMistakesOfTheGame()
{
    const QString engine = m_open->store.add(reviewingEngine(m_open->directory.path()));
    OpenGame &game = m_open->table.game;
    game.showTree(treeFrom(ReviewedGame));
    auto &analysis = m_open->part<AnalysisController>();
    analysis.start(); // the first position, and the next
    QVERIFY(eventually([&] { return analysis.shown() != nullptr; }));
    game.cursor().forward();
    QVERIFY(eventually([&] { return analysis.shown() != nullptr; }));
    analysis.stop();

    action("tryAgain")->trigger();

    QVERIFY(m_open->part<LookingCard>().isVisible());
    QVERIFY(eventually([this] { return shown() != nullptr; }));
    QCOMPARE(shown()->quiz()->scene().heading, QStringLiteral("Question 1 of 3"));
    game.cursor().forward();
    QVERIFY(analysis.found().find(game.cursor().node(), engine));
    QVERIFY(!analysis.shown()); // it was looked at in passing
    game.cursor().back();
    QVERIFY(analysis.shown());
    game.cursor().forward();
    analysis.start();
    QVERIFY(analysis.shown());
}

void TrainingFeatureTest::mistakesOfOwnGamesBecomeQuestionsIfThatIsWished()
{
    m_open->store.add(reviewingEngine(m_open->directory.path()));
    m_open->preferences.set(&AnalysisOptions::keepsMistakes, true);
    m_open->table.game.showTree(treeFrom(ReviewedGame));
    action("review")->trigger();
    review();
    QVERIFY(m_open->questions.book().questions().empty()); // nobody here is known

    m_open->preferences.set(&GameDefaults::name, QStringLiteral("Bob"));
    action("review")->trigger();
    review();
    QVERIFY(eventually([this] { return m_open->questions.book().questions().size() == 2; }));
    QVERIFY(m_open->questions.book().questions().front().mover == Color::White);
}

void TrainingFeatureTest::aPositionIsFramedAsAGameOfItsOwn()
{
    OpenGame &game = m_open->table.game;
    game.showTree(treeFrom(DeadCorner));
    const QByteArray before = writeSgf(game.record().tree());
    QSignalSpy opened(&m_open->window->documentActions(), &DocumentFeature::gamePasted);
    action("training.frame")->trigger();
    QCOMPARE(opened.count(), 1);
    const GameTree framed = treeFrom(opened.at(0).at(0).toByteArray());
    const Replay place = replayTo(framed, framed.root());
    QCOMPARE(place.board().at(at("A1")), Stone::White);
    QVERIFY(place.board().at(at("T19")) != Stone::Empty
            || place.board().at(at("T18")) != Stone::Empty);
    QCOMPARE(place.toPlay(framed, framed.root()), Color::Black);
    QCOMPARE(writeSgf(game.record().tree()), before);
}

void TrainingFeatureTest::aBoardWithoutRoomAsksForAPart()
{
    OpenGame &game = m_open->table.game;
    game.showTree(treeFrom("(;SZ[19]AW[as][bs][dd]AB[ar][br][pd][pp]PL[B])"));
    QSignalSpy opened(&m_open->window->documentActions(), &DocumentFeature::gamePasted);
    action("training.frame")->trigger();
    QCOMPARE(opened.count(), 0);
    auto &board = m_open->part<BoardView>();
    board.setFocus();
    board.setCursorPoint(at("A1"));
    QTest::keyClick(&board, Qt::Key_Return);
    board.setCursorPoint(at("C3"));
    QTest::keyClick(&board, Qt::Key_Return);
    QCOMPARE(opened.count(), 1);
    const GameTree framed = treeFrom(opened.at(0).at(0).toByteArray());
    QCOMPARE(replayTo(framed, framed.root()).board().at(at("A1")), Stone::White);
}

SHINPAN_TEST(TrainingFeatureTest)
#include "trainingfeature_test.moc"
