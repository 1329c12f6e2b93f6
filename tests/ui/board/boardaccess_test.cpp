#include "ui/board/boardaccess.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "ui/board/boardview.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

using namespace shinpan;

/// The board as a screen reader meets it.
class BoardAccessTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_view.reset(); }

    void theBoardIsATableOfItsPoints();
    void everyPointKnowsItsPlaceInEveryOrientation();
    void aPointTellsAllThatIsShownOnIt();
    void whatEnginesAndLessonsShowIsTold();
    void pressingAPointPlaysThere();
    void focusFollowsTheCursor();
    void movesAndCapturesAreTold();
    void anotherSizeMakesOtherPoints();

private:
    [[nodiscard]] QAccessibleInterface *board() const
    {
        return QAccessible::queryAccessibleInterface(m_view.get());
    }
    [[nodiscard]] QAccessibleInterface *point(const char *vertex) const
    {
        const QPoint place = m_view->geometry().centre(test::at(vertex)).toPoint();
        const QPoint global = m_view->mapToGlobal(place);
        return board()->childAt(global.x(), global.y());
    }
    [[nodiscard]] QString nameOf(const char *vertex) const
    {
        return point(vertex)->text(QAccessible::Name);
    }

    std::unique_ptr<BoardView> m_view;
};

void BoardAccessTest::init()
{
    m_view = std::make_unique<BoardView>();
    m_view->resize(500, 400);
    m_view->show();
    m_view->activateWindow();
    m_view->setFocus();
    QTRY_VERIFY(m_view->hasFocus());
    m_view->setPosition(test::boardFrom("3 . . . ."
                                        "\n2 . X . ."
                                        "\n1 . O X ."
                                        "\n  A B C D"),
                        Move{Color::White, test::at("B1")});
}

void BoardAccessTest::theBoardIsATableOfItsPoints()
{
    QCOMPARE(board()->role(), QAccessible::Table);
    QCOMPARE(board()->childCount(), 12);
    QAccessibleTableInterface *table = board()->tableInterface();
    QVERIFY(table);
    QCOMPARE(table->rowCount(), 3);
    QCOMPARE(table->columnCount(), 4);
    QCOMPARE(table->columnDescription(1), QStringLiteral("B"));
    QCOMPARE(table->rowDescription(0), QStringLiteral("3"));
    QCOMPARE(table->cellAt(0, 0)->text(QAccessible::Name), QStringLiteral("A3, empty"));
    QCOMPARE(table->cellAt(2, 1), point("B1"));
    QVERIFY(!board()->child(12));
    QCOMPARE(board()->child(0)->parent(), board());
}

void BoardAccessTest::everyPointKnowsItsPlaceInEveryOrientation()
{
    for (int index = 0; index < 8; ++index) {
        BoardOptions options;
        options.orientation = Orientation::fromIndex(index);
        m_view->setOptions(options);
        const BoardGeometry geometry = m_view->geometry();
        for (int i = 0; i < board()->childCount(); ++i) {
            QAccessibleInterface *child = board()->child(i);
            QCOMPARE(board()->indexOfChild(child), i);
            const QPoint middle = m_view->mapFromGlobal(child->rect().center());
            const Point here = geometry.pointAt(middle).value();
            QVERIFY(child->text(QAccessible::Name)
                        .startsWith(QString::fromStdString(vertexOf(here)) + u','));
            QAccessibleTableCellInterface *cell = child->tableCellInterface();
            QCOMPARE(board()->tableInterface()->cellAt(cell->rowIndex(), cell->columnIndex()),
                     child);
        }
    }
}

void BoardAccessTest::aPointTellsAllThatIsShownOnIt()
{
    BoardLayer layer;
    layer.markup = {{test::at("B1"), MarkKind::Label, QStringLiteral("A")},
                    {test::at("B1"), MarkKind::Dead},
                    {test::at("D3"), MarkKind::Triangle},
                    {test::at("D3"), MarkKind::WhiteTerritory}};
    layer.numbers = {{test::at("B2"), 12}};
    layer.nextMoves = {{test::at("A3"), Color::Black, true}};
    layer.siblingMoves = {{test::at("A2"), Color::White, false}};
    m_view->setLayer(LayerRank::Record, layer);
    m_view->setHighlights(LayerRank::Finding, {test::at("A1")});
    QCOMPARE(nameOf("B1"), QStringLiteral("B1, white stone, last move, labelled A, dead"));
    QCOMPARE(nameOf("B2"), QStringLiteral("B2, black stone, move 12"));
    QCOMPARE(nameOf("D3"), QStringLiteral("D3, empty, triangle, White’s territory"));
    QCOMPARE(nameOf("A3"), QStringLiteral("A3, empty, Black plays here next"));
    QCOMPARE(nameOf("A2"), QStringLiteral("A2, empty, White plays here in another variation"));
    QCOMPARE(nameOf("A1"), QStringLiteral("A1, empty, pointed out"));
}

