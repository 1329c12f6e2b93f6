#pragma once

#include "core/search/searchposition.h"
#include "core/search/selectionweights.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

struct SearchSettings
{
    std::uint64_t playouts = 0; ///< of each search; 0: until it is stopped
    int threads = 1;            ///< one thread and limited playouts: the same for the same seed
    std::uint64_t seed = 1;
    std::uint32_t mostNodes = 4'000'000; ///< 36 bytes each, twice, taken when they are used
    SelectionWeights weights{};
    bool readsLadders = true; ///< before it tries a move, else it finds out by playing
};

/// A move that a search has considered.
struct SearchCandidate
{
    std::optional<Point> move; ///< none: a pass
    std::uint64_t visits = 0;
    double winrate = 0.5; ///< of the side to move, 0 to 1
    double prior = 0;     ///< of all moves 1: how likely it seemed before the search
    std::vector<std::optional<Point>> line{}; ///< the principal variation, with this move first
    bool offersChain = false;                 ///< puts several stones into atari and takes nothing
};

/// What a search has found so far.
struct SearchResult
{
    std::vector<SearchCandidate> candidates; ///< best first; never empty, the last resort is a pass
    std::uint64_t playouts = 0;              ///< of this search
    std::uint64_t visits = 0;                ///< with what was known before
    double winrate = 0.5;                    ///< of the side to move, 0 to 1
    double score = 0;                        ///< what Black is ahead at the end, komi taken off
    std::vector<float> ownership; ///< by BoardSize::indexOf: 1 Black's, -1 White's; may be empty
};

/// Monte-Carlo tree search with RAVE (Gelly, Silver 2007), on as many threads as asked for. Keeps
/// what it found, so that the next search of the same game starts with it. Repeats no position of
/// the game (positional superko), whatever the rules.
class TreeSearch
{
public:
    explicit TreeSearch(const SearchSettings &settings);
    ~TreeSearch();

    /// Another number of nodes makes it forget what it has found.
    void setSettings(const SearchSettings &settings);
    [[nodiscard]] const SearchSettings &settings() const;

    /// Searches until all playouts are done or `shouldStop()` says so. That is asked about once in
    /// a millisecond, in this thread, and may call result(). Moves at `avoided` are not considered.
    void run(const SearchPosition &position,
             const std::function<bool()> &shouldStop,
             const std::vector<Point> &avoided = {});

    /// The result of the latest search, finished or not.
    [[nodiscard]] SearchResult result() const;

    /// How many playouts the latest search has done; faster than result().
    [[nodiscard]] std::uint64_t playouts() const;
    /// Whether that many playouts more could not give another move more visits than the best has.
    [[nodiscard]] bool isDecided(std::uint64_t playoutsLeft) const;

    /// Forgets all games.
    void clear();

private:
    class Search;
    std::unique_ptr<Search> m_search;
};

} // namespace shinpan
