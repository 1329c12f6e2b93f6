#include "tests/support/outcome.h"
#include "tests/support/testmain.h"
#include "tests/ui/home/menudialogs.h"
#include "tests/ui/support/opendocuments.h"
#include "ui/board/boardview.h"
#include "ui/home/arrangement.h"
#include "ui/kit/chrome/applystyle.h"
#include "ui/window/mainwindow.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QFileDialog>
#include <QScreen>
#include <QTest>
#include <QToolBar>

#include <memory>
#include <set>

using namespace shinpan;

namespace {

/// The smallest first.
[[nodiscard]] QList<QScreen *> screens()
{
    QList<QScreen *> all = QGuiApplication::screens();
    std::ranges::sort(all, {}, [](const QScreen *screen) { return screen->size().width(); });
    return all;
}

/// Runs the event loop until a turn of it leaves the size of the dialog; false if it never does.
[[nodiscard]] bool isLaidOut(const QWidget &dialog)
{
    return test::eventually([&dialog] {
        const QSize before = dialog.size();
        QCoreApplication::processEvents();
        return dialog.size() == before;
    });
}

} // namespace

/// Windows, panels and dialogs on screens of three sizes (screens.json).
class ScreensTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_open.reset(); }

    void theFirstWindowFitsItsScreen();
    void anyTwoPanelsAreSeenBesideALargeBoard_data();
    void anyTwoPanelsAreSeenBesideALargeBoard();
    void allPanelsAtOnceFitTheSmallestScreen();
    void panelsThatHadNoRoomShareTheColumnAgain();
    void aColumnKeepsTheWidthThatItWasGiven();
    void everyDialogIsOnTheScreen_data();
    void everyDialogIsOnTheScreen();
    void noDialogResizesWhileOneChooses();
    void noToolMoves();

private:
    [[nodiscard]] DocumentWindow &window() const { return m_open->window(); }
    [[nodiscard]] MainWindow &page() const { return m_open->current().page(); }
    [[nodiscard]] QDockWidget &panel(const char *name) const
    {
        return *page().findChild<QDockWidget *>(QLatin1String(name));
    }
    [[nodiscard]] QList<QDockWidget *> panels() const
    {
        return page().findChildren<QDockWidget *>(QString(), Qt::FindDirectChildrenOnly);
    }
    void fill(int screen) const;
    [[nodiscard]] QString fault() const;
    [[nodiscard]] QString faultOf(const QDockWidget &panel) const;
    /// Runs the event loop until a turn of it changes no place; false if it never does.
    [[nodiscard]] bool settles() const;
    [[nodiscard]] QHash<const QWidget *, QRect> places() const;
    [[nodiscard]] QString moved(const QHash<const QWidget *, QRect> &before) const;
    /// What in a dialog changes its size by being chosen; nothing if all is well.
    [[nodiscard]] static QString resizing(QWidget &dialog);

    std::unique_ptr<test::OpenDocuments> m_open;
};

void ScreensTest::initTestCase()
{
    QCOMPARE(QGuiApplication::screens().size(), 3);
    applyStyle(*qApp, ColorScheme::Light);
}

void ScreensTest::init()
{
    m_open = std::make_unique<test::OpenDocuments>();
    window().leaveHome();
}

/// Makes it as large as a maximised window.
void ScreensTest::fill(int screen) const
{
    const QRect room = screens().at(screen)->availableGeometry();
    const QSize frame = window().frameGeometry().size() - window().size();
    window().resize(room.size() - frame);
    window().move(room.topLeft());
}

