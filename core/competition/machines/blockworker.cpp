#include "core/competition/machines/blockworker.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/machines/leftovers.h"
#include "core/competition/machines/nodespeed.h"
#include "core/competition/run/gamelog.h"
#include "core/competition/store/resultstore.h"
#include "core/machines/workfolders.h"
#include "core/record/sgf/recordbytes.h"
#include "core/util/regularfile.h"

#include <QDir>

#include <algorithm>

namespace shinpan {

namespace {

/// What a block is played by: what the run decides stays with its head, and processors are the
/// scheduler's.
[[nodiscard]] Competition forWorker(Competition competition, const QString &folder)
{
    competition.file = recordIn(folder);
    competition.sprt.reset();
    competition.stop = {};
    competition.affinity.clear();
    competition.policies = {Policies::Halt::Never, std::nullopt, 0};
    competition.checksPlayers = false;
    competition.openings.sources.clear(); // each game brings its own
    return competition;
}

/// Why the engine that was found is not the one of the task; nothing: it is.
[[nodiscard]] std::optional<QString> difference(const EngineIdentity &expected,
                                                const EngineIdentity &found)
{
    for (std::size_t i = 0; i < expected.files.size(); ++i) {
        const IdentifiedFile &file = expected.files[i];
        if (i >= found.files.size() || found.files[i].sha256.isEmpty()) {
            return QStringLiteral("%1: %2 is not there, or cannot be read")
                .arg(expected.player, file.path);
        }
        if (!file.sha256.isEmpty() && found.files[i].sha256 != file.sha256) {
            return QStringLiteral("%1: %2 is another file than the head of the run has")
                .arg(expected.player, found.files[i].path);
        }
    }
    return std::nullopt;
}

/// The games as "AvB_3 and 2 more".
[[nodiscard]] QString withMore(const QStringList &games)
{
    const qsizetype more = games.size() - 1;
    return more > 0 ? QStringLiteral("%1 and %2 more").arg(games.front(), QString::number(more))
                    : games.front();
}

} // namespace

BlockWorker::BlockWorker(const Task &task, Block block, Place place, QObject *parent)
    : QObject(parent)
    , m_task(task)
    , m_block(std::move(block))
{
    m_result.run = task.run;
    m_result.block = m_block.number;
    m_result.attempt = place.attempt;
    m_result.token = m_block.token;
    m_result.node = place.node;
}

BlockWorker::~BlockWorker() = default;

Result<void> BlockWorker::prepare()
{
    if (!isRunName(m_task.run)) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "the run's name cannot be the name of a folder")));
    }
    removeLeftOvers(m_task.run);
    m_folder.emplace(workFolderTemplate(m_task.run));
    if (!m_folder->isValid()) {
        return failure(Message::verbatim(m_folder->errorString()));
    }
    m_task.competition = forWorker(std::move(m_task.competition), m_folder->path());
    Result<std::unique_ptr<ResultStore>> store = ResultStore::openForRun(m_task.competition);
    if (!store) {
        return failure(store.error());
    }
    m_store = std::move(*store);
    return {};
}

void BlockWorker::start()
{
    if (const Result<void> prepared = prepare(); !prepared) {
        refuse(prepared.error().english());
        return;
    }
    scaleTimes(); // in the folder, for an order to stop may come meanwhile
    m_identifier = std::make_unique<EngineIdentifier>(m_store.get());
    connect(m_identifier.get(), &EngineIdentifier::identified, this, &BlockWorker::compare,
            Qt::QueuedConnection);
    for (const EngineIdentity &expected : m_task.engines) {
        const auto player =
            std::ranges::find(m_task.competition.players, expected.player, &CompetitionPlayer::id);
        const EngineProfile *const profile =
            player != m_task.competition.players.end() ? &player->engine
            : m_task.competition.referee               ? &*m_task.competition.referee
                                                       : nullptr;
        EngineIdentity found{.player = expected.player, .command = expected.command};
        if (profile != nullptr) {
            found.files = filesOf(*profile);
        }
        m_identifier->identify(found);
    }
    if (m_task.engines.empty()) {
        play();
    }
}

