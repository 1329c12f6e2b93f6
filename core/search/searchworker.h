#pragma once

#include "core/search/playout.h"
#include "core/search/searchposition.h"
#include "core/search/searchtree.h"
#include "core/search/selectionweights.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace shinpan {

/// What all threads of a search know and do not change.
struct SearchRoot
{
    PlayoutBoard board{Board()};
    std::vector<std::uint64_t> history; ///< sorted hashes of all boards of the game
    Color toPlay = Color::Black;
    Cell last = NoCell;
    bool wasPassed = false;
    int placed = 0; ///< Black's stones so far less White's
    double komi = 0;
    bool isTerritory = false;
    SelectionWeights weights{};
    bool readsLadders = true;
};

[[nodiscard]] SearchRoot rootOf(const SearchPosition &position);

/// Plays games down the tree and on to their ends: one for each thread.
class SearchWorker
{
public:
    SearchWorker(const SearchRoot &root, SearchTree &tree, std::uint64_t seed)
        : m_root(root)
        , m_tree(tree)
        , m_board(root.board)
        , m_playout(FastRandom(seed))
        , m_priors(root.readsLadders)
    { }

    void playOne();

    [[nodiscard]] const Playout &playout() const { return m_playout; }
    [[nodiscard]] std::uint64_t games() const { return m_games; }
    [[nodiscard]] double scoreSum() const { return m_scoreSum; }

private:
    [[nodiscard]] bool descend();
    [[nodiscard]] SearchNode *select(const SearchNode &node) const;
    [[nodiscard]] SearchNode *passOf(const SearchNode &node) const;
    [[nodiscard]] bool step(SearchNode &child, Color color);
    [[nodiscard]] bool repeats(std::uint64_t hash) const;
    [[nodiscard]] double finish(Color toPlay);
    void learn(double score);
    void learnFromLater(const SearchNode &node, float won, Color color);

    static constexpr std::size_t s_longestPath = 2 * PlayoutBoard::MostPoints;

    const SearchRoot &m_root;
    SearchTree &m_tree;
    PlayoutBoard m_board;
    Playout m_playout;
    MovePriors m_priors;
    std::array<SearchNode *, s_longestPath> m_path{};
    std::array<std::uint64_t, s_longestPath> m_hashes{};
    std::size_t m_length = 0; ///< of the path, without the root
    int m_placed = 0;
    int m_passes = 0;
    Cell m_last = NoCell;
    std::array<std::uint8_t, PlayoutBoard::MostCells> m_firstPlayer{};
    std::uint64_t m_games = 0;
    double m_scoreSum = 0;
};

} // namespace shinpan
