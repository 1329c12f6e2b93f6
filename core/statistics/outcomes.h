#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace shinpan {

/// How games between two players ended, seen by one of them. Games without a winner that are not
/// jigos (void, unknown) are not among them.
struct GameCounts
{
    std::int64_t wins = 0;
    std::int64_t losses = 0;
    std::int64_t jigos = 0;

    [[nodiscard]] std::int64_t total() const { return wins + losses + jigos; }
    void add(const GameCounts &others)
    {
        wins += others.wins;
        losses += others.losses;
        jigos += others.jigos;
    }
    /// The same games, seen by the other player.
    [[nodiscard]] GameCounts swapped() const { return {losses, wins, jigos}; }

    friend bool operator==(const GameCounts &, const GameCounts &) = default;
};

/// How pairs of games ended that share an opening and have the colours swapped ("pentanomial"),
/// seen by one player. With a komi that allows no jigo only the first, the middle and the last
/// occur.
struct PairCounts
{
    std::int64_t lostBoth = 0;
    std::int64_t lostAndJigo = 0;
    std::int64_t split = 0; ///< one won and one lost, or two jigos
    std::int64_t wonAndJigo = 0;
    std::int64_t wonBoth = 0;

    [[nodiscard]] std::int64_t total() const
    {
        return lostBoth + lostAndJigo + split + wonAndJigo + wonBoth;
    }
    void add(const PairCounts &others)
    {
        lostBoth += others.lostBoth;
        lostAndJigo += others.lostAndJigo;
        split += others.split;
        wonAndJigo += others.wonAndJigo;
        wonBoth += others.wonBoth;
    }
    [[nodiscard]] PairCounts swapped() const
    {
        return {wonBoth, wonAndJigo, split, lostAndJigo, lostBoth};
    }

    friend bool operator==(const PairCounts &, const PairCounts &) = default;
};

/// Counts by score, lowest score first: what games and pairs have in common for statistics. The
/// *units* are what is independent of each other: games, or pairs.
struct ScoreCounts
{
    static constexpr std::size_t MostScores = 5;

    std::array<double, MostScores> scores{}; ///< 0 to 1
    std::array<double, MostScores> counts{};
    std::size_t size = 0;
    int gamesPerUnit = 1;

    ScoreCounts(const GameCounts &games);
    ScoreCounts(const PairCounts &pairs);

    /// How many units there are.
    [[nodiscard]] double total() const;
    /// The mean score; one half when there are none.
    [[nodiscard]] double mean() const;
    /// The variance of the score of one unit, as a population; 0 when there are none.
    [[nodiscard]] double variance() const;
};

} // namespace shinpan
