#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/openwindow.h"
#include "ui/board/boardview.h"
#include "ui/document/documentcontroller.h"
#include "ui/find/findbar.h"
#include "ui/find/findfeature.h"
#include "ui/info/gameinfodialog.h"
#include "ui/info/propertydialog.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace shinpan;

/// Finding and going to places in the whole window, by keys and mouse.
class FindActionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void commentsAreWalkedByKeys();
    void forksAreWalkedByKeys();
    void mistakesAreWalkedByKeys();
    void theMainLineIsOneKeyAway();
    void aMoveIsGoneToByItsNumber();
    void aPathLeadsIntoAVariation();
    void aPathToNowhereIsExplained();
    void aStoneLeadsToItsMove();
    void textIsFoundAndWalkedThrough();
    void foundTextIsSelectedInTheComment();
    void aSearchFollowsEdits();
    void theSearchTakesFromAllGames();
    void thePositionOnTheBoardIsFound();
    void theTabPositionTakesTheBoardOver();
    void noTextOfTheBarIsCut();
    void anEmptyBoardIsLeftForTheNextPosition();
    void aRegionIsDraggedOutWithAlt();
    void aRegionIsTyped();
    void anEmptyRegionIsNotSought();
    void escapeReturnsToTheBoard();
    void dialogsOpenByKeys();
    void everyControlHasAName();

private:
    void show(const QByteArray &sgf);
    void openFile(const QByteArray &sgf);
    [[nodiscard]] OpenGame &game() const { return m_open->table.game; }
    [[nodiscard]] BoardView &board() const { return m_open->part<BoardView>(); }
    [[nodiscard]] FindBar &bar() const { return m_open->part<FindBar>(); }
    template <typename T>
    [[nodiscard]] T &in(const char *name) const
    {
        return *test::control<T>(*m_open->window, name);
    }
    [[nodiscard]] QAbstractItemModel &hits() const
    {
        return *in<QListView>("What was found").model();
    }
    [[nodiscard]] QStringList found() const;
    [[nodiscard]] bool awaitHits(int count) const
    {
        return test::eventually([&] { return hits().rowCount() == count; });
    }
    [[nodiscard]] bool awaitNoStones() const
    {
        return test::eventually([this] {
            const QList<QLabel *> labels = bar().findChildren<QLabel *>();
            return std::ranges::any_of(labels, [](const QLabel *label) {
                return label->text() == QLatin1String("No stones there");
            });
        });
    }
    /// The name of the node that is shown.
    [[nodiscard]] QString here() const
    {
        return simpleTextAt(game().record().tree(), game().cursor().node(), "N");
    }
    void press(QKeyCombination key) const
    {
        QTest::keyClick(&board(), key.key(), key.keyboardModifiers());
    }
    [[nodiscard]] QPoint placeOf(const char *vertex) const
    {
        return board().geometry().centre(test::at(vertex)).toPoint();
    }

    std::unique_ptr<test::OpenWindow> m_open;
};

namespace {

constexpr char Game[] =
    "(;N[0]SZ[9]PB[Ann Ladder];N[1]B[cc]C[Begins];N[2]W[gg];N[3]B[gc]C[a ladder, says Bob]BM[1]"
    "(;N[4]W[cg];N[5]B[ee]C[Ladder again])(;N[4b]W[ee]DO[];N[5b]B[cg]))";

} // namespace

void FindActionsTest::init()
{
    m_open = std::make_unique<test::OpenWindow>();
    show(Game);
    board().setFocus();
}

void FindActionsTest::cleanup()
{
    m_open.reset();
}

void FindActionsTest::show(const QByteArray &sgf)
{
    game().showTree(readSgf(sgf).value().tree);
}

