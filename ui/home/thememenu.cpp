#include "ui/home/thememenu.h"

#include "ui/board/painting/boardpainter.h"
#include "ui/board/painting/themelibrary.h"
#include "ui/kit/symbol.h"

#include <QAction>
#include <QActionGroup>
#include <QDesktopServices>
#include <QDir>
#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QUrl>

#include <cmath>

namespace shinpan {

namespace {

constexpr int PreviewSide = 36; // device-independent pixels
constexpr int PreviewLines = 4;

BoardScene previewScene()
{
    BoardScene scene;
    scene.board = Board(BoardSize::square(PreviewLines));
    scene.board.set({1, 2}, Stone::Black);
    scene.board.set({2, 2}, Stone::White);
    scene.board.set({1, 1}, Stone::White);
    scene.board.set({2, 1}, Stone::Black);
    return scene;
}

} // namespace

QString themePairName(const ThemeLibrary &library, const QString &choice)
{
    if (choice.isEmpty()) {
        return ThemeMenu::tr("Wood, to Match the &Desktop");
    }
    return ThemeMenu::tr("%1 or %2, to Match the Desktop")
        .arg(library.shown(choice, false).name, library.shown(choice, true).name);
}

ThemeMenu::ThemeMenu(ThemeLibrary &library, QWidget *parent)
    : QMenu(parent)
    , m_library(library)
{
    setTitle(tr("&Theme"));
    setProperty("iconSide", PreviewSide); // Chrome heeds it
    rebuild();
    connect(this, &QMenu::aboutToShow, this, &ThemeMenu::readAnew);
}

void ThemeMenu::setChoice(const QString &choice)
{
    m_choice = choice;
    for (QAction *action : actions()) {
        if (action->isCheckable()) {
            action->setChecked(action->data().toString() == choice);
        }
    }
}

void ThemeMenu::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        setTitle(tr("&Theme"));
        rebuild();
    }
    QMenu::changeEvent(event);
}

void ThemeMenu::readAnew()
{
    m_library.reload();
    rebuild();
    // The pictures take longer than the rest, and nobody sees them before the menu opens.
    const qreal ratio = devicePixelRatioF();
    for (QAction *action : actions()) {
        const QString choice = action->data().toString();
        if (!action->isCheckable()) {
            continue;
        }
        const BoardTheme *theme = m_library.find(choice);
        action->setIcon(theme ? themePreview(*theme, PreviewSide, ratio)
                              : themePreview(m_library.shown(choice, false),
                                             m_library.shown(choice, true), PreviewSide, ratio));
    }
}

void ThemeMenu::rebuild()
{
    clear();
    delete findChild<QActionGroup *>(QString(), Qt::FindDirectChildrenOnly);
    new QActionGroup(this);
    for (const QString &pair : m_library.pairs()) {
        addChoice(pair, themePairName(m_library, pair));
    }
    addSeparator();
    for (const BoardTheme &theme : m_library.all()) {
        addChoice(theme.id, theme.name);
    }
    addSeparator();
    for (const QString &error : m_library.errors()) {
        addAction(symbolIcon(Symbol::Warning), error, this, &ThemeMenu::openFolder);
    }
    addAction(tr("&Open Theme Folder"), this, &ThemeMenu::openFolder);
}

void ThemeMenu::addChoice(const QString &choice, const QString &text)
{
    QAction *action = addAction(text);
    action->setData(choice);
    action->setCheckable(true);
    action->setChecked(choice == m_choice);
    action->setIconVisibleInMenu(true);
    findChild<QActionGroup *>(QString(), Qt::FindDirectChildrenOnly)->addAction(action);
    connect(action, &QAction::triggered, this, [this, choice] {
        m_choice = choice;
        Q_EMIT chosen(choice);
    });
}

/// Makes the folder first, so that there is something to open.
void ThemeMenu::openFolder()
{
    QDir().mkpath(m_library.folder());
    QDesktopServices::openUrl(QUrl::fromLocalFile(m_library.folder()));
}

QPixmap themePreview(const BoardTheme &theme, int side, qreal ratio)
{
    const int pixels = static_cast<int>(std::lround(side * ratio));
    // Painted larger and cut, so that the margin outside the board stays away.
    const BoardGeometry geometry(BoardSize::square(PreviewLines), QSize(2 * side, 2 * side), ratio,
                                 false);
    QImage board(geometry.area(), QImage::Format_RGB32);
    QPainter painter(&board);
    painter.scale(ratio, ratio);
    BoardPainter(geometry, theme).paint(painter, QRect(0, 0, 2 * side, 2 * side), previewScene());
    painter.end();
    QPixmap preview = QPixmap::fromImage(
        board.copy(geometry.board())
            .scaled(pixels, pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    preview.setDevicePixelRatio(ratio);
    return preview;
}

QPixmap themePreview(const BoardTheme &light, const BoardTheme &dark, int side, qreal ratio)
{
    QPixmap preview = themePreview(light, side, ratio);
    QPainter painter(&preview);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath lower(QPointF(side, 0));
    lower.lineTo(side, side);
    lower.lineTo(0, side);
    lower.closeSubpath();
    painter.setClipPath(lower);
    painter.drawPixmap(0, 0, themePreview(dark, side, ratio));
    return preview;
}

} // namespace shinpan