void BoardAccessTest::whatEnginesAndLessonsShowIsTold()
{
    BoardLayer layer;
    layer.spots = {{.point = test::at("A1"),
                    .fill = Qt::blue,
                    .text = QStringLiteral("+4.3%"),
                    .isBest = true},
                   {.point = test::at("A2"), .fill = Qt::blue}};
    layer.signs = {{test::at("A3"), MarkKind::Cross, Qt::red}};
    layer.line = {{test::at("B3"), Color::White, 2}};
    m_view->setLayer(LayerRank::Teaching, layer);
    QCOMPARE(nameOf("A1"), QStringLiteral("A1, empty, considered: +4.3%, first choice"));
    QCOMPARE(nameOf("A2"), QStringLiteral("A2, empty, considered"));
    QCOMPARE(nameOf("A3"), QStringLiteral("A3, empty, cross"));
    QCOMPARE(nameOf("B3"), QStringLiteral("B3, empty, White’s move 2 of the line"));
}

void BoardAccessTest::pressingAPointPlaysThere()
{
    const QSignalSpy clicks(m_view.get(), &BoardView::pointClicked);
    QAccessibleActionInterface *action = point("D2")->actionInterface();
    QVERIFY(action);
    QVERIFY(action->actionNames().contains(QAccessibleActionInterface::pressAction()));
    action->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(clicks.count(), 1);
    QCOMPARE(clicks.last().at(0).value<Point>(), test::at("D2"));
    QCOMPARE(clicks.last().at(1).value<Qt::MouseButton>(), Qt::LeftButton);

    action->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(m_view->cursor(), std::optional(test::at("D2")));
    QCOMPARE(clicks.count(), 1);

    m_view->setPainting(true);
    const QSignalSpy strokes(m_view.get(), &BoardView::strokeBegun);
    action->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(strokes.count(), 1);
    QCOMPARE(clicks.count(), 1);
}

void BoardAccessTest::focusFollowsTheCursor()
{
    QCOMPARE(board()->focusChild(), board());
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(board()->focusChild(), point("B1")); // the last move
    QTest::keyClick(m_view.get(), Qt::Key_Up);
    QCOMPARE(board()->focusChild(), point("B2"));
    QVERIFY(point("B2")->state().focused);
    QVERIFY(!point("B1")->state().focused);
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QCOMPARE(board()->focusChild(), board());
}

void BoardAccessTest::movesAndCapturesAreTold()
{
    const QSignalSpy told(m_view.get(), &BoardView::announced);
    m_view->setPosition(test::boardFrom("3 . . . ."
                                        "\n2 . X . ."
                                        "\n1 X . X ."),
                        Move{Color::Black, test::at("A1")});
    const QString news = QStringLiteral("Black A1, one stone captured");
    QCOMPARE(told.last().at(0).toString(), news);
    QCOMPARE(board()->text(QAccessible::Name), QStringLiteral("Board: ") + news);

    m_view->setPosition(m_view->position(), m_view->lastMove()); // no news
    QCOMPARE(told.count(), 1);
    m_view->setPosition(m_view->position(), Move::pass(Color::White));
    QCOMPARE(board()->text(QAccessible::Name), QStringLiteral("Board: White passes"));
    m_view->setPosition(Board(BoardSize{4, 3}));
    QCOMPARE(board()->text(QAccessible::Name), QStringLiteral("Board"));
}

void BoardAccessTest::anotherSizeMakesOtherPoints()
{
    const QAccessible::Id old = QAccessible::uniqueId(board()->child(11));
    m_view->setPosition(Board(BoardSize{2, 2}));
    QCOMPARE(board()->childCount(), 4);
    QVERIFY(!board()->child(11));
    QCOMPARE(board()->child(3)->text(QAccessible::Name), QStringLiteral("B1, empty"));
    QVERIFY(!QAccessible::accessibleInterface(old));
}

SHINPAN_TEST(BoardAccessTest)
#include "boardaccess_test.moc"
