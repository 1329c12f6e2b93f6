#pragma once

#include "core/board/board.h"
#include "core/board/boardregion.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan {

/// The stones of a board as bits, row by row from the bottom: bit c of row r is the point {c, r}.
struct StoneRows
{
    std::array<std::uint64_t, MaxBoardSide> black{};
    std::array<std::uint64_t, MaxBoardSide> white{};

    [[nodiscard]] static StoneRows of(const Board &board);
    friend bool operator==(const StoneRows &, const StoneRows &) = default;
};

/// The points at which two boards of one size differ.
struct ChangedPoints
{
    ChangedPoints(const StoneRows &before, const StoneRows &after);

    std::array<std::uint64_t, MaxBoardSide> rows{}; ///< as in StoneRows
    // The smallest rectangle around them; without any, the first ones are beyond the last ones.
    int firstColumn = MaxBoardSide;
    int lastColumn = -1;
    int firstRow = MaxBoardSide;
    int lastRow = -1;
};

/// Stones and empty points of a region, to be found on other boards. Edges of the board that the
/// region touches belong to it: a corner is found in corners, a side along sides, what touches none
/// anywhere, and a whole board on boards of its size.
class PositionPattern
{
public:
    PositionPattern(const Board &board, const BoardRegion &region);

    /// Without stones it would be found everywhere.
    [[nodiscard]] bool hasStones() const;
    /// The pattern as it may stand: turned and mirrored in eight ways and with colours exchanged,
    /// as far as that is wished, each different one once, itself first.
    [[nodiscard]] std::vector<PositionPattern> variants(bool turns, bool swapsColors) const;

    /// Where it stands among these stones of a board, and holds one of the points where something
    /// is new; of several such places one.
    [[nodiscard]] std::optional<BoardRegion> find(const StoneRows &stones,
                                                  const ChangedPoints &changed,
                                                  BoardSize size) const;

    friend bool operator==(const PositionPattern &, const PositionPattern &) = default;

private:
    /// The places along one side of a board; empty: first > last.
    struct Places
    {
        int first;
        int last;
    };
    [[nodiscard]] static Places placesAlong(int board, int pattern, bool atStart, bool atEnd);
    /// Its size from there on.
    [[nodiscard]] BoardRegion regionAt(int column, int row) const;
    [[nodiscard]] bool matches(const StoneRows &stones, int column, int row) const;
    [[nodiscard]] bool holds(const ChangedPoints &changed, int column, int row) const;
    [[nodiscard]] PositionPattern transposed() const;
    [[nodiscard]] PositionPattern mirrored() const; ///< left and right exchanged
    [[nodiscard]] PositionPattern swapped() const;

    std::uint8_t m_columns;
    std::uint8_t m_rows;
    bool m_atLeft;
    bool m_atRight;
    bool m_atBottom;
    bool m_atTop;
    StoneRows m_stones; ///< from column and row 0
};

} // namespace shinpan
