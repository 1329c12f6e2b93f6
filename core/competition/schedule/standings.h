#pragma once

#include "core/board/color.h"
#include "core/statistics/gamesbynumber.h"
#include "core/statistics/repetitions.h"
#include "core/statistics/sprt.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace shinpan {

/// How a game of a matchup counts, seen by the matchup's first player.
enum class Outcome : std::uint8_t {
    Won,
    Lost,
    Jigo,
    Unknown ///< played, but the winner cannot be known; a draw to schedules, nothing to statistics
};

/// The counts of one game among others.
[[nodiscard]] GameCounts countsOf(Outcome outcome);

/// A game to be played: its matchup, its number, and the players' colours.
struct Pairing
{
    std::size_t matchup = 0;
    int number = 0; ///< of the game within its matchup, from 0
    ByColor<std::size_t> players;

    friend bool operator==(const Pairing &, const Pairing &) = default;
};

/// Two players that meet for some games, and how they stand. Games are numbered from 0.A number is
/// *issued* when its game is begun; when that is void or was broken off, it is given back and
/// issued again, before any new one.
class Matchup
{
public:
    /// `first` has Black in game 0. Alternating: White in odd games, so that games 2n and 2n + 1
    /// are a pair with swapped colours; otherwise always Black. `round`: what it belongs to, as
    /// schedules count.
    Matchup(std::size_t first, std::size_t second, bool isAlternating = true, int round = 0)
        : m_first(first)
        , m_second(second)
        , m_isAlternating(isAlternating)
        , m_round(round)
    { }

    /// The pair as before the first game.
    [[nodiscard]] Matchup withoutGames() const
    {
        return Matchup(m_first, m_second, m_isAlternating, m_round);
    }
    [[nodiscard]] std::size_t first() const { return m_first; }
    [[nodiscard]] std::size_t second() const { return m_second; }
    [[nodiscard]] bool has(std::size_t player) const
    {
        return player == m_first || player == m_second;
    }
    [[nodiscard]] bool isAlternating() const { return m_isAlternating; }
    [[nodiscard]] int round() const { return m_round; }
    [[nodiscard]] ByColor<std::size_t> playersOf(int number) const;

    /// How many games are begun or over.
    [[nodiscard]] int issued() const { return static_cast<int>(m_games.size()); }
    /// How many are over.
    [[nodiscard]] int played() const { return m_played; }
    [[nodiscard]] int running() const { return issued() - m_played - m_leftOut; }
    /// Nothing while the game is not over, or if it was left out.
    [[nodiscard]] std::optional<Outcome> outcome(int number) const;
    /// The counts of all finished games, or of those in which the first player had that colour.
    [[nodiscard]] const GameCounts &counts() const { return m_counts; }
    [[nodiscard]] GameCounts counts(Color firstPlayersColor) const;
    [[nodiscard]] int unknown() const { return m_unknown; }
    /// Pairs of games 2n and 2n + 1 that are over and known both; none if colours do not alternate.
    [[nodiscard]] const PairCounts &pairs() const { return m_pairs; }
    /// The pairs that a sequential test may count. They are before the first that is not over:
    /// quick games end first, and their length may go with their result. Both their games are new:
    /// a game that is played again says nothing new. Under a test, none is after the pair that
    /// decides it.
    [[nodiscard]] const PairCounts &newPairs() const { return m_newPairs; }
    /// How many games are over that are in none of the pairs up to there.
    [[nodiscard]] int gamesBeyond() const { return m_played + m_leftOut - 2 * m_prefix; }
    [[nodiscard]] const Repetitions &repetitions() const { return m_repetitions; }
    /// newPairs(), worth less where games nearly repeat others. It stays as it is when the test has
    /// its verdict.
    [[nodiscard]] ScoreCounts evidence() const;
    /// The first player's points in half points, two a win; an unknown game is one.
    [[nodiscard]] int firstHalfPoints() const;
    [[nodiscard]] int secondHalfPoints() const { return 2 * m_played - firstHalfPoints(); }

    /// Whether the game is begun and not over.
    [[nodiscard]] bool isRunning(int number) const;
    /// The lowest number that is not issued but would complete a pair; nothing if there is none, or
    /// if colours do not alternate.
    [[nodiscard]] std::optional<int> unpaired() const;

    /// What the matchup is played for: before its first game, if it is.
    void setTest(const Sprt &test) { m_test = test; }
    /// The lowest number that is not issued now; it is from here on.
    int issue();
    /// Issues this number, if it is not issued: that of a game which an earlier run began.
    void issue(int number);
    /// The game has an outcome; its number was issued. `repeat`: the earlier game of the same
    /// colours that it repeats.
    void finish(int number, Outcome outcome, const std::optional<Repeat> &repeat = std::nullopt);
    /// The game is over, and nothing of it is to be counted.
    void leaveOut(int number);
    /// The numbers of such games.
    [[nodiscard]] std::vector<int> leftOut() const;
    /// The game did not count or was not finished: its number is free again.
    void giveBack(int number);

private:
    /// A game; between the first value and the last, as Outcome has them.
    enum class Game : std::uint8_t { Running, Won, Lost, Jigo, Unknown, LeftOut };

    [[nodiscard]] bool isOver(int number) const;
    void passIssued();
    void countPrefix();
    [[nodiscard]] PairCounts pairOf(int number) const;

    std::size_t m_first;
    std::size_t m_second;
    bool m_isAlternating;
    int m_round;
    GamesByNumber<Game> m_games; ///< those that are issued
    int m_firstFree = 0;         ///< all before it are issued
    int m_played = 0;
    int m_leftOut = 0;
    int m_unknown = 0;
    GameCounts m_counts;
    GameCounts m_blackCounts; ///< the first player's, where it had Black
    PairCounts m_pairs;
    PairCounts m_newPairs;
    int m_prefix = 0; ///< pairs before the first that is not over, or up to the deciding one
    std::optional<Sprt> m_test;
    std::optional<ScoreCounts> m_decisive; ///< the evidence at the verdict
    Repetitions m_repetitions;
};

/// All matchups of a competition, in the order in which they came about.
class Standings
{
public:
    explicit Standings(std::size_t players)
        : m_players(players)
    { }

    [[nodiscard]] std::size_t players() const { return m_players; }
    [[nodiscard]] const std::vector<Matchup> &matchups() const { return m_matchups; }
    [[nodiscard]] Matchup &matchup(std::size_t index) { return m_matchups[index]; }
    /// A player's points in all matchups, in half points.
    [[nodiscard]] int halfPoints(std::size_t player) const;
    /// The same of each player, which looks at the matchups once.
    [[nodiscard]] std::vector<int> halfPoints() const;
    [[nodiscard]] int played() const;
    [[nodiscard]] int running() const;
    /// The number of the last round that has matchups, -1 without any.
    [[nodiscard]] int lastRound() const
    {
        return m_matchups.empty() ? -1 : m_matchups.back().round();
    }
    /// The player's rounds without an opponent: byes, where everybody else plays in each.
    [[nodiscard]] int roundsWithout(std::size_t player) const;

    void add(const Matchup &matchup) { m_matchups.push_back(matchup); }

private:
    std::size_t m_players;
    std::vector<Matchup> m_matchups;
};

} // namespace shinpan
