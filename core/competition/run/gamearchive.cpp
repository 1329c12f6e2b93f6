#include "core/competition/run/gamearchive.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/result/storedmoves.h"
#include "core/competition/run/competitiongame.h"
#include "core/competition/run/gamejournal.h"
#include "core/competition/run/gamelabel.h"
#include "core/competition/store/eventlog.h"
#include "core/competition/store/resultstore.h"
#include "core/match/matchscribe.h"
#include "core/record/sgf/sgfwriter.h"

#include <QDir>
#include <QFileInfo>

namespace shinpan {

GameArchive::GameArchive(const Competition &competition,
                         const RunOptions &options,
                         const Standings &standings,
                         ResultStore *store)
    : m_competition(competition)
    , m_options(options)
    , m_standings(standings)
    , m_store(store)
{ }

GameArchive::~GameArchive() = default;

Result<void> GameArchive::open()
{
    if (m_store == nullptr) {
        return {};
    }
    const CompetitionFiles files(m_competition.file);
    if (m_competition.recordsGames && !QDir().mkpath(files.games())) {
        return failure(QStringLiteral("%1: the directory cannot be made").arg(files.games()));
    }
    Result<std::unique_ptr<EventLog>> log = EventLog::open(files.eventLog());
    if (!log) {
        return failure(log.error());
    }
    m_log = std::move(*log);
    return {};
}

void GameArchive::follow(CompetitionGame &game)
{
    if (m_store != nullptr) {
        new GameJournal(*m_store, game); // the game's own
    }
}

void GameArchive::keep(CompetitionGame &game, const StoredGame &stored)
{
    label(game, stored);
    if (m_store == nullptr) {
        return;
    }
    if (m_competition.recordsGames) {
        save(game, pathOf(stored.id));
    }
    m_store->finishGame(stored);
}

void GameArchive::keepVoid(CompetitionGame &game, const StoredGame &stored)
{
    label(game, stored);
    if (m_store == nullptr) {
        return;
    }
    const QString folder = CompetitionFiles(m_competition.file).voidGames();
    if (m_competition.recordsGames && stored.moves > 0) {
        if (QDir().mkpath(folder)) {
            save(game, QDir(folder).filePath(stored.id + QStringLiteral(".sgf")));
        } else {
            Q_EMIT failed(QStringLiteral("%1: the directory cannot be made").arg(folder));
        }
    }
    m_store->voidGame(stored);
}

void GameArchive::note(const CompetitionEvent &event)
{
    if (m_store != nullptr) {
        m_store->addEvent(event);
    }
    if (m_log == nullptr) {
        return;
    }
    if (const Result<void> written = m_log->write(event); !written) {
        m_log.reset(); // the store has the events all the same
        Q_EMIT failed(written.error());
    }
}

bool GameArchive::hasLost(const StoredGame &game) const
{
    return m_store != nullptr && m_competition.recordsGames
        && QFileInfo(pathOf(game.id)).size() == 0;
}

void GameArchive::restore(const GamePlan &plan,
                          const StoredGame &game,
                          const std::vector<StoredMove> &moves)
{
    const ByColor<PlayerIdentity> players{storedIdentity(game.players.black),
                                          storedIdentity(game.players.white)};
    GameRecord record(plan.setup.size);
    writeStoredGame(record, plan.setup, plan.start, moves, game.result);
    scribe::writeOpening(record, {}, {players, {}});
    if (m_options.labelsRecords) {
        writeLabel(record, labelOf(plan.pairing), game, players);
    }
    save(record, pathOf(game.id), Durability::Crash);
}

/// Who describes itself as something else than its name and version does so in its own files only.
PlayerIdentity GameArchive::storedIdentity(const QString &player) const
{
    const std::vector<EngineIdentity> engines = m_store->engines();
    const auto engine = std::ranges::find(engines, player, &EngineIdentity::player);
    if (engine == engines.end()) {
        return {};
    }
    const QString description =
        engine->version.isEmpty() ? engine->name : engine->name + u':' + engine->version;
    return {engine->name, engine->version, engine->command, description};
}

GameLabel GameArchive::labelOf(const Pairing &pairing) const
{
    GameLabel label;
    label.event = m_competition.name;
    if (goesByRounds(m_competition.type)) {
        label.round = m_standings.matchups()[pairing.matchup].round() + 1;
    }
    for (const Color color : BothColors) {
        const CompetitionPlayer &player = m_competition.players[pairing.players[color]];
        label.isNamedByItself[color] = player.isNamedByItself;
    }
    return label;
}

void GameArchive::label(CompetitionGame &game, const StoredGame &stored) const
{
    if (m_options.labelsRecords) {
        const Match &match = game.match();
        writeLabel(game.record(), labelOf(game.plan().pairing), stored,
                   {match.player(Color::Black).identity(), match.player(Color::White).identity()});
    }
}

QString GameArchive::pathOf(const QString &gameId) const
{
    return QDir(CompetitionFiles(m_competition.file).games())
        .filePath(gameId + QStringLiteral(".sgf"));
}

/// Waiting for the disk costs more than a fast game does: there the system takes the file to it
/// within seconds, and if the power fails before, the next run writes it from the store.
void GameArchive::save(const CompetitionGame &game, const QString &path)
{
    const bool wasFast = std::chrono::steady_clock::now() - game.since() < std::chrono::seconds(1);
    save(game.record(), path, wasFast ? Durability::Crash : Durability::PowerFailure);
}

void GameArchive::save(const GameRecord &record, const QString &path, Durability durability)
{
    if (const Result<void> saved = saveSgfFile(record.tree(), path, durability); !saved) {
        Q_EMIT failed(QStringLiteral("%1: %2").arg(path, saved.error()));
    }
}

} // namespace shinpan
