#include "ui/window/boardmenu.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/openwindow.h"
#include "ui/board/boardview.h"
#include "ui/play/boardarea.h"

#include <QInputDialog>
#include <QMenu>
#include <QSpinBox>
#include <QTest>

using namespace shinpan;

/// How the board of a window is shown, and what its gestures do to the game.
class BoardMenuTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_open = std::make_unique<test::OpenWindow>(); }
    void cleanup() { m_open.reset(); }

    void whatIsChosenShowsAndIsRemembered();
    void bareKeysSwitchNumbersAndCoordinates();
    void keysTurnAndFlipTheBoard();
    void numbersMayStartHereAgainAndAgain();
    void theCountOfNumberedMovesIsAskedFor();
    void everyWindowFollows();
    void movesOfTheRecordAreGhosts();
    void seekingAStoneGoesToItsMove();
    void theWheelGoesThroughMovesAndVariations();
    void theMenuOfAPointPlaysAndSeeks();
    void clickOfASlipIsConfirmed();

private:
    [[nodiscard]] BoardView &board() const { return m_open->part<BoardView>(); }
    [[nodiscard]] BoardMenu &menu() const { return m_open->part<BoardMenu>(); }
    [[nodiscard]] QAction *action(const char *text) const
    {
        const QList<QAction *> actions = menu().findChildren<QAction *>();
        for (QAction *action : actions) {
            if (action->text().remove(u'&') == QString::fromUtf8(text)) {
                return action;
            }
        }
        qFatal("no action %s", text);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(&board(), key, modifiers);
    }
    [[nodiscard]] QString moves() const { return m_open->table.movesToCursor(); }
    /// The numbers that are shown: "E5 1, C3 2" by number.
    [[nodiscard]] QString numbers() const
    {
        QMap<int, QString> texts;
        for (const BoardScene::Number &number : board().scene().numbers) {
            texts[number.number] = QString::fromStdString(vertexOf(number.point))
                                 + QStringLiteral(" %1").arg(number.number);
        }
        return QStringList(texts.values()).join(QLatin1String(", "));
    }
    /// The menu that is open; chooses what begins with this text.
    void choose(const char *text) const
    {
        auto *open = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(open);
        for (QAction *action : open->actions()) {
            if (action->text().remove(u'&').startsWith(QLatin1String(text))) {
                QVERIFY(action->isEnabled());
                open->setActiveAction(action);
                QTest::keyClick(open, Qt::Key_Return);
                return;
            }
        }
        QFAIL(text);
    }

    std::unique_ptr<test::OpenWindow> m_open;
};

void BoardMenuTest::whatIsChosenShowsAndIsRemembered()
{
    action("Numbers (1-1)")->trigger();
    action("Mark Last Move")->trigger();
    action("This Variation")->trigger();
    QCOMPARE(board().options().coordinates, CoordinateStyle::Numbers);
    QVERIFY(!board().options().marksLastMove);
    QVERIFY(action("Numbers (1-1)")->isChecked());
    QVERIFY(!action("Letters and Numbers (A1)")->isChecked());

    m_open->reopen();
    QCOMPARE(board().options().coordinates, CoordinateStyle::Numbers);
    QVERIFY(action("This Variation")->isChecked());
    QVERIFY(!action("Mark Last Move")->isChecked());
    action("This Variation")->trigger(); // chosen again
    QVERIFY(action("This Variation")->isChecked());
}

void BoardMenuTest::bareKeysSwitchNumbersAndCoordinates()
{
    m_open->click("E5");
    key(Qt::Key_M);
    QCOMPARE(numbers(), QStringLiteral("E5 1"));
    key(Qt::Key_M);
    QCOMPARE(numbers(), QString());

    action("As in SGF (aa)")->trigger();
    key(Qt::Key_C);
    QCOMPARE(board().options().coordinates, CoordinateStyle::None);
    key(Qt::Key_C);
    QCOMPARE(board().options().coordinates, CoordinateStyle::Sgf);
}

void BoardMenuTest::keysTurnAndFlipTheBoard()
{
    m_open->click("A1");
    const auto corner = [this] {
        const Point seen = board().geometry().seen(test::at("A1"));
        return QStringLiteral("%1 %2").arg(seen.column).arg(seen.row);
    };
    constexpr auto CtrlAlt = Qt::ControlModifier | Qt::AltModifier;
    key(Qt::Key_Right, CtrlAlt);
    QCOMPARE(corner(), QStringLiteral("0 8"));
    key(Qt::Key_Left, CtrlAlt);
    QCOMPARE(corner(), QStringLiteral("0 0"));
    key(Qt::Key_Up, CtrlAlt);
    QCOMPARE(corner(), QStringLiteral("0 8"));
    key(Qt::Key_Down, CtrlAlt);
    QCOMPARE(corner(), QStringLiteral("8 8"));
    m_open->click("B1"); // the hand still meets the points that it sees
    QCOMPARE(moves(), QStringLiteral("A1 B1"));
    key(Qt::Key_0, CtrlAlt);
    QCOMPARE(board().options().orientation, Orientation());
    QVERIFY(!m_open->table.game.record().tree().hasVariations(
        m_open->table.game.record().tree().root()));
}

