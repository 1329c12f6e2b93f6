#pragma once

#include "core/competition/schedule/schedule.h"

#include <set>
#include <tuple>

namespace shinpan {

/// The matchups that have a game to begin, in the order in which they are due: by rounds where the
/// schedule goes by them, then by how many games were begun. Looks at one of them instead of all,
/// as a competition of many thousand small matchups needs. Where the schedule goes by need, a pair
/// of games is completed first, and the schedule says what comes then.
class PairingQueue
{
public:
    /// Both must outlive it. Nobody else may issue numbers of the standings, or finish games,
    /// without telling by changed().
    PairingQueue(const Schedule &schedule, Standings &standings);

    /// The next game, which counts as begun. Nothing while what comes next depends on games that
    /// are running, or when all is over.
    [[nodiscard]] std::optional<Pairing> next();
    /// A game that completes a pair whose other game is begun or over; the first matchup's first.
    [[nodiscard]] std::optional<Pairing> nextOfPair();
    /// A game of the matchup ended, counted or not.
    void changed(std::size_t matchup);

    /// Nothing that this player has to play is begun from here on.
    void leaveOut(std::size_t player);
    /// The matchup has no further games.
    void close(std::size_t matchup);
    /// How many games are left out, of those whose number is known.
    [[nodiscard]] int leftOut() const;

private:
    /// Round, games begun, matchup: the least is next.
    using Due = std::tuple<int, int, std::size_t>;

    [[nodiscard]] std::optional<Pairing> nextByNeed();
    void takeUpNew();
    void place(std::size_t matchup);
    void displace(std::size_t matchup);
    [[nodiscard]] bool isLeftOut(const Matchup &matchup) const;
    [[nodiscard]] bool hasMore(std::size_t matchup) const;
    [[nodiscard]] Pairing issued(std::size_t matchup, int number);

    const Schedule &m_schedule;
    Standings &m_standings;
    std::set<Due> m_due;
    std::vector<std::optional<Due>> m_places; ///< by matchup
    std::set<std::size_t> m_leftOut;          ///< players
    std::set<std::size_t> m_closed;           ///< matchups
};

} // namespace shinpan
