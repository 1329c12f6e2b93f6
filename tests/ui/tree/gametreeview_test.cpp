#include "ui/tree/gametreeview.h"

#include "core/record/gamerecord.h"
#include "tests/support/testmain.h"
#include "ui/tree/gametreepainter.h"

#include <QAccessible>
#include <QAction>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPicture>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QWheelEvent>

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
        NodeFacts facts;
        const std::vector<NodeId> path =
            record.tree().pathTo(record.tree().endOfLine(record.tree().root()));
        const GameTreeScene scene{record.tree(), record.boardSize(), layout, facts, path};
        const GameTreeGrid grid(30);
        const QPalette palette;
        GameTreeSprites sprites;
        sprites.prepare(30, 1, palette);
        QPicture picture;
        QPainter painter(&picture);
        GameTreePainter(scene, grid, sprites, palette, QFont())
            .paint(painter, QRect(0, 0, 600, 300));
        painter.end();
        return picture.size();
    }

    /// Presses, moves and lets go.
    void drag(QPoint from, QPoint to)
    {
        QTest::mousePress(m_view->viewport(), Qt::LeftButton, Qt::NoModifier, from);
        for (int step = 1; step <= 4; ++step) {
            const QPoint position = from + (to - from) * step / 4;
            QMouseEvent move(QEvent::MouseMove, position, m_view->viewport()->mapToGlobal(position),
                             Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(m_view->viewport(), &move);
        }
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, Qt::NoModifier, to);
    }

    void turnWheel(QPoint position, int steps, Qt::KeyboardModifiers modifiers)
    {
        QWheelEvent event(position, m_view->viewport()->mapToGlobal(position), QPoint(),
                          QPoint(0, 120 * steps), Qt::NoButton, modifiers, Qt::NoScrollPhase,
                          false);
        QCoreApplication::sendEvent(m_view->viewport(), &event);
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

    void linesRunToTheRightInATallPanelToo()
    {
        const NodeId end = addLine(*m_record, m_record->tree().root(), 3);
        const NodeId root = m_record->tree().root();
        m_view->resize(200, 500);
        QCOMPARE(m_view->positionOf(root).y(), m_view->positionOf(end).y());
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
        QVERIFY(small < 200'000);
    }

    void aModifiedClickCollapsesAndExpands_data()
    {
        QTest::addColumn<int>("button");
        QTest::addColumn<int>("modifiers");
        QTest::newRow("Shift") << int(Qt::LeftButton) << int(Qt::ShiftModifier);
        QTest::newRow("middle button") << int(Qt::MiddleButton) << int(Qt::NoModifier);
    }

    void aModifiedClickCollapsesAndExpands()
    {
        QFETCH(const int, button);
        QFETCH(const int, modifiers);
        const NodeId first = addLine(*m_record, m_record->tree().root(), 1);
        const NodeId end = addLine(*m_record, first, 6);
        const QSignalSpy activations(m_view.get(), &GameTreeView::nodeActivated);
        const auto clickFirst = [&] {
            QTest::mouseClick(m_view->viewport(), static_cast<Qt::MouseButton>(button),
                              static_cast<Qt::KeyboardModifier>(modifiers),
                              m_view->positionOf(first));
        };
        clickFirst();
        QVERIFY(!m_view->layout().contains(end));
        QCOMPARE(m_view->layout().hiddenBelow(m_record->tree(), first), std::size_t{6});
        clickFirst();
        QVERIFY(m_view->layout().contains(end));
        QCOMPARE(activations.count(), 0);
    }

    void ctrlClickShowsOneLevel()
    {
        const NodeId first = addLine(*m_record, m_record->tree().root(), 1);
        const NodeId fork = addLine(*m_record, first, 3);
        const NodeId end = addLine(*m_record, fork, 3);
        m_record->addMove(fork, moveOf(99));
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::ControlModifier,
                          m_view->positionOf(first));
        QVERIFY(m_view->layout().contains(fork));
        QVERIFY(!m_view->layout().contains(end));
    }

    void theCurrentNodeIsNeverHidden()
    {
        const NodeId first = addLine(*m_record, m_record->tree().root(), 1);
        const NodeId end = addLine(*m_record, first, 6);
        connect(m_view.get(), &GameTreeView::nodeActivated, m_view.get(),
                &GameTreeView::setCurrentNode);
        m_view->setCurrentNode(end);
        m_view->collapse(first);
        QCOMPARE(m_view->currentNode(), first);
        QVERIFY(!m_view->layout().contains(end));
        m_view->setCurrentNode(end); // somebody else went there
        QVERIFY(m_view->layout().contains(end));
        QVERIFY(isVisible(end));
    }

    void keysCollapseAndExpand()
    {
        const NodeId first = addLine(*m_record, m_record->tree().root(), 1);
        const NodeId end = addLine(*m_record, first, 6);
        m_view->setCurrentNode(first);
        QTest::keyClick(m_view.get(), Qt::Key_Minus);
        QVERIFY(!m_view->layout().contains(end));
        QTest::keyClick(m_view.get(), Qt::Key_Plus);
        QVERIFY(m_view->layout().contains(end));
        QTest::keyClick(m_view.get(), Qt::Key_Minus);
        QTest::keyClick(m_view.get(), Qt::Key_Asterisk);
        QVERIFY(m_view->layout().contains(end));
    }

    void collapsingOthersLeavesTheWayToTheNode()
    {
        const NodeId fork = addLine(*m_record, m_record->tree().root(), 2);
        const NodeId end = addLine(*m_record, fork, 3);
        const NodeId other = addLine(*m_record, m_record->addMove(fork, moveOf(99)), 4);
        m_view->collapseOthers(end);
        QVERIFY(m_view->layout().contains(end));
        QVERIFY(!m_view->layout().contains(other));
    }

    void draggingScrollsAndDoesNotClick()
    {
        addLine(*m_record, m_record->tree().root(), 100);
        const QSignalSpy activations(m_view.get(), &GameTreeView::nodeActivated);
        const QPoint start = m_view->positionOf(m_record->tree().root()) + QPoint(200, 0);
        drag(start, start - QPoint(120, 0));
        QCOMPARE(m_view->horizontalScrollBar()->value(), 120);
        QCOMPARE(activations.count(), 0);
    }

    void ctrlAndTheWheelZoomWhereTheMouseIs()
    {
        const NodeId end = addLine(*m_record, m_record->tree().root(), 100);
        const NodeId node = m_record->tree().pathTo(end)[8];
        const QPoint position = m_view->positionOf(node);
        turnWheel(position, 2, Qt::ControlModifier);
        QVERIFY(m_view->zoom() > 1.4);
        QVERIFY(std::abs(m_view->positionOf(node).x() - position.x()) <= 2);
        turnWheel(position, -50, Qt::ControlModifier);
        QVERIFY(m_view->zoom() > 0.3);
        QVERIFY(!m_view->grab().isNull());
    }

    void theMenuIsAskedForByMouseAndKey()
    {
        const NodeId end = addLine(*m_record, m_record->tree().root(), 3);
        QSignalSpy requests(m_view.get(), &GameTreeView::menuRequested);
        const QPoint position = m_view->positionOf(end);
        QContextMenuEvent byMouse(QContextMenuEvent::Mouse, position,
                                  m_view->viewport()->mapToGlobal(position));
        QCoreApplication::sendEvent(m_view->viewport(), &byMouse);
        QCOMPARE(requests.last().at(0).value<NodeId>(), end);
        QContextMenuEvent byKey(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QCoreApplication::sendEvent(m_view->viewport(), &byKey);
        const NodeId root = m_record->tree().root();
        QCOMPARE(requests.last().at(0).value<NodeId>(), root);
        QCOMPARE(requests.last().at(1).toPoint(),
                 m_view->viewport()->mapToGlobal(m_view->positionOf(root)));
        QContextMenuEvent elsewhere(QContextMenuEvent::Mouse, QPoint(490, 190),
                                    m_view->viewport()->mapToGlobal(QPoint(490, 190)));
        QCoreApplication::sendEvent(m_view->viewport(), &elsewhere);
        QCOMPARE(requests.count(), 2);
    }

    void theCurrentNodeStaysWhereItIsWhenOthersMove()
    {
        const NodeId fork = addLine(*m_record, m_record->tree().root(), 3);
        addLine(*m_record, fork, 40);
        NodeId variation = NoNode;
        for (int i = 0; i < 20; ++i) {
            variation = addLine(*m_record, m_record->addMove(fork, moveOf(200 + i)), 20);
        }
        m_view->setCurrentNode(variation);
        const QPoint before = m_view->positionOf(variation);
        addLine(*m_record, m_record->addMove(m_record->tree().parent(variation), moveOf(90)), 3);
        m_record->removeSubtree(m_record->tree().nextSibling(m_record->tree().firstChild(fork)));
        QCOMPARE(m_view->positionOf(variation), before);
    }

    void goingStepByStepScrollsStepByStep()
    {
        addLine(*m_record, m_record->tree().root(), 60);
        const int pitch = m_view->cellOf(m_record->tree().root()).width();
        int scrolled = 0;
        for (NodeId node = m_record->tree().root(); node != NoNode;
             node = m_record->tree().firstChild(node)) {
            m_view->setCurrentNode(node);
            QVERIFY(isVisible(node));
            QVERIFY(m_view->horizontalScrollBar()->value() - scrolled <= pitch);
            scrolled = m_view->horizontalScrollBar()->value();
        }
        QVERIFY(scrolled > 20 * pitch);
    }

    void everyMarkLooksDifferent()
    {
        const NodeId root = m_record->tree().root();
        const NodeId node = addLine(*m_record, root, 1);
        std::vector<QImage> pictures;
        const auto take = [&] {
            (void)m_view->layout();
            pictures.push_back(m_view->grab(m_view->cellOf(node)).toImage());
        };
        take();
        for (const char *name : {"C", "N", "HO", "TE", "IT", "DO", "BM", "GB", "GW", "DM", "UC"}) {
            m_record->setProperty(node, name, "1");
            take();
            m_record->removeProperty(node, name);
        }
        for (std::size_t i = 0; i < pictures.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                QVERIFY(pictures[i].convertToFormat(QImage::Format_Grayscale8)
                        != pictures[j].convertToFormat(QImage::Format_Grayscale8));
            }
        }
    }

    void scrollingShowsWhatAFullPaintShows()
    {
        const NodeId end = addLine(*m_record, m_record->tree().root(), 100);
        addLine(*m_record, m_record->tree().pathTo(end)[20], 40);
        (void)m_view->layout();
        for (const int value : {37, 300, 290, 1000}) {
            m_view->horizontalScrollBar()->setValue(value);
            QCoreApplication::processEvents();
            const QImage scrolled = m_view->viewport()->grab().toImage();
            m_view->viewport()->repaint();
            QCOMPARE(scrolled, m_view->viewport()->grab().toImage());
        }
    }

    void screenReadersReadNodeByNode()
    {
        const NodeId root = m_record->tree().root();
        const NodeId end = addLine(*m_record, root, 2);
        m_record->setProperty(end, "TE", "1");
        (void)m_view->layout();
        QAccessibleInterface *tree = QAccessible::queryAccessibleInterface(m_view.get());
        QCOMPARE(tree->role(), QAccessible::Tree);
        QCOMPARE(tree->childCount(), 3);
        QCOMPARE(tree->focusChild()->text(QAccessible::Name), QStringLiteral("Start of the game"));
        QAccessibleInterface *last = tree->child(2);
        QCOMPARE(last->role(), QAccessible::TreeItem);
        QCOMPARE(last->text(QAccessible::Name), QStringLiteral("Move 2: White C1, good move"));
        QCOMPARE(tree->indexOfChild(last), 2);
        QCOMPARE(last->rect().size(), m_view->cellOf(end).size());
        QCOMPARE(tree->childAt(last->rect().center().x(), last->rect().center().y()), last);
        QVERIFY(tree->child(3) == nullptr);

        QSignalSpy activations(m_view.get(), &GameTreeView::nodeActivated);
        last->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(activations.last().at(0).value<NodeId>(), end);
        m_view->setCurrentNode(end);
        (void)m_view->layout();
        QCOMPARE(tree->focusChild(), last);
        QVERIFY(last->state().focused && last->state().selected && !last->state().expandable);
    }

    void screenReadersCollapseAndExpand()
    {
        const NodeId root = m_record->tree().root();
        addLine(*m_record, root, 3);
        (void)m_view->layout();
        QAccessibleInterface *tree = QAccessible::queryAccessibleInterface(m_view.get());
        QAccessibleInterface *start = tree->child(0);
        QAccessibleInterface *end = tree->child(3);
        QVERIFY(start->state().expanded && end->isValid());
        start->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QVERIFY(start->state().collapsed && !end->isValid());
        QVERIFY(end->state().invalid);
        QCOMPARE(tree->childCount(), 1);
        QCOMPARE(start->text(QAccessible::Name),
                 QStringLiteral("Start of the game, 3 node(s) hidden"));
        start->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QVERIFY(end->isValid());
    }

    void aChangedCommentIsReadOut()
    {
        m_record->setComment(m_record->tree().root(), QStringLiteral("Hello"));
        (void)m_view->layout();
        QCOMPARE(m_view->accessibleDescription(), QStringLiteral("Start of the game — Hello"));
    }

    void theToolTipTellsMoveOpinionEvaluationAndComment()
    {
        const NodeId root = m_record->tree().root();
        const NodeId node = m_record->addMove(root, {Color::Black, Point{3, 3}});
        m_record->setProperty(node, "BM", "1");
        m_record->setProperty(node, "N", "Joseki");
        m_record->setComment(node, QStringLiteral("Black 56.80%, +3.50 points\nToo <slow>\nMore"));
        (void)m_view->layout();
        QHelpEvent help(QEvent::ToolTip, m_view->positionOf(node), m_view->mapToGlobal(QPoint()));
        QCoreApplication::sendEvent(m_view->viewport(), &help);
        const QStringList lines = QToolTip::text().split(u'\n');
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[0], QStringLiteral("Move 1: Black D4"));
        QCOMPARE(lines[1], QStringLiteral("“Joseki”, bad move"));
        QCOMPARE(lines[2], QStringLiteral("Black wins 56.8%, Black leads by 3.5"));
        QCOMPARE(lines[3], QStringLiteral("Too <slow>"));
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
