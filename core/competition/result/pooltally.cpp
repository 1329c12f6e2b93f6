#include "core/competition/result/pooltally.h"

#include "core/competition/result/gameclusters.h"
#include "core/competition/result/recordedstandings.h"

namespace shinpan {

void PoolTally::add(const StoredGame &game,
                    const ByColor<std::size_t> &players,
                    std::size_t cluster)
{
    const Outcome outcome = outcomeOf(game.result, Color::Black);
    if (outcome == Outcome::Unknown || game.handicap != 0) {
        return;
    }
    ++m_games;
    const Key key(players.black, players.white, game.komi);
    std::map<Key, int> &alike = m_clusters[cluster];
    int size = 1;
    for (const auto &[other, count] : alike) {
        m_cells[other].clusterSizes += count;
        size += count;
    }
    ++alike[key];
    Cell &cell = m_cells[key];
    cell.games += 1;
    cell.clusterSizes += size;
    PoolResult &result = cell.result;
    std::tie(result.black, result.white, result.komi) = key;
    const double points = outcome == Outcome::Won ? 1 : outcome == Outcome::Lost ? 0 : 0.5;
    result.blackWins += points;
    result.whiteWins += 1 - points;
}

double PoolTally::effectiveGames() const
{
    double sum = 0;
    for (const auto &[key, cell] : m_cells) {
        sum += cell.games * cell.share();
    }
    return sum;
}

std::optional<PoolRatings> PoolTally::rate(std::size_t players) const
{
    std::vector<PoolResult> results;
    for (const auto &[key, cell] : m_cells) {
        results.push_back(cell.result);
        results.back().blackWins *= cell.share();
        results.back().whiteWins *= cell.share();
    }
    return results.empty() ? std::nullopt : ratePool(players, results);
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
            pool.add(game, matchup.playersOf(game.number), clusters.of(game));
        }
    }
    return pool;
}

} // namespace shinpan
