#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shinpan {

/// The largest side of a board in any of our types (SGF's limit).
inline constexpr int MaxBoardSide = 52;

/// The largest side that GTP can name (columns A to Z without I).
inline constexpr int MaxGtpSide = 25;

/// A board intersection: 0-based column from the left and row from the bottom (as in GTP; SGF
/// counts from the top).
struct Point
{
    std::uint8_t column = 0;
    std::uint8_t row = 0;

    friend constexpr auto operator<=>(const Point &, const Point &) = default;
};

/// Columns and rows, each 1 to MaxBoardSide.
struct BoardSize
{
    std::uint8_t columns = 19;
    std::uint8_t rows = 19;

    /// A square board; `side` must be 1 to MaxBoardSide.
    [[nodiscard]] static constexpr BoardSize square(int side)
    {
        return {static_cast<std::uint8_t>(side), static_cast<std::uint8_t>(side)};
    }

    [[nodiscard]] constexpr bool isSquare() const { return columns == rows; }
    [[nodiscard]] constexpr int pointCount() const { return columns * rows; }
    [[nodiscard]] constexpr bool contains(Point point) const
    {
        return point.column < columns && point.row < rows;
    }
    /// Row-major index from the bottom left, 0 to pointCount() - 1.
    [[nodiscard]] constexpr int indexOf(Point point) const
    {
        return point.row * columns + point.column;
    }
    [[nodiscard]] constexpr Point pointAt(int index) const
    {
        return {static_cast<std::uint8_t>(index % columns),
                static_cast<std::uint8_t>(index / columns)};
    }

    friend constexpr bool operator==(const BoardSize &, const BoardSize &) = default;
};

/// Calls `visit(Point)` for each of the up to four neighbours of a point that are on the board.
template <typename Visitor>
constexpr void forEachNeighbor(Point point, BoardSize size, Visitor &&visit)
{
    const auto step = [](int value, int by) { return static_cast<std::uint8_t>(value + by); };
    if (point.column > 0) {
        visit(Point{step(point.column, -1), point.row});
    }
    if (point.column + 1 < size.columns) {
        visit(Point{step(point.column, 1), point.row});
    }
    if (point.row > 0) {
        visit(Point{point.column, step(point.row, -1)});
    }
    if (point.row + 1 < size.rows) {
        visit(Point{point.column, step(point.row, 1)});
    }
}

/// The same for the up to four points that touch it with a corner.
template <typename Visitor>
constexpr void forEachDiagonal(Point point, BoardSize size, Visitor &&visit)
{
    const auto visitIfOnBoard = [&](int column, int row) {
        const Point corner{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
        if (size.contains(corner)) { // -1 has become 255
            visit(corner);
        }
    };
    for (const int column : {point.column - 1, point.column + 1}) {
        visitIfOnBoard(column, point.row - 1);
        visitIfOnBoard(column, point.row + 1);
    }
}

/// The column's letters as people write them: A to Z without I, then AA, AB, … (KataGo's way beyond
/// 25 columns).
[[nodiscard]] std::string columnName(int column);

/// "D4": the GTP vertex of a point.
[[nodiscard]] std::string vertexOf(Point point);

/// Reads a GTP vertex in any letter case; nothing when it is malformed (also for "pass", "I5") or
/// off the board.
[[nodiscard]] std::optional<Point> pointFromVertex(std::string_view vertex, BoardSize size);

} // namespace shinpan
