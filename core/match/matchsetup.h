#pragma once

#include "core/board/color.h"
#include "core/board/point.h"
#include "core/clock/timecontrol.h"
#include "core/match/score/adjudicationrule.h"
#include "core/match/score/scoringpolicy.h"
#include "core/rules/ruleset.h"

#include <QString>

#include <chrono>

namespace shinpan {

/// What we play by unless somebody says otherwise: Chinese counting as practised, with the simple
/// ko that every engine keeps. (An engine that never heard of superko must not lose a game by it;
/// endless cycles are void.)
[[nodiscard]] Ruleset defaultRules();

/// More than anybody wants of games, moves and other things that are counted: the highest number
/// where nothing else sets one.
inline constexpr int MostCounted = 1'000'000;

/// How a handicap comes onto the board.
enum class HandicapStyle {
    Fixed, ///< on the points of GTP 2 §4.1.1
    Free   ///< where Black likes
};

/// What the two sides agreed before the game.
struct MatchSetup
{
    /// What an engine that ends, stalls or talks nonsense does to the game.
    enum class OnFailure {
        EndGame, ///< the game is over as the referee's table says (competitions, the command line)
        Suspend  ///< the match waits for a person: retry, change the seat, or stop
    };

    /// What it means that an engine breaks down in mid-game: it ends, its pipe closes, it talks no
    /// GTP, or the watchdog (not the clock) runs out.
    enum class Breakdown {
        Void,   ///< the game does not count
        Forfeit ///< the engine loses it
    };

    /// What it means that an engine refuses a move that the referee allowed.
    enum class RefusedMove {
        RefuserForfeits,
        /// The mover forfeits as in Gomill, if the words are exactly "illegal move"; any other
        /// words are the refuser's own fault.
        MoverForfeitsIfAccused
    };

    /// What it means that an engine ponders that may not; see judgePondering().
    enum class ForbiddenPondering {
        Warning, ///< the record and the report say so
        Forfeit  ///< it loses the game as well
    };

    static constexpr double MostKomi = 1000; ///< the limit holds in either direction

    BoardSize size;
    double komi = 7.5;
    int handicap = 0; ///< 0, or 2 up to maxHandicap(size, handicapStyle)
    HandicapStyle handicapStyle = HandicapStyle::Fixed;
    Ruleset rules = defaultRules();
    ByColor<TimeControl> time; ///< none: no clock
    /// What an engine may exceed its clock by without losing, for what the machine and the pipes
    /// add to its thinking. It is never charged: an engine that answers within it has used its time
    /// up exactly. A person's flag falls without it.
    std::chrono::milliseconds timeMargin{100};
    /// Somebody else keeps the clocks and says who is late: here they only show, and no flag falls.
    /// See Match::setTimeLeft().
    bool areClocksKeptElsewhere = false;
    int moveLimit = 1000; ///< passes count; 0: no limit
    /// The least time between two moves, for watching; a faster answer is held back.
    std::chrono::milliseconds minimumMoveTime{};
    /// The longest that any request for a move is waited for, whatever the engine's own patience
    /// (EngineProfile::timeouts) and the clocks allow; zero: no such cap.
    std::chrono::milliseconds watchdog{};
    OnFailure onFailure = OnFailure::EndGame;
    Breakdown breakdown = Breakdown::Void;
    /// How often in a game each engine that breaks down is replaced by a new process of the same,
    /// which takes over where it was; then `breakdown` and `onFailure` say.
    int restarts = 0;
    RefusedMove refusedMove = RefusedMove::RefuserForfeits;
    ForbiddenPondering forbiddenPondering = ForbiddenPondering::Warning;
    /// What the record calls engines where it tells what they think; empty: as they call
    /// themselves.
    ByColor<QString> names{};
    /// When the arbiter decides the game; never, unless it is asked for.
    AdjudicationRule adjudication;
    /// How the game is scored. The default one ends by asking as soon as a person plays.
    ScoringPolicy scoring;

    friend bool operator==(const MatchSetup &, const MatchSetup &) = default;
};

/// The most stones of a handicap: maxFixedHandicap(), or all points but one (GTP 2 §4.1.2).
[[nodiscard]] int maxHandicap(BoardSize size, HandicapStyle style);

} // namespace shinpan
