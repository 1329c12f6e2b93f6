#include "core/record/search/positionpattern.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace shinpan {

namespace {

using Rows = std::array<std::uint64_t, MaxBoardSide>;

[[nodiscard]] std::uint64_t maskOf(int columns)
{
    return ~std::uint64_t{0} >> (64 - columns);
}

[[nodiscard]] bool hasBit(const Rows &rows, int column, int row)
{
    return (rows[static_cast<std::size_t>(row)] >> column & 1) != 0;
}

[[nodiscard]] Rows transposedRows(const Rows &rows, int columns, int rowCount)
{
    Rows result{};
    for (int row = 0; row < rowCount; ++row) {
        for (int column = 0; column < columns; ++column) {
            result[static_cast<std::size_t>(column)] |= std::uint64_t{hasBit(rows, column, row)}
                                                     << row;
        }
    }
    return result;
}

[[nodiscard]] Rows mirroredRows(const Rows &rows, int columns, int rowCount)
{
    Rows result{};
    for (int row = 0; row < rowCount; ++row) {
        for (int column = 0; column < columns; ++column) {
            result[static_cast<std::size_t>(row)] |= std::uint64_t{hasBit(rows, column, row)}
                                                  << (columns - 1 - column);
        }
    }
    return result;
}

} // namespace

StoneRows StoneRows::of(const Board &board)
{
    StoneRows rows;
    const BoardSize size = board.size();
    for (std::uint8_t row = 0; row < size.rows; ++row) {
        for (std::uint8_t column = 0; column < size.columns; ++column) {
            const Stone stone = board.at({column, row});
            rows.black[row] |= std::uint64_t{stone == Stone::Black} << column;
            rows.white[row] |= std::uint64_t{stone == Stone::White} << column;
        }
    }
    return rows;
}

ChangedPoints::ChangedPoints(const StoneRows &before, const StoneRows &after)
{
    for (int row = 0; row < MaxBoardSide; ++row) {
        const auto i = static_cast<std::size_t>(row);
        const std::uint64_t changed =
            (before.black[i] ^ after.black[i]) | (before.white[i] ^ after.white[i]);
        if (changed != 0) {
            rows[i] = changed;
            firstRow = std::min(firstRow, row);
            lastRow = row;
            firstColumn = std::min(firstColumn, std::countr_zero(changed));
            lastColumn = std::max(lastColumn, 63 - std::countl_zero(changed));
        }
    }
}

PositionPattern::PositionPattern(const Board &board, const BoardRegion &region)
    : m_columns(static_cast<std::uint8_t>(region.columns()))
    , m_rows(static_cast<std::uint8_t>(region.rows()))
    , m_atLeft(region.bottomLeft.column == 0)
    , m_atRight(region.topRight.column + 1 == board.size().columns)
    , m_atBottom(region.bottomLeft.row == 0)
    , m_atTop(region.topRight.row + 1 == board.size().rows)
{
    const StoneRows all = StoneRows::of(board);
    for (std::size_t row = 0; row < m_rows; ++row) {
        const std::size_t from = row + region.bottomLeft.row;
        m_stones.black[row] = all.black[from] >> region.bottomLeft.column & maskOf(m_columns);
        m_stones.white[row] = all.white[from] >> region.bottomLeft.column & maskOf(m_columns);
    }
}

bool PositionPattern::hasStones() const
{
    return m_stones != StoneRows();
}

PositionPattern PositionPattern::transposed() const
{
    PositionPattern result = *this;
    std::swap(result.m_columns, result.m_rows);
    std::swap(result.m_atLeft, result.m_atBottom);
    std::swap(result.m_atRight, result.m_atTop);
    result.m_stones = {transposedRows(m_stones.black, m_columns, m_rows),
                       transposedRows(m_stones.white, m_columns, m_rows)};
    return result;
}

PositionPattern PositionPattern::mirrored() const
{
    PositionPattern result = *this;
    std::swap(result.m_atLeft, result.m_atRight);
    result.m_stones = {mirroredRows(m_stones.black, m_columns, m_rows),
                       mirroredRows(m_stones.white, m_columns, m_rows)};
    return result;
}

PositionPattern PositionPattern::swapped() const
{
    PositionPattern result = *this;
    std::swap(result.m_stones.black, result.m_stones.white);
    return result;
}

/// Turning a board by a quarter is transposing and mirroring it: four of both give all eight ways.
std::vector<PositionPattern> PositionPattern::variants(bool turns, bool swapsColors) const
{
    std::vector<PositionPattern> all{*this};
    const auto add = [&all](const PositionPattern &pattern) {
        if (std::ranges::find(all, pattern) == all.end()) {
            all.push_back(pattern);
        }
    };
    PositionPattern pattern = *this;
    for (int quarter = 0; quarter < (turns ? 4 : 0); ++quarter) {
        pattern = pattern.transposed();
        add(pattern);
        pattern = pattern.mirrored();
        add(pattern);
    }
    if (swapsColors) {
        const std::vector<PositionPattern> own = all;
        for (const PositionPattern &variant : own) {
            add(variant.swapped());
        }
    }
    return all;
}

PositionPattern::Places PositionPattern::placesAlong(int board,
                                                     int pattern,
                                                     bool atStart,
                                                     bool atEnd)
{
    const int last = board - pattern;
    if (atStart && atEnd) {
        return {0, last == 0 ? 0 : -1};
    }
    return {atEnd ? std::max(last, 0) : 0, atStart ? std::min(last, 0) : last};
}

bool PositionPattern::matches(const StoneRows &stones, int column, int row) const
{
    const std::uint64_t mask = maskOf(m_columns);
    for (std::size_t i = 0; i < m_rows; ++i) {
        const std::size_t at = i + static_cast<std::size_t>(row);
        if ((stones.black[at] >> column & mask) != m_stones.black[i]
            || (stones.white[at] >> column & mask) != m_stones.white[i]) {
            return false;
        }
    }
    return true;
}

bool PositionPattern::holds(const ChangedPoints &changed, int column, int row) const
{
    const std::uint64_t mask = maskOf(m_columns);
    for (std::size_t i = 0; i < m_rows; ++i) {
        if ((changed.rows[i + static_cast<std::size_t>(row)] >> column & mask) != 0) {
            return true;
        }
    }
    return false;
}

BoardRegion PositionPattern::regionAt(int column, int row) const
{
    return {{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)},
            {static_cast<std::uint8_t>(column + m_columns - 1),
             static_cast<std::uint8_t>(row + m_rows - 1)}};
}

std::optional<BoardRegion> PositionPattern::find(const StoneRows &stones,
                                                 const ChangedPoints &changed,
                                                 BoardSize size) const
{
    const Places columns = placesAlong(size.columns, m_columns, m_atLeft, m_atRight);
    const Places rows = placesAlong(size.rows, m_rows, m_atBottom, m_atTop);
    const int lastRow = std::min(rows.last, changed.lastRow);
    const int lastColumn = std::min(columns.last, changed.lastColumn);
    const int firstColumn = std::max(columns.first, changed.firstColumn - m_columns + 1);
    for (int row = std::max(rows.first, changed.firstRow - m_rows + 1); row <= lastRow; ++row) {
        for (int column = firstColumn; column <= lastColumn; ++column) {
            if (matches(stones, column, row) && holds(changed, column, row)) {
                return regionAt(column, row);
            }
        }
    }
    return std::nullopt;
}

} // namespace shinpan