void FindActionsTest::openFile(const QByteArray &sgf)
{
    QFile file(m_open->directory.filePath(QStringLiteral("games.sgf")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(sgf) == sgf.size());
    file.close();
    bool isOpen = false;
    m_open->window->document().openFile(file.fileName(), [&isOpen] { isOpen = true; });
    QVERIFY(test::eventually([&] { return isOpen; }));
}

QStringList FindActionsTest::found() const
{
    QStringList rows;
    for (int row = 0; row < hits().rowCount(); ++row) {
        rows += hits().index(row, 0).data().toString();
    }
    return rows;
}

void FindActionsTest::commentsAreWalkedByKeys()
{
    press(Qt::CTRL | Qt::SHIFT | Qt::Key_Down);
    QCOMPARE(here(), QStringLiteral("1"));
    press(Qt::CTRL | Qt::SHIFT | Qt::Key_Down);
    QCOMPARE(here(), QStringLiteral("3"));
    press(Qt::CTRL | Qt::SHIFT | Qt::Key_Down);
    press(Qt::CTRL | Qt::SHIFT | Qt::Key_Down);
    QCOMPARE(here(), QStringLiteral("5"));
    press(Qt::CTRL | Qt::SHIFT | Qt::Key_Up);
    QCOMPARE(here(), QStringLiteral("3"));
}

void FindActionsTest::forksAreWalkedByKeys()
{
    press(Qt::CTRL | Qt::Key_Down);
    QCOMPARE(here(), QStringLiteral("3"));
    press(Qt::Key_End);
    press(Qt::CTRL | Qt::Key_Up);
    QCOMPARE(here(), QStringLiteral("3"));
}

void FindActionsTest::mistakesAreWalkedByKeys()
{
    press(Qt::Key_N);
    QCOMPARE(here(), QStringLiteral("2")); // the position before it
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    press(Qt::Key_Down);
    press(Qt::Key_Right);
    QCOMPARE(here(), QStringLiteral("5b"));
    press(Qt::SHIFT | Qt::Key_N);
    QCOMPARE(here(), QStringLiteral("3"));
    press(Qt::SHIFT | Qt::Key_N);
    QCOMPARE(here(), QStringLiteral("2"));
}

void FindActionsTest::theMainLineIsOneKeyAway()
{
    game().cursor().forward(4);
    game().cursor().nextVariation();
    game().cursor().forward();
    QCOMPARE(here(), QStringLiteral("5b"));

    press(Qt::CTRL | Qt::Key_M);

    QCOMPARE(here(), QStringLiteral("3"));
}

void FindActionsTest::aMoveIsGoneToByItsNumber()
{
    press(Qt::CTRL | Qt::Key_G);
    auto *dialog = m_open->window->findChild<GoToDialog *>();
    QVERIFY(dialog != nullptr && dialog->isVisible());
    auto *path = test::control<QLineEdit>(*dialog, "Move or path");

    QTest::keyClicks(path, QStringLiteral("2"));
    QCOMPARE(path->accessibleDescription(), QStringLiteral("White G3"));
    QTest::keyClick(path, Qt::Key_Return);

    QCOMPARE(here(), QStringLiteral("2"));
}

void FindActionsTest::aPathLeadsIntoAVariation()
{
    press(Qt::CTRL | Qt::Key_G);
    auto &path = in<QLineEdit>("Move or path");

    QTest::keyClicks(&path, QStringLiteral("3.2.5"));
    QTest::keyClick(&path, Qt::Key_Return);

    QCOMPARE(here(), QStringLiteral("5b"));
}

void FindActionsTest::aPathToNowhereIsExplained()
{
    press(Qt::CTRL | Qt::Key_G);
    auto &path = in<QLineEdit>("Move or path");

    QTest::keyClicks(&path, QStringLiteral("77"));

    QVERIFY(path.accessibleDescription().contains(QLatin1String("only 5 moves")));
    QVERIFY(!test::buttonWithText<QPushButton>(*m_open->window, "Go")->isEnabled());
}

void FindActionsTest::aStoneLeadsToItsMove()
{
    game().cursor().toEnd();

    QTest::mouseClick(&board(), Qt::LeftButton, Qt::ControlModifier, placeOf("G3"));

    QCOMPARE(here(), QStringLiteral("2"));
}

void FindActionsTest::textIsFoundAndWalkedThrough()
{
    press(Qt::CTRL | Qt::Key_F);
    QVERIFY(bar().isVisible());
    QTest::keyClicks(&in<QLineEdit>("Text to find"), QStringLiteral("ladder"));
    QVERIFY(awaitHits(3));
    QCOMPARE(found(), (QStringList{QStringLiteral("Start · Black’s name: Ann Ladder"),
                                   QStringLiteral("Move 3 · Black G7: a ladder, says Bob"),
                                   QStringLiteral("Move 5 · Black E5: Ladder again")}));

    press(Qt::Key_F3);
    QCOMPARE(here(), QStringLiteral("0"));
    press(Qt::Key_F3);
    QCOMPARE(here(), QStringLiteral("3"));
    press(Qt::SHIFT | Qt::Key_F3);
    press(Qt::SHIFT | Qt::Key_F3);
    QCOMPARE(here(), QStringLiteral("5"));
}

void FindActionsTest::foundTextIsSelectedInTheComment()
{
    press(Qt::CTRL | Qt::Key_F);
    auto &text = in<QLineEdit>("Text to find");
    QTest::keyClicks(&text, QStringLiteral("SAYS"));
    QVERIFY(awaitHits(1));

    QTest::keyClick(&text, Qt::Key_Return);

    QCOMPARE(here(), QStringLiteral("3"));
    const auto &comment = in<QPlainTextEdit>("Comment on this position");
    QCOMPARE(comment.textCursor().selectedText(), QStringLiteral("says"));
    QVERIFY(text.hasFocus());
}

void FindActionsTest::aSearchFollowsEdits()
{
    press(Qt::CTRL | Qt::Key_F);
    QTest::keyClicks(&in<QLineEdit>("Text to find"), QStringLiteral("ladder"));
    QVERIFY(awaitHits(3));
    press(Qt::Key_F3);
    press(Qt::Key_F3);
    QCOMPARE(here(), QStringLiteral("3"));

    game().record().setComment(game().record().tree().root(), QStringLiteral("One more ladder"));

    QVERIFY(awaitHits(4));
    QCOMPARE(in<QListView>("What was found").currentIndex().row(), 2); // still move 3
    QCOMPARE(here(), QStringLiteral("3"));
}

void FindActionsTest::theSearchTakesFromAllGames()
{
    openFile(QByteArray("(;SZ[9]GN[First];B[cc]C[here])(;SZ[9]GN[Second];B[dd];W[ee]C[and here])"));
    press(Qt::CTRL | Qt::Key_F);
    QTest::keyClicks(&in<QLineEdit>("Text to find"), QStringLiteral("here"));
    QVERIFY(awaitHits(1));

    test::buttonWithText<QCheckBox>(bar(), "All games")->click();

    QVERIFY(awaitHits(2));
    QCOMPARE(found()[1], QStringLiteral("Second · Move 2 · White E5: and here"));
    press(Qt::Key_F3);
    press(Qt::Key_F3);
    QCOMPARE(game().record().info().gameName, QStringLiteral("Second"));
    QCOMPARE(game().cursor().moveNumber(), 2);
}

void FindActionsTest::thePositionOnTheBoardIsFound()
{
    show("(;SZ[9];B[cc];W[gg](;N[a]B[gc])(;N[b]B[cg])(;N[c]B[ee]))");
    game().cursor().forward(3);
    QCOMPARE(here(), QStringLiteral("a"));

    press(Qt::CTRL | Qt::SHIFT | Qt::Key_F);

    QVERIFY(awaitHits(2)); // b is the mirror image of a
    press(Qt::Key_F3);
    press(Qt::Key_F3);
    QCOMPARE(here(), QStringLiteral("b"));
    test::buttonWithText<QCheckBox>(bar(), "Turned")->click();
    QVERIFY(awaitHits(1));
}

/// "No stones there", whatever was on the board.
void FindActionsTest::theTabPositionTakesTheBoardOver()
{
    show("(;SZ[9];B[cc];W[gg](;N[a]B[gc])(;N[b]B[cg])(;N[c]B[ee]))");
    game().cursor().forward(3);
    press(Qt::CTRL | Qt::Key_F);
    auto &modes = in<QTabBar>("What to find");

    modes.setCurrentIndex(1);
    QVERIFY(awaitHits(2));

    game().cursor().back();
    modes.setCurrentIndex(0);
    modes.setCurrentIndex(1);
    QVERIFY(awaitHits(1));
}

/// "Choose on the Board" and others were cut over a collection.
void FindActionsTest::noTextOfTheBarIsCut()
{
    openFile(QByteArray("(;SZ[9];B[cc])(;SZ[9];B[dd])"));
    m_open->window->resize(1100, 700);
    press(Qt::CTRL | Qt::Key_F);
    for (const int mode : {1, 0}) {
        in<QTabBar>("What to find").setCurrentIndex(mode);
        const auto cut = [this] {
            QStringList texts;
            const QList<QAbstractButton *> buttons = bar().findChildren<QAbstractButton *>();
            for (const QAbstractButton *button : buttons) {
                const bool isShort = button->width() < button->sizeHint().width();
                if (button->isVisible() && !button->text().isEmpty() && isShort) {
                    texts.append(button->text());
                }
            }
            return texts;
        };
        QTRY_COMPARE(cut(), QStringList());
    }
}

void FindActionsTest::anEmptyBoardIsLeftForTheNextPosition()
{
    press(Qt::CTRL | Qt::Key_F);
    in<QTabBar>("What to find").setCurrentIndex(1);
    QVERIFY(awaitNoStones());

    game().cursor().forward(2);
    QVERIFY(awaitHits(1));

    game().cursor().forward();
    press(Qt::Key_F3);
    QCOMPARE(here(), QStringLiteral("2"));
}

void FindActionsTest::aRegionIsDraggedOutWithAlt()
{
    show("(;SZ[9];B[cc];W[dd];B[gg];W[ff])");
    game().cursor().forward(2);

    QTest::mousePress(&board(), Qt::LeftButton, Qt::AltModifier, placeOf("A9"));
    QTest::mouseMove(&board(), placeOf("D6"));
    QTest::mouseRelease(&board(), Qt::LeftButton, Qt::AltModifier, placeOf("D6"));

    QVERIFY(bar().isVisible() && bar().findsPositions());
    QCOMPARE(in<QLineEdit>("Region to find, two opposite corners").text(), QStringLiteral("A6:D9"));
    QVERIFY(awaitHits(2));
    QCOMPARE(found()[1], QStringLiteral("Move 4 · White F4: F1–J4"));
    QCOMPARE(game().cursor().moveNumber(), 2); // nothing was played
    press(Qt::Key_F3);
    QCOMPARE(board().scene().highlights.size(), std::size_t(12)); // only its edge is lit
}

void FindActionsTest::aRegionIsTyped()
{
    show("(;SZ[9];B[cc];W[dd];B[gg];W[ff])");
    game().cursor().forward(2);
    press(Qt::CTRL | Qt::SHIFT | Qt::Key_F);
    QVERIFY(awaitHits(1));

    QTest::keyClicks(&in<QLineEdit>("Region to find, two opposite corners"),
                     QStringLiteral("c7 d6"));

    QVERIFY(awaitHits(2));
}

void FindActionsTest::anEmptyRegionIsNotSought()
{
    press(Qt::CTRL | Qt::SHIFT | Qt::Key_F);

    QVERIFY(awaitNoStones());
    QCOMPARE(hits().rowCount(), 0);
}

void FindActionsTest::escapeReturnsToTheBoard()
{
    press(Qt::CTRL | Qt::Key_F);

    QTest::keyClick(&in<QLineEdit>("Text to find"), Qt::Key_Escape);

    QVERIFY(!bar().isVisible());
    QVERIFY(board().hasFocus());
}

void FindActionsTest::dialogsOpenByKeys()
{
    press(Qt::CTRL | Qt::SHIFT | Qt::Key_I);
    QVERIFY(m_open->window->findChild<PropertyDialog *>() != nullptr);
    press(Qt::CTRL | Qt::Key_I);
    QVERIFY(m_open->window->findChild<GameInfoDialog *>() != nullptr);
}

void FindActionsTest::everyControlHasAName()
{
    press(Qt::CTRL | Qt::Key_F);
    QCOMPARE(test::unnamedControls(bar()), QStringList());
    press(Qt::CTRL | Qt::SHIFT | Qt::Key_F);
    QCOMPARE(test::unnamedControls(bar()), QStringList());
}

SHINPAN_TEST(FindActionsTest)
#include "findactions_test.moc"
