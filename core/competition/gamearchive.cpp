#include "core/competition/gamearchive.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/competitiongame.h"
#include "core/competition/eventlog.h"
#include "core/competition/gamejournal.h"
#include "core/competition/gamelabel.h"
#include "core/competition/resultstore.h"
#include "core/record/sgfwriter.h"

#include <QDir>

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
        save(game, CompetitionFiles(m_competition.file).games());
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
            save(game, folder);
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

void GameArchive::label(CompetitionGame &game, const StoredGame &stored) const
{
    if (!m_options.labelsRecords) {
        return;
    }
    GameLabel label;
    label.event = m_competition.name;
    const bool goesByRounds = m_competition.type == CompetitionType::RoundRobin
                           || m_competition.type == CompetitionType::Knockout
                           || m_competition.type == CompetitionType::Swiss;
    if (goesByRounds) {
        label.round = m_standings.matchups()[stored.matchup].round() + 1;
    }
    for (const Color color : BothColors) {
        const std::size_t player = game.plan().pairing.players[color];
        label.isNamedByItself[color] = m_competition.players[player].isNamedByItself;
    }
    writeLabel(game.record(), label, stored, game.match());
}

/// Waiting for the disk costs more than a fast game does: there the system takes the file to it
/// within seconds, and the store has the moves even if the power fails before.
void GameArchive::save(const CompetitionGame &game, const QString &folder)
{
    const bool wasFast = std::chrono::steady_clock::now() - game.since() < std::chrono::seconds(1);
    const Durability durability = wasFast ? Durability::Crash : Durability::PowerFailure;
    const QString path = QDir(folder).filePath(game.plan().id + QStringLiteral(".sgf"));
    if (const Result<void> saved = saveSgfFile(game.record().tree(), path, durability); !saved) {
        Q_EMIT failed(QStringLiteral("%1: %2").arg(path, saved.error()));
    }
}

} // namespace shinpan
