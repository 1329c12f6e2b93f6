#pragma once

#include "core/competition/competition.h"
#include "core/competition/result/storedgame.h"
#include "core/statistics/poolratings.h"

#include <QHash>

#include <map>
#include <tuple>
#include <vector>

namespace shinpan {

/// The games behind the players' ratings, weighed by what they are worth: those with a known winner
/// and without a handicap, which would pass for strength.
///
/// A game that others repeat, whoever played them, is worth a part of one: of n games between the
/// same two with the same colours and komi, n²/Σc, where c is the number of rated games in the
/// cluster of each. Within those n that is EffectiveSize.
class PoolTally
{
public:
    /// `players`: their indices. `cluster`: a number that it shares with the games that repeat each
    /// other, and with no other game. `stratum`: see PoolResult.
    void add(const StoredGame &game,
             const ByColor<std::size_t> &players,
             std::size_t cluster,
             std::size_t stratum = 0);

    /// How many games are rated, and how many independent ones they are worth.
    [[nodiscard]] std::int64_t games() const { return m_games; }
    [[nodiscard]] double effectiveGames() const;
    /// The games as ratings count them, by what they are worth.
    [[nodiscard]] std::vector<PoolResult> results() const;
    /// The ratings; nothing without any game.
    [[nodiscard]] std::optional<PoolRatings> rate(std::size_t players) const;

private:
    /// Games between the same two, by colours, komi and stratum.
    using Key = std::tuple<std::size_t, std::size_t, double, std::size_t>;
    struct Cell
    {
        PoolResult result;
        double games = 0;
        double clusterSizes = 0; ///< the sum over the games

        [[nodiscard]] double share() const { return games / clusterSizes; }
    };

    [[nodiscard]] int enter(std::size_t cluster, std::uint32_t cell);

    std::vector<Cell> m_cells;
    std::map<Key, std::uint32_t> m_places; ///< of the cells
    /// The cells of games that nobody repeats, by cluster: nearly all, so nothing more is kept.
    QHash<std::size_t, std::uint32_t> m_singles;
    QHash<std::size_t, std::map<std::uint32_t, int>> m_clusters; ///< games by cell, of the others
    std::int64_t m_games = 0;
};

/// The number of the cluster that this game stands for, as for poolOf(): a hash of its id.
[[nodiscard]] std::size_t clusterNumber(const QString &gameId);

/// The same of the finished games of matchups that there are.
[[nodiscard]] PoolTally poolOf(const Competition &competition,
                               const Standings &standings,
                               const std::vector<StoredGame> &games);

} // namespace shinpan
