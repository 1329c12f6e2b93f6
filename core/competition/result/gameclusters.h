#pragma once

#include "core/competition/result/storedgame.h"
#include "core/statistics/repetitions.h"

#include <QHash>

#include <vector>

namespace shinpan {

/// The clusters of games that repeat each other, by what the store says of each: those that are
/// tied by a chain of repetitions form one.
class GameClusters
{
public:
    enum class Of {
        SameSides, ///< the same players with the same colours
        Anybody    ///< whoever played
    };

    /// The games must outlive it, where they are.
    GameClusters(const std::vector<StoredGame> &games, Of whom);

    /// The index of the game that stands for the cluster of this one, which is one of those games
    /// itself and no copy.
    [[nodiscard]] std::size_t of(const StoredGame &game) const
    {
        return m_clusters[static_cast<std::size_t>(&game - m_games.data())];
    }

private:
    const std::vector<StoredGame> &m_games;
    std::vector<std::size_t> m_clusters; ///< by game
};

/// How many independent games a sample of them is worth.
class GameSample
{
public:
    /// The clusters must outlive it.
    explicit GameSample(const GameClusters &clusters)
        : m_clusters(clusters)
    { }

    void add(const StoredGame &game) { m_size.add(m_sizes[m_clusters.of(game)]++); }
    [[nodiscard]] const EffectiveSize &size() const { return m_size; }

private:
    const GameClusters &m_clusters;
    QHash<std::size_t, int> m_sizes; ///< of clusters
    EffectiveSize m_size;
};

} // namespace shinpan
