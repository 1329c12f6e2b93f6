#include "core/competition/result/poolcourse.h"

#include "core/competition/result/gameclusters.h"

namespace shinpan {

PoolCourse::PoolCourse(const Competition &competition,
                       const Standings &standings,
                       const std::vector<StoredGame> &games)
    : m_pool(poolOf(competition, standings, games))
{
    const GameClusters clusters(games, GameClusters::Of::Anybody);
    for (const StoredGame &game : games) {
        if (game.state == StoredGame::State::Finished) {
            const QString &first = games[clusters.of(game)].id;
            if (first != game.id) {
                m_clusters.insert(game.id, clusterNumber(first));
            }
        }
    }
}

void PoolCourse::add(const StoredGame &game, const ByColor<std::size_t> &players)
{
    const std::optional<QString> &repeated = game.duplicateOf ? game.duplicateOf : game.echoOf;
    const QString &first = repeated ? *repeated : game.id;
    const std::size_t cluster = m_clusters.value(first, clusterNumber(first));
    if (repeated) {
        m_clusters.insert(game.id, cluster);
    }
    m_pool.add(game, players, cluster);
}

} // namespace shinpan
