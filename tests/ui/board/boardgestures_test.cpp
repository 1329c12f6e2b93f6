#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "ui/board/boardview.h"

#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace shinpan;

/// What hand and keys can do on a board besides the plain click, however it is turned.
class BoardGesturesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_view.reset(); }

    void clicksHitTheirPointsInEveryOrientation();
    void arrowsFollowTheScreenInEveryOrientation();
    void coordinatesFollowThePointsInEveryOrientation();
    void turningRepaintsEverything();
    void controlClickOnAStoneSeeksItsMove();
    void doubleClickOnAStoneSeeksItsMove();
    void doubleClickOnAnEmptyPointPlaysOnce();
    void rightClickAsksForAMenu();
    void rightButtonHeldShowsTheBarePosition();
    void aSecondButtonTakesTheClickBack();
    void wheelWithRightButtonGoesThroughVariations();
    void aSlipIsCaughtByASecondClick();
    void escapeWithdrawsTheProposedMove();
    void keysLeapBetweenStarPoints();
    void keysSeekPeekAndAskForTheMenu();
    void strokesReportEveryPointOnTheWay();
    void strokesRestBesideTheBoard();
    void keysPaintSinglePoints();
    void endOfPaintingEndsTheStroke();
    void highlightsRepaintTheirPoints();
    void aHiddenLastMoveIsStillTold();

private:
    [[nodiscard]] QPoint pixel(Point point) const
    {
        return m_view->geometry().centre(point).toPoint();
    }
    void click(Point point,
               Qt::MouseButton button = Qt::LeftButton,
               Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::mouseClick(m_view.get(), button, modifiers, pixel(point));
    }
    void drag(Point point) const { QTest::mouseMove(m_view.get(), pixel(point)); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(m_view.get(), key, modifiers);
    }
    void orient(int index) const
    {
        BoardOptions options = m_view->options();
        options.orientation = Orientation::fromIndex(index);
        m_view->setOptions(options);
    }
    void confirmMoves() const
    {
        BoardOptions options;
        options.confirmsMoves = true;
        m_view->setOptions(options);
        m_view->setGhost(Color::Black);
    }
    void turnWheel(int delta, Qt::MouseButtons buttons) const
    {
        const QPointF middle = QRectF(m_view->rect()).center();
        QWheelEvent event(middle, m_view->mapToGlobal(middle), {}, {0, delta}, buttons, {},
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_view.get(), &event);
    }
    /// Reports it as a platform does: QTest's own begins with a click more.
    void doubleClick(Point point) const
    {
        const QPointF place = pixel(point);
        const QPointF onScreen = m_view->mapToGlobal(place);
        for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease,
                                        QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
            const bool isDown = type != QEvent::MouseButtonRelease;
            QMouseEvent event(type, place, onScreen, Qt::LeftButton,
                              isDown ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
            QCoreApplication::sendEvent(m_view.get(), &event);
        }
    }
    [[nodiscard]] QImage picture() const;

    std::unique_ptr<BoardView> m_view;
};

namespace {

Point pointOf(const QSignalSpy &spy)
{
    return spy.last().at(0).value<Point>();
}

QString pointsOf(const QSignalSpy &spy)
{
    QStringList points;
    for (const QVariantList &arguments : spy) {
        points << QString::fromStdString(vertexOf(arguments.at(0).value<Point>()));
    }
    return points.join(QLatin1Char(' '));
}

/// The points of each signal, and a bar between two signals.
QString waysOf(const QSignalSpy &spy)
{
    QStringList ways;
    for (const QVariantList &arguments : spy) {
        QStringList points;
        for (const Point point : arguments.at(0).value<std::vector<Point>>()) {
            points << QString::fromStdString(vertexOf(point));
        }
        ways << points.join(QLatin1Char(' '));
    }
    return ways.join(QStringLiteral(" | "));
}

} // namespace

