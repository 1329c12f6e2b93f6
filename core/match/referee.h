#pragma once

#include "core/clock/gameclock.h"
#include "core/match/matchsetup.h"
#include "core/match/score/gameresult.h"
#include "core/match/score/playeraction.h"
#include "core/rules/gameline.h"
#include "core/rules/position.h"
#include "core/util/message.h"

#include <optional>

namespace shinpan {

/// The judge of one game. Pure: it is told what happened and how long it took, and says what that
/// means; it asks nobody and looks at no clock.
class Referee
{
public:
    /// What the referee says to an action.
    struct Verdict
    {
        enum class Kind {
            Continue, ///< the action stands; the other side is to play
            Count,    ///< the action stands and was the last of the passes that end the game: it is
                      ///< to be scored
            Limit, ///< the action stands and reached the move limit, which a rule of adjudication
                   ///< wants counted
            Over   ///< `result` is final
        };

        Kind kind = Kind::Continue;
        bool isPlayed =
            false;         ///< the action is a move that stands; an illegal or late one does not
        GameResult result; ///< for Over
    };

    /// A game from its start: the fixed handicap of the setup, or the line given (its moves are
    /// played as they are, legal or not; the ko memory starts after the last move that is not
    /// legal). The clocks are full.
    explicit Referee(const MatchSetup &setup);
    Referee(const MatchSetup &setup, const GameLine &line);

    [[nodiscard]] const Position &position() const { return m_position; }
    [[nodiscard]] const GameLine &line() const { return m_line; }
    [[nodiscard]] const GameClock &clock() const { return m_clock; }
    [[nodiscard]] Color toPlay() const { return m_resumer.value_or(m_position.toPlay()); }
    [[nodiscard]] int moveCount() const { return static_cast<int>(m_line.moves.size()); }

    /// Whether Black is to place a free handicap before anything else.
    [[nodiscard]] bool awaitsHandicap() const;
    /// Why these points are not a free handicap of this game, in words that follow a name; nothing
    /// when they are.
    [[nodiscard]] std::optional<Message> checkHandicap(const std::vector<Point> &points) const;
    /// Sets the checked points up; White is to play.
    void placeHandicap(const std::vector<Point> &points);

    /// The clocks and the limit of the turn that begins now. An engine is waited for by its clock
    /// and the margin, or by the watchdog where that is shorter or alone.
    [[nodiscard]] TurnTime turnTime() const;

    /// Notes time that the side to play has used of its turn without an answer that counts: whoever
    /// answers for it next goes on from there.
    void spend(std::chrono::nanoseconds used) { m_spent += used; }
    /// What was spent of the running turn.
    [[nodiscard]] std::chrono::nanoseconds spent() const { return m_spent; }

    /// Judges the action of the side to play and the time it took. Time comes first: a side that
    /// exceeds the clock by more than the margin has lost, whatever the action. Then come legality,
    /// the end by passes, by repetition, by the move limit.
    [[nodiscard]] Verdict judge(const PlayerAction &action, std::chrono::nanoseconds used = {});

    /// The clock of the side to play ran out while it was thinking, for so long.
    [[nodiscard]] GameResult flagFell(std::chrono::nanoseconds used);

    /// What a player's failure does to the game: the one table that says so.
    /// - Cannot start, refuses the set-up: void.
    /// - Asked for a move and refused, or said what is not a move: forfeit.
    /// - Refused a legal move: forfeit by the refuser, or as MatchSetup::refusedMove says.
    /// - Did not move within clock and margin: loss on time. Within the watchdog's limit, ended, no
    ///   GTP, no answer to anything else: MatchSetup::breakdown says, void or forfeit.
    /// - Interrupted by us: void.
    [[nodiscard]] GameResult failed(Color player, const PlayerFailure &failure) const;

    /// Whether the failure is the engine's breaking down, which another process of it may mend:
    /// neither a verdict on its answers or its clock, nor one on its set-up.
    [[nodiscard]] bool isBreakdown(Color player, const PlayerFailure &failure) const;

    /// Takes moves back, at most as many as were played. The clocks are the caller's to restore.
    void takeBack(int moves);
    /// Nobody wins what the move limit stops.
    [[nodiscard]] GameResult stoppedAtLimit() const;
    /// Goes on for as many moves again after Verdict::Kind::Limit; then nobody wins.
    void goBeyondLimit();
    /// Goes on after the passes that ended the game, with this side to play; as many passes end it
    /// again.
    void resume(Color first);
    /// Sets the clocks to what a record says; nothing: full.
    void restoreClocks(const ByColor<std::optional<TimeLeft>> &left);

private:
    [[nodiscard]] std::optional<std::chrono::milliseconds> budget() const;
    [[nodiscard]] Verdict judgeMove(const Move &move);
    [[nodiscard]] Verdict judgeEnd();
    [[nodiscard]] std::optional<GameResult> charge(std::chrono::nanoseconds used);
    [[nodiscard]] GameResult refused(Color player, const PlayerFailure &failure) const;
    [[nodiscard]] GameResult overdue(Color player, const Message &reason) const;
    [[nodiscard]] GameResult brokeDown(Color player, const Message &reason) const;
    [[nodiscard]] Message repetitionEvidence() const;
    [[nodiscard]] bool isFinished() const;
    void goOn();
    void replay();

    MatchSetup m_setup;
    GameLine m_line;
    Position m_position;
    GameClock m_clock;
    std::chrono::nanoseconds m_spent{}; ///< replaced players have used it in the running turn
    int m_resumedAt = 0;                ///< the moves made when the game last went on after its end
    std::optional<Color> m_resumer; ///< the side that plays next out of turn, after a resumption
};

/// The start of a game under this setup: board size, the fixed handicap's stones, the first side to
/// play. A free handicap is not on the board yet.
[[nodiscard]] GameLine startOf(const MatchSetup &setup);

} // namespace shinpan
