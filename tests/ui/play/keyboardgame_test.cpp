#include "core/record/gamecursor.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/replay.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/openwindow.h"
#include "ui/board/boardview.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QPointer>
#include <QTest>

using namespace shinpan;

/// Everything from the first stone to the file, without a mouse.
class KeyboardGameTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_open = std::make_unique<test::OpenWindow>(); }
    void cleanup() { m_open.reset(); }

    void aWholeGameIsPlayedAndSaved();
    void aGameIsPlayedOnATurnedBoard();

private:
    [[nodiscard]] BoardView &board() const { return m_open->part<BoardView>(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    /// Walks the cursor there by arrows, as the screen shows the way, and plays.
    void play(const char *vertex) const
    {
        if (!board().cursor()) {
            key(Qt::Key_Return);
        }
        const BoardGeometry geometry = board().geometry();
        const Point target = geometry.seen(test::at(vertex));
        const auto here = [&] { return geometry.seen(*board().cursor()); };
        for (int steps = 0; steps < 40 && here() != target; ++steps) {
            if (here().column != target.column) {
                key(here().column < target.column ? Qt::Key_Right : Qt::Key_Left);
            } else {
                key(here().row < target.row ? Qt::Key_Up : Qt::Key_Down);
            }
        }
        key(Qt::Key_Return);
    }

    std::unique_ptr<test::OpenWindow> m_open;
};

void KeyboardGameTest::aWholeGameIsPlayedAndSaved()
{
    // Black wins a corner; White takes a stone back from it.
    for (const char *vertex : {"A1", "A2", "E5", "B1", "C5", "G5"}) {
        play(vertex);
    }
    key(Qt::Key_Escape); // the cursor away: bare keys are the window's again
    key(Qt::Key_Left);   // a variation
    play("F6");
    key(Qt::Key_Escape);
    key(Qt::Key_Up); // back on the main line
    QCOMPARE(m_open->table.movesToCursor(), QStringLiteral("A1 A2 E5 B1 C5 G5"));
    key(Qt::Key_P);
    key(Qt::Key_P);
    QCOMPARE(m_open->table.movesToCursor(), QStringLiteral("A1 A2 E5 B1 C5 G5 pass pass"));

    const QString path = m_open->directory.filePath(QStringLiteral("game.sgf"));
    key(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(m_open->window->findChild<QFileDialog *>());
    auto *dialog = m_open->window->findChild<QFileDialog *>();
    QTRY_VERIFY(dialog->isVisible());
    auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
    QVERIFY(name);
    QTest::keyClick(name, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(name, path);
    QCOMPARE(name->text(), path);
    const QPointer<QFileDialog> open(dialog);
    for (int tries = 0; tries < 2 && open && open->isVisible(); ++tries) {
        QTest::keyClick(name, Qt::Key_Return); // the list of completions takes the first one
    }
    QTRY_VERIFY(!m_open->table.game.record().isModified());

    const auto read = readSgfFile(path);
    QVERIFY(read);
    const GameTree &tree = read->tree;
    QCOMPARE(tree.nodeCount(), std::size_t(10));
    const Replay end = replayTo(tree, tree.endOfLine(tree.root()));
    QCOMPARE(end.moveNumber(), 8);
    QCOMPARE(end.captured().black, 1);
    QCOMPARE(end.board(), test::boardFrom("9 . . . . . . . . ."
                                          "\n8 . . . . . . . . ."
                                          "\n7 . . . . . . . . ."
                                          "\n6 . . . . . . . . ."
                                          "\n5 . . X . X . O . ."
                                          "\n4 . . . . . . . . ."
                                          "\n3 . . . . . . . . ."
                                          "\n2 O . . . . . . . ."
                                          "\n1 . O . . . . . . ."
                                          "\n  A B C D E F G H J"));
}

void KeyboardGameTest::aGameIsPlayedOnATurnedBoard()
{
    key(Qt::Key_Right, Qt::ControlModifier | Qt::AltModifier);
    key(Qt::Key_Down, Qt::ControlModifier | Qt::AltModifier);
    for (const char *vertex : {"A1", "C7", "J3"}) {
        play(vertex);
    }
    QCOMPARE(m_open->table.movesToCursor(), QStringLiteral("A1 C7 J3"));
}

SHINPAN_TEST(KeyboardGameTest)
#include "keyboardgame_test.moc"
