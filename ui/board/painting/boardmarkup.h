#pragma once

#include "core/board/point.h"

#include <QString>

#include <compare>
#include <cstdint>
#include <vector>

namespace shinpan {

/// What can be drawn on a point besides its stone (SGF FF[4] "Markup properties": TR SQ CR MA SL LB
/// TB TW DD).
enum class MarkKind : std::uint8_t {
    Triangle,
    Square,
    Circle,
    Cross,
    Selected,
    Label, ///< `text` holds what is written
    BlackTerritory,
    WhiteTerritory,
    Dimmed,  ///< the stone, if any, is drawn faintly: out of the discussion
    Dead,    ///< the stone is drawn faintly and crossed out; hides the territory mark of its point
    Seki,    ///< the stone lives in seki
    Differs, ///< opinions differ here
};

/// The last enumerator of MarkKind, for loops over all of them.
inline constexpr MarkKind LastMarkKind = MarkKind::Differs;

/// One mark on one point. Several marks may share a point.
struct Mark
{
    Point point;
    MarkKind kind = MarkKind::Triangle;
    QString text = {};

    friend std::weak_ordering operator<=>(const Mark &, const Mark &) = default;
};

/// All marks of a position, in any order; points off the board are ignored.
using BoardMarkup = std::vector<Mark>;

/// A line or an arrow from one point to another (SGF LN AR).
struct MarkLine
{
    Point from;
    Point to;
    bool isArrow = false;

    friend bool operator==(const MarkLine &, const MarkLine &) = default;
};

} // namespace shinpan
