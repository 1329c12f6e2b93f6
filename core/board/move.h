#pragma once

#include "core/board/color.h"
#include "core/board/point.h"

#include <optional>

namespace shinpan {

/// A colour's stone, or its pass when there is no point. A resignation is not a move.
struct Move
{
    Color color = Color::Black;
    std::optional<Point> point;

    [[nodiscard]] static constexpr Move pass(Color color) { return {color, std::nullopt}; }
    [[nodiscard]] constexpr bool isPass() const { return !point.has_value(); }

    friend constexpr bool operator==(const Move &, const Move &) = default;
};

} // namespace shinpan
