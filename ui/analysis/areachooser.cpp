#include "ui/analysis/areachooser.h"

#include "core/board/boardregion.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/board/boardview.h"
#include "ui/board/regionpicker.h"

#include <QKeyEvent>

#include <algorithm>
#include <iterator>

namespace shinpan {

namespace {

[[nodiscard]] std::vector<Point> pointsOf(const BoardRegion &region)
{
    std::vector<Point> points;
    for (int row = region.bottomLeft.row; row <= region.topRight.row; ++row) {
        for (int column = region.bottomLeft.column; column <= region.topRight.column; ++column) {
            points.push_back({static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)});
        }
    }
    std::ranges::sort(points);
    return points;
}

/// The points with those of a region, or without them if all of it is there already.
[[nodiscard]] std::vector<Point> toggled(const std::vector<Point> &points,
                                         const std::vector<Point> &region)
{
    std::vector<Point> result;
    if (std::ranges::includes(points, region)) {
        std::ranges::set_difference(points, region, std::back_inserter(result));
    } else {
        std::ranges::set_union(points, region, std::back_inserter(result));
    }
    return result;
}

} // namespace

AreaChooser::AreaChooser(AnalysisController &analysis, BoardView &board, QObject *parent)
    : QObject(parent)
    , m_analysis(analysis)
    , m_board(board)
    , m_only(createPicker(Kind::Only, Qt::AltModifier | Qt::ShiftModifier))
    , m_avoided(createPicker(Kind::Avoid, Qt::AltModifier | Qt::ControlModifier))
    , m_shown(analysis.area())
{
    connect(&analysis, &AnalysisController::areaChanged, this, [this] { show(m_analysis.area()); });
    board.installEventFilter(this);
}

RegionPicker *AreaChooser::createPicker(Kind kind, Qt::KeyboardModifiers keys)
{
    auto *picker = new RegionPicker(m_board, keys, this);
    connect(picker, &RegionPicker::dragged, this,
            [this, kind](const BoardRegion &region) { show(areaWith(kind, region)); });
    connect(picker, &RegionPicker::picked, this, [this, kind](const BoardRegion &region) {
        m_analysis.setArea(areaWith(kind, region));
        show(m_analysis.area());
    });
    connect(picker, &RegionPicker::pickingEnded, this, &AreaChooser::changed);
    return picker;
}

bool AreaChooser::isActive() const
{
    return m_only->isPicking() || m_avoided->isPicking() || !m_shown.isEmpty();
}

void AreaChooser::begin(Kind kind)
{
    const bool isOnly = kind == Kind::Only;
    (isOnly ? m_avoided : m_only)->pickNext(false);
    (isOnly ? m_only : m_avoided)->pickNext(true);
    m_board.setFocus();
    Q_EMIT changed();
}

void AreaChooser::clear()
{
    m_only->pickNext(false);
    m_avoided->pickNext(false);
    m_analysis.setArea({});
    show({});
}

bool AreaChooser::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey =
        event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    const bool isEscape = isKey && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
    const bool isOurs = isEscape && isActive() && !m_board.isPainting() && !m_board.cursor();
    if (isOurs && event->type() == QEvent::KeyPress) {
        clear();
    } else if (isOurs) {
        event->accept(); // comes back as a key press instead of the window's shortcut
    }
    return isOurs || QObject::eventFilter(watched, event);
}

SearchArea AreaChooser::areaWith(Kind kind, const BoardRegion &region) const
{
    SearchArea area = m_analysis.area();
    if (kind == Kind::Only) {
        area.only = pointsOf(region);
    } else {
        area.avoided = toggled(area.avoided, pointsOf(region));
    }
    return area;
}

void AreaChooser::show(const SearchArea &area)
{
    m_shown = area;
    Q_EMIT changed();
}

} // namespace shinpan
