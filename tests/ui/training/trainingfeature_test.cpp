#include "ui/training/trainingfeature.h"

#include "core/record/sgf/sgfcollection.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/record/gametext.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/openwindow.h"
#include "ui/board/boardview.h"
#include "ui/document/documentcontroller.h"
#include "ui/document/documentfeature.h"
#include "ui/training/quizwindow.h"

#include <QAction>
#include <QSignalSpy>
#include <QTest>

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
    void aPositionIsFramedAsAGameOfItsOwn();
    void aBoardWithoutRoomAsksForAPart();

private:
    [[nodiscard]] QAction *action(const char *name) const
    {
        return m_open->window->findChild<QAction *>(QLatin1String(name));
    }
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
