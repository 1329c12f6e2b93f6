#pragma once

#include "core/board/point.h"

#include <Qt>

#include <optional>
#include <vector>

namespace shinpan {

/// A stroke of painting over a board, while a button is down. Beside the points it rests; where it
/// comes back, it goes on.
class PaintStroke
{
public:
    [[nodiscard]] bool isUnderWay() const { return m_button.has_value(); }
    [[nodiscard]] bool isOf(Qt::MouseButton button) const { return m_button == button; }

    void begin(Point point, Qt::MouseButton button);
    /// Where the mouse is now; nothing beside the points. Returns the points that were reached on
    /// the way, none left out however fast it is.
    [[nodiscard]] std::vector<Point> moveTo(std::optional<Point> point);
    void end();

private:
    std::optional<Qt::MouseButton> m_button;
    std::optional<Point> m_point;
};

} // namespace shinpan
