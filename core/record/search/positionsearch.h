#pragma once

#include "core/board/board.h"
#include "core/board/boardregion.h"
#include "core/record/tree/replay.h"

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

    /// Whether the pattern has stones: without any it would be found everywhere.
    [[nodiscard]] bool hasStones() const { return m_stones != StoneRows(); }
    /// The pattern as it may stand: turned and mirrored in eight ways and with colours exchanged,
    /// as far as that is wished, each different one once, itself first.
    [[nodiscard]] std::vector<PositionPattern> variants(bool turns, bool swapsColors) const;

    /// A region where it stands among these stones of a board, and holds one of the points where
    /// something is new; one of several such places.
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

/// A place where a pattern comes up in a game.
struct PositionHit
{
    NodeId node{};      ///< the first of a line at which it stands there
    BoardRegion region; ///< where it stands

    friend bool operator==(const PositionHit &, const PositionHit &) = default;
};

/// Looks for a position, or a part of one, in all lines of a game, as much at a time as is wished.
///
/// Takes time in proportion to the nodes. Small side lines are gone through before the large one
/// that goes on, so that at most log2(nodes) boards are kept, whatever the tree looks like.
class PositionSearch
{
public:
    /// Searches for any of these variants (PositionPattern::variants()). The tree outlives the
    /// search and does not change.
    PositionSearch(const GameTree &tree, std::vector<PositionPattern> variants);

    /// Looks at that many nodes more; returns whether all were seen.
    bool advance(int nodes);
    /// What was found up to now, in the order of the file.
    [[nodiscard]] std::vector<PositionHit> hits() const;

private:
    /// The board after some node.
    struct Place
    {
        Replay replay;
        StoneRows stones;
    };
    /// A node with several children: those not yet seen, the largest of which comes last.
    struct Fork
    {
        Place place;
        NodeId next;
        NodeId largest;
    };

    void measure();
    void visit(NodeId node);
    [[nodiscard]] NodeId leave(NodeId node);
    [[nodiscard]] NodeId backToFork();
    [[nodiscard]] NodeId largestChild(NodeId node) const;

    const GameTree &m_tree;
    std::vector<PositionPattern> m_variants;
    std::vector<std::uint32_t> m_order; ///< by node: its place in the file
    std::vector<std::uint32_t> m_sizes; ///< by node: how many nodes its subtree has
    std::vector<Fork> m_forks;          ///< on the way to m_next, outermost first
    Place m_place;                      ///< before m_next
    NodeId m_next;
    std::vector<PositionHit> m_hits;
};

} // namespace shinpan
