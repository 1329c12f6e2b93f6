#pragma once

#include "core/board/move.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace shinpan {

/// The stones on the board: no turn, no ko, no history. Rectangular, 1×1 to 52×52.
///
/// A value of the size its board needs (7 KB for 19×19); playing never allocates, and neither does
/// assigning a board of the same size. Points handed in must be on the board.
///
/// Stones of one colour that touch form a chain. Each chain counts its *pseudo-liberties* (an empty
/// point counts once for each of its stones that touch it): as cheap to keep as to test for zero,
/// which is all that capturing needs.
class Board
{
public:
    explicit Board(BoardSize size = {});

    [[nodiscard]] BoardSize size() const { return m_size; }
    [[nodiscard]] Stone at(Point point) const { return m_stones[indexOf(point)]; }

    /// 64-bit Zobrist hash of the stones: equal boards of one size have equal hashes; not the
    /// reverse.
    [[nodiscard]] std::uint64_t hash() const { return m_hash; }

    /// Same size and same stones.
    friend bool operator==(const Board &left, const Board &right);

    /// How many stones the chain at a stone has.
    [[nodiscard]] int chainSize(Point stone) const;

    /// How many different empty points touch the chain at a stone; 0 only after set-up.
    [[nodiscard]] int liberties(Point stone) const;

    /// Calls `visit(Point)` for each stone of the chain at a stone, starting with that one;
    /// likewise for a chain that the latest play took off. The board must not change meanwhile.
    template <typename Visitor>
    void forEachInChain(Point stone, Visitor &&visit) const
    {
        const std::size_t first = indexOf(stone);
        std::size_t index = first;
        do {
            visit(pointAt(index));
            index = m_links[index].next;
        } while (index != first);
    }

    /// What a play takes off the board, or would.
    struct Capture
    {
        int captured = 0;       ///< stones of the opponent
        int suicided = 0;       ///< stones of the mover, the new one included
        std::uint64_t hash = 0; ///< of the board after the play

        /// One stone of each chain that comes off; a single stone that takes only itself off
        /// belongs to none beforehand.
        [[nodiscard]] std::span<const Point> chains() const
        {
            return {m_chains.data(), m_chainCount};
        }

    private:
        friend class Board;
        void add(Point chain) { m_chains[m_chainCount++] = chain; }

        std::array<Point, 4> m_chains;
        std::size_t m_chainCount = 0;
    };

    /// What a play on an empty point would take off.
    [[nodiscard]] Capture captureBy(Color color, Point empty) const;

    /// Set-up: puts or removes a stone, overwriting, capturing nothing, whatever results (SGF AB,
    /// AW, AE).
    void set(Point point, Stone stone);

    /// Puts a stone, overwriting what is there (as SGF asks of records), then takes the opponent's
    /// touching chains without liberties off, then, if it has none itself, its own chain (suicide).
    Capture play(Color color, Point point);

private:
    /// Index into the bordered board, row by row; see indexOf().
    using Index = std::uint16_t;

    /// A stone's place in its chain, and, at the chain's head, what the chain knows of itself.
    ///
    /// A cell without a stone names head 0, a border cell whose counts nobody reads: so counting up
    /// and down among the neighbours needs no branch.
    struct Link
    {
        Index head;
        Index next; ///< the chain's stones form a ring
        std::uint16_t stones;
        std::uint16_t pseudoLiberties;
        std::uint64_t hash; ///< of all stones of the chain
    };

    /// One border cell to the right of each row is also the left border of the next row.
    [[nodiscard]] std::size_t stride() const { return m_size.columns + std::size_t{1}; }
    [[nodiscard]] std::size_t indexOf(Point point) const
    {
        return (point.row + std::size_t{1}) * stride() + point.column;
    }
    [[nodiscard]] Point pointAt(std::size_t index) const
    {
        return {static_cast<std::uint8_t>(index % stride()),
                static_cast<std::uint8_t>(index / stride() - 1)};
    }
    [[nodiscard]] std::array<std::size_t, 4> neighborsOf(std::size_t index) const
    {
        return {index - 1, index + 1, index - stride(), index + stride()};
    }

    int addChains(Capture &capture, const std::array<Index, 4> &heads, unsigned neighbors) const;
    void place(std::size_t index, Color color);
    void join(Index from, Index into);
    int removeChain(Index head);

    BoardSize m_size;
    std::uint64_t m_hash = 0;
    std::vector<Stone> m_stones; ///< with a border
    std::vector<Link> m_links;   ///< of the same indices
};

} // namespace shinpan
