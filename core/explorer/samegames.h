#pragma once

#include "core/explorer/gamewalk.h"
#include "core/record/tree/gametree.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace shinpan {

/// How a game is the same as another one, which is as long or longer.
struct Likeness
{
    int symmetry = 0;         ///< the one by which transformed() lays its board as the other one's
    int moves = 0;            ///< that it has
    int ofMoves = 0;          ///< that the other has
    bool isReordered = false; ///< some positions are there in both, but not the same moves
    int sameUpTo = 0;         ///< the last of its moves after which both have the same position
    bool hasOtherWords = false; ///< comments, marks or variations differ
    bool hasOtherInfo = false;  ///< what is said of the game differs: names, date, result…
};
[[nodiscard]] Likeness likenessOf(const GameTree &game, const GameTree &longer);

/// Finds the games of an archive that are there more than once: under other names, with other
/// comments, on a board that is turned or mirrored, with moves in another order, or cut short.
///
/// Two games are the same when they go through the same positions, with the same side to play,
/// nearly to the end of the shorter one (nine tenths of it), and these are enough moves that no two
/// games share them by chance: a seventh of the points, 51 on 19×19. Shorter games are the same
/// only if both names of players are, too. A game that has another move early on is not found.
///
/// Keeps four bytes a position and sixteen for every sixteenth.
class SameGames
{
public:
    /// Adds a game; they are numbered from 0.
    void add(const GameTree &tree);
    [[nodiscard]] std::size_t size() const { return m_games.size(); }

    /// The games that are the same, in groups of two or more: the longest first, of equally long
    /// ones the one with the most nodes. Groups are in the order of their first game in the
    /// archive.
    [[nodiscard]] std::vector<std::vector<std::size_t>> groups() const;

private:
    struct Game
    {
        std::size_t begin; ///< of its positions in m_positions
        std::size_t end;
        std::size_t nodes;
    };
    /// A position that is looked up.
    struct Sample
    {
        std::uint64_t key;
        std::uint32_t game;
    };

    class Heads;

    [[nodiscard]] std::size_t lengthOf(std::size_t game) const
    {
        return m_games[game].end - m_games[game].begin;
    }
    [[nodiscard]] bool isLonger(std::size_t game, std::size_t other) const;
    [[nodiscard]] bool isSame(std::size_t shorter, std::size_t longer) const;

    GameWalk m_walk;
    std::vector<std::uint32_t> m_positions; ///< of all games, as numbers that hold half a key
    std::vector<Game> m_games;
    std::vector<Sample> m_samples;
    std::vector<bool> m_isShort; ///< games with too few moves to be known by them
};

} // namespace shinpan