/// What is wrong with the window as it is; nothing if all is well.
QString ScreensTest::fault() const
{
    const QRect room = window().screen()->availableGeometry();
    if (!room.contains(window().frameGeometry())) {
        const QRect frame = window().frameGeometry();
        return QStringLiteral("the window is at %1, %2, and %3×%4")
            .arg(frame.x())
            .arg(frame.y())
            .arg(frame.width())
            .arg(frame.height());
    }
    const auto shown = panels();
    for (const QDockWidget *panel : shown) {
        if (const QString wrong = panel->isHidden() ? QString() : faultOf(*panel);
            !wrong.isEmpty()) {
            return wrong;
        }
    }
    const QSize board = page().centralWidget()->findChild<BoardView *>()->size();
    const int shorter = std::min(window().width(), window().height());
    if (std::min(board.width(), board.height()) < 0.55 * shorter) {
        QString wrong = QStringLiteral("the board is %1×%2 of %3×%4")
                            .arg(board.width())
                            .arg(board.height())
                            .arg(page().centralWidget()->width())
                            .arg(page().centralWidget()->height());
        for (const QDockWidget *panel : shown) {
            if (!panel->isHidden()) {
                wrong += QStringLiteral(", %1 at %2, %3 is %4×%5 ≥ %6")
                             .arg(panel->objectName())
                             .arg(panel->x())
                             .arg(panel->y())
                             .arg(panel->width())
                             .arg(panel->height())
                             .arg(panel->minimumSizeHint().width());
            }
        }
        return wrong;
    }
    return {};
}

QString ScreensTest::faultOf(const QDockWidget &panel) const
{
    QList<const QDockWidget *> place{&panel};
    const auto tabs = page().tabifiedDockWidgets(const_cast<QDockWidget *>(&panel));
    for (const QDockWidget *tab : tabs) {
        if (!tab->isHidden()) {
            place.append(tab);
        }
    }
    const auto isInFront = [](const QDockWidget *one) { return !one->visibleRegion().isEmpty(); };
    if (std::ranges::count_if(place, isInFront) != 1) {
        const QRect there = panel.geometry();
        return QStringLiteral("%1 is not seen: %2, %3, %4×%5, %6 in front of %7 of %8×%9")
            .arg(panel.objectName())
            .arg(there.x())
            .arg(there.y())
            .arg(there.width())
            .arg(there.height())
            .arg(std::ranges::count_if(place, isInFront))
            .arg(place.size())
            .arg(page().width())
            .arg(page().height());
    }
    if (!isInFront(&panel)) {
        return {};
    }
    if (!page().rect().contains(panel.geometry())
        || panel.height() < panel.minimumSizeHint().height()
        || panel.width() < panel.minimumSizeHint().width()) {
        return QStringLiteral("%1 is %2×%3, and wants %4×%5")
            .arg(panel.objectName())
            .arg(panel.width())
            .arg(panel.height())
            .arg(panel.minimumSizeHint().width())
            .arg(panel.minimumSizeHint().height());
    }
    return {};
}

void ScreensTest::theFirstWindowFitsItsScreen()
{
    QVERIFY2(window().screen()->availableGeometry().contains(window().frameGeometry()),
             qPrintable(QStringLiteral("%1×%2").arg(window().width()).arg(window().height())));
    QTRY_COMPARE(fault(), QString());
}

void ScreensTest::anyTwoPanelsAreSeenBesideALargeBoard_data()
{
    QTest::addColumn<int>("screen");
    QTest::addColumn<WindowLayout>("layout");
    const auto all = screens();
    for (int screen = 0; screen < all.size(); ++screen) {
        for (const WindowLayout layout : AllWindowLayouts) {
            QTest::addRow("%s screen, layout %d", qPrintable(all.at(screen)->name()),
                          static_cast<int>(layout))
                << screen << layout;
        }
    }
}

void ScreensTest::anyTwoPanelsAreSeenBesideALargeBoard()
{
    QFETCH(const int, screen);
    QFETCH(const WindowLayout, layout);
    fill(screen);
    page().arrangement().choose(layout);
    const auto all = panels();
    for (qsizetype one = 0; one < all.size(); ++one) {
        for (qsizetype other = one + 1; other < all.size(); ++other) {
            page().arrangement().reset();
            all.at(one)->show();
            all.at(other)->show();
            QVERIFY2(QTest::qWaitFor([this] { return fault().isEmpty(); }, 2000),
                     qPrintable(QStringLiteral("%1 and %2: %3")
                                    .arg(all.at(one)->objectName(), all.at(other)->objectName(),
                                         fault())));
            all.at(one)->hide(); // games are of no layout
            all.at(other)->hide();
        }
    }
}

