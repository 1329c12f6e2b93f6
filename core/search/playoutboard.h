#pragma once

#include "core/board/board.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace shinpan {

/// A place on a PlayoutBoard, border included.
using Cell = std::uint16_t;

/// A cell that is never on the board: a pass, or no cell at all.
inline constexpr Cell NoCell = 0;

/// A board for millions of moves a second: stones, chains with their exact liberties, simple ko and
/// what is around each cell. Nothing is checked and nothing can be undone, but a copy is cheap.
///
/// Boards of 2 to 25 columns and rows. Moves handed to play() must be legal.
class PlayoutBoard
{
public:
    static constexpr int LeastSide = 2;
    static constexpr int MostSide = MaxGtpSide;
    /// One border column between two rows, a border row below and above, one cell more for the
    /// corners' diagonals.
    static constexpr int MostCells = (MostSide + 1) * (MostSide + 2) + 1;
    static constexpr int MostPoints = MostSide * MostSide;

    /// The same stones; no ko.
    explicit PlayoutBoard(const Board &board);

    [[nodiscard]] BoardSize size() const { return m_size; }
    [[nodiscard]] Cell cellAt(Point point) const
    {
        return static_cast<Cell>((point.row + 1) * m_stride + point.column + 1);
    }
    [[nodiscard]] Point pointAt(Cell cell) const
    {
        return {static_cast<std::uint8_t>((cell - 1) % m_stride),
                static_cast<std::uint8_t>((cell - 1) / m_stride - 1)};
    }
    [[nodiscard]] int cellCount() const { return m_stride * (m_size.rows + 2) + 1; }
    [[nodiscard]] int stride() const { return m_stride; }

    /// What is there; Border for what is off the board.
    [[nodiscard]] Stone at(Cell cell) const { return m_stones[cell]; }
    static constexpr Stone Border{3};

    /// The stones' hash, as Board::hash() has it.
    [[nodiscard]] std::uint64_t hash() const { return m_hash; }
    /// The cell where the side to move must not retake; NoCell if nowhere.
    [[nodiscard]] Cell ko() const { return m_ko; }
    void setKo(Cell ko) { m_ko = ko; }

    /// The empty points, in an order that depends on the moves that led here.
    [[nodiscard]] int emptyCount() const { return m_emptyCount; }
    [[nodiscard]] Cell emptyAt(int index) const { return m_empty[static_cast<unsigned>(index)]; }

    /// The eight cells around one, two bits each: west, east, south and north, then the diagonals.
    /// See localpatterns.h.
    [[nodiscard]] std::uint16_t around(Cell cell) const { return m_around[cell]; }

    /// The chain that a stone belongs to: a cell that stands for it, its stones, its liberties, and
    /// its only liberty when it has one.
    [[nodiscard]] Cell chainOf(Cell stone) const { return m_heads[stone]; }
    [[nodiscard]] int stonesOf(Cell stone) const { return m_chains[m_heads[stone]].stones; }
    [[nodiscard]] int libertiesOf(Cell stone) const { return m_chains[m_heads[stone]].liberties; }
    [[nodiscard]] Cell onlyLibertyOf(Cell stone) const
    {
        return static_cast<Cell>(m_chains[m_heads[stone]].libertySum);
    }
    /// The two liberties of a chain that has two.
    [[nodiscard]] std::array<Cell, 2> twoLibertiesOf(Cell stone) const;

    /// Calls `visit(Cell)` for each stone of a chain.
    template <typename Visitor>
    void forEachStone(Cell stone, Visitor &&visit) const
    {
        Cell cell = stone;
        do {
            visit(cell);
            cell = m_next[cell];
        } while (cell != stone);
    }
    [[nodiscard]] std::array<Cell, 4> neighborsOf(Cell cell) const
    {
        return {static_cast<Cell>(cell - 1), static_cast<Cell>(cell + 1),
                static_cast<Cell>(cell - m_stride), static_cast<Cell>(cell + m_stride)};
    }
    [[nodiscard]] std::array<Cell, 4> diagonalsOf(Cell cell) const
    {
        return {static_cast<Cell>(cell - m_stride - 1), static_cast<Cell>(cell - m_stride + 1),
                static_cast<Cell>(cell + m_stride - 1), static_cast<Cell>(cell + m_stride + 1)};
    }

    /// What a stone on an empty cell would be part of: how many stones, how many liberties (two
    /// stand for more), and how many it would take. No liberties and nothing taken: suicide.
    struct Outcome
    {
        int stones = 1;
        int liberties = 0;
        int taken = 0;
    };
    [[nodiscard]] Outcome outcomeOf(Color color, Cell empty) const;

    /// Whether a play on an empty cell is neither suicide nor a retaken ko.
    [[nodiscard]] bool isLegal(Color color, Cell empty) const;

    /// Puts a stone and takes off what has no liberty left; returns how many stones that were.
    int play(Color color, Cell cell);
    void pass() { m_ko = NoCell; }

    /// Black's points less White's when all stones live: each empty point belongs to the side that
    /// alone touches it (and so does a larger region that only one side touches).
    [[nodiscard]] int areaDifference() const;

private:
    struct Chain
    {
        std::uint16_t stones;
        std::uint16_t liberties;
        std::uint32_t libertySum; ///< of the liberties' cells
    };

    void changeAround(Cell cell, Stone stone);
    void put(Color color, Cell cell);
    [[nodiscard]] bool touches(Cell empty, Cell head) const;
    void extend(Cell head, Cell cell);
    void merge(Cell head, Cell other);
    void removeChain(Cell head);

    BoardSize m_size;
    int m_stride;
    int m_emptyCount = 0;
    Cell m_ko = NoCell;
    std::uint64_t m_hash = 0;
    std::array<Stone, MostCells> m_stones;
    std::array<Cell, MostCells> m_heads{}; ///< NoCell where no stone is
    std::array<Cell, MostCells> m_next{};  ///< the chain's stones form a ring
    std::array<Chain, MostCells> m_chains; ///< at the heads
    std::array<std::uint16_t, MostCells> m_around{};
    std::array<std::uint16_t, MostCells> m_emptyIndex;
    std::array<Cell, MostPoints> m_empty;
};

static_assert(std::is_trivially_copyable_v<PlayoutBoard>);

} // namespace shinpan
