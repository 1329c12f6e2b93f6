#include "core/record/search/positionsearch.h"

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

/// The same points, moved to `place(column, row)`.
template <typename Place>
[[nodiscard]] Rows moved(const Rows &rows, int columns, int rowCount, Place &&place)
{
    Rows result{};
    for (int row = 0; row < rowCount; ++row) {
        for (int column = 0; column < columns; ++column) {
            const Point to =
                place(static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row));
            result[to.row] |= std::uint64_t{hasBit(rows, column, row)} << to.column;
        }
    }
    return result;
}

std::size_t indexOf(NodeId node)
{
    return static_cast<std::size_t>(node);
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

PositionPattern PositionPattern::transposed() const
{
    PositionPattern result = *this;
    std::swap(result.m_columns, result.m_rows);
    std::swap(result.m_atLeft, result.m_atBottom);
    std::swap(result.m_atRight, result.m_atTop);
    const auto place = [](std::uint8_t column, std::uint8_t row) { return Point{row, column}; };
    result.m_stones = {moved(m_stones.black, m_columns, m_rows, place),
                       moved(m_stones.white, m_columns, m_rows, place)};
    return result;
}

PositionPattern PositionPattern::mirrored() const
{
    PositionPattern result = *this;
    std::swap(result.m_atLeft, result.m_atRight);
    const auto place = [this](std::uint8_t column, std::uint8_t row) {
        return Point{static_cast<std::uint8_t>(m_columns - 1 - column), row};
    };
    result.m_stones = {moved(m_stones.black, m_columns, m_rows, place),
                       moved(m_stones.white, m_columns, m_rows, place)};
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

PositionSearch::PositionSearch(const GameTree &tree, std::vector<PositionPattern> variants)
    : m_tree(tree)
    , m_variants(std::move(variants))
    , m_place{Replay(tree), {}}
    , m_next(tree.root())
{
    measure();
}

void PositionSearch::measure()
{
    std::vector<NodeId> nodes;
    nodes.reserve(m_tree.nodeCount());
    std::size_t last = 0;
    for (NodeId node = m_tree.root(); node != NoNode;
         node = m_tree.nextInSubtree(node, m_tree.root())) {
        nodes.push_back(node);
        last = std::max(last, indexOf(node));
    }
    m_order.resize(last + 1);
    m_sizes.assign(last + 1, 1);
    for (std::size_t place = nodes.size(); place-- > 0;) {
        const NodeId node = nodes[place];
        m_order[indexOf(node)] = static_cast<std::uint32_t>(place);
        if (const NodeId parent = m_tree.parent(node); parent != NoNode) {
            m_sizes[indexOf(parent)] += m_sizes[indexOf(node)];
        }
    }
}

bool PositionSearch::advance(int nodes)
{
    for (; nodes > 0 && m_next != NoNode; --nodes) {
        visit(m_next);
        m_next = leave(m_next);
    }
    return m_next == NoNode;
}

void PositionSearch::visit(NodeId node)
{
    const std::uint64_t hash = m_place.replay.board().hash();
    m_place.replay.step(m_tree, node);
    const Board &board = m_place.replay.board();
    if (board.hash() == hash) {
        return;
    }
    const StoneRows stones = StoneRows::of(board);
    const ChangedPoints changed(m_place.stones, stones);
    m_place.stones = stones;
    for (const PositionPattern &pattern : m_variants) {
        if (const auto region = pattern.find(stones, changed, board.size())) {
            m_hits.push_back({node, *region});
            return;
        }
    }
}

/// The node after this one that was just visited.
NodeId PositionSearch::leave(NodeId node)
{
    const NodeId first = m_tree.firstChild(node);
    if (first == NoNode) {
        return backToFork();
    }
    if (!m_tree.hasVariations(node)) {
        return first;
    }
    m_forks.push_back({std::move(m_place), first, largestChild(node)});
    return backToFork();
}

NodeId PositionSearch::backToFork()
{
    if (m_forks.empty()) {
        return NoNode;
    }
    Fork &fork = m_forks.back();
    if (fork.next == fork.largest) {
        fork.next = m_tree.nextSibling(fork.next);
    }
    if (fork.next != NoNode) {
        m_place = fork.place;
        return std::exchange(fork.next, m_tree.nextSibling(fork.next));
    }
    m_place = std::move(fork.place);
    const NodeId largest = fork.largest;
    m_forks.pop_back();
    return largest;
}

NodeId PositionSearch::largestChild(NodeId node) const
{
    NodeId largest = m_tree.firstChild(node);
    for (NodeId child = largest; child != NoNode; child = m_tree.nextSibling(child)) {
        if (m_sizes[indexOf(child)] > m_sizes[indexOf(largest)]) {
            largest = child;
        }
    }
    return largest;
}

std::vector<PositionHit> PositionSearch::hits() const
{
    std::vector<PositionHit> sorted = m_hits;
    std::ranges::sort(sorted, {},
                      [this](const PositionHit &hit) { return m_order[indexOf(hit.node)]; });
    return sorted;
}

} // namespace shinpan
