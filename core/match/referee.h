#pragma once

#include "core/match/gameresult.h"
#include "core/match/matchsetup.h"
#include "core/match/playeraction.h"
#include "core/rules/gameline.h"
#include "core/rules/position.h"

#include <optional>

namespace shinpan {

/// The judge of one game. Pure: it is told what happened and says what it means; it asks nobody and
/// keeps no time.
class Referee
{
public:
    /// What the referee says to an action.
    struct Verdict
    {
        enum class Kind {
            Continue, ///< the action stands; the other side is to play
            Count, ///< the action stands and was the second pass in a row: the game is to be scored
            Over   ///< `result` is final
        };

        Kind kind = Kind::Continue;
        bool isPlayed = false; ///< the action is a move that stands; an illegal one does not
        GameResult result;     ///< for Over
    };

    /// A game from its start: the handicap of the setup, or the line given (its moves are played as
    /// they are, legal or not; the ko memory starts after the last move that is not legal).
    explicit Referee(const MatchSetup &setup);
    Referee(const MatchSetup &setup, const GameLine &line);

    [[nodiscard]] const Position &position() const { return m_position; }
    [[nodiscard]] const GameLine &line() const { return m_line; }
    [[nodiscard]] Color toPlay() const { return m_position.toPlay(); }
    [[nodiscard]] int moveCount() const { return static_cast<int>(m_line.moves.size()); }

    /// Judges the action of the side to play.
    [[nodiscard]] Verdict judge(const PlayerAction &action);

    /// What a player's failure does to the game: the one table that says so.
    /// Cannot start or refuses the set-up: void. Asked for a move and refused, or said something
    /// that is no move: forfeit. Refused a legal move: forfeit by the refuser. Ended, no GTP, no
    /// answer, interrupted: void.
    [[nodiscard]] GameResult failed(Color player, const PlayerFailure &failure) const;

    /// Takes moves back, at most as many as were played.
    void takeBack(int moves);

private:
    [[nodiscard]] Verdict judgeMove(const Move &move);
    void replay();

    MatchSetup m_setup;
    GameLine m_line;
    Position m_position;
};

/// The start of a game under this setup: board size, the fixed handicap's stones, who plays first.
[[nodiscard]] GameLine startOf(const MatchSetup &setup);

} // namespace shinpan