void BoardGesturesTest::init()
{
    m_view = std::make_unique<BoardView>();
    m_view->resize(600, 500);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    m_view->activateWindow();
    m_view->setFocus(Qt::OtherFocusReason);
    QTRY_VERIFY(m_view->hasFocus());
    m_view->setPosition(test::boardFrom("5 . . . . . . ."
                                        "\n4 . . O . . . ."
                                        "\n3 . . . X . . ."
                                        "\n2 . . . . . . ."
                                        "\n1 . . . . . . ."
                                        "\n  A B C D E F G"),
                        Move{Color::Black, test::at("D3")});
}

void BoardGesturesTest::clicksHitTheirPointsInEveryOrientation()
{
    for (int index = 0; index < 8; ++index) {
        orient(index);
        const QSignalSpy clicks(m_view.get(), &BoardView::pointClicked);
        for (int i = 0; i < m_view->boardSize().pointCount(); ++i) {
            click(m_view->boardSize().pointAt(i));
            QCOMPARE(clicks.count(), i + 1);
            QCOMPARE(pointOf(clicks), m_view->boardSize().pointAt(i));
        }
    }
}

void BoardGesturesTest::arrowsFollowTheScreenInEveryOrientation()
{
    for (int index = 0; index < 8; ++index) {
        orient(index);
        m_view->setCursorPoint(test::at("C3"));
        const auto step = [&](Qt::Key arrow) {
            const QPoint before = pixel(*m_view->cursor());
            key(arrow);
            return pixel(*m_view->cursor()) - before;
        };
        QVERIFY(step(Qt::Key_Right).x() > 0);
        QVERIFY(step(Qt::Key_Up).y() < 0);
        QVERIFY(step(Qt::Key_Left).x() < 0);
        QVERIFY(step(Qt::Key_Down).y() > 0);
        QCOMPARE(m_view->cursor(), std::optional(test::at("C3")));
        for (int steps = 0; steps < 8; ++steps) {
            key(Qt::Key_Right);
        }
        const QPoint edge = pixel(*m_view->cursor());
        QVERIFY2(edge.x() > pixel(test::at("C3")).x() && step(Qt::Key_Right).isNull(),
                 "the cursor stays on the board");
    }
}

void BoardGesturesTest::coordinatesFollowThePointsInEveryOrientation()
{
    const BoardSize size = m_view->boardSize();
    for (const CoordinateStyle style :
         {CoordinateStyle::Letters, CoordinateStyle::Numbers, CoordinateStyle::Sgf}) {
        for (int index = 0; index < 8; ++index) {
            const BoardFrame frame{style, Orientation::fromIndex(index)};
            const BoardGeometry geometry(size, {600, 500}, 1, frame);
            for (int i = 0; i < size.pointCount(); ++i) {
                const Point point = size.pointAt(i);
                const Point seen = geometry.seen(point);
                const QSet<QString> written{geometry.seenColumnText(seen.column),
                                            geometry.seenRowText(seen.row)};
                const QSet<QString> expected{columnText(style, point.column),
                                             rowText(style, point.row, size)};
                QCOMPARE(written, expected);
            }
        }
    }
    QCOMPARE(rowText(CoordinateStyle::Numbers, 4, size), QStringLiteral("1")); // from the top
    QCOMPARE(rowText(CoordinateStyle::Sgf, 0, size), QStringLiteral("e"));
    QCOMPARE(columnText(CoordinateStyle::Sgf, 26), QStringLiteral("A"));
}

QImage BoardGesturesTest::picture() const
{
    m_view->grab(); // it notices a new size when it is painted
    const bool isSharp = QTest::qWaitFor([this] { return m_view->isSharp(); });
    return isSharp ? m_view->grab().toImage() : QImage();
}

void BoardGesturesTest::turningRepaintsEverything()
{
    orient(0);
    const QImage before = picture();
    orient(1);
    const QImage turned = picture();
    QVERIFY(turned != before);
    orient(0);
    QCOMPARE(picture(), before);
}

