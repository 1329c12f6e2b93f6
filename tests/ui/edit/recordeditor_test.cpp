#include "ui/edit/recordeditor.h"

#include "core/record/edit/treeedit.h"
#include "tests/record/gametext.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/openwindow.h"
#include "ui/board/boardview.h"
#include "ui/kit/noticebar.h"
#include "ui/tree/gametreeview.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// Cutting, pasting and moving variations, by the keys of the window.
class RecordEditorTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<OpenWindow> m_open;

    [[nodiscard]] OpenGame &game() const { return m_open->table.game; }
    [[nodiscard]] BoardView &board() const { return m_open->part<BoardView>(); }
    [[nodiscard]] QByteArray outline() const { return outlineOf(game().record().tree()); }
    [[nodiscard]] QString notice() const { return m_open->part<NoticeBar>().text(); }
    void goTo(std::initializer_list<int> path) const
    {
        game().cursor().moveTo(nodeAt(game().record().tree(), path));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(&board(), key, modifiers);
    }
    void choose(const char *text) const
    {
        const QList<QAction *> actions = m_open->window->findChildren<QAction *>();
        for (QAction *action : actions) {
            if (action->text().remove(u'&') == QLatin1String(text)) {
                action->trigger();
                return;
            }
        }
        QFAIL(text);
    }

    static constexpr auto CtrlShift = Qt::ControlModifier | Qt::ShiftModifier;

private Q_SLOTS:
    void init()
    {
        m_open = std::make_unique<OpenWindow>();
        game().showTree(treeFrom("(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd]C[here])(;W[ee]))"));
        board().setFocus();
    }
    void cleanup() { m_open.reset(); }

    void variationIsCutAndPasted()
    {
        const QByteArray before = outline();
        goTo({0, 0});
        key(Qt::Key_X, CtrlShift);
        QCOMPARE(outline(), QByteArray("(;SZ[9];B[aa](;W[dd]C[here])(;W[ee]))"));
        QCOMPARE(game().cursor().node(), nodeAt(game().record().tree(), {0}));
        QVERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("(;")));
        goTo({0, 1});
        key(Qt::Key_V, CtrlShift);
        QCOMPARE(outline(), QByteArray("(;SZ[9];B[aa](;W[dd]C[here])(;W[ee];W[bb];B[cc]))"));
        QCOMPARE(game().cursor().lastMove()->point, std::optional(Point{1, 7}));
        key(Qt::Key_Z, Qt::ControlModifier);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(outline(), before);
        QVERIFY(!game().record().isModified());
    }

    void copyLeavesTheRecordAlone()
    {
        goTo({0, 1});
        key(Qt::Key_C, CtrlShift);
        QVERIFY(!game().record().isModified());
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral(";W[dd]C[here]")));
    }

    void nonsenseIsNotPasted()
    {
        QApplication::clipboard()->setText(QStringLiteral("hello"));
        key(Qt::Key_V, CtrlShift);
        QVERIFY(!game().record().isModified());
        QCOMPARE(notice(), QStringLiteral("Nothing was pasted: the text is not a game of Go"));
        QApplication::clipboard()->setText(QStringLiteral("(;SZ[13];B[aa])"));
        key(Qt::Key_V, CtrlShift);
        QCOMPARE(notice(), QStringLiteral("Nothing was pasted: it is for a board of another size"));
    }

    void wholeGamesArePastedWithoutTheirInfo()
    {
        QApplication::clipboard()->setText(
            QStringLiteral("(;GM[1]FF[4]SZ[9]PB[me]KM[6.5](;B[ff])(;B[gg]))"));
        goTo({0, 2});
        key(Qt::Key_V, CtrlShift);
        QVERIFY(outline().endsWith("(;W[ee](;B[ff])(;B[gg])))"));
    }

    void leafIsDeletedAtOnceAndASubtreeAfterAQuestion()
    {
        goTo({0, 1});
        key(Qt::Key_Delete);
        QCOMPARE(outline(), QByteArray("(;SZ[9];B[aa](;W[bb];B[cc])(;W[ee]))"));
        key(Qt::Key_Z, Qt::ControlModifier);
        goTo({0, 0});
        key(Qt::Key_Delete);
        auto *question = m_open->window->findChild<QMessageBox *>();
        QVERIFY(question != nullptr);
        buttonWithText<QPushButton>(*question, "Delete")->click();
        QCOMPARE(outline(), QByteArray("(;SZ[9];B[aa](;W[dd]C[here])(;W[ee]))"));
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(game().cursor().node(), nodeAt(game().record().tree(), {0, 0}));
    }

    void theTreesMenuEditsTheNodeThatWasClicked()
    {
        auto &tree = m_open->part<GameTreeView>();
        const NodeId node = nodeAt(game().record().tree(), {0, 1});
        const QPoint place = tree.positionOf(node);
        QContextMenuEvent click(QContextMenuEvent::Mouse, place,
                                tree.viewport()->mapToGlobal(place));
        QCoreApplication::sendEvent(tree.viewport(), &click);
        QCOMPARE(game().cursor().node(), node);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        QTest::keyClick(menu, Qt::Key_I); // Move Variation Up
        QCOMPARE(outline(), QByteArray("(;SZ[9];B[aa](;W[dd]C[here])(;W[bb];B[cc])(;W[ee]))"));
        tree.setFocus();
        QTest::keyClick(&tree, Qt::Key_Delete);
        QCOMPARE(outline(), QByteArray("(;SZ[9];B[aa](;W[bb];B[cc])(;W[ee]))"));
    }

    void variationsMoveAmongThemselves()
    {
        goTo({0, 1});
        key(Qt::Key_PageDown, CtrlShift);
        QCOMPARE(outline(), QByteArray("(;SZ[9];B[aa](;W[bb];B[cc])(;W[ee])(;W[dd]C[here]))"));
        key(Qt::Key_PageUp, CtrlShift);
        key(Qt::Key_PageUp, CtrlShift);
        QCOMPARE(outline(), QByteArray("(;SZ[9];B[aa](;W[dd]C[here])(;W[bb];B[cc])(;W[ee]))"));
        goTo({0, 2});
        key(Qt::Key_L, Qt::ControlModifier);
        QVERIFY(outline().startsWith("(;SZ[9];B[aa](;W[ee])"));
        for (int step = 0; step < 4; ++step) {
            key(Qt::Key_Z, Qt::ControlModifier);
        }
        QVERIFY(!game().record().isModified());
    }

    void othersAreDeleted()
    {
        goTo({0, 0});
        choose("Delete Other Variations");
        QCOMPARE(outline(), QByteArray("(;SZ[9];B[aa];W[bb];B[cc])"));
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!game().record().isModified());
    }

    void positionBecomesTheStart()
    {
        const QByteArray before = outline();
        goTo({0, 0});
        choose("Flatten");
        QCOMPARE(outline(), QByteArray("(;SZ[9]AB[aa]AW[bb]PL[B];B[cc])"));
        QCOMPARE(game().cursor().node(), game().record().tree().root());
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(outline(), before);
    }

    void gameThatIsPlayedCannotBeDeleted()
    {
        QVERIFY(m_open->table.startWithEngine({}));
        QVERIFY(m_open->table.playAndAwaitTurn("E5"));
        const QByteArray before = outline();
        key(Qt::Key_Delete);
        QCOMPARE(outline(), before);
        QCOMPARE(notice(), QStringLiteral("The game being played goes through this node"));
        choose("Flatten");
        QCOMPARE(outline(), before);
        game().stop();
    }
};

SHINPAN_TEST(RecordEditorTest)
#include "recordeditor_test.moc"
