#include "core/competition/pooled/bundlepool.h"

#include "core/competition/result/gameclusters.h"
#include "core/competition/result/recordedstandings.h"

#include <QSet>

#include <algorithm>

namespace shinpan {

namespace {

/// Puts bundles together, one after the other.
class Pooling
{
public:
    /// Fails if its games cannot be rated with others.
    [[nodiscard]] Result<void> add(const NamedBundle &bundle)
    {
        const SealedCompetition &sealed = bundle.sealed;
        if (sealed.competition.tune) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP("Messages", "%1: it is a tune, whose player is another one in "
                                              "every game; such games cannot be pooled"),
                bundle.file));
        }
        const auto before =
            std::ranges::find(m_pool.bundles, sealed.manifestHash, &PooledBundle::manifestHash);
        if (before != m_pool.bundles.end()) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP("Messages", "%1 is the same bundle as %2; give it once"),
                bundle.file, before->file));
        }
        m_pool.bundles.push_back({.file = bundle.file,
                                  .manifestHash = sealed.manifestHash,
                                  .competition = sealed.competition.name,
                                  .sealed = sealed.manifest.sealed});
        takePlayers(sealed);
        if (m_players.players().size() > BundlePool::MostPlayers) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP("Messages", "with %1 there are more than %2 players; so many are "
                                              "not rated together"),
                bundle.file, BundlePool::MostPlayers));
        }
        noteChanges(sealed);
        takeGames(sealed);
        return {};
    }

    [[nodiscard]] BundlePool pooled()
    {
        m_pool.players = m_players.players();
        const std::size_t players = m_pool.players.size();
        m_pool.counts.resize(players);
        m_pool.results = m_tally.results();
        m_pool.effectiveGames = m_tally.effectiveGames();
        m_pool.ratings = m_tally.rate(players);
        for (std::size_t i = 0; i < m_pool.strata.size(); ++i) {
            m_pool.strata[i].counts.resize(players);
            judgeStratum(m_pool.strata[i], i, *m_pool.ratings);
        }
        m_pool.crosstable.resize(players * players);
        for (const auto &[pair, cell] : m_cells) {
            m_pool.crosstable[pair.first * players + pair.second] = cell;
        }
        return std::move(m_pool);
    }

private:
    [[nodiscard]] std::size_t number() const { return m_pool.bundles.size() - 1; }

    void takePlayers(const SealedCompetition &sealed)
    {
        m_numbers.clear();
        for (const CompetitionPlayer &player : sealed.competition.players) {
            const auto engine =
                std::ranges::find(sealed.engines, player.id, &EngineIdentity::player);
            const std::size_t known = m_players.players().size();
            m_numbers.push_back(m_players.take(
                number(), player, engine == sealed.engines.end() ? EngineIdentity() : *engine));
            if (!m_players.players()[m_numbers.back()].hash && m_players.players().size() > known) {
                m_pool.notes.push_back(inFile(
                    m_pool.bundles.back().file,
                    Message::of(
                        QT_TRANSLATE_NOOP(
                            "Messages",
                            "the program of %1 was not identified, so it is a player of its own"),
                        player.id)));
            }
        }
    }

    void noteChanges(const SealedCompetition &sealed)
    {
        for (const CompetitionEvent &event : sealed.events) {
            if (event.kind == CompetitionEvent::Kind::EngineChanged) {
                m_pool.notes.push_back(
                    inFile(m_pool.bundles.back().file, Message::verbatim(event.text)));
            }
        }
    }

    void takeGames(const SealedCompetition &sealed)
    {
        const Competition &competition = sealed.competition;
        const Standings standings = toStandings(competition, sealed.games);
        const GameClusters clusters(sealed.games, GameClusters::Of::Anybody);
        for (const StoredGame &game : sealed.games) {
            if (game.state != StoredGame::State::Finished
                || !isGameOf(competition, standings, game)) {
                continue;
            }
            const ByColor<std::size_t> ids =
                standings.matchups()[game.matchup].playersOf(game.number);
            const MatchSetup &setup = setupOf(competition, standings, game.matchup);
            const PoolConditions conditions{game.size, game.komi, setup.rules, setup.time};
            take(game, {m_numbers[ids.black], m_numbers[ids.white]}, conditions,
                 sealed.games[clusters.of(game)].id);
        }
    }

    void take(const StoredGame &game,
              const ByColor<std::size_t> &players,
              const PoolConditions &conditions,
              const QString &cluster)
    {
        PooledBundle &bundle = m_pool.bundles.back();
        const QString words = QStringList{game.id, game.players.black, game.players.white,
                                          timeText(game.started), timeText(game.ended)}
                                  .join(u'\n');
        const Outcome outcome = outcomeOf(game.result, Color::Black);
        const bool isPlayable = players.black != players.white;
        if (m_seen.contains(words)) {
            ++bundle.repeated;
            return;
        }
        m_seen.insert(words);
        if (outcome == Outcome::Unknown || game.handicap != 0 || !isPlayable) {
            ++bundle.leftOut;
            return;
        }
        ++bundle.games;
        const std::size_t number = stratumOf(conditions);
        const std::size_t repeats =
            clusterNumber(QString::number(m_pool.bundles.size()) + u'/' + cluster);
        m_tally.add(game, players, repeats, number);
        PoolStratum &stratum = m_pool.strata[number];
        stratum.tally.add(game, players, repeats);
        const std::size_t most = std::max(players.black, players.white) + 1;
        m_pool.counts.resize(std::max(m_pool.counts.size(), most));
        stratum.counts.resize(std::max(stratum.counts.size(), most));
        count(players.black, players.white, countsOf(outcome), stratum);
        count(players.white, players.black, countsOf(outcome).swapped(), stratum);
    }

    void count(std::size_t player,
               std::size_t opponent,
               const GameCounts &counts,
               PoolStratum &stratum)
    {
        m_pool.counts[player].add(counts);
        stratum.counts[player].add(counts);
        CrossCell &cell = m_cells[{player, opponent}];
        cell.points += static_cast<double>(counts.wins) + static_cast<double>(counts.jigos) / 2;
        ++cell.games;
    }

    [[nodiscard]] std::size_t stratumOf(const PoolConditions &conditions)
    {
        const auto known = std::ranges::find(m_pool.strata, conditions, &PoolStratum::conditions);
        const auto number = static_cast<std::size_t>(known - m_pool.strata.begin());
        if (known == m_pool.strata.end()) {
            m_pool.strata.push_back({.conditions = conditions, .tally = {}});
        }
        return number;
    }

    BundlePool m_pool;
    PoolPlayers m_players;
    PoolTally m_tally;
    std::vector<std::size_t> m_numbers; ///< the last bundle's players have these
    std::map<std::pair<std::size_t, std::size_t>, CrossCell> m_cells;
    QSet<QString> m_seen; ///< games, by what tells them from all others
};

} // namespace

std::int64_t BundlePool::games() const
{
    std::int64_t sum = 0;
    for (const PooledBundle &bundle : bundles) {
        sum += bundle.games;
    }
    return sum;
}

Result<BundlePool> poolBundles(const std::vector<NamedBundle> &bundles)
{
    Pooling pooling;
    for (const NamedBundle &bundle : bundles) {
        if (const Result<void> added = pooling.add(bundle); !added) {
            return failure(added.error());
        }
    }
    return pooling.pooled();
}

} // namespace shinpan
