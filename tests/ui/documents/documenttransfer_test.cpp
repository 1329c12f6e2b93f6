#include "tests/support/testmain.h"
#include "tests/ui/support/opendocuments.h"
#include "ui/board/boardview.h"
#include "ui/document/documentcontroller.h"
#include "ui/document/documentfeature.h"
#include "ui/document/fileoptions.h"
#include "ui/documents/documentwindow.h"
#include "ui/info/commentpanel.h"
#include "ui/window/mainwindow.h"

#include <QClipboard>
#include <QDropEvent>
#include <QGuiApplication>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QStatusBar>
#include <QTest>
#include <QUrl>

using namespace shinpan;
using test::EmptyGame;
using test::OpenDocuments;

/// Games that come and go otherwise than by a file dialog: dropped, over the clipboard, from the
/// list of recent files.
class DocumentTransferTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_open = std::make_unique<OpenDocuments>(); }
    void cleanup() { m_open.reset(); }

    void droppedFilesAreOpened();
    void filesDroppedOnTheCommentAreOpenedToo();
    void droppedTextIsOpened();
    void otherThingsAreNotTaken();
    void aGameIsCopiedWithAKey();
    void aGameIsPastedWithAKey();
    void filesArePastedToo();
    void textWithoutAGameIsNot();
    void aTextKeepsItsKeys();
    void recentFilesAreListed();
    void aRecentFileIsOpened();
    void recentFilesCanBeForgotten();

private:
    [[nodiscard]] bool drop(const QMimeData &data) const { return drop(data, m_open->window()); }
    [[nodiscard]] static bool drop(const QMimeData &data, QWidget &target);
    void press(Qt::Key key) const;
    [[nodiscard]] QString recent() const;

    std::unique_ptr<OpenDocuments> m_open;
};

/// Whether it is taken there, or by what that is in.
bool DocumentTransferTest::drop(const QMimeData &data, QWidget &target)
{
    constexpr QPoint Place(300, 300);
    QDragEnterEvent enter(Place, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, {});
    enter.ignore();
    QCoreApplication::sendEvent(&target, &enter);
    if (!enter.isAccepted()) {
        return false;
    }
    QDropEvent event(Place, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&target, &event);
    return event.isAccepted();
}

/// Presses it with Ctrl, on the board.
void DocumentTransferTest::press(Qt::Key key) const
{
    auto *board = m_open->current().page().findChild<BoardView *>();
    board->setFocus();
    QTest::keyClick(board, key, Qt::ControlModifier);
}

/// The entries of the list, without the folders.
QString DocumentTransferTest::recent() const
{
    RecentMenu &menu = *m_open->current().page().documentActions().recent;
    Q_EMIT menu.aboutToShow();
    QStringList names;
    const QList<QAction *> actions = menu.actions();
    for (const QAction *action : actions) {
        if (action->toolTip().endsWith(QLatin1String(".sgf"))) {
            names << action->text().section(QStringLiteral(" – "), 0, 0);
        }
    }
    return names.join(u'|');
}

void DocumentTransferTest::droppedFilesAreOpened()
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(m_open->write("a.sgf", EmptyGame)),
                  QUrl::fromLocalFile(m_open->write("b.sgf", EmptyGame))});

    QVERIFY(drop(data));

    QTRY_COMPARE(m_open->tabs(), QStringLiteral("a.sgf|b.sgf"));
}

void DocumentTransferTest::filesDroppedOnTheCommentAreOpenedToo()
{
    auto *comment =
        m_open->current().page().findChild<CommentPanel *>()->findChild<QPlainTextEdit *>();
    QMimeData file;
    file.setUrls({QUrl::fromLocalFile(m_open->write("a.sgf", EmptyGame))});

    QVERIFY(drop(file, *comment->viewport()));

    QCOMPARE(m_open->tabs(), QStringLiteral("a.sgf"));
    QCOMPARE(comment->toPlainText(), QString());
}

void DocumentTransferTest::droppedTextIsOpened()
{
    QMimeData data;
    data.setText(QStringLiteral("Look: (;GM[1]SZ[9];B[ee]C[ŝako])"));

    QVERIFY(drop(data));

    QCOMPARE(m_open->tabs(), QStringLiteral("Untitled •"));
    QVERIFY(m_open->current().file().isModified());
    m_open->current().game().cursor().toEnd();
    QCOMPARE(OpenDocuments::moves(m_open->current()), QStringLiteral("E5"));
}