void ScreensTest::allPanelsAtOnceFitTheSmallestScreen()
{
    fill(0);
    for (const WindowLayout layout : AllWindowLayouts) {
        page().arrangement().choose(layout);
        const auto all = panels();
        for (QDockWidget *each : all) {
            each->show();
        }
        QVERIFY2(QTest::qWaitFor([this] { return fault().isEmpty(); }, 2000), qPrintable(fault()));
        QVERIFY(window().minimumSizeHint().width() <= 1024);
        QVERIFY(window().minimumSizeHint().height() <= 640 - 24);
    }
}

void ScreensTest::panelsThatHadNoRoomShareTheColumnAgain()
{
    fill(0);
    page().arrangement().choose(WindowLayout::Watch);
    QTRY_VERIFY(!page().tabifiedDockWidgets(&panel("console")).isEmpty());

    fill(2);

    QTRY_VERIFY(page().tabifiedDockWidgets(&panel("console")).isEmpty());
    QTRY_COMPARE(fault(), QString());
}

void ScreensTest::aColumnKeepsTheWidthThatItWasGiven()
{
    fill(1);
    page().arrangement().choose(WindowLayout::Play);
    QTRY_COMPARE(fault(), QString());
    QVERIFY(settles());
    page().resizeDocks({&panel("players")}, {350}, Qt::Horizontal);
    QTRY_COMPARE(panel("players").width(), 350);
    QVERIFY(settles()); // and it is seen that the person did it

    panel("graph").show();
    panel("tree").hide();

    QTRY_VERIFY(!panel("graph").visibleRegion().isEmpty());
    QTRY_COMPARE(panel("players").width(), 350);
}

void ScreensTest::everyDialogIsOnTheScreen_data()
{
    QTest::addColumn<int>("screen");
    for (int screen = 0; screen < 3; ++screen) {
        QTest::addRow("%d", screen) << screen;
    }
}

void ScreensTest::everyDialogIsOnTheScreen()
{
    QFETCH(const int, screen);
    fill(screen);
    m_open->open("game.sgf", "(;GM[1]SZ[9];B[ee];W[cc];B[gg])");
    const QRect room = screens().at(screen)->availableGeometry();
    std::set<QString> titles;
    test::openEachDialog(page(), [&](QWidget &opened) {
        titles.insert(opened.windowTitle());
        const auto isWell = [&] { return room.contains(opened.frameGeometry()); };
        QVERIFY2(QTest::qWaitFor(isWell, 1000),
                 qPrintable(QStringLiteral("%1: %2×%3 at %4, %5, at least %6×%7")
                                .arg(opened.windowTitle())
                                .arg(opened.width())
                                .arg(opened.height())
                                .arg(opened.x() - room.x())
                                .arg(opened.y())
                                .arg(opened.minimumSizeHint().width())
                                .arg(opened.minimumSizeHint().height())));
        const QPoint away = opened.geometry().center() - window().geometry().center();
        QVERIFY2(away.manhattanLength() <= 40, qPrintable(opened.windowTitle()));
    });
    QVERIFY2(titles.size() >= 12, qPrintable(QString::number(titles.size())));
}

QString ScreensTest::resizing(QWidget &dialog)
{
    const QSize size = dialog.size();
    const auto resizes = [&] { return !isLaidOut(dialog) || dialog.size() != size; };
    const auto boxes = dialog.findChildren<QComboBox *>();
    for (QComboBox *box : boxes) {
        const int before = box->currentIndex();
        for (int choice = 0; box->isVisible() && choice < box->count(); ++choice) {
            if (box->itemText(choice).contains(u'…')) {
                continue; // that opens something
            }
            box->setCurrentIndex(choice);
            Q_EMIT box->activated(choice);
            if (resizes()) {
                return QStringLiteral("%1: %2, from %3×%4 to %5×%6")
                    .arg(box->accessibleName(), box->currentText())
                    .arg(size.width())
                    .arg(size.height())
                    .arg(dialog.width())
                    .arg(dialog.height());
            }
        }
        box->setCurrentIndex(before);
    }
    const auto buttons = dialog.findChildren<QAbstractButton *>();
    for (QAbstractButton *button : buttons) {
        for (int press = 0; button->isCheckable() && button->isVisible() && press < 2; ++press) {
            button->click();
            if (resizes()) {
                return button->text();
            }
        }
    }
    return {};
}

