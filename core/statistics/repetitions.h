#pragma once

#include "core/statistics/gamesbynumber.h"
#include "core/statistics/outcomes.h"

#include <optional>

namespace shinpan {

/// What games are worth that repeat each other: the number of independent games that would tell as
/// much.
///
/// Games that repeat each other form a cluster and are taken to say the same thing (the games of a
/// cluster depend on each other fully, clusters not at all). Then the mean of n games in clusters
/// of c₁, c₂ … has the variance of a mean of n²/Σcᵢ² independent ones (Kish's design effect): n
/// without repetitions, 1 when all are the same, 0 of none.
class EffectiveSize
{
public:
    /// Adds a game to a cluster that had this many.
    void add(int clusterSize)
    {
        m_squares += 2.0 * clusterSize + 1; // (c + 1)² - c²
        ++m_games;
    }

    [[nodiscard]] double value() const { return m_games > 0 ? m_games * m_games / m_squares : 0; }
    /// The same in proportion to the number of games; 1 of none.
    [[nodiscard]] double share() const { return m_games > 0 ? m_games / m_squares : 1; }

private:
    double m_games = 0;
    double m_squares = 0;
};

/// The counts of games or pairs, as if there were only `share` times as many with the same scores;
/// `share` is EffectiveSize::share() of the games, 0 to 1. What is computed from them (Elo and its
/// interval, LOS, likelihood ratios) has the same mean and an honest error.
[[nodiscard]] ScoreCounts discounted(ScoreCounts counts, double share);

/// A game repeats this earlier one between the same players with the same colours.
struct Repeat
{
    int of = 0;          ///< the earlier one's number
    bool isExact = true; ///< move for move; otherwise nearly

    friend bool operator==(const Repeat &, const Repeat &) = default;
};

/// Says which games of a series are new, and whether more new ones can be expected.
class Repetitions
{
public:
    /// Adds a game, once; in the order in which they ended, so that what it repeats is there.
    /// Numbers count from 0, in any order.
    void add(int number, const std::optional<Repeat> &repeat);

    /// Whether it was added and is not a copy, move for move, of an earlier one.
    [[nodiscard]] bool isNew(int number) const;
    /// How many games were added, and how many of them are copies.
    [[nodiscard]] int games() const { return m_games; }
    [[nodiscard]] int copies() const { return m_copies; }
    /// How many at the end repeat earlier ones, exactly or nearly.
    [[nodiscard]] int inARow() const { return m_inARow; }
    /// The worth of the games that are not copies, in proportion to their number, as some nearly
    /// repeat others.
    [[nodiscard]] double share() const { return m_size.share(); }
    /// Whether nothing new is to be expected: the last ten games and more repeated earlier ones,
    /// and so few have been played once only that, by Good and Turing's estimate (their part is the
    /// probability that the next one is new), at most one game in twenty would be.
    [[nodiscard]] bool isExhausted() const;

private:
    struct Game
    {
        int cluster = 0; ///< the number of a game which stands for it
        int played = 0;  ///< of that game: all games of the cluster
        int size = 0;    ///< the games of that game's cluster that are not copies
        bool isCopy = false;
    };

    GamesByNumber<Game> m_byNumber;
    EffectiveSize m_size; ///< the effective size of those that are not copies
    int m_games = 0;
    int m_copies = 0;
    int m_once = 0; ///< clusters with one game
    int m_inARow = 0;
};

} // namespace shinpan
