#pragma once

#include "core/board/board.h"
#include "core/board/color.h"
#include "core/board/point.h"

#include <array>
#include <cstdint>
#include <vector>

namespace shinpan {

/// Names a position, whichever way the board lies and whichever colours the sides have: the same
/// number for all turned and mirrored boards, and for those with both the colours and the side to
/// play exchanged.
///
/// Size, stones and side to play belong to it. A ko does not: with the stones and the side to play
/// it is nearly always the same, and a drawn position, which has none, is found as well.
struct PositionKey
{
    static constexpr int Bits = 48;

    std::uint64_t number = 0; ///< below 2^Bits
    /// Bit s is set where transformed() by s leads to the board that the key was made from: several
    /// are where the position has symmetries of its own.
    std::uint8_t symmetries = 0;
};

/// The random numbers that PositionHash adds up, for boards of one size.
class PositionKeyTable
{
public:
    explicit PositionKeyTable(BoardSize size);

    [[nodiscard]] BoardSize size() const { return m_size; }

private:
    friend class PositionHash;
    using Row = std::array<std::uint64_t, 8>; ///< by symmetry

    BoardSize m_size;
    std::uint64_t m_seed;
    std::vector<ByColor<Row>> m_rows; ///< by BoardSize::indexOf()
};

/// Keeps the hash of a board in all its symmetries, stone by stone.
class PositionHash
{
public:
    /// Begins with an empty board. The table outlives it.
    explicit PositionHash(const PositionKeyTable &table)
        : m_table(&table)
    { }

    /// A stone comes to a point or leaves it.
    void toggle(Point point, Color stone);
    [[nodiscard]] PositionKey key(Color toPlay) const;

private:
    const PositionKeyTable *m_table;
    ByColor<PositionKeyTable::Row> m_sums{}; ///< by the side that is taken for Black
};

/// The key of a board, from nothing.
[[nodiscard]] PositionKey keyOf(const Board &board, Color toPlay);

} // namespace shinpan
