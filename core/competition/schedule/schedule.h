#pragma once

#include "core/competition/schedule/standings.h"
#include "core/statistics/sprt.h"

#include <cstddef>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace shinpan {

/// The pairs of matchups with recorded games, by the matchups' indexes: first and second player.
using KnownPairs = std::map<std::size_t, std::pair<std::size_t, std::size_t>>;

/// A form of competition: who meets whom next. Pure: everything it decides follows from the
/// standings, so that a competition that was cut off goes on as if it had not been, and two runs
/// with the same results pair alike.
class Schedule
{
public:
    /// The games of matchups without an end.
    static constexpr int Unlimited = std::numeric_limits<int>::max();

    virtual ~Schedule();

    /// Adds the matchups that have become known: all at the start, or a round's when the one before
    /// is over. Does nothing while there is nothing to add.
    virtual void extend(Standings &standings) const = 0;
    /// The same where a round was paired already and has games: players that met in it stay
    /// together, whatever the pairing would be today; the others are paired around them.
    virtual void extendAround(Standings &standings, const KnownPairs &) const { extend(standings); }
    /// How many games this matchup shall have, as far as can be said now.
    [[nodiscard]] virtual int gamesOf(const Standings &standings, const Matchup &matchup) const = 0;
    /// Whether the earlier round's games are begun first; otherwise the matchup with the fewest.
    [[nodiscard]] virtual bool goesByRounds() const { return true; }
    /// Whether neediest() says what is next, a pair of games at a time, instead of their order.
    [[nodiscard]] virtual bool goesByNeed() const { return false; }
    using MayPlay = std::function<bool(std::size_t matchup)>;
    /// The matchup whose next two games tell most, among those that have games to begin and may
    /// play; nothing if none does.
    [[nodiscard]] virtual std::optional<std::size_t> neediest(const Standings &standings,
                                                              const MayPlay &mayPlay) const;
    /// How many games there will be in all; nothing if that is open.
    [[nodiscard]] virtual std::optional<int> gamesInAll(const Standings &standings) const;
};

/// Whether every game was played.
[[nodiscard]] bool isOver(const Schedule &schedule, Standings &standings);

/// A matchup that is given outright.
struct FixedMatchup
{
    std::size_t first = 0;
    std::size_t second = 0;
    bool isAlternating = true;
    std::optional<int> games; ///< nothing: until somebody stops it
};

/// Given matchups (Gomill's playoff).
[[nodiscard]] std::unique_ptr<Schedule> playoff(std::vector<FixedMatchup> matchups);

/// Everybody against everybody, `games` each (Gomill's allplayall); all pairs progress alike.
[[nodiscard]] std::unique_ptr<Schedule> allPlayAll(std::size_t players, std::optional<int> games);

/// Everybody against everybody, always the two next whose games narrow the ratings of all most
/// (PoolNeed), by the results so far and as if the games that run had told what they are expected
/// to tell. A pair plays two games with swapped colours. It is over after `games` in all, or when
/// no pair has anything to play: one whose games have come to repeat each other
/// (Repetitions::isExhausted()) has not, nor one that the test, if there is any, has decided as in
/// sprtMatch().
[[nodiscard]] std::unique_ptr<Schedule> ratingPool(std::size_t players,
                                                   std::optional<int> games,
                                                   const std::optional<Sprt> &test);

/// Everybody against everybody in rounds in which everybody plays once at most, `games` at a time;
/// it is over after `cycles`. The circle method, one player resting where their number is odd.
[[nodiscard]] std::unique_ptr<Schedule> roundRobin(std::size_t players, int games, int cycles = 1);

/// The first `challengers` players against all others, and not among themselves.
[[nodiscard]] std::unique_ptr<Schedule> gauntlet(std::size_t players,
                                                 std::size_t challengers,
                                                 std::optional<int> games);

/// Single elimination. Players are seeded in their order; where their number is not a power of two,
/// the first ones have a bye. A match has `games`, ends when it is decided, and is prolonged by two
/// games at a time while it is even, `tieBreaks` times at most; then the better seed goes on.
[[nodiscard]] std::unique_ptr<Schedule> knockout(std::size_t players, int games, int tieBreaks = 3);

/// Rounds of `games` between players of the same points, as far as that goes, that have not met
/// yet. Within a group of the same points the pairs are folded: the best seed meets the last, the
/// second the last but one, so that the best meet as late as they can; the last of an odd group
/// goes down and is the first of the next. With an odd number of players the last of those with the
/// fewest byes has one, which is worth a won match. Players are seeded in their order.
[[nodiscard]] std::unique_ptr<Schedule> swiss(std::size_t players, int rounds, int games);

/// Two players until an SPRT on pairs of new games (Matchup::evidence()) says which hypothesis
/// holds, until nothing new is to be expected of them (Repetitions::isExhausted()), or `mostGames`
/// are over.
[[nodiscard]] std::unique_ptr<Schedule> sprtMatch(const Sprt &test, std::optional<int> mostGames);

} // namespace shinpan
