#include "tests/support/testmain.h"
#include "tests/ui/support/opendocuments.h"
#include "ui/board/boardview.h"
#include "ui/home/arrangement.h"
#include "ui/kit/chrome/applystyle.h"
#include "ui/kit/panel.h"
#include "ui/kit/style.h"
#include "ui/kit/textzoom.h"
#include "ui/window/mainwindow.h"

#include <QAbstractScrollArea>
#include <QScreen>
#include <QScrollBar>
#include <QTest>

#include <memory>

using namespace shinpan;

namespace {

/// Reviewed by an engine that counts points, and commented, so that no panel is empty.
constexpr auto Reviewed =
    "(;GM[1]FF[4]SZ[19]PB[Shinpan (level 5)]PW[A person with a long name]C[Black 53.9%, -1.2 "
    "points]"
    "SBKV[53.9]SBKS[-1.2];B[pd]SBKV[52]SBKS[-1];W[dp]SBKV[69]SBKS[12.5];B[pp]SBKV[31]SBKS[-13]"
    ";W[dd]SBKV[30]SBKS[-13](;B[jj]C[A comment.]SBKV[11]SBKS[-25];W[aa]SBKV[70]SBKS[20])(;B[fq]))";

} // namespace

/// Panels with something in them, with texts of every size, on screens of three sizes
/// (screens.json).
class TextSizesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void everyPanelStaysInItsPlace_data();
    void everyPanelStaysInItsPlace();

private:
    [[nodiscard]] MainWindow &page() const { return m_open->current().page(); }
    [[nodiscard]] QString fault() const;
    [[nodiscard]] QString faultOf(const Panel &panel) const;

    int m_percent = 100; ///< of the texts
    std::unique_ptr<test::OpenDocuments> m_open;
};

void TextSizesTest::init()
{
    applyStyle(*qApp, ColorScheme::Light);
    m_open = std::make_unique<test::OpenDocuments>();
    m_open->open("game.sgf", Reviewed);
}

void TextSizesTest::cleanup()
{
    m_open.reset();
    applyTextZoom(100);
}

QString TextSizesTest::faultOf(const Panel &panel) const
{
    const QRect there = panel.geometry();
    const QSize least = m_percent == 100 ? panel.wholeSize() : panel.minimumSizeHint();
    if (!page().rect().contains(there) || least.boundedTo(there.size()) != least) {
        return QStringLiteral("%1 is %2×%3 at %4, %5 and wants %6×%7")
            .arg(panel.objectName())
            .arg(there.width())
            .arg(there.height())
            .arg(there.x())
            .arg(there.y())
            .arg(least.width())
            .arg(least.height());
    }
    const auto &scroll = *qobject_cast<const QAbstractScrollArea *>(panel.widget());
    const bool scrolls =
        scroll.verticalScrollBar()->isVisible() || scroll.horizontalScrollBar()->isVisible();
    const bool isWell = panel.rect().contains(scroll.geometry()) && !(m_percent == 100 && scrolls);
    return isWell ? QString() : panel.objectName();
}

/// What is wrong with the window as it is; nothing if all is well.
QString TextSizesTest::fault() const
{
    const QWidget &window = *page().window();
    const QSize least = window.minimumSizeHint();
    if (least.width() > 1024 || least.height() > 640 - 24) {
        return QStringLiteral("the window wants %1×%2").arg(least.width()).arg(least.height());
    }
    const QSize board = page().centralWidget()->findChild<BoardView *>()->size();
    if (std::min(board.width(), board.height())
        < 0.55 * std::min(window.width(), window.height())) {
        return QStringLiteral("the board is %1×%2").arg(board.width()).arg(board.height());
    }
    const auto panels = page().findChildren<Panel *>(QString(), Qt::FindDirectChildrenOnly);
    for (const Panel *panel : panels) {
        const bool isInFront = !panel->isHidden() && !panel->visibleRegion().isEmpty();
        if (const QString wrong = isInFront ? faultOf(*panel) : QString(); !wrong.isEmpty()) {
            return wrong;
        }
    }
    return {};
}

void TextSizesTest::everyPanelStaysInItsPlace_data()
{
    QTest::addColumn<int>("screen");
    QTest::addColumn<int>("percent");
    const auto all = QGuiApplication::screens();
    for (int screen = 0; screen < all.size(); ++screen) {
        for (const int percent : {100, 150, 200}) {
            QTest::addRow("%s screen, %d %%", qPrintable(all.at(screen)->name()), percent)
                << screen << percent;
        }
    }
}

void TextSizesTest::everyPanelStaysInItsPlace()
{
    QFETCH(const int, screen);
    QFETCH(const int, percent);
    m_percent = percent;
    applyTextZoom(percent);
    QWidget &window = m_open->window();
    const QRect room = QGuiApplication::screens().at(screen)->availableGeometry();
    window.resize(room.size() - (window.frameGeometry().size() - window.size()));
    window.move(room.topLeft());
    const auto all = page().findChildren<Panel *>(QString(), Qt::FindDirectChildrenOnly);
    for (const WindowLayout layout : AllWindowLayouts) {
        page().arrangement().choose(layout);
        for (Panel *panel : all) {
            page().arrangement().reset();
            panel->bringUp();
            QVERIFY2(QTest::qWaitFor([this] { return fault().isEmpty(); }, 2000),
                     qPrintable(QStringLiteral("layout %1 with %2: %3")
                                    .arg(static_cast<int>(layout))
                                    .arg(panel->objectName(), fault())));
        }
    }
}

SHINPAN_TEST(TextSizesTest)
#include "textsizes_test.moc"