void ScreensTest::noDialogResizesWhileOneChooses()
{
    fill(1);
    m_open->open("game.sgf", "(;GM[1]SZ[9];B[ee];W[cc];B[gg])");
    EngineProfile engine;
    engine.name = QStringLiteral("GNU Go"); // with levels
    engine.commandLine = QStringLiteral("gnugo --mode gtp");
    m_open->store.add(engine);
    QStringList causes;
    test::openEachDialog(page(), [&causes](QWidget &dialog) {
        const bool isOfFiles = qobject_cast<QFileDialog *>(&dialog) != nullptr;
        if (!isLaidOut(dialog)) {
            causes << dialog.windowTitle() + QLatin1String(" is never laid out");
        }
        if (const QString cause = isOfFiles ? QString() : resizing(dialog); !cause.isEmpty()) {
            causes << dialog.windowTitle() + QLatin1String(", ") + cause;
        }
    });
    QCOMPARE(causes.join(u'\n'), QString());
    applyStyle(*qApp, ColorScheme::Light); // it was chosen
}

bool ScreensTest::settles() const
{
    return test::eventually([this] {
        const QHash<const QWidget *, QRect> before = places();
        QCoreApplication::processEvents();
        return moved(before).isEmpty();
    });
}

/// The places of the tools that are shown.
QHash<const QWidget *, QRect> ScreensTest::places() const
{
    QHash<const QWidget *, QRect> places;
    const auto bars = page().findChildren<QToolBar *>(QString(), Qt::FindDirectChildrenOnly)
                    + page().centralWidget()->findChildren<QToolBar *>();
    for (const QToolBar *bar : bars) {
        const auto tools = bar->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
        for (const QWidget *tool : tools) {
            const bool isSpace = tool->metaObject() == &QWidget::staticMetaObject;
            if (tool->isVisible() && !isSpace
                && tool->objectName() != QLatin1String("qt_toolbar_ext_button")) {
                places.insert(tool, tool->geometry());
            }
        }
    }
    return places;
}

/// The first tool that is not where it was; nothing if all are, or are not shown now.
QString ScreensTest::moved(const QHash<const QWidget *, QRect> &before) const
{
    const QHash<const QWidget *, QRect> now = places();
    for (auto tool = now.cbegin(); tool != now.cend(); ++tool) {
        const QRect there = before.value(tool.key(), *tool);
        if (there != *tool) {
            return QStringLiteral("%1 went from %2+%3 to %4+%5")
                .arg(tool.key()->accessibleName())
                .arg(there.x())
                .arg(there.width())
                .arg(tool->x())
                .arg(tool->width());
        }
    }
    return {};
}

void ScreensTest::noToolMoves()
{
    fill(1);
    page().arrangement().choose(WindowLayout::Annotate);
    QTRY_COMPARE(fault(), QString());
    QCoreApplication::processEvents();
    const QRect room = window().geometry();
    const QHash<const QWidget *, QRect> before = places();
    QVERIFY(before.size() > 20);
    const auto all = test::menuActions(page());
    for (QAction *action : all) {
        if (!action->isEnabled() || action->text().contains(u'…')) {
            continue;
        }
        const QString text = action->text();
        action->trigger();
        test::closeOthers(window());
        QVERIFY(settles());
        if (window().isFullScreen()) {
            window().showNormal();
            window().setGeometry(room);
        }
        QVERIFY2(moved(before).isEmpty(), qPrintable(text + QLatin1String(": ") + moved(before)));
        page().arrangement().choose(WindowLayout::Annotate);
        QTRY_COMPARE(moved(before), QString());
    }
}

SHINPAN_TEST(ScreensTest)
#include "screens_test.moc"
