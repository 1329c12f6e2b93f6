#include "ui/board/paintstroke.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace shinpan {

namespace {

/// The points after `from` on the way to `to`, `to` included.
std::vector<Point> wayTo(Point from, Point to)
{
    std::vector<Point> way;
    const int columns = to.column - from.column;
    const int rows = to.row - from.row;
    const int steps = std::max(std::abs(columns), std::abs(rows));
    const auto between = [steps](int start, int distance, int step) {
        const int half = distance < 0 ? -steps / 2 : steps / 2;
        return static_cast<std::uint8_t>(start + (distance * step + half) / steps);
    };
    for (int step = 1; step <= steps; ++step) {
        way.push_back({between(from.column, columns, step), between(from.row, rows, step)});
    }
    return way;
}

} // namespace

void PaintStroke::begin(Point point, Qt::MouseButton button)
{
    m_button = button;
    m_point = point;
}

std::vector<Point> PaintStroke::moveTo(std::optional<Point> point)
{
    const std::optional<Point> from = std::exchange(m_point, point);
    if (!point || from == point) {
        return {};
    }
    return from ? wayTo(*from, *point) : std::vector{*point};
}

void PaintStroke::end()
{
    m_button.reset();
    m_point.reset();
}

} // namespace shinpan
