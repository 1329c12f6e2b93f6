#include "ui/graphics/pointpicker.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "ui/board/boardview.h"

#include <QSignalSpy>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

Q_DECLARE_METATYPE(std::vector<shinpan::Point>)

/// Points that are chosen on the board.
class PointPickerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_board = std::make_unique<BoardView>();
        m_board->resize(400, 400);
        m_board->setPosition(Board(BoardSize::square(9)));
        m_board->show();
        m_board->activateWindow();
        m_board->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(m_board.get()));
        m_picker = std::make_unique<PointPicker>(*m_board);
        m_picked.clear();
        m_lists.clear();
        connect(m_picker.get(), &PointPicker::picked, this,
                [this](Point point) { m_picked.push_back(point); });
        connect(m_picker.get(), &PointPicker::listed, this,
                [this](const std::vector<Point> &points) { m_lists.push_back(points); });
    }

    void everyClickIsAPointUntilEscape()
    {
        QSignalSpy clicks(m_board.get(), &BoardView::pointClicked);
        m_picker->begin();
        click("C3");
        click("D4");
        QCOMPARE(m_picked, (std::vector<Point>{at("C3"), at("D4")}));
        QTest::keyClick(m_board.get(), Qt::Key_Escape);
        QVERIFY(!m_picker->isPicking());
        QCOMPARE(clicks.size(), 0);
        click("E5");
        QCOMPARE(clicks.size(), 1);
        QCOMPARE(m_picked.size(), std::size_t(2));
    }

    void aListEndsWithCtrlTheRightButtonOrADoubleClick()
    {
        m_picker->beginList({at("A1")});
        click("C3");
        click("A1"); // out again
        click("D4", Qt::ControlModifier);
        m_picker->beginList({});
        click("C3");
        click("E5", {}, Qt::RightButton);
        m_picker->beginList({});
        click("B2");
        QTest::mouseDClick(m_board.get(), Qt::LeftButton, {}, place("F6"));
        const std::vector<std::vector<Point>> expected{
            {at("C3"), at("D4")}, {at("C3"), at("E5")}, {at("B2"), at("F6")}};
        QCOMPARE(m_lists, expected);
        QVERIFY(!m_picker->isPicking());
    }

    void aListCanBeFinishedAsItIs()
    {
        m_picker->finishList();
        QVERIFY(m_lists.empty());
        m_picker->beginList({at("A1"), at("B1")});
        m_picker->finishList();
        QCOMPARE(m_lists.front().size(), std::size_t(2));
    }

    void theKeyboardPicksAtTheCursor()
    {
        m_picker->begin();
        m_board->setCursorPoint(at("G7"));
        QTest::keyClick(m_board.get(), Qt::Key_Return);
        QTest::keyClick(m_board.get(), Qt::Key_Space);
        QCOMPARE(m_picked, (std::vector<Point>{at("G7"), at("G7")}));
        QTest::keyClick(m_board.get(), Qt::Key_Escape); // puts the cursor away
        QVERIFY(m_picker->isPicking());
        QTest::keyClick(m_board.get(), Qt::Key_Escape);
        QVERIFY(!m_picker->isPicking());
    }

private:
    [[nodiscard]] QPoint place(const char *vertex) const
    {
        return m_board->geometry().centre(at(vertex)).toPoint();
    }
    void click(const char *vertex,
               Qt::KeyboardModifiers modifiers = {},
               Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseClick(m_board.get(), button, modifiers, place(vertex));
    }

    std::unique_ptr<BoardView> m_board;
    std::unique_ptr<PointPicker> m_picker;
    std::vector<Point> m_picked;
    std::vector<std::vector<Point>> m_lists;
};

SHINPAN_TEST(PointPickerTest)
#include "pointpicker_test.moc"