void BoardGesturesTest::controlClickOnAStoneSeeksItsMove()
{
    const QSignalSpy sought(m_view.get(), &BoardView::moveOfStoneRequested);
    const QSignalSpy clicks(m_view.get(), &BoardView::pointClicked);
    click(test::at("C4"), Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(pointsOf(sought), QStringLiteral("C4"));
    QCOMPARE(clicks.count(), 0);

    m_view->setMarking(true); // then it marks a chain
    click(test::at("C4"), Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(sought.count(), 1);
    QCOMPARE(clicks.count(), 1);
}

void BoardGesturesTest::doubleClickOnAStoneSeeksItsMove()
{
    const QSignalSpy sought(m_view.get(), &BoardView::moveOfStoneRequested);
    const QSignalSpy clicks(m_view.get(), &BoardView::pointClicked);
    doubleClick(test::at("D3"));
    QCOMPARE(pointsOf(sought), QStringLiteral("D3"));
    QCOMPARE(pointsOf(clicks), QStringLiteral("D3")); // what the first of the two meant
}

void BoardGesturesTest::doubleClickOnAnEmptyPointPlaysOnce()
{
    const QSignalSpy sought(m_view.get(), &BoardView::moveOfStoneRequested);
    const QSignalSpy clicks(m_view.get(), &BoardView::pointClicked);
    connect(m_view.get(), &BoardView::pointClicked, m_view.get(), [this](Point point) {
        Board board = m_view->position();
        board.set(point, Stone::Black);
        m_view->setPosition(board, Move{Color::Black, point});
    });
    doubleClick(test::at("E2"));
    QCOMPARE(sought.count(), 0);
    QCOMPARE(pointsOf(clicks), QStringLiteral("E2"));
}

void BoardGesturesTest::rightClickAsksForAMenu()
{
    const QSignalSpy menus(m_view.get(), &BoardView::menuRequested);
    click(test::at("E2"), Qt::RightButton);
    QCOMPARE(menus.last().at(0).value<std::optional<Point>>(), std::optional(test::at("E2")));
    QCOMPARE(menus.last().at(1).toPoint(), m_view->mapToGlobal(pixel(test::at("E2"))));
    QTest::mouseClick(m_view.get(), Qt::RightButton, {}, QPoint(3, 3));
    QCOMPARE(menus.count(), 2);
    QVERIFY(!menus.last().at(0).value<std::optional<Point>>());
}

void BoardGesturesTest::rightButtonHeldShowsTheBarePosition()
{
    const QSignalSpy menus(m_view.get(), &BoardView::menuRequested);
    Board board = m_view->position();
    m_view->setPosition(board);
    const QImage bare = picture();
    m_view->setPosition(board, Move{Color::Black, test::at("D3")});
    BoardLayer layer;
    layer.markup = {{test::at("A1"), MarkKind::Circle}};
    layer.numbers = {{test::at("D3"), 7}};
    layer.nextMoves = {{test::at("F2"), Color::White, true}};
    m_view->setLayer(LayerRank::Record, layer);
    const QImage full = picture();
    QVERIFY(full != bare);

    QTest::mousePress(m_view.get(), Qt::RightButton, {}, pixel(test::at("E2")));
    QTRY_VERIFY(m_view->isPeeking());
    QCOMPARE(picture(), bare);
    QTest::mouseRelease(m_view.get(), Qt::RightButton, {}, pixel(test::at("E2")));
    QVERIFY(!m_view->isPeeking());
    QCOMPARE(picture(), full);
    QCOMPARE(menus.count(), 0);
}

void BoardGesturesTest::aSecondButtonTakesTheClickBack()
{
    const QSignalSpy clicks(m_view.get(), &BoardView::pointClicked);
    const QPoint place = pixel(test::at("E2"));
    QTest::mousePress(m_view.get(), Qt::LeftButton, {}, place);
    QTest::mousePress(m_view.get(), Qt::RightButton, {}, place);
    QTest::mouseRelease(m_view.get(), Qt::RightButton, {}, place);
    QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, place);
    QCOMPARE(clicks.count(), 0);
    click(test::at("E2"));
    QCOMPARE(clicks.count(), 1);
}

void BoardGesturesTest::wheelWithRightButtonGoesThroughVariations()
{
    const QSignalSpy variations(m_view.get(), &BoardView::variationRequested);
    const QSignalSpy steps(m_view.get(), &BoardView::stepRequested);
    const QSignalSpy menus(m_view.get(), &BoardView::menuRequested);
    const QPoint place = pixel(test::at("E2"));
    QTest::mousePress(m_view.get(), Qt::RightButton, {}, place);
    turnWheel(-60, Qt::RightButton);
    QCOMPARE(variations.count(), 0);
    turnWheel(-60, Qt::RightButton);
    turnWheel(240, Qt::RightButton);
    QTest::mouseRelease(m_view.get(), Qt::RightButton, {}, place);
    QCOMPARE(variations.count(), 2);
    QCOMPARE(variations.at(0).at(0).toInt(), 1);
    QCOMPARE(variations.at(1).at(0).toInt(), -2);
    QCOMPARE(steps.count(), 0);
    QCOMPARE(menus.count(), 0);
    turnWheel(-120, Qt::NoButton);
    QCOMPARE(steps.count(), 1);
}

void BoardGesturesTest::aSlipIsCaughtByASecondClick()
{
    confirmMoves();
    const QSignalSpy clicks(m_view.get(), &BoardView::pointClicked);
    click(test::at("E2"));
    QCOMPARE(clicks.count(), 0);
    QCOMPARE(m_view->proposed(), std::optional(test::at("E2")));
    click(test::at("F2"));
    QCOMPARE(clicks.count(), 0);
    click(test::at("F2"));
    QCOMPARE(pointsOf(clicks), QStringLiteral("F2"));
    QVERIFY(!m_view->proposed());

    key(Qt::Key_Return); // the cursor's place is deliberate
    key(Qt::Key_Return);
    QCOMPARE(clicks.count(), 2);
}

void BoardGesturesTest::escapeWithdrawsTheProposedMove()
{
    confirmMoves();
    click(test::at("E2"));
    key(Qt::Key_Escape);
    QVERIFY(!m_view->proposed());
    click(test::at("E2"));
    QVERIFY(m_view->proposed());
    m_view->setGhost(std::nullopt); // it is no longer the person's turn
    QVERIFY(!m_view->proposed());
}

void BoardGesturesTest::keysLeapBetweenStarPoints()
{
    m_view->setPosition(Board(BoardSize::square(19)));
    m_view->setCursorPoint(Point{9, 9});
    key(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(m_view->cursor(), std::optional(Point{15, 9}));
    key(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(m_view->cursor(), std::optional(Point{18, 9}));
    key(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(m_view->cursor(), std::optional(Point{18, 9}));
    key(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(m_view->cursor(), std::optional(Point{18, 3}));
}

void BoardGesturesTest::keysSeekPeekAndAskForTheMenu()
{
    const QSignalSpy sought(m_view.get(), &BoardView::moveOfStoneRequested);
    const QSignalSpy menus(m_view.get(), &BoardView::menuRequested);
    m_view->setCursorPoint(test::at("C4"));
    key(Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(pointsOf(sought), QStringLiteral("C4"));

    key(Qt::Key_F10, Qt::ShiftModifier);
    QCOMPARE(menus.last().at(0).value<std::optional<Point>>(), std::optional(test::at("C4")));
    QContextMenuEvent menuKey(QContextMenuEvent::Keyboard, {}, {}, {});
    QCoreApplication::sendEvent(m_view.get(), &menuKey);
    QCOMPARE(menus.count(), 2);

    QTest::keyPress(m_view.get(), Qt::Key_Z);
    QVERIFY(m_view->isPeeking());
    QTest::keyRelease(m_view.get(), Qt::Key_Z);
    QVERIFY(!m_view->isPeeking());
}

void BoardGesturesTest::strokesReportEveryPointOnTheWay()
{
    for (int index = 0; index < 8; ++index) {
        orient(index);
        m_view->setPainting(true);
        const QSignalSpy clicks(m_view.get(), &BoardView::pointClicked);
        const QSignalSpy begun(m_view.get(), &BoardView::strokeBegun);
        const QSignalSpy moved(m_view.get(), &BoardView::strokeMoved);
        const QSignalSpy ended(m_view.get(), &BoardView::strokeEnded);
        QTest::mousePress(m_view.get(), Qt::RightButton, Qt::ShiftModifier, pixel(test::at("A1")));
        drag(test::at("A1"));
        drag(test::at("E5")); // fast
        drag(test::at("F5"));
        QCOMPARE(ended.count(), 0);
        QTest::mouseRelease(m_view.get(), Qt::RightButton, {}, pixel(test::at("F5")));
        QCOMPARE(pointsOf(begun), QStringLiteral("A1"));
        QCOMPARE(begun.last().at(1).value<Qt::MouseButton>(), Qt::RightButton);
        QCOMPARE(begun.last().at(2).value<Qt::KeyboardModifiers>(), Qt::ShiftModifier);
        QCOMPARE(waysOf(moved), QStringLiteral("B2 C3 D4 E5 | F5"));
        QCOMPARE(ended.count(), 1);
        QCOMPARE(clicks.count(), 0);
    }
}

void BoardGesturesTest::strokesRestBesideTheBoard()
{
    m_view->setPainting(true);
    const QSignalSpy begun(m_view.get(), &BoardView::strokeBegun);
    const QSignalSpy moved(m_view.get(), &BoardView::strokeMoved);
    const QSignalSpy ended(m_view.get(), &BoardView::strokeEnded);
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, QPoint(2, 2));
    QCOMPARE(begun.count(), 0);
    QTest::mousePress(m_view.get(), Qt::LeftButton, {}, pixel(test::at("A1")));
    QTest::mouseMove(m_view.get(), QPoint(2, 2));
    drag(test::at("A5"));
    QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, pixel(test::at("A5")));
    QCOMPARE(waysOf(moved), QStringLiteral("A5"));
    QCOMPARE(ended.count(), 1);
}

void BoardGesturesTest::keysPaintSinglePoints()
{
    m_view->setPainting(true);
    const QSignalSpy begun(m_view.get(), &BoardView::strokeBegun);
    const QSignalSpy ended(m_view.get(), &BoardView::strokeEnded);
    m_view->setCursorPoint(test::at("B2"));
    key(Qt::Key_Return);
    key(Qt::Key_Right);
    key(Qt::Key_Space, Qt::ShiftModifier);
    QCOMPARE(begun.last().at(2).value<Qt::KeyboardModifiers>(), Qt::ShiftModifier);
    key(Qt::Key_Right);
    key(Qt::Key_Backspace);
    QCOMPARE(begun.last().at(1).value<Qt::MouseButton>(), Qt::RightButton);
    QCOMPARE(pointsOf(begun), QStringLiteral("B2 C2 D2"));
    QCOMPARE(ended.count(), 3);
}

void BoardGesturesTest::endOfPaintingEndsTheStroke()
{
    m_view->setPainting(true);
    const QSignalSpy ended(m_view.get(), &BoardView::strokeEnded);
    const QSignalSpy clicks(m_view.get(), &BoardView::pointClicked);
    QTest::mousePress(m_view.get(), Qt::LeftButton, {}, pixel(test::at("A1")));
    m_view->setPainting(false);
    QCOMPARE(ended.count(), 1);
    QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, pixel(test::at("A1")));
    QCOMPARE(ended.count(), 1);
    QCOMPARE(clicks.count(), 0);
}

void BoardGesturesTest::highlightsRepaintTheirPoints()
{
    m_view->setHighlights(LayerRank::Finding, {test::at("A1"), test::at("B2")});
    QCOMPARE(m_view->scene().highlights.size(), std::size_t(2));
    m_view->setHighlights(LayerRank::Finding, {});
    QVERIFY(m_view->scene().highlights.empty());
}

void BoardGesturesTest::aHiddenLastMoveIsStillTold()
{
    QVERIFY(m_view->scene().lastMove);
    BoardOptions options;
    options.marksLastMove = false;
    m_view->setOptions(options);
    QVERIFY(!m_view->scene().lastMove);
    QVERIFY(m_view->accessibleDescription().contains(QStringLiteral("Last move: Black D3.")));
    m_view->setOptions({});
    QCOMPARE(m_view->scene().lastMove, std::optional(test::at("D3")));
}

SHINPAN_TEST(BoardGesturesTest)
#include "boardgestures_test.moc"
