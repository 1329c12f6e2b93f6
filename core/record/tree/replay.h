#pragma once

#include "core/board/board.h"
#include "core/board/move.h"
#include "core/record/tree/gametree.h"
#include "core/rules/gameline.h"

#include <optional>
#include <vector>

namespace shinpan {

/// The place that a line of a record leads to: walks nodes one by one, executing whatever they say.
///
/// A record may hold illegal moves (KO, server bugs): a stone replaces what is on its point,
/// captures and suicides are carried out, the same colour may move twice. Set-up overwrites points
/// without capturing. Nodes without a usable move (off the board) change nothing. See SGF FF[4]
/// "Move properties" and "Setup properties".
class Replay
{
public:
    /// The replay begins before the root node.
    explicit Replay(const GameTree &tree);

    /// Carries out the next node of the line: its set-up, then its move.
    void step(const GameTree &tree, NodeId node)
    {
        setUp(tree, node);
        play(tree, node);
    }
    /// The first half of step(); says whether the node sets up stones.
    bool setUp(const GameTree &tree, NodeId node);
    /// Does the second half of step().
    void play(const GameTree &tree, NodeId node);

    [[nodiscard]] const Board &board() const { return m_board; }
    /// How many moves were made, passes included. (MN only renumbers diagrams and is not looked
    /// at.)
    [[nodiscard]] int moveNumber() const { return m_moveNumber; }
    /// The move of the last node, if it has one.
    [[nodiscard]] std::optional<Move> lastMove() const { return m_lastMove; }
    /// Stones of each colour that were taken off, suicides included.
    [[nodiscard]] ByColor<int> captured() const { return m_captured; }

    /// The side to play after `node`, the last one that was stepped on: as the last PL since a move
    /// says; else, while Black's first moves are the handicap that HA speaks of, the colour of the
    /// next move, or Black; else the opponent of the last move; else, after set-up or at the start,
    /// the colour of the next move; else White with a handicap of two or more and black set-up
    /// stones only; else Black.
    [[nodiscard]] Color toPlay(const GameTree &tree, NodeId node) const;
    /// Whether all steps so far are moves of Black's that place the handicap.
    [[nodiscard]] bool isPlacingHandicap(const GameTree &tree, NodeId node) const;
    /// The turn that the last PL since a move says.
    [[nodiscard]] std::optional<Color> saidTurn() const
    {
        return m_isTurnSaid ? m_turn : std::nullopt;
    }

private:
    Board m_board;
    ByColor<int> m_captured;
    std::optional<Move> m_lastMove;
    std::optional<Color> m_turn; ///< nothing after set-up without PL
    bool m_isTurnSaid = false;   ///< by PL
    int m_moveNumber = 0;
    int m_handicap = 0;      ///< that HA speaks of
    bool m_mayPlace = false; ///< the moves so far, if any, are stones of it
};

/// A handicap that a record speaks of but does not set up: HA is two or more, White moves first,
/// and nothing is set up before that.
struct ImpliedHandicap
{
    int stones = 0; ///< that it speaks of; 0: all is said
    /// The points where Replay puts them: the fixed ones, as GNU Go has it. There are none if there
    /// are no fixed ones for that many, or the game's moves stand on them: say so to people.
    std::vector<Point> points;
};
[[nodiscard]] ImpliedHandicap impliedHandicap(const GameTree &tree);

/// The place after `node`.
[[nodiscard]] Replay replayTo(const GameTree &tree, NodeId node);

/// Set-up and moves that lead to `node`. What stands becomes the line's set-up, and the moves
/// before are forgotten, where set-up comes in mid-game; where PL gives the turn to the side that
/// has just moved; and where Black's first moves are the handicap that HA speaks of.
[[nodiscard]] GameLine gameLineTo(const GameTree &tree, NodeId node);

} // namespace shinpan
