// How a BoardView looks: its theme, the way of stones onto it, and what happens while it is
// resized.

#include "ui/board/boardview.h"
#include "ui/board/themelibrary.h"
#include "ui/kit/reducedmotion.h"
#include "ui/kit/style.h"

namespace shinpan {

void BoardView::connectLook()
{
    constexpr std::chrono::milliseconds Rest(150); // no new size for so long
    m_restTimer.setSingleShot(true);
    m_restTimer.setInterval(Rest);
    connect(&m_restTimer, &QTimer::timeout, this, [this] {
        m_sharpening.startLater([this] {
            const bool isSharp = m_painter.sharpen();
            if (isSharp) {
                update();
            }
            return isSharp;
        });
    });
    connect(&m_motion, &StoneMotion::moved, this, [this](Point point) {
        m_scene.settling = m_motion.settling();
        repaintPoint(point);
    });
    connect(&ThemeLibrary::shared(), &ThemeLibrary::changed, this, [this] {
        if (m_followsOptions) {
            showTheme();
        }
    });
}

void BoardView::setTheme(const BoardTheme &theme)
{
    m_followsOptions = false;
    m_painter.setTheme(theme);
    update();
}

/// The theme of the options on this ground.
void BoardView::showTheme()
{
    m_followsOptions = true;
    m_painter.setTheme(ThemeLibrary::shared().shown(m_options.theme, isDark(palette())));
    update();
}

/// Brings the painter up to size and screen.
void BoardView::fit()
{
    const BoardGeometry now = geometry();
    if (now == m_painter.geometry()) {
        return;
    }
    m_painter.stretchTo(now);
    m_sharpening.cancel();
    if (m_painter.isStretched()) {
        m_restTimer.start();
    }
}

/// The stone that was put down to make `after` of what is shown: one was added, and it is the move.
std::optional<Point> BoardView::stonePlaced(const Board &after,
                                            const std::optional<Move> &move) const
{
    const Board &before = m_scene.board;
    if (!move || !move->point || before.size() != after.size()) {
        return std::nullopt;
    }
    for (int i = 0; i < after.size().pointCount(); ++i) {
        const Point point = after.size().pointAt(i);
        const bool isNew = after.at(point) != Stone::Empty && after.at(point) != before.at(point);
        if (isNew != (point == *move->point)) {
            return std::nullopt;
        }
    }
    return move->point;
}

void BoardView::settle(const std::optional<Point> &stone)
{
    if (stone && m_options.isLively && isVisible() && m_followsOptions && !isMotionReduced(*this)) {
        m_motion.begin(*stone);
    } else {
        m_motion.end();
    }
}

} // namespace shinpan
