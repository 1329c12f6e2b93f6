#include "ui/board/boardview.h"

#include "tests/support/testmain.h"

#include <QAction>
#include <QPaintEvent>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace shinpan;

namespace {

constexpr Point At(int column, int row)
{
    return {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
}

/// Remembers what was repainted.
class RecordingBoard final : public BoardView
{
public:
    QRegion repainted;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        repainted += event->region();
        BoardView::paintEvent(event);
    }
};

void turnWheel(QWidget &widget, int delta, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    const QPointF middle = QRectF(widget.rect()).center();
    QWheelEvent event(middle, widget.mapToGlobal(middle), {}, {0, delta}, Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&widget, &event);
}

} // namespace

class BoardViewTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<RecordingBoard> m_view;

    [[nodiscard]] QPoint pixel(Point point) const
    {
        return m_view->geometry().centre(point).toPoint();
    }
    void hover(Point point) { QTest::mouseMove(m_view.get(), pixel(point)); }

    void mark(const BoardMarkup &markup)
    {
        BoardLayer layer;
        layer.markup = markup;
        m_view->setLayer(LayerRank::Record, layer);
    }

    /// Lets pending repaints happen and returns their region.
    [[nodiscard]] QRegion repainted()
    {
        QCoreApplication::processEvents();
        return std::exchange(m_view->repainted, {});
    }

