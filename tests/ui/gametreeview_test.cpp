#include "ui/tree/gametreeview.h"

#include "core/record/gamerecord.h"
#include "tests/support/testmain.h"
#include "ui/tree/gametreepainter.h"

#include <QAction>
#include <QPainter>
#include <QPicture>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace shinpan;

namespace {

class CountingTree final : public GameTreeView
{
public:
    int paints = 0;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        ++paints;
        GameTreeView::paintEvent(event);
    }
};

Move moveOf(int number)
{
    return {
        number % 2 == 0 ? Color::White : Color::Black,
        Point{static_cast<std::uint8_t>(number % 19), static_cast<std::uint8_t>(number / 19 % 19)}};
}

NodeId addLine(GameRecord &record, NodeId node, int moves)
{
    for (int i = 1; i <= moves; ++i) {
        node = record.addMove(node, moveOf(i));
    }
    return node;
}

} // namespace

class GameTreeViewTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<GameRecord> m_record;
    std::unique_ptr<CountingTree> m_view;

    void click(NodeId node)
    {
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::NoModifier,
                          m_view->positionOf(node));
    }

    [[nodiscard]] bool isVisible(NodeId node)
    {
        return m_view->viewport()->rect().contains(m_view->positionOf(node));
    }

    /// What the painter draws of the top left corner of a line of that many moves.
    [[nodiscard]] static uint pictureSize(int moves)
    {
        GameRecord record;
        addLine(record, record.tree().root(), moves);
        const GameTreeLayout layout(record.tree());
        std::vector<int> numbers(record.tree().nodeCount());
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            numbers[i] = static_cast<int>(i);
        }
        const std::vector<NodeId> path =
            record.tree().pathTo(record.tree().endOfLine(record.tree().root()));
        const GameTreeScene scene{record.tree(), record.boardSize(), layout, numbers, path};
        const GameTreeGrid grid(Qt::Horizontal, 30);
        const QPalette palette;
        QPicture picture;
        QPainter painter(&picture);
        GameTreePainter(scene, grid, palette, QFont()).paint(painter, QRect(0, 0, 600, 300));
        painter.end();
        return picture.size();
    }

