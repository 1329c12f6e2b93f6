#pragma once

#include "core/board/board.h"

#include <array>
#include <bit>
#include <cstdint>

namespace shinpan {

/// A place on a PlayoutBoard, border included.
using Cell = std::uint16_t;

/// A cell that is never on the board: a pass, or no cell at all.
inline constexpr Cell NoCell = 0;

/// Some of the eight places around a cell: for each the lower one of its two bits in
/// PlayoutBoard::around().
using Places = std::uint32_t;

/// A board for millions of moves a second: stones, chains with their exact liberties, simple ko and
/// what is around each cell. Nothing is checked and nothing can be undone, but a copy is cheap.
///
/// What is asked in a playout has answers that no processor can guess, and a wrong guess takes as
/// long as twenty additions: so all four neighbours are looked at, without branches.
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
    /// Copies what the size of the board makes use of.
    PlayoutBoard(const PlayoutBoard &other) { *this = other; }
    PlayoutBoard &operator=(const PlayoutBoard &other);
    ~PlayoutBoard() = default;

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
    /// The places around a cell where that is.
    [[nodiscard]] Places placesAround(Cell cell, Stone what) const
    {
        const std::uint32_t other = m_around[cell] ^ (0x5555U * static_cast<unsigned>(what));
        return ~(other | other >> 1) & 0x5555U;
    }
    /// The same of its four neighbours.
    [[nodiscard]] Places placesBeside(Cell cell, Stone what) const
    {
        return placesAround(cell, what) & 0x55U;
    }
    /// The neighbours of that colour whose chains have that many liberties.
    [[nodiscard]] Places placesBeside(Cell cell, Stone stone, int liberties) const;
    /// Calls `visit(Cell)` for each of some places around a cell, in the order of around().
    template <typename Visitor>
    void forEachPlace(Cell cell, Places places, Visitor &&visit) const
    {
        for (; places != 0; places &= places - 1) {
            visit(cellAtPlace(cell, places));
        }
    }

    /// The chain that a stone belongs to: a cell that stands for it, its stones, its liberties, and
    /// its only liberty when it has one.
    [[nodiscard]] Cell chainOf(Cell stone) const { return m_heads[stone]; }
    [[nodiscard]] int stonesOf(Cell stone) const { return m_chains[m_heads[stone]].stones; }
    [[nodiscard]] int libertiesOf(Cell stone) const
    {
        return countOf(m_chains[m_heads[stone]].liberties);
    }
    [[nodiscard]] Cell onlyLibertyOf(Cell stone) const
    {
        return static_cast<Cell>(m_chains[m_heads[stone]].liberties);
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
    /// The liberties of that outcome, which are told faster.
    [[nodiscard]] int libertiesAfter(Color color, Cell empty) const;

    /// Whether a play on an empty cell is neither suicide nor a retaken ko.
    [[nodiscard]] bool isLegal(Color color, Cell empty) const
    {
        return empty != m_ko && libertiesAfter(color, empty) > 0;
    }

    /// Puts a stone and takes off what has no liberty left; returns how many stones that were.
    int play(Color color, Cell cell);
    void pass() { m_ko = NoCell; }

    /// Black's points less White's when all stones live: each empty point belongs to the side that
    /// alone touches it (and so does a larger region that only one side touches).
    [[nodiscard]] int areaDifference() const;

private:
    struct Chain
    {
        std::uint32_t liberties; ///< the sum of oneLiberty() of each
        std::uint16_t stones;
    };
    /// Liberties are counted and their cells are added up in one number. So whoever has only one
    /// knows which.
    [[nodiscard]] static constexpr std::uint32_t oneLiberty(Cell cell)
    {
        return LibertyUnit + cell;
    }
    [[nodiscard]] static constexpr int countOf(std::uint32_t liberties)
    {
        return static_cast<int>(liberties / LibertyUnit);
    }
    static constexpr std::uint32_t LibertyUnit = 1U << 20U; ///< more than the sum of all cells

    /// Empty cells and the border have heads too, so that nobody need ask whether there is a chain.
    /// An empty cell counts as a chain of no stones with one liberty: that is what it gives to a
    /// stone beside it, as a chain gives that is taken. The border has nothing to give.
    static constexpr Cell EmptyHead = NoCell;
    static constexpr Cell BorderHead = 1;
    /// What was counted for those two is forgotten.
    void resetEmptyAndBorder()
    {
        m_chains[EmptyHead].liberties = oneLiberty(NoCell);
        m_chains[BorderHead].liberties = 0;
    }
    /// The cell at the first of some places.
    [[nodiscard]] Cell cellAtPlace(Cell cell, Places places) const
    {
        return static_cast<Cell>(cell
                                 + m_steps[static_cast<unsigned>(std::countr_zero(places)) / 2]);
    }
    void changeAround(Cell cell, Stone stone);
    bool put(Color color, Cell cell);
    [[nodiscard]] std::array<Cell, 4> headsBeside(Cell cell) const;
    [[nodiscard]] bool touches(Cell empty, Cell head) const;
    void begin(Cell cell);
    void extend(Cell head, Cell cell);
    void join(Cell cell, const std::array<Cell, 4> &heads);
    void merge(Cell head, Cell other);
    void removeChain(Cell head);

    BoardSize m_size;
    int m_stride;
    std::array<int, 8> m_steps; ///< to the places around a cell
    int m_emptyCount = 0;
    Cell m_ko = NoCell;
    std::uint64_t m_hash = 0;
    std::array<Stone, MostCells> m_stones;
    std::array<Cell, MostCells> m_heads;   ///< EmptyHead or BorderHead where no stone is
    std::array<Cell, MostCells> m_next;    ///< the chain's stones form a ring
    std::array<Chain, MostCells> m_chains; ///< at the heads
    std::array<std::uint16_t, MostCells> m_around;
    std::array<std::uint16_t, MostCells> m_emptyIndex;
    std::array<Cell, MostPoints> m_empty;
};

} // namespace shinpan
