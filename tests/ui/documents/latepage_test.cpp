#include "tests/support/testmain.h"
#include "tests/ui/support/gametable.h"
#include "tests/ui/support/opendocuments.h"
#include "ui/board/boardview.h"
#include "ui/document/documentcontroller.h"
#include "ui/document/documentfeature.h"
#include "ui/document/fileoptions.h"
#include "ui/documents/documentwindow.h"
#include "ui/home/arrangement.h"
#include "ui/kit/noticebar.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QTest>

using namespace shinpan;
using test::EmptyGame;
using test::eventually;
using test::OpenDocuments;

namespace {

/// What a person, or a screen reader, meets in a page: all its parts and what they say, in the
/// order of the alphabet.
[[nodiscard]] QStringList partsOf(const MainWindow &page)
{
    Q_EMIT page.documentActions().recent->aboutToShow(); // it has files that came later
    QStringList parts;
    const auto widgets = page.findChildren<QWidget *>();
    for (const QWidget *widget : widgets) {
        QStringList words{QLatin1String(widget->metaObject()->className()),
                          widget->objectName(),
                          widget->accessibleName(),
                          widget->accessibleDescription(),
                          widget->toolTip(),
                          widget->isVisible() ? QStringLiteral("shown") : QString(),
                          widget->isEnabled() ? QString() : QStringLiteral("disabled")};
        for (const char *name : {"text", "plainText", "currentText", "value", "checked"}) {
            words << widget->property(name).toString();
        }
        parts << words.join(u'|');
    }
    const auto actions = page.findChildren<QAction *>();
    for (const QAction *action : actions) {
        parts << QStringList{action->objectName(),
                             action->text(),
                             action->toolTip(),
                             action->isEnabled() ? QString() : QStringLiteral("disabled"),
                             action->isChecked() ? QStringLiteral("checked") : QString(),
                             action->isVisible() ? QString() : QStringLiteral("hidden")}
                     .join(u'|');
    }
    parts.sort();
    return parts;
}

/// Those of the first that the other has not.
[[nodiscard]] QString lackingIn(const QStringList &other, QStringList parts)
{
    for (const QString &part : other) {
        parts.removeOne(part);
    }
    return parts.join(u'\n');
}

} // namespace

/// The page of a document is built when that is first shown.
class LatePageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPageBuiltLateShowsWhatOneBuiltBeforeDoes_data();
    void aPageBuiltLateShowsWhatOneBuiltBeforeDoes();
    void filesBehindAnotherHaveNoPageYet();
    void whatIsToldBehindATabIsSeenThere();
    void aPageThatMovesBeforeItIsShownIsArrangedAsTheOthers();
};

void LatePageTest::aPageBuiltLateShowsWhatOneBuiltBeforeDoes_data()
{
    QTest::addColumn<QByteArray>("sgf");
    QTest::addColumn<int>("moves");
    QTest::addColumn<WindowLayout>("layout");

    const QByteArray game = "(;FF[4]GM[1]SZ[9]PB[Kim]PW[Lee]KM[6.5]RE[B+R];B[ee]C[Tengen]BL[300]"
                            "(;W[cc]TR[ee]LB[dd:1];B[gg];W[gc])(;W[gg];B[cc]))";
    QTest::newRow("nothing") << QByteArray(EmptyGame) << 0 << WindowLayout::Play;
    QTest::newRow("game") << game << 0 << WindowLayout::Play;
    QTest::newRow("place") << game << 2 << WindowLayout::Annotate;
    QTest::newRow("end") << game << 4 << WindowLayout::Watch;
    QTest::newRow("collection") << game + "(;FF[4]GM[1]SZ[13];B[cc])" + game << 1
                                << WindowLayout::Play;
    QTest::newRow("problem") << QByteArray("(;FF[4]GM[1]SZ[9]AB[aa][bb]AW[cc](;B[dd]C[RIGHT])"
                                           "(;B[ee]C[WRONG]))")
                             << 0 << WindowLayout::Play;
    QTest::newRow("review") << QByteArray("(;FF[4]GM[1]SZ[9];B[ee]SBKV[60.0];W[aa]SBKV[95.0]"
                                          ";B[ed]SBKV[96.0];W[ba]SBKV[99.0])")
                            << 2 << WindowLayout::Analyse;
    QTest::newRow("repairs") << QByteArray("(;FF[4]GM[1]SZ[9]PB[\xC4\xD6\xDC]KM[x];B[ee];W[zz])")
                             << 1 << WindowLayout::Play;
}