void DocumentTransferTest::otherThingsAreNotTaken()
{
    QMimeData text;
    text.setText(QStringLiteral("no game (at all); really"));
    QMimeData link;
    link.setUrls({QUrl(QStringLiteral("https://example.org/a.sgf"))});

    QVERIFY(!drop(text));
    QVERIFY(!drop(link));
}

void DocumentTransferTest::aGameIsCopiedWithAKey()
{
    m_open->open("a.sgf", "(;FF[4]GM[1]SZ[9];B[ee]C[ŝako])");

    press(Qt::Key_C);

    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    QVERIFY(data->text().contains(QStringLiteral(";B[ee]")));
    QVERIFY(data->text().contains(QStringLiteral("C[ŝako]")));
    QVERIFY(data->hasFormat(QStringLiteral("application/x-go-sgf")));
}

void DocumentTransferTest::aGameIsPastedWithAKey()
{
    m_open->open("a.sgf", EmptyGame);
    QGuiApplication::clipboard()->setText(QStringLiteral("(;GM[1]SZ[9];B[cc])"));

    press(Qt::Key_V);

    QCOMPARE(m_open->tabs(), QStringLiteral("a.sgf|Untitled •"));
}

void DocumentTransferTest::filesArePastedToo()
{
    auto *data = new QMimeData;
    data->setUrls({QUrl::fromLocalFile(m_open->write("a.sgf", EmptyGame))});
    QGuiApplication::clipboard()->setMimeData(data);

    press(Qt::Key_V);

    QCOMPARE(m_open->tabs(), QStringLiteral("a.sgf"));
}

void DocumentTransferTest::textWithoutAGameIsNot()
{
    QGuiApplication::clipboard()->setText(QStringLiteral("hello"));

    press(Qt::Key_V);

    QCOMPARE(m_open->tabs(), QStringLiteral("Untitled"));
    QCOMPARE(m_open->current().page().statusBar()->currentMessage(),
             QStringLiteral("There is no game on the clipboard."));
}

void DocumentTransferTest::aTextKeepsItsKeys()
{
    QGuiApplication::clipboard()->setText(QStringLiteral("(;GM[1]SZ[9];B[cc])"));
    auto *comment =
        m_open->current().page().findChild<CommentPanel *>()->findChild<QPlainTextEdit *>();
    comment->setFocus();

    QTest::keyClick(comment, Qt::Key_V, Qt::ControlModifier);

    QCOMPARE(comment->toPlainText(), QStringLiteral("(;GM[1]SZ[9];B[cc])"));
    QCOMPARE(m_open->set->windows().front()->documents().size(), std::size_t(1));
}

void DocumentTransferTest::recentFilesAreListed()
{
    m_open->open("a.sgf", EmptyGame);
    m_open->open("R&B.sgf", EmptyGame);

    QCOMPARE(recent(), QStringLiteral("&1 R&&B.sgf|&2 a.sgf"));
    m_open->open("a.sgf", EmptyGame);
    OpenDocuments::play(m_open->current(), "E5"); // what was worked on last comes first
    QCOMPARE(recent(), QStringLiteral("&1 a.sgf|&2 R&&B.sgf"));
}

void DocumentTransferTest::aRecentFileIsOpened()
{
    m_open->preferences.set(RecentFiles{{m_open->write("a.sgf", EmptyGame)}});
    RecentMenu &menu = *m_open->current().page().documentActions().recent;
    Q_EMIT menu.aboutToShow();

    menu.actions().first()->trigger();

    QCOMPARE(m_open->tabs(), QStringLiteral("a.sgf"));
}

void DocumentTransferTest::recentFilesCanBeForgotten()
{
    m_open->open("a.sgf", EmptyGame);
    RecentMenu &menu = *m_open->current().page().documentActions().recent;
    Q_EMIT menu.aboutToShow();

    menu.actions().last()->trigger();

    QCOMPARE(m_open->preferences.get(&RecentFiles::paths), QStringList());
    QCOMPARE(recent(), QString());
}

SHINPAN_TEST(DocumentTransferTest)

#include "documenttransfer_test.moc"
