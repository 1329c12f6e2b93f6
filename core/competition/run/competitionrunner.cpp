#include "core/competition/run/competitionrunner.h"

#include "core/competition/run/competitionslot.h"
#include "core/competition/run/startupcheck.h"
#include "core/competition/run/stoprequest.h"
#include "core/competition/store/resultstore.h"
#include "core/util/detach.h"

namespace shinpan {

using namespace std::chrono_literals;

namespace {

constexpr auto WatchInterval = 500ms;
constexpr auto PackingInterval = 10ms;
/// Starting an engine may take all of a machine's memory bus; more at once are not faster.
constexpr int ChecksAtOnce = 4;

/// What the options change of the file.
[[nodiscard]] Competition adjusted(Competition competition, const RunOptions &options)
{
    competition.parallel = options.parallel.value_or(competition.parallel);
    competition.logsGtp = options.logsGtp.value_or(competition.logsGtp);
    return competition;
}

[[nodiscard]] QString reasonOf(StopMode mode)
{
    switch (mode) {
    case StopMode::AfterPairs:
        return QStringLiteral("stopped after the pairs of games that were begun");
    case StopMode::AfterGames:
        return QStringLiteral("stopped after the games that were running");
    case StopMode::Now:
        return QStringLiteral("stopped at once");
    }
    Q_UNREACHABLE();
}

} // namespace

CompetitionRunner::CompetitionRunner(Competition competition,
                                     RunOptions options,
                                     ResultStore *store,
                                     QObject *parent)
    : QObject(parent)
    , m_competition(adjusted(std::move(competition), options))
    , m_options(std::move(options))
    , m_planner(m_competition)
    , m_archive(m_competition, m_options, m_planner.standings(), store)
    , m_haltRule(m_competition.policies)
    , m_quarantine(m_options.countsVoids ? 0 : m_competition.policies.quarantineAfter)
    , m_identifier(store)
    , m_isIdentified(m_competition.players.size(), store == nullptr)
    , m_logs(m_competition, m_options, store != nullptr)
{
    for (int i = 0; i < m_competition.parallel; ++i) {
        m_slots.push_back(std::make_unique<CompetitionSlot>(m_competition, i));
    }
    m_progress.setSingleShot(true);
    connect(&m_progress, &QTimer::timeout, this, &CompetitionRunner::progressed);
    connect(&m_watch, &QTimer::timeout, this, &CompetitionRunner::lookAround);
    connect(&m_archive, &GameArchive::failed, this, [this](const QString &reason) {
        note(CompetitionEvent::Kind::Warning, reason);
        end({RunEnd::Kind::Failed, reason});
    });
    connect(&m_logs, &CompetitionLogs::failed, this, &CompetitionRunner::noteTrouble);
    connect(&m_identifier, &EngineIdentifier::identified, this, &CompetitionRunner::noteEngine);
    if (store != nullptr) {
        connect(store, &ResultStore::troubled, this, &CompetitionRunner::noteTrouble);
        connect(store, &ResultStore::recovered, this, &CompetitionRunner::fillSlots);
    }
}

CompetitionRunner::~CompetitionRunner() = default;

Result<void> CompetitionRunner::prepare()
{
    if (std::exchange(m_isPrepared, true)) {
        return {};
    }
    if (const Result<void> loaded = m_planner.loadOpenings(); !loaded) {
        return loaded;
    }
    return m_archive.open();
}

Result<void> CompetitionRunner::resume()
{
    if (const Result<void> prepared = prepare(); !prepared || m_archive.store() == nullptr) {
        return prepared;
    }
    const ResultStore &store = *m_archive.store();
    QStringList unfinished;
    for (const StoredGame &game : store.unfinishedGames()) {
        unfinished.append(game.id);
    }
    m_logs.packLeftOver(unfinished);
    m_planner.restore(store);
    int restored = 0;
    for (const StoredGame &game : store.games()) {
        if (game.state == StoredGame::State::Finished && m_planner.knows(game)) {
            const std::vector<StoredMove> moves = store.movesOf(game.id);
            restored += store.damage().isEmpty() && takeOver(game, moves) ? 1 : 0;
        }
    }
    if (!store.damage().isEmpty()) {
        return failure(store.damage()); // nothing is written upon half of a record
    }
    if (restored > 0) {
        noteTrouble(QStringLiteral("the files of %1 games were missing or empty and were written "
                                   "anew from the database")
                        .arg(restored));
    }
    return {};
}

void CompetitionRunner::start()
{
    Q_ASSERT(m_stage == Stage::NotStarted);
    m_stage = Stage::Checking;
    m_since = std::chrono::steady_clock::now();
    m_watch.start(WatchInterval);
    const Result<void> prepared = prepare();
    const QPointer<CompetitionRunner> self(this);
    note(CompetitionEvent::Kind::RunStarted,
         m_slots.size() == 1 ? QStringLiteral("a game at a time")
                             : QStringLiteral("%1 games at once").arg(m_slots.size()));
    if (!self) {
        return;
    }
    if (!prepared) {
        end({RunEnd::Kind::Failed, prepared.error()});
    }
    if (m_end || m_options.skipsChecks || !m_competition.checksPlayers) {
        QMetaObject::invokeMethod(this, &CompetitionRunner::beginPlay, Qt::QueuedConnection);
        return;
    }
    m_check = std::make_unique<StartupCheck>(
        m_competition, std::max(ChecksAtOnce, static_cast<int>(m_slots.size())));
    connect(m_check.get(), &StartupCheck::checked, this, &CompetitionRunner::noteCheck);
    connect(m_check.get(), &StartupCheck::finished, this, &CompetitionRunner::judgeChecks,
            Qt::QueuedConnection);
    m_check->start();
    for (const QString &warning : countingWarnings(m_competition)) {
        if (self) {
            note(CompetitionEvent::Kind::Warning, warning);
        }
    }
}

void CompetitionRunner::judgeChecks()
{
    if (!m_check) {
        return; // stopped meanwhile
    }
    const QStringList failures = m_check->failures();
    m_check.reset();
    if (!failures.isEmpty()) {
        end({RunEnd::Kind::Failed, failures.join(QStringLiteral("; "))});
    }
    beginPlay();
}

void CompetitionRunner::beginPlay()
{
    m_stage = Stage::Playing;
    const QPointer<CompetitionRunner> self(this);
    if (!m_end && !m_planner.isOver()) {
        noteOpenings();
    }
    if (self) {
        fillSlots();
    }
}

/// Of the first matchup whose openings will not do, which stands for the others.
void CompetitionRunner::noteOpenings()
{
    for (std::size_t i = 0; i < standings().matchups().size(); ++i) {
        if (const QString text = forecast(m_planner.openingSupply(i)); !text.isEmpty()) {
            note(CompetitionEvent::Kind::FewOpenings, text);
            return;
        }
    }
}

void CompetitionRunner::noteCheck(std::size_t player, const QString &failure)
{
    const QString id = player == StartupCheck::Referee ? QStringLiteral("referee")
                                                       : m_competition.players[player].id;
    const QPointer<CompetitionRunner> self(this);
    Q_EMIT playerChecked(player, failure);
    if (self) {
        note(failure.isEmpty() ? CompetitionEvent::Kind::PlayerChecked
                               : CompetitionEvent::Kind::CheckFailed,
             failure, {}, id);
    }
}

void CompetitionRunner::stop(StopMode mode)
{
    if (m_stage >= Stage::Leaving) {
        return;
    }
    const bool isAgain = m_stop == StopMode::Now && mode == StopMode::Now;
    const QPointer<CompetitionRunner> self(this);
    if (!m_stop || *m_stop < mode) {
        m_stop = mode;
        note(CompetitionEvent::Kind::StopRequested, reasonOf(mode));
    }
    if (!self || mode != StopMode::Now) {
        return;
    }
    if (m_check) {
        m_check.reset();
        beginPlay();
        return;
    }
    for (const std::unique_ptr<CompetitionSlot> &slot : m_slots) {
        if (isAgain) {
            clear(*slot);
        } else if (!slot->isFree()) {
            slot->game()->breakOff();
        }
    }
    concludeIfIdle();
}

void CompetitionRunner::pause()
{
    if (std::exchange(m_isPaused, true)) {
        return;
    }
    for (const std::unique_ptr<CompetitionSlot> &slot : m_slots) {
        if (!slot->isFree()) {
            slot->game()->match().pause();
        }
    }
    note(CompetitionEvent::Kind::Paused, {});
}

void CompetitionRunner::goOn()
{
    if (!std::exchange(m_isPaused, false)) {
        return;
    }
    for (const std::unique_ptr<CompetitionSlot> &slot : m_slots) {
        if (!slot->isFree()) {
            slot->game()->match().resume();
        }
    }
    const QPointer<CompetitionRunner> self(this);
    note(CompetitionEvent::Kind::GoneOn, {});
    if (self) {
        fillSlots();
    }
}

/// Every half second: for what comes from outside the event loop.
void CompetitionRunner::lookAround()
{
    if (m_stage == Stage::Packing) {
        finishWhenIdle();
        return;
    }
    if (m_stage == Stage::Leaving) {
        return;
    }
    const QPointer<CompetitionRunner> self(this);
    const std::optional<StopMode> request =
        m_archive.store() != nullptr ? takeStop(m_competition.file) : std::nullopt;
    if (request) {
        stop(*request);
    }
    const bool isTimeUp =
        m_options.maxTime && std::chrono::steady_clock::now() - m_since >= *m_options.maxTime;
    if (self && isTimeUp && !m_end) {
        end({RunEnd::Kind::Stopped, QStringLiteral("the time of this run was up")});
    }
    if (self) {
        concludeIfIdle();
    }
}

/// No further game is begun; those that run go on. The first reason counts.
void CompetitionRunner::end(const RunEnd &end)
{
    if (!m_end) {
        m_end = end;
    }
}

/// When nothing is played any more, and nothing can be begun.
void CompetitionRunner::concludeIfIdle()
{
    const auto isFree = [](const std::unique_ptr<CompetitionSlot> &slot) { return slot->isFree(); };
    if (m_stage != Stage::Playing || !std::ranges::all_of(m_slots, isFree)
        || (m_isPaused && !m_stop && !m_end)) {
        return;
    }
    m_stage = Stage::Leaving;
    m_end = presentEnd();
    detach(leave(this));
}

RunEnd CompetitionRunner::presentEnd()
{
    if (m_end) {
        return *m_end;
    }
    if (const ResultStore *store = m_archive.store(); store != nullptr && store->trouble()) {
        return {RunEnd::Kind::Failed, *store->trouble()};
    }
    if (m_planner.isOver()) {
        const std::optional<SprtState> test = sprt();
        return {RunEnd::Kind::Complete,
                test && test->isExhausted ? conclusionText(*test, hasOpenings()) : QString()};
    }
    if (m_stop) {
        return {RunEnd::Kind::Stopped, reasonOf(*m_stop)};
    }
    if (m_options.maxGames && m_gamesBegun >= *m_options.maxGames) {
        return {RunEnd::Kind::Stopped,
                QStringLiteral("this run had its %1 games").arg(m_gamesBegun)};
    }
    QStringList names;
    for (const std::size_t player : quarantined()) {
        names.append(m_competition.players[player].id);
    }
    if (!names.isEmpty()) {
        return {
            RunEnd::Kind::Halted,
            QStringLiteral("%1 games were left out, because their players are in quarantine: %2")
                .arg(QString::number(m_planner.leftOut()), names.join(QStringLiteral(", ")))};
    }
    return {RunEnd::Kind::Stopped, QStringLiteral("there are no openings left")};
}

/// Sees everybody out.
QCoro::Task<> CompetitionRunner::leave(QPointer<CompetitionRunner> self)
{
    for (std::size_t i = 0; self && i < self->m_slots.size(); ++i) {
        QCoro::Task<> closing = self->m_slots[i]->closeEngines();
        co_await closing;
    }
    if (!self) {
        co_return;
    }
    const QString reason = self->m_end->reason;
    self->note(CompetitionEvent::Kind::RunEnded,
               reason.isEmpty() ? QStringLiteral("all was played") : reason);
    if (self) {
        self->m_stage = Stage::Packing;
        self->m_watch.start(PackingInterval);
        self->finishWhenIdle();
    }
}

/// Everything is to be written, and the logs packed.
void CompetitionRunner::finishWhenIdle()
{
    if (!m_logs.isIdle() || !m_identifier.isIdle()) {
        return;
    }
    m_watch.stop();
    m_progress.stop();
    if (m_archive.store() != nullptr) {
        if (const Result<void> flushed = m_archive.store()->flush(); !flushed) {
            m_end = RunEnd{RunEnd::Kind::Failed, flushed.error()};
        }
    }
    m_stage = Stage::Finished;
    Q_EMIT finished(*m_end);
}

/// Whoever listens may delete us.
void CompetitionRunner::note(CompetitionEvent::Kind kind,
                             const QString &text,
                             const QString &gameId,
                             const QString &player)
{
    CompetitionEvent event;
    event.kind = kind;
    event.gameId = gameId;
    event.player = player;
    event.text = text;
    m_archive.note(event);
    Q_EMIT eventHappened(event);
}

} // namespace shinpan
