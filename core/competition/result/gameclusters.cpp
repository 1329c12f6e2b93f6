#include "core/competition/result/gameclusters.h"

#include <limits>

namespace shinpan {

GameClusters::GameClusters(const std::vector<StoredGame> &games, Of whom)
    : m_games(games)
{
    constexpr std::size_t Open = std::numeric_limits<std::size_t>::max();
    QHash<QString, std::size_t> indexes; // of games that have a result; others repeat nothing
    for (std::size_t i = 0; i < games.size(); ++i) {
        if (games[i].state == StoredGame::State::Finished) {
            indexes.insert(games[i].id, i);
        }
    }
    m_clusters.assign(games.size(), Open);
    std::vector<std::size_t> chain;
    for (std::size_t i = 0; i < games.size(); ++i) {
        chain.clear();
        std::size_t cluster = i;
        while (m_clusters[cluster] == Open) { // each on the way is marked, which ends circles
            m_clusters[cluster] = i;
            chain.push_back(cluster);
            const StoredGame &game = games[cluster];
            const std::optional<QString> &earlier =
                game.duplicateOf || whom == Of::SameSides ? game.duplicateOf : game.echoOf;
            const auto next = earlier ? indexes.constFind(*earlier) : indexes.cend();
            if (next == indexes.cend()) {
                m_clusters[cluster] = cluster;
                break;
            }
            cluster = *next;
        }
        cluster = m_clusters[cluster];
        for (const std::size_t member : chain) {
            m_clusters[member] = cluster;
        }
    }
}

} // namespace shinpan