private Q_SLOTS:
    void init()
    {
        m_record = std::make_unique<GameRecord>();
        m_view = std::make_unique<CountingTree>();
        m_view->setRecord(m_record.get());
        m_view->resize(500, 200);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_view->activateWindow();
        m_view->setFocus();
        QTRY_VERIFY(m_view->hasFocus());
    }

    void cleanup()
    {
        m_view.reset();
        m_record.reset();
    }

    void clickOnANodeAsksToGoThere()
    {
        const NodeId end = addLine(*m_record, m_record->tree().root(), 5);
        const NodeId variation = m_record->addMove(m_record->tree().parent(end), moveOf(77));
        QSignalSpy activations(m_view.get(), &GameTreeView::nodeActivated);
        for (const NodeId node : {end, variation, m_record->tree().root()}) {
            click(node);
            QCOMPARE(activations.last().at(0).value<NodeId>(), node);
        }
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::NoModifier, QPoint(490, 190));
        QCOMPARE(activations.count(), 3);
        QCOMPARE(m_view->currentNode(), m_record->tree().root()); // deciding is the owner's affair
    }

    void currentNodeIsScrolledIntoView()
    {
        const NodeId end = addLine(*m_record, m_record->tree().root(), 300);
        m_view->setCurrentNode(end);
        QVERIFY(isVisible(end));
        QVERIFY(!isVisible(m_record->tree().root()));
        m_view->setCurrentNode(m_record->tree().root());
        QVERIFY(isVisible(m_record->tree().root()));
        QCOMPARE(m_view->horizontalScrollBar()->value(), 0);
    }

    void linesRunDownwardsInATallPanel()
    {
        const NodeId end = addLine(*m_record, m_record->tree().root(), 3);
        const NodeId root = m_record->tree().root();
        QCOMPARE(m_view->positionOf(root).y(), m_view->positionOf(end).y());
        m_view->resize(200, 500);
        QCOMPARE(m_view->positionOf(root).x(), m_view->positionOf(end).x());
        QSignalSpy activations(m_view.get(), &GameTreeView::nodeActivated);
        click(end);
        QCOMPARE(activations.last().at(0).value<NodeId>(), end);
    }

    void manyChangesInOneTurnAreOnePaint()
    {
        QCoreApplication::processEvents();
        m_view->paints = 0;
        NodeId node = m_record->tree().root();
        for (int i = 1; i <= 500; ++i) {
            node = m_record->addMove(node, moveOf(i));
            m_record->setComment(node, QStringLiteral("a comment"));
            m_view->setCurrentNode(node);
        }
        QTRY_VERIFY(isVisible(node));
        QCoreApplication::processEvents();
        QCOMPARE(m_view->paints, 1);
    }

    void everyKindOfChangeIsShown()
    {
        const NodeId root = m_record->tree().root();
        const NodeId first = addLine(*m_record, root, 4);
        QCOMPARE(m_view->layout().columnCount(), 5);
        const NodeId second = m_record->addMove(root, moveOf(8));
        QCOMPARE(m_view->layout().placeOf(second).lane, 1);
        m_record->makeMainLine(second);
        QCOMPARE(m_view->layout().placeOf(second).lane, 0);
        m_record->removeSubtree(second);
        QCOMPARE(m_view->layout().laneCount(), 1);
        QCOMPARE(m_view->layout().placeOf(first).column, 4);
        m_record->replaceTree(GameTree());
        QCOMPARE(m_view->layout().columnCount(), 1);
        QCOMPARE(m_view->currentNode(), m_record->tree().root());
    }

    void removingTheCurrentNodeIsSurvived()
    {
        const NodeId end = addLine(*m_record, m_record->tree().root(), 4);
        m_view->setCurrentNode(end);
        m_record->removeSubtree(end);
        QVERIFY(!m_view->grab().isNull());
        QVERIFY(m_view->accessibleDescription().isEmpty());
        m_view->setCurrentNode(m_record->tree().root());
        QVERIFY(!m_view->grab().isNull());
        QCOMPARE(m_view->accessibleDescription(), QStringLiteral("Start of the game"));
    }

    void recordMayDieFirst()
    {
        addLine(*m_record, m_record->tree().root(), 4);
        QVERIFY(!m_view->grab().isNull());
        m_record.reset();
        QCOMPARE(m_view->layout().columnCount(), 0);
        QVERIFY(!m_view->grab().isNull());
    }

    void arrowKeysGoWhereTheyPoint()
    {
        const NodeId root = m_record->tree().root();
        const NodeId end = addLine(*m_record, root, 3);
        const NodeId middle = m_record->tree().parent(end);
        const NodeId variation = m_record->addMove(middle, moveOf(60));
        QSignalSpy activations(m_view.get(), &GameTreeView::nodeActivated);
        const auto press = [&](int key, NodeId from) {
            m_view->setCurrentNode(from);
            (void)m_view->layout();
            activations.clear();
            QTest::keyClick(m_view.get(), static_cast<Qt::Key>(key));
            return activations.isEmpty() ? NoNode : activations.last().at(0).value<NodeId>();
        };
        QCOMPARE(press(Qt::Key_Right, middle), end);
        QCOMPARE(press(Qt::Key_Left, end), middle);
        QCOMPARE(press(Qt::Key_Down, end), variation);
        QCOMPARE(press(Qt::Key_Up, variation), end);
        QCOMPARE(press(Qt::Key_Home, end), root);
        QCOMPARE(press(Qt::Key_End, root), end);
        QCOMPARE(press(Qt::Key_Right, end), NoNode);
        QCOMPARE(press(Qt::Key_A, root), NoNode);

        m_view->resize(200, 500);
        QCOMPARE(press(Qt::Key_Down, middle), end);
        QCOMPARE(press(Qt::Key_Right, end), variation);
    }

    void focusedTreeKeepsArrowKeysFromTheWindow()
    {
        addLine(*m_record, m_record->tree().root(), 3);
        QAction forward;
        forward.setShortcut(Qt::Key_Right);
        m_view->addAction(&forward);
        const QSignalSpy forwards(&forward, &QAction::triggered);
        const QSignalSpy activations(m_view.get(), &GameTreeView::nodeActivated);
        (void)m_view->layout();
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QCOMPARE(forwards.count(), 0);
        QCOMPARE(activations.count(), 1);
    }

    void paintingCostsWhatIsVisible()
    {
        const uint small = pictureSize(1'000);
        const uint large = pictureSize(100'000);
        QCOMPARE(large, small);
        QVERIFY(small < 100'000);
    }

    void nodesAreDescribedInWords()
    {
        const NodeId root = m_record->tree().root();
        const NodeId move = m_record->addMove(root, {Color::Black, Point{3, 3}});
        const NodeId pass = m_record->addMove(move, Move::pass(Color::White));
        m_record->setComment(pass, QStringLiteral("Gives\nup"));
        const auto description = [this](NodeId node) {
            m_view->setCurrentNode(node);
            (void)m_view->layout();
            return m_view->accessibleDescription();
        };
        QCOMPARE(m_view->accessibleName(), QStringLiteral("Game tree"));
        QCOMPARE(description(root), QStringLiteral("Start of the game"));
        QCOMPARE(description(move), QStringLiteral("Move 1: Black D4"));
        QCOMPARE(description(pass), QStringLiteral("Move 2: White passes — Gives up"));
    }
};

SHINPAN_TEST(GameTreeViewTest)

#include "gametreeview_test.moc"
