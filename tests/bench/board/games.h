#pragma once

#include "core/rules/position.h"

#include <cstdint>
#include <iosfwd>
#include <vector>

namespace shinpan::bench {

/// The moves of one game, Black first, in turn.
using Game = std::vector<Move>;

/// Plays uniformly random legal moves, but leaves a side's own single-point eyes alone, until both
/// pass or three moves a point are played. Its memory is reused from game to game.
class RandomPlayer
{
public:
    explicit RandomPlayer(std::uint64_t seed);

    /// Plays from `position` on; returns how many moves. Keeps them in `game` if that is given.
    int playOut(Position &position, Game *game = nullptr);

private:
    [[nodiscard]] Move chooseMove(const Position &position);
    [[nodiscard]] std::size_t randomBelow(std::size_t limit);
    void findEmptyPoints(const Board &board);

    std::uint64_t m_random;
    std::vector<Point> m_empty;
    std::size_t m_chosen = 0; ///< index into m_empty of the latest move's point
};

/// Games with positional superko, the same for the same seed.
[[nodiscard]] std::vector<Game> randomGames(BoardSize size, int count, std::uint64_t seed);

/// A line of vertices and "pass" for each game. Reading ends at the first word that is neither.
[[nodiscard]] std::vector<Game> readGames(std::istream &input, BoardSize size);
void writeGames(std::ostream &output, const std::vector<Game> &games);

} // namespace shinpan::bench