/// Scales the times by what was measured when the run met this machine, so that all its games have
/// the same ones.
void BlockWorker::scaleTimes()
{
    const double known = m_block.speeds.value(m_result.node);
    m_result.speed = known > 0 ? known : nodeSpeed();
    for (GamePlan &plan : m_block.games) {
        for (const Color color : BothColors) {
            TimeControl &time = plan.setup.time[color];
            time = scaledTime(time, m_task.competition.machines.speed, m_result.speed);
        }
    }
}

void BlockWorker::compare(const EngineIdentity &found)
{
    if (m_compared >= m_task.engines.size()) {
        return; // it was refused
    }
    if (const auto reason = difference(m_task.engines[m_compared++], found)) {
        m_compared = m_task.engines.size();
        refuse(*reason);
    } else if (m_compared == m_task.engines.size()) {
        play();
    }
}

void BlockWorker::play()
{
    RunOptions options;
    options.skipsChecks = true;
    m_runner = std::make_unique<CompetitionRunner>(m_task.competition, options, m_store.get());
    m_runner->playOnly(m_block.games, m_block.matchups);
    connect(m_runner.get(), &CompetitionRunner::gameVoid, this, [this](const StoredGame &game) {
        if (game.result.couldNotStart) {
            m_notStarted.insert(game.id);
        }
    });
    connect(m_runner.get(), &CompetitionRunner::finished, this, &BlockWorker::collect,
            Qt::QueuedConnection);
    m_runner->start();
    if (m_stop) {
        m_runner->stop(*m_stop);
    }
}

void BlockWorker::stop(StopMode mode)
{
    if (m_runner) {
        m_runner->stop(mode);
    } else {
        m_stop = mode;
    }
}

void BlockWorker::collect(const RunEnd &end)
{
    const CompetitionFiles files(m_task.competition.file);
    for (const StoredGame &game : m_store->games()) {
        const bool isVoid = game.state == StoredGame::State::Void;
        if (!isVoid && game.state != StoredGame::State::Finished) {
            continue;
        }
        PlayedGame played{game, m_store->movesOf(game.id, game.attempt), {}, {}};
        played.game.result.couldNotStart = m_notStarted.contains(game.id);
        played.sgf = readRegularFile(QDir(isVoid ? files.voidGames() : files.games())
                                         .filePath(game.id + QStringLiteral(".sgf")),
                                     LargestRecordFile)
                         .value_or(QByteArray());
        m_result.games.push_back(std::move(played));
    }
    collectLogs(files.logs());
    m_result.engines = m_store->engines();
    for (EngineIdentity &engine : m_result.engines) {
        engine.files.clear();
    }
    for (const CompetitionEvent &event : m_store->events()) {
        if (isWarning(event.kind) && event.kind != CompetitionEvent::Kind::GameVoid) {
            m_result.warnings.append(event.text);
        }
    }
    if (end.kind == RunEnd::Kind::Failed) {
        m_result.refusal = end.reason.english(); // it cannot write its record, say
    }
    const QStringList trimmed = trim(m_result, m_block.games.size());
    if (!trimmed.isEmpty()) {
        m_result.warnings.append(QStringLiteral("the record of %1 did not come along, or its "
                                                "remarks: those of a game may have %2 MiB")
                                     .arg(withMore(trimmed), QString::number(MostOfGame / MiB)));
    }
    Q_EMIT finished(m_result);
}

void BlockWorker::collectLogs(const QString &folder)
{
    qint64 room = MostLogs;
    QStringList without;
    for (PlayedGame &played : m_result.games) {
        Result<PackedLogs> logs = packedLogs(folder, played.game.id, room);
        if (logs && logs->size() <= room) {
            room -= logs->size();
            played.logs = std::move(*logs);
        } else {
            without.append(played.game.id);
        }
    }
    if (!without.isEmpty()) {
        m_result.warnings.append(QStringLiteral("the logs of %1 did not come along: those of a "
                                                "block may have %2 MiB, packed")
                                     .arg(withMore(without), QString::number(MostLogs / MiB)));
    }
}

void BlockWorker::refuse(const QString &reason)
{
    m_result.refusal = reason;
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT finished(m_result); }, Qt::QueuedConnection);
}

} // namespace shinpan
