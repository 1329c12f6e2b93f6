#include "tests/record/gametext.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/openwindow.h"
#include "ui/board/boardview.h"
#include "ui/edit/editcontroller.h"
#include "ui/edit/editfeature.h"
#include "ui/kit/noticebar.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace shinpan;
using namespace shinpan::test;

/// Edit mode in the window, by mouse and by keys; what is written is looked at as SGF.
class EditModeTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<OpenWindow> m_open;

    [[nodiscard]] OpenGame &game() const { return m_open->table.game; }
    [[nodiscard]] BoardView &board() const { return m_open->part<BoardView>(); }
    [[nodiscard]] EditController &editing() const { return m_open->part<EditController>(); }
    [[nodiscard]] QByteArray outline() const { return outlineOf(game().record().tree()); }
    [[nodiscard]] QString notice() const { return m_open->part<NoticeBar>().text(); }

    void show(const QByteArray &sgf) const { game().showTree(treeFrom(sgf)); }
    [[nodiscard]] QPoint pixel(const char *vertex) const
    {
        const Point point = pointFromVertex(vertex, board().boardSize()).value();
        return board().geometry().centre(point).toPoint();
    }
    void click(const char *vertex,
               Qt::MouseButton button = Qt::LeftButton,
               Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::mouseClick(&board(), button, modifiers, pixel(vertex));
    }
    void drag(std::initializer_list<const char *> vertices,
              Qt::MouseButton button = Qt::LeftButton) const
    {
        QTest::mousePress(&board(), button, {}, pixel(*vertices.begin()));
        for (const char *vertex : vertices) {
            QTest::mouseMove(&board(), pixel(vertex));
        }
        QTest::mouseRelease(&board(), button, {}, pixel(*(vertices.end() - 1)));
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(&board(), static_cast<Qt::Key>(key), modifiers);
    }
    /// Undo gives the bytes from before, redo those of now.
    void checkUndo(const QByteArray &before) const
    {
        const QByteArray after = outline();
        QVERIFY(after != before);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(outline(), before);
        key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(outline(), after);
    }