void LatePageTest::aPageBuiltLateShowsWhatOneBuiltBeforeDoes()
{
    QFETCH(const QByteArray, sgf);
    QFETCH(const int, moves);
    QFETCH(const WindowLayout, layout);
    OpenDocuments open;
    DocumentWindow &window = open.window();
    QVERIFY(QDir(open.directory.path()).mkdir(QStringLiteral("late")));
    const auto goOn = [moves](Document &document) { document.game().cursor().forward(moves); };
    window.current()->page().arrangement().choose(layout);
    const auto seen = [&](Document &document) {
        window.showDocument(document);
        QTest::qWait(400); // what waits a moment before it is shown
        open.preferences.set(RecentFiles());
        return partsOf(document.page());
    };

    Document &early = open.open("a.sgf", sgf);
    goOn(early);
    open.set->openFiles({open.write("late/a.sgf", sgf), open.write("b.sgf", EmptyGame)}, window,
                        goOn);
    QTRY_COMPARE(window.documents().size(), std::size_t{3});
    Document &late = *window.documents()[1];
    const QStringList before = seen(early).replaceInStrings(open.path("a.sgf"), QString());
    const QStringList after = seen(late).replaceInStrings(open.path("late/a.sgf"), QString());

    QCOMPARE(lackingIn(after, before), QString());
    QCOMPARE(lackingIn(before, after), QString());
    const BoardView &lateBoard = *late.page().findChild<BoardView *>();
    const BoardView &earlyBoard = *early.page().findChild<BoardView *>();
    QCOMPARE(lateBoard.position(), earlyBoard.position());
    QCOMPARE(lateBoard.lastMove(), earlyBoard.lastMove());
    QVERIFY(static_cast<const BoardLayer &>(lateBoard.scene())
            == static_cast<const BoardLayer &>(earlyBoard.scene()));
}

void LatePageTest::filesBehindAnotherHaveNoPageYet()
{
    const OpenDocuments open;

    open.set->openFiles({open.write("a.sgf", EmptyGame), open.write("b.sgf", EmptyGame),
                         open.write("c.sgf", EmptyGame)},
                        open.window());

    QTRY_COMPARE(open.tabs(), QStringLiteral("a.sgf|b.sgf|c.sgf"));
    QCOMPARE(open.current().file().displayName(), QStringLiteral("c.sgf"));
    Document &hidden = *open.window().documents()[1];
    QVERIFY(hidden.page().findChildren<QDockWidget *>().isEmpty());
    open.window().showDocument(hidden);
    QVERIFY(!hidden.page().findChildren<QDockWidget *>().isEmpty());
}

void LatePageTest::whatIsToldBehindATabIsSeenThere()
{
    const OpenDocuments open;
    open.set->openFiles({open.write("a.sgf", EmptyGame), open.write("b.sgf", EmptyGame),
                         open.write("c.sgf", EmptyGame)},
                        open.window());
    QTRY_COMPARE(open.tabs(), QStringLiteral("a.sgf|b.sgf|c.sgf"));
    Document &hidden = *open.window().documents()[1];

    QVERIFY(QFile::remove(open.path("b.sgf")));
    QVERIFY(eventually([&hidden] { return !hidden.page().notices().text().isEmpty(); }));
    open.window().showDocument(hidden);

    QVERIFY(hidden.page().notices().isVisible());
    QVERIFY(hidden.page().notices().text().contains(QLatin1String("b.sgf")));
}

void LatePageTest::aPageThatMovesBeforeItIsShownIsArrangedAsTheOthers()
{
    const OpenDocuments open;
    open.current().page().arrangement().choose(WindowLayout::Analyse);
    open.set->openFiles({open.write("a.sgf", EmptyGame), open.write("b.sgf", EmptyGame),
                         open.write("c.sgf", EmptyGame)},
                        open.window());
    QTRY_COMPARE(open.tabs(), QStringLiteral("a.sgf|b.sgf|c.sgf"));
    Document &hidden = *open.window().documents()[1];

    open.set->moveAway(hidden);

    QCOMPARE(open.tabs(), QStringLiteral("a.sgf|c.sgf"));
    QCOMPARE(hidden.page().arrangement().layout(), WindowLayout::Analyse);
    QVERIFY(hidden.page().findChild<QDockWidget *>(QStringLiteral("analysis"))->isVisible());
}

SHINPAN_TEST(LatePageTest)

#include "latepage_test.moc"
