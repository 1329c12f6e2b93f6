#pragma once

#include "core/tuning/tuningdraws.h"
#include "core/tuning/tuningsettings.h"
#include "core/tuning/tuningstatus.h"

#include <span>
#include <vector>

namespace shinpan {

/// Wins and visits of the cells of a unit cube, each of which may be cut into cells again: Gomill's
/// tree (mcts_tuners.py, Tree and Simulation).
class UcbTree
{
public:
    /// The children's numbers from the root down; never empty.
    using Path = std::vector<std::size_t>;

    /// `splits` says into how many parts each dimension is cut, at every depth alike.
    UcbTree(const UcbTreeSettings &settings, std::vector<int> splits);

    /// How many cells there would be at each depth; infinite if too many to count.
    [[nodiscard]] static double branching(std::span<const int> splits);

    /// The cell that the next game should be played in: down by the highest urgency, ties by
    /// chance, and one step more if that cell had a game and may be cut.
    [[nodiscard]] Path choose(TuningDraws &draws, std::uint64_t step) const;
    /// The cell that choose() would have ended in if it led to this point.
    [[nodiscard]] Path find(const TuningPoint &point) const;
    /// A game begins in this cell, which is there or is made.
    void begin(const Path &path);
    /// Notes that the game ended with this score.
    void end(const Path &path, double score);

    /// The centre of a cell.
    [[nodiscard]] TuningPoint centre(const Path &path) const;
    /// The result, down by most wins.
    [[nodiscard]] Path best() const;
    [[nodiscard]] UcbCell cell(const Path &path) const;
    [[nodiscard]] UcbTreeStatus status() const;

private:
    static constexpr std::size_t None = static_cast<std::size_t>(-1);

    struct Node
    {
        std::size_t firstChild = None;
        int visits = 0;
        double wins = 0;
        int pending = 0; ///< games that have not ended
    };

    struct Region
    {
        std::vector<double> low;
        std::vector<double> breadth;
    };

    [[nodiscard]] std::size_t at(const Path &path) const;
    [[nodiscard]] bool hasChildren(std::size_t node) const
    {
        return m_nodes[node].firstChild != None;
    }
    [[nodiscard]] bool mayExpand(std::size_t node, std::size_t depth) const;
    [[nodiscard]] std::size_t mostUrgent(std::size_t node, std::size_t first) const;
    [[nodiscard]] double visits(const Node &node) const;
    [[nodiscard]] Region region(const Path &path) const;
    [[nodiscard]] std::vector<int> coordinates(std::size_t child) const;
    [[nodiscard]] std::size_t childAround(const TuningPoint &point, const Path &path) const;
    /// The cells within these that had games.
    [[nodiscard]] std::vector<Path> played(const std::vector<Path> &parents) const;
    void expand(std::size_t node);

    UcbTreeSettings m_settings;
    std::vector<int> m_splits;
    std::size_t m_branching;
    std::vector<Node> m_nodes; ///< the root first; the children of a node one after the other
};

} // namespace shinpan