void BoardMenuTest::numbersMayStartHereAgainAndAgain()
{
    m_open->click("A1");
    action("From Here")->trigger();
    m_open->click("B1");
    m_open->click("C1");
    QCOMPARE(numbers(), QStringLiteral("B1 1, C1 2"));
    action("From Here")->trigger();
    m_open->click("D1");
    QCOMPARE(numbers(), QStringLiteral("D1 1"));
}

void BoardMenuTest::theCountOfNumberedMovesIsAskedFor()
{
    m_open->click("A1");
    m_open->click("B1");
    m_open->click("C1");
    action("How Many…")->trigger();
    auto *dialog = m_open->window->findChild<QInputDialog *>();
    QVERIFY(dialog);
    dialog->setIntValue(2);
    dialog->accept();
    QCOMPARE(numbers(), QStringLiteral("B1 2, C1 3"));
    QVERIFY(action("The Last 2 Moves")->isChecked());
}

void BoardMenuTest::everyWindowFollows()
{
    BoardOptions options = m_open->preferences.get<BoardOptions>();
    options.orientation = Orientation().turnedLeft();
    options.coordinates = CoordinateStyle::None;
    m_open->preferences.set(options); // as another window does
    QCOMPARE(board().options(), options);
    QVERIFY(action("None")->isChecked() || !action("Show Coordinates")->isChecked());
}

void BoardMenuTest::movesOfTheRecordAreGhosts()
{
    m_open->click("A1");
    key(Qt::Key_Left);
    m_open->click("C3");
    QCOMPARE(board().scene().siblingMoves.size(), std::size_t(1));
    QCOMPARE(board().scene().siblingMoves.front().point, test::at("A1"));
    key(Qt::Key_Left);
    QCOMPARE(board().scene().nextMoves.size(), std::size_t(2));
    action("Show Next Moves")->trigger();
    QVERIFY(board().scene().nextMoves.empty());
    action("Show Next Moves")->trigger();
    GameRecord &record = m_open->table.game.record();
    record.removeSubtree(record.tree().firstChild(record.tree().root()));
    QCOMPARE(board().scene().nextMoves.size(), std::size_t(1));
}

void BoardMenuTest::seekingAStoneGoesToItsMove()
{
    m_open->click("A1");
    m_open->click("C3");
    m_open->click("E5");
    const auto pixel = [this](const char *vertex) {
        return board().geometry().centre(test::at(vertex)).toPoint();
    };
    QTest::mouseClick(&board(), Qt::LeftButton, Qt::ControlModifier, pixel("C3"));
    QCOMPARE(moves(), QStringLiteral("A1 C3"));
    QTest::mouseClick(&board(), Qt::LeftButton, {}, pixel("A1"));
    QTest::mouseDClick(&board(), Qt::LeftButton, {}, pixel("A1"));
    QCOMPARE(moves(), QStringLiteral("A1"));
}

void BoardMenuTest::theWheelGoesThroughMovesAndVariations()
{
    m_open->click("A1");
    key(Qt::Key_Left);
    m_open->click("C3");
    Q_EMIT board().variationRequested(-1);
    QCOMPARE(moves(), QStringLiteral("A1"));
    Q_EMIT board().variationRequested(3); // as far as there are any
    QCOMPARE(moves(), QStringLiteral("C3"));
    Q_EMIT board().stepRequested(-1);
    QCOMPARE(moves(), QString());
}

void BoardMenuTest::theMenuOfAPointPlaysAndSeeks()
{
    board().setCursorPoint(test::at("A1"));
    key(Qt::Key_F10, Qt::ShiftModifier);
    choose("Play at A1");
    QCOMPARE(moves(), QStringLiteral("A1"));
    m_open->click("C3");
    QTest::mouseClick(&board(), Qt::RightButton, {},
                      board().geometry().centre(test::at("A1")).toPoint());
    choose("Go to the Move");
    QCOMPARE(moves(), QStringLiteral("A1"));
    key(Qt::Key_F10, Qt::ShiftModifier);
    choose("Pass");
    QCOMPARE(moves(), QStringLiteral("A1 pass"));
}

void BoardMenuTest::clickOfASlipIsConfirmed()
{
    action("Confirm Moves with a Second Click")->trigger();
    m_open->click("A1");
    QCOMPARE(moves(), QString());
    m_open->click("A1");
    QCOMPARE(moves(), QStringLiteral("A1"));
}

SHINPAN_TEST(BoardMenuTest)
#include "boardmenu_test.moc"