private Q_SLOTS:
    void init()
    {
        m_open = std::make_unique<OpenWindow>();
        show("(;SZ[9])");
        board().setFocus();
        key(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(editing().isActive());
    }
    void cleanup() { m_open.reset(); }

    void barShowsWithTheModeAndLeavesWithIt()
    {
        auto &bar = m_open->part<EditBar>();
        QVERIFY(bar.isVisible());
        key(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(!bar.isVisible());
        key(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(bar.isVisible());
        key(Qt::Key_Escape);
        QVERIFY(!bar.isVisible());
        QVERIFY(!board().isPainting());
    }

    void clicksOutsideTheModePlayAsEver()
    {
        key(Qt::Key_Escape);
        click("E5");
        QCOMPARE(outline(), QByteArray("(;SZ[9];B[ee])"));
    }

    void eachToolWritesItsProperty_data()
    {
        QTest::addColumn<int>("toolKey");
        QTest::addColumn<QByteArray>("left");
        QTest::addColumn<QByteArray>("right");
        const auto row = [](const char *name, int key, const char *left, const char *right) {
            QTest::newRow(name) << key << QByteArray(left) << QByteArray(right);
        };
        row("play", Qt::Key_1, ";B[cc]", ";W[cc]");
        row("black", Qt::Key_2, "AB[cc]", "AW[cc]");
        row("white", Qt::Key_3, "AW[cc]", "AB[cc]");
        row("triangle", Qt::Key_5, "TR[cc]", "");
        row("square", Qt::Key_6, "SQ[cc]", "");
        row("circle", Qt::Key_7, "CR[cc]", "");
        row("cross", Qt::Key_8, "MA[cc]", "");
        row("selected", Qt::Key_9, "SL[cc]", "");
        row("number", Qt::Key_0, "LB[cc:1]", "");
        row("letter", Qt::Key_A, "LB[cc:A]", "");
        row("black territory", Qt::Key_B, "TB[cc]", "TW[cc]");
        row("white territory", Qt::Key_W, "TW[cc]", "TB[cc]");
        row("dim", Qt::Key_D, "DD[cc]", "");
    }

    void eachToolWritesItsProperty()
    {
        QFETCH(const int, toolKey);
        QFETCH(const QByteArray, left);
        QFETCH(const QByteArray, right);
        const QByteArray before = outline();
        key(toolKey);
        click("C7");
        QCOMPARE(outline(), "(;SZ[9]" + left + ")");
        checkUndo(before);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(outline(), before);
        click("C7", Qt::RightButton);
        QCOMPARE(outline(), "(;SZ[9]" + right + ")");
    }

    void eachToolWorksAtTheBoardCursor_data() { eachToolWritesItsProperty_data(); }

    void eachToolWorksAtTheBoardCursor()
    {
        QFETCH(const int, toolKey);
        QFETCH(const QByteArray, left);
        QFETCH(const QByteArray, right);
        key(toolKey);
        key(Qt::Key_Return); // the cursor, in the middle
        for (const Qt::Key arrow : {Qt::Key_Left, Qt::Key_Left, Qt::Key_Up, Qt::Key_Up}) {
            key(arrow);
        }
        key(Qt::Key_Space);
        QCOMPARE(outline(), "(;SZ[9]" + left + ")");
        key(Qt::Key_Z, Qt::ControlModifier);
        key(Qt::Key_Backspace); // the right button
        QCOMPARE(outline(), "(;SZ[9]" + right + ")");
        key(Qt::Key_Escape);
        QVERIFY(!board().cursor());
        QVERIFY(editing().isActive());
        key(Qt::Key_Escape);
        QVERIFY(!editing().isActive());
    }

    void setUpOnAMoveMakesANodeBelowIt()
    {
        show("(;SZ[9];B[ee];W[cc])");
        game().cursor().forward();
        const QByteArray before = outline();
        key(Qt::Key_3);
        drag({"A9", "C9"});
        QCOMPARE(outline(), QByteArray("(;SZ[9];B[ee](;W[cc])(;AW[aa][ba][ca]))"));
        QCOMPARE(game().cursor().board().at({0, 8}), Stone::White);
        checkUndo(before);
    }

    void erasingSaysOnlyWhatIsNeeded()
    {
        show("(;SZ[9]AB[aa][bb];B[cc])");
        game().cursor().forward();
        key(Qt::Key_4);
        click("C7");
        QCOMPARE(outline(), QByteArray("(;SZ[9]AB[aa][bb];B[cc];AE[cc])"));
        game().cursor().toStart();
        click("A9");
        QCOMPARE(outline(), QByteArray("(;SZ[9]AB[bb];B[cc];AE[cc])"));
        click("J1"); // nothing is there
        QCOMPARE(outline(), QByteArray("(;SZ[9]AB[bb];B[cc];AE[cc])"));
    }

    void aSecondClickTakesAway()
    {
        for (const int tool : {Qt::Key_2, Qt::Key_5, Qt::Key_0, Qt::Key_B, Qt::Key_D}) {
            key(tool);
            click("C7");
            QVERIFY(outline() != "(;SZ[9])");
            click("C7");
            QCOMPARE(outline(), QByteArray("(;SZ[9])"));
        }
    }

    void aStrokeIsOneStep()
    {
        const QByteArray before = outline();
        key(Qt::Key_2);
        drag({"A1", "E1", "E3"});
        QCOMPARE(outline(), QByteArray("(;SZ[9]AB[eg][eh][ai][bi][ci][di][ei])"));
        checkUndo(before);
    }

    /// However many points the mouse has come over since, everybody is told once.
    void aFastStrokeIsOneChange_data()
    {
        QTest::addColumn<int>("toolKey");
        QTest::newRow("black") << int(Qt::Key_2);
        QTest::newRow("triangle") << int(Qt::Key_5);
        QTest::newRow("number") << int(Qt::Key_0);
        QTest::newRow("territory") << int(Qt::Key_B);
        QTest::newRow("dim") << int(Qt::Key_D);
        QTest::newRow("visible") << int(Qt::Key_V);
    }

    void aFastStrokeIsOneChange()
    {
        QFETCH(const int, toolKey);
        key(toolKey);
        QTest::mousePress(&board(), Qt::LeftButton, {}, pixel("A1"));
        const QSignalSpy changes(&game().record(), &GameRecord::nodeChanged);
        QTest::mouseMove(&board(), pixel("H8"));
        QCOMPARE(changes.count(), 1);
        QTest::mouseRelease(&board(), Qt::LeftButton, {}, pixel("H8"));
        QCOMPARE(changes.count(), 1);
    }

    void numbersAndLettersCountOn()
    {
        key(Qt::Key_0);
        drag({"A1", "C1"});
        click("A2");
        key(Qt::Key_A);
        click("A3");
        click("B3");
        QCOMPARE(outline(), QByteArray("(;SZ[9]LB[ai:1][bi:2][ci:3][ah:4][ag:A][bg:B])"));
        key(Qt::Key_0);
        click("B1"); // takes 2 away, which is free again
        click("J9");
        QCOMPARE(outline(), QByteArray("(;SZ[9]LB[ai:1][ci:3][ah:4][ag:A][bg:B][ia:2])"));
    }

    void labelIsTypedInTheBar()
    {
        key(Qt::Key_L);
        auto *field = control<QLineEdit>(*m_open->window, "Label to write");
        QTRY_VERIFY(field->hasFocus());
        click("C7");
        QCOMPARE(outline(), QByteArray("(;SZ[9])"));
        QCOMPARE(notice(), QStringLiteral("Type the label first, in the field above the board"));
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("x:y]"));
        click("C7");
        QCOMPARE(outline(), QByteArray("(;SZ[9]LB[cc:x\\:y\\]])"));
    }

    /// The label is meant when somebody goes to the field, whatever the tool is.
    void goingToTheFieldOfTheLabelChoosesItsTool()
    {
        key(Qt::Key_T);
        auto *field = control<QLineEdit>(*m_open->window, "Label to write");
        QTest::mouseClick(field, Qt::LeftButton);
        QTRY_VERIFY(field->hasFocus());
        QCOMPARE(editing().tool(), EditTool::Label);
        QTest::keyClicks(field, QStringLiteral("x"));
        click("C7");
        QCOMPARE(outline(), QByteArray("(;SZ[9]LB[cc:x])"));
        editing().setTool(EditTool::Triangle);
        field->setFocus(Qt::TabFocusReason); // passes by
        QCOMPARE(editing().tool(), EditTool::Triangle);
        QTest::keyClicks(field, QStringLiteral("y"));
        QCOMPARE(editing().tool(), EditTool::Label);
    }

    void linesAndArrowsAreDragged()
    {
        const QByteArray before = outline();
        key(Qt::Key_R);
        drag({"A9", "B8", "C7"});
        QCOMPARE(outline(), QByteArray("(;SZ[9]AR[aa:cc])"));
        checkUndo(before);
        key(Qt::Key_I);
        drag({"C7", "C3"});
        QCOMPARE(outline(), QByteArray("(;SZ[9]AR[aa:cc]LN[cc:cg])"));
        QCOMPARE(board().scene().lines.size(), 2U);
        drag({"C3", "C7"}); // it is there: away
        QCOMPARE(outline(), QByteArray("(;SZ[9]AR[aa:cc])"));
        click("C7", Qt::RightButton);
        QCOMPARE(outline(), QByteArray("(;SZ[9])"));
    }

    void bothEndsOfALineAreChosenByKeys()
    {
        key(Qt::Key_I);
        key(Qt::Key_Return);
        key(Qt::Key_Space);
        QCOMPARE(board().scene().highlights, std::vector{(Point{4, 4})});
        key(Qt::Key_Up);
        key(Qt::Key_Space);
        QCOMPARE(outline(), QByteArray("(;SZ[9]LN[ee:ed])"));
        QVERIFY(board().scene().highlights.empty());
    }

    void visiblePartIsARectangle()
    {
        key(Qt::Key_V);
        drag({"A1", "B2"});
        QCOMPARE(outline(), QByteArray("(;SZ[9]VW[ah][bh][ai][bi])"));
        click("J9", Qt::RightButton);
        QCOMPARE(outline(), QByteArray("(;SZ[9])"));
    }

    void shiftTakesWholeGroups()
    {
        show("(;SZ[9]AB[aa][ba][bb][cc]AW[da])");
        key(Qt::Key_5);
        click("A9", Qt::LeftButton, Qt::ShiftModifier);
        QCOMPARE(outline(), QByteArray("(;SZ[9]AB[aa][ba][bb][cc]AW[da]TR[aa][ba][bb])"));
        key(Qt::Key_4);
        click("B8", Qt::LeftButton, Qt::ShiftModifier);
        QCOMPARE(outline(), QByteArray("(;SZ[9]AB[cc]AW[da]TR[aa][ba][bb])"));
    }

    void areasAreTerritoryWithShift()
    {
        show("(;SZ[3]AB[ba][bb][bc])");
        key(Qt::Key_B);
        click("A1", Qt::LeftButton, Qt::ShiftModifier);
        QCOMPARE(outline(), QByteArray("(;SZ[3]AB[ba][bb][bc]TB[aa][ab][ac])"));
    }

    void playerToMoveIsSwitched()
    {
        const QByteArray before = outline();
        key(Qt::Key_X);
        QCOMPARE(outline(), QByteArray("(;SZ[9]PL[W])"));
        checkUndo(before);
        QCOMPARE(game().cursor().toPlay(), Color::White);
        key(Qt::Key_1);
        click("E5");
        key(Qt::Key_X);
        QCOMPARE(outline(), QByteArray("(;SZ[9]PL[W];W[ee];PL[W])"));
    }

    void impliedHandicapIsNotLost()
    {
        show("(;SZ[9]HA[2];W[ee])");
        key(Qt::Key_3);
        click("A1");
        QCOMPARE(outline(), QByteArray("(;SZ[9]HA[2]AB[gc][cg]AW[ai];W[ee])"));
    }

    void everyToolIsAButtonWithAName()
    {
        auto &bar = m_open->part<EditBar>();
        for (int tool = 0; tool <= static_cast<int>(LastEditTool); ++tool) {
            const EditToolLook look = lookOf(static_cast<EditTool>(tool));
            const QString name = QString(look.name).remove(u'&');
            const QList<QToolButton *> buttons = bar.findChildren<QToolButton *>();
            const auto found = std::ranges::find(buttons, name, &QToolButton::accessibleName);
            QVERIFY2(found != buttons.end(), qUtf8Printable(name));
            QToolButton *button = *found;
            QVERIFY2(button->toolTip().contains(look.key.toString()), qUtf8Printable(name));
            button->click();
            QCOMPARE(editing().tool(), static_cast<EditTool>(tool));
            QVERIFY(button->isChecked());
        }
    }

    void gameThatIsPlayedIsLeftAlone()
    {
        key(Qt::Key_Escape);
        QVERIFY(m_open->table.startWithEngine({}));
        QVERIFY(m_open->table.playAndAwaitTurn("E5"));
        const QByteArray before = outline();
        editing().setActive(true);
        key(Qt::Key_2);
        click("A1");
        QCOMPARE(outline(), before);
        QVERIFY(notice().startsWith(QStringLiteral("A game is being played here")));
        key(Qt::Key_5);
        click("A1");
        QVERIFY(outline().contains("TR[ai]"));
        game().cursor().toStart();
        key(Qt::Key_1);
        click("A1"); // a variation
        QVERIFY(outline().contains("(;B[ai])"));
        QVERIFY(game().status().isRunning());
        game().stop();
    }

    void newGameEndsTheMode()
    {
        QVERIFY(m_open->table.startWithEngine({}));
        QVERIFY(!editing().isActive());
        game().stop();
    }
};

SHINPAN_TEST(EditModeTest)
#include "editmode_test.moc"
