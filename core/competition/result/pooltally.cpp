#include "core/competition/result/pooltally.h"

#include "core/competition/result/gameclusters.h"
#include "core/competition/result/recordedstandings.h"

namespace shinpan {

void PoolTally::add(const StoredGame &game,
                    const ByColor<std::size_t> &players,
                    std::size_t cluster,
                    std::size_t stratum)
{
    const Outcome outcome = outcomeOf(game.result, Color::Black);
    if (outcome == Outcome::Unknown || game.handicap != 0) {
        return;
    }
    ++m_games;
    const Key key(players.black, players.white, game.komi, stratum);
    const auto place =
        m_places.try_emplace(key, static_cast<std::uint32_t>(m_cells.size())).first->second;
    m_cells.resize(m_places.size());
    const int size = enter(cluster, place);
    Cell &cell = m_cells[place];
    cell.games += 1;
    cell.clusterSizes += size;
    PoolResult &result = cell.result;
    std::tie(result.black, result.white, result.komi, result.stratum) = key;
    const double points = outcome == Outcome::Won ? 1 : outcome == Outcome::Lost ? 0 : 0.5;
    result.blackWins += points;
    result.whiteWins += 1 - points;
}

/// Adds a game of this cell to the cluster; returns the cluster's size from then on.
int PoolTally::enter(std::size_t cluster, std::uint32_t cell)
{
    const auto single = m_singles.constFind(cluster);
    if (single == m_singles.cend() && !m_clusters.contains(cluster)) {
        m_singles.insert(cluster, cell);
        return 1;
    }
    std::map<std::uint32_t, int> &alike = m_clusters[cluster];
    if (single != m_singles.cend()) {
        alike[*single] = 1;
        m_singles.erase(single);
    }
    int size = 1;
    for (const auto &[other, count] : alike) {
        m_cells[other].clusterSizes += count;
        size += count;
    }
    ++alike[cell];
    return size;
}

double PoolTally::effectiveGames() const
{
    double sum = 0;
    for (const Cell &cell : m_cells) {
        sum += cell.games * cell.share();
    }
    return sum;
}

std::optional<PoolRatings> PoolTally::rate(std::size_t players) const
{
    const std::vector<PoolResult> all = results();
    return all.empty() ? std::nullopt : ratePool(players, all);
}

std::vector<PoolResult> PoolTally::results() const
{
    std::vector<PoolResult> results;
    for (const auto &[key, place] : m_places) {
        const Cell &cell = m_cells[place];
        results.push_back(cell.result);
        results.back().blackWins *= cell.share();
        results.back().whiteWins *= cell.share();
    }
    return results;
}

std::size_t clusterNumber(const QString &gameId)
{
    constexpr std::size_t Seed = 0x5368696e;
    return qHash(gameId, Seed);
}

PoolTally poolOf(const Competition &competition,
                 const Standings &standings,
                 const std::vector<StoredGame> &games)
{
    const GameClusters clusters(games, GameClusters::Of::Anybody);
    PoolTally pool;
    for (const StoredGame &game : games) {
        if (game.state == StoredGame::State::Finished && isGameOf(competition, standings, game)) {
            const Matchup &matchup = standings.matchups()[game.matchup];
            pool.add(game, matchup.playersOf(game.number),
                     clusterNumber(games[clusters.of(game)].id));
        }
    }
    return pool;
}

} // namespace shinpan