private Q_SLOTS:
    void init()
    {
        m_view = std::make_unique<RecordingBoard>();
        m_view->resize(600, 600);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_view->activateWindow();
        m_view->setFocus(Qt::OtherFocusReason);
        QTRY_VERIFY(m_view->hasFocus());
        m_view->repaint();
        (void)repainted();
    }

    void cleanup() { m_view.reset(); }

    void onlyChangedPointsAreRepainted()
    {
        Board board;
        board.set({3, 3}, Stone::Black);
        m_view->setPosition(board);
        QCOMPARE(repainted(), QRegion(m_view->geometry().updateRect({3, 3})));

        board.set({15, 15}, Stone::White);
        m_view->setPosition(board);
        QCOMPARE(repainted(), QRegion(m_view->geometry().updateRect({15, 15})));

        m_view->setPosition(board);
        QVERIFY(repainted().isEmpty());
    }

    void lastMoveMarkWandersAlone()
    {
        Board board;
        board.set({3, 3}, Stone::Black);
        m_view->setPosition(board, Move{Color::Black, Point{3, 3}});
        (void)repainted();
        board.set({10, 10}, Stone::White);
        m_view->setPosition(board, Move{Color::White, Point{10, 10}});
        const BoardGeometry geometry = m_view->geometry();
        QCOMPARE(repainted(), QRegion(geometry.updateRect({3, 3})) + geometry.updateRect({10, 10}));
    }

    void anotherBoardSizeRepaintsEverything()
    {
        m_view->setPosition(Board(BoardSize{13, 9}));
        QCOMPARE(repainted(), QRegion(m_view->rect()));
        QCOMPARE(m_view->boardSize(), (BoardSize{13, 9}));
    }

    void onlyChangedMarksAreRepainted()
    {
        mark({{{2, 2}, MarkKind::Circle}, {{5, 5}, MarkKind::Label, QStringLiteral("A")}});
        (void)repainted();
        mark({{{5, 5}, MarkKind::Label, QStringLiteral("B")}, {{2, 2}, MarkKind::Circle}});
        QCOMPARE(repainted(), QRegion(m_view->geometry().updateRect({5, 5})));
    }

    void clickReportsThePointUnderTheMouse()
    {
        const QSignalSpy clicks(m_view.get(), &BoardView::pointClicked);
        for (const Point point : {At(0, 0), At(18, 0), At(0, 18), At(18, 18), At(9, 4)}) {
            QTest::mouseClick(m_view.get(), Qt::LeftButton, Qt::NoModifier, pixel(point));
            QCOMPARE(clicks.last().at(0).value<Point>(), point);
        }
        QTest::mouseClick(m_view.get(), Qt::RightButton, Qt::ControlModifier, pixel({2, 7}));
        QCOMPARE(clicks.last().at(1).value<Qt::MouseButton>(), Qt::RightButton);
        QCOMPARE(clicks.last().at(2).value<Qt::KeyboardModifiers>(), Qt::ControlModifier);
        QCOMPARE(clicks.count(), 6);
    }

    void pressThatIsReleasedElsewhereIsNoClick()
    {
        const QSignalSpy clicks(m_view.get(), &BoardView::pointClicked);
        QTest::mousePress(m_view.get(), Qt::LeftButton, Qt::NoModifier, pixel({3, 3}));
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, Qt::NoModifier, pixel({4, 3}));
        QTest::mouseClick(m_view.get(), Qt::LeftButton, Qt::NoModifier, QPoint(2, 2));
        QCOMPARE(clicks.count(), 0);
    }

    void hoverIsReportedOncePerPoint()
    {
        const QSignalSpy hovers(m_view.get(), &BoardView::pointHovered);
        hover({3, 3});
        QTest::mouseMove(m_view.get(), pixel({3, 3}) + QPoint(2, 1));
        QCOMPARE(hovers.count(), 1);
        hover({4, 3});
        QCOMPARE(hovers.count(), 2);
        QCOMPARE(m_view->hovered(), std::optional(Point{4, 3}));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(m_view.get(), &leave);
        QCOMPARE(hovers.count(), 3);
        QVERIFY(!m_view->hovered());
    }

    void ghostFollowsTheMouseOverEmptyPointsOnly()
    {
        Board board;
        board.set({5, 5}, Stone::White);
        m_view->setPosition(board);
        m_view->setGhost(Color::Black);
        (void)repainted();

        const BoardGeometry geometry = m_view->geometry();
        hover({4, 5});
        QCOMPARE(repainted(), QRegion(geometry.updateRect({4, 5})));
        hover({5, 5}); // occupied: the ghost vanishes
        QCOMPARE(repainted(), QRegion(geometry.updateRect({4, 5})));
        hover({6, 5});
        QCOMPARE(repainted(), QRegion(geometry.updateRect({6, 5})));
        board.set({6, 5}, Stone::Black); // a stone comes to lie under the mouse
        m_view->setPosition(board);
        QCOMPARE(repainted(), QRegion(geometry.updateRect({6, 5})));
        m_view->setGhost(std::nullopt);
        hover({7, 5});
        QVERIFY(repainted().isEmpty());
    }

    void noGhostIsShownWhereNoStoneMayBe()
    {
        m_view->setGhost(Color::Black, [](Point point) { return point != Point{5, 5}; });
        hover({4, 5});
        QVERIFY(m_view->scene().ghost.has_value());
        hover({5, 5});
        QVERIFY(!m_view->scene().ghost.has_value());
    }

    void wheelAccumulatesSmallTurns()
    {
        const QSignalSpy steps(m_view.get(), &BoardView::stepRequested);
        for (int i = 0; i < 3; ++i) {
            turnWheel(*m_view, -30);
        }
        QCOMPARE(steps.count(), 0);
        turnWheel(*m_view, -30);
        QCOMPARE(steps.count(), 1);
        QCOMPARE(steps.last().at(0).toInt(), 1);
        turnWheel(*m_view, 360);
        QCOMPARE(steps.last().at(0).toInt(), -3);
        turnWheel(*m_view, -120, Qt::ShiftModifier);
        QCOMPARE(steps.last().at(0).toInt(), 10);
    }

    void turningTheWheelBackForgetsTheRest()
    {
        const QSignalSpy steps(m_view.get(), &BoardView::stepRequested);
        turnWheel(*m_view, -110);
        turnWheel(*m_view, 100);
        turnWheel(*m_view, 20);
        QCOMPARE(steps.count(), 1);
        QCOMPARE(steps.last().at(0).toInt(), -1);
    }

    void bareArrowsBelongToTheWindowUntilTheCursorIsShown()
    {
        QAction forward;
        forward.setShortcut(Qt::Key_Right);
        m_view->addAction(&forward);
        const QSignalSpy forwards(&forward, &QAction::triggered);
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QCOMPARE(forwards.count(), 1);
        QVERIFY(!m_view->cursor());

        QTest::keyClick(m_view.get(), Qt::Key_Return);
        const auto start = m_view->cursor();
        QVERIFY(start.has_value());
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QCOMPARE(forwards.count(), 1);
        QCOMPARE(m_view->cursor(), std::optional(At(start->column + 1, start->row)));

        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        QVERIFY(!m_view->cursor());
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QCOMPARE(forwards.count(), 2);
    }

    void altArrowsMoveTheCursorFromTheLastMove()
    {
        Board board;
        board.set({3, 3}, Stone::Black);
        m_view->setPosition(board, Move{Color::Black, Point{3, 3}});
        QTest::keyClick(m_view.get(), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(m_view->cursor(), std::optional(Point{3, 4}));
        QTest::keyClick(m_view.get(), Qt::Key_Left, Qt::AltModifier);
        QTest::keyClick(m_view.get(), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(m_view->cursor(), std::optional(Point{2, 3}));
    }

    void cursorStaysOnTheBoard()
    {
        m_view->setPosition(Board(BoardSize{2, 1}));
        for (const int key :
             {Qt::Key_Up, Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Down}) {
            QTest::keyClick(m_view.get(), static_cast<Qt::Key>(key), Qt::AltModifier);
        }
        QCOMPARE(m_view->cursor(), std::optional(Point{1, 0}));
    }

    void returnAndSpaceClickAtTheCursor()
    {
        const QSignalSpy clicks(m_view.get(), &BoardView::pointClicked);
        QTest::keyClick(m_view.get(), Qt::Key_Space);
        QCOMPARE(clicks.count(), 0);
        QTest::keyClick(m_view.get(), Qt::Key_Return); // shows the cursor
        QCOMPARE(clicks.count(), 0);
        for (const int key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
            QTest::keyClick(m_view.get(), static_cast<Qt::Key>(key));
            QCOMPARE(clicks.last().at(0).value<Point>(), *m_view->cursor());
        }
        QCOMPARE(clicks.count(), 3);
    }

    void cursorRepaintsTwoPointsAndIsRememberedWhenPutAway()
    {
        QTest::keyClick(m_view.get(), Qt::Key_Up, Qt::AltModifier);
        (void)repainted();
        const Point from = *m_view->cursor();
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        const Point to = *m_view->cursor();
        QCOMPARE(repainted(),
                 QRegion(m_view->geometry().updateRect(from)) + m_view->geometry().updateRect(to));
        m_view->clearFocus();
        QVERIFY(!m_view->cursor());
        m_view->setFocus();
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(m_view->cursor(), std::optional(to));
    }

    void whileMarkingBareArrowsMoveTheCursorAndReturnMarks()
    {
        QAction forward;
        forward.setShortcut(Qt::Key_Right);
        m_view->addAction(&forward);
        const QSignalSpy forwards(&forward, &QAction::triggered);
        const QSignalSpy clicks(m_view.get(), &BoardView::pointClicked);
        m_view->setMarking(true);

        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(m_view->cursor(), std::optional(Point{9, 9}));
        QCOMPARE(clicks.count(), 0); // it has only brought the cursor
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QCOMPARE(m_view->cursor(), std::optional(Point{10, 9}));
        QCOMPARE(forwards.count(), 0);
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(clicks.last().at(0).value<Point>(), (Point{10, 9}));
        QTest::keyClick(m_view.get(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(clicks.count(), 1); // Done, which is the window's
        QTest::keyClick(m_view.get(), Qt::Key_Space, Qt::ShiftModifier);
        QCOMPARE(clicks.last().at(0).value<Point>(), (Point{10, 9}));
        QCOMPARE(clicks.last().at(2).value<Qt::KeyboardModifiers>(), Qt::ShiftModifier);
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        QVERIFY(!m_view->cursor());

        m_view->setMarking(false);
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QCOMPARE(forwards.count(), 1);
    }

    void descriptionTellsWhoOwnsWhatAndWhatIsDead()
    {
        Board board(BoardSize{3, 3});
        board.set({0, 0}, Stone::Black);
        board.set({1, 0}, Stone::White);
        board.set({2, 0}, Stone::White);
        m_view->setPosition(board, Move{Color::White, Point{2, 0}});
        mark({{{0, 0}, MarkKind::Dead},
              {{0, 0}, MarkKind::WhiteTerritory},
              {{0, 1}, MarkKind::WhiteTerritory},
              {{2, 2}, MarkKind::BlackTerritory},
              {{2, 0}, MarkKind::Seki}});
        QCOMPARE(m_view->accessibleDescription(),
                 QStringLiteral("Board of 3 by 3 lines, 1 black and 2 white stones. Last move: "
                                "White C1. Territory: Black 1, White 2 points. Dead stones: A1. "
                                "Stones in seki: C1."));
        m_view->setMarking(true);
        const auto cursorSentence = [this] {
            return m_view->accessibleDescription().section(QLatin1String(". "), 0, 0);
        };
        QTest::keyClick(m_view.get(), Qt::Key_Left); // from the last move
        QCOMPARE(cursorSentence(), QStringLiteral("Cursor at B1, a white stone"));
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QCOMPARE(cursorSentence(),
                 QStringLiteral("Cursor at A1, a dead black stone, White’s territory"));
        QTest::keyClick(m_view.get(), Qt::Key_Up);
        QCOMPARE(cursorSentence(), QStringLiteral("Cursor at A2, empty, White’s territory"));
    }

    void aDeadStoneRepaintsItsPointAlone()
    {
        Board board;
        board.set({3, 3}, Stone::Black);
        m_view->setPosition(board);
        (void)repainted();
        mark({{{3, 3}, MarkKind::Dead}, {{3, 3}, MarkKind::WhiteTerritory}});
        QCOMPARE(repainted(), QRegion(m_view->geometry().updateRect({3, 3})));
    }

    void descriptionTellsSizeStonesLastMoveAndCursor()
    {
        QCOMPARE(m_view->accessibleName(), QStringLiteral("Board"));
        Board board(BoardSize{13, 9});
        board.set({3, 3}, Stone::Black);
        board.set({4, 3}, Stone::Black);
        board.set({3, 4}, Stone::White);
        m_view->setPosition(board, Move{Color::White, Point{3, 4}});
        QCOMPARE(m_view->accessibleDescription(),
                 QStringLiteral(
                     "Board of 13 by 9 lines, 2 black and 1 white stones. Last move: White D5."));
        m_view->setPosition(board, Move::pass(Color::Black));
        QVERIFY(
            m_view->accessibleDescription().endsWith(QStringLiteral("Last move: Black passed.")));
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QVERIFY(m_view->accessibleDescription().startsWith(QStringLiteral("Cursor at ")));
    }
};

SHINPAN_TEST(BoardViewTest)

#include "boardview_test.moc"
