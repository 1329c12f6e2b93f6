#pragma once

#include "core/board/point.h"

#include <QString>

#include <optional>

namespace shinpan {

/// A rectangle of points: part of a board, or all of it.
struct BoardRegion
{
    Point bottomLeft;
    Point topRight; ///< inclusive; neither left of nor below bottomLeft

    [[nodiscard]] static BoardRegion whole(BoardSize size);
    /// Two opposite corners, whichever they are.
    [[nodiscard]] static BoardRegion between(Point one, Point other);

    [[nodiscard]] int columns() const { return topRight.column - bottomLeft.column + 1; }
    [[nodiscard]] int rows() const { return topRight.row - bottomLeft.row + 1; }
    [[nodiscard]] bool contains(Point point) const;
    [[nodiscard]] bool isWhole(BoardSize size) const { return *this == whole(size); }

    friend constexpr bool operator==(const BoardRegion &, const BoardRegion &) = default;
};

/// "C3:K10": two opposite corners, in any letter case; "C3-K10" and "C3 K10" too. Nothing when it
/// is malformed or reaches off the board.
[[nodiscard]] std::optional<BoardRegion> regionFromText(const QString &text, BoardSize size);
/// As regionFromText() reads it.
[[nodiscard]] QString textOf(const BoardRegion &region);

} // namespace shinpan
