#include "core/competition/run/competitionrunner.h"

#include "core/competition/run/startupcheck.h"
#include "core/competition/run/workforce.h"
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

[[nodiscard]] Message reasonOf(StopMode mode)
{
    constexpr const char *Reasons[] = {
        QT_TRANSLATE_NOOP("Messages", "stopped after the pairs of games that were begun"),
        QT_TRANSLATE_NOOP("Messages", "stopped after the games that were running"),
        QT_TRANSLATE_NOOP("Messages", "stopped at once")};
    return Message::of(Reasons[static_cast<std::size_t>(mode)]);
}

} // namespace

CompetitionRunner::CompetitionRunner(Competition competition,
                                     RunOptions options,
                                     ResultStore *store,
                                     QObject *parent)
    : QObject(parent)
    , m_competition(adjusted(std::move(competition), options))
    , m_options(std::move(options))
    , m_store(store)
    , m_games(m_competition, m_options, store)
{
    connect(&m_watch, &QTimer::timeout, this, &CompetitionRunner::lookAround);
    connect(&m_games, &GameDispatcher::gameBegun, this, &CompetitionRunner::gameBegun);
    connect(&m_games, &GameDispatcher::gameEnded, this, &CompetitionRunner::gameEnded);
    connect(&m_games, &GameDispatcher::gameVoid, this, &CompetitionRunner::gameVoid);
    connect(&m_games, &GameDispatcher::eventHappened, this, &CompetitionRunner::eventHappened);
    connect(&m_games, &GameDispatcher::progressed, this, &CompetitionRunner::progressed);
    connect(&m_games, &GameDispatcher::freed, this, &CompetitionRunner::fillSlots);
    connect(&m_games, &GameDispatcher::mustEnd, this, &CompetitionRunner::end);
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
    return m_games.prepare();
}

Result<void> CompetitionRunner::resume()
{
    if (const Result<void> prepared = prepare(); !prepared || m_store == nullptr) {
        return prepared;
    }
    const Result<int> restored = m_games.restore();
    if (!restored) {
        return failure(restored.error());
    }
    if (*restored > 0) {
        m_games.note(CompetitionEvent::Kind::Warning,
                     QStringLiteral("the files of %1 games were missing or empty and were written "
                                    "anew from the database")
                         .arg(*restored));
    }
    return {};
}

Result<void> CompetitionRunner::resume(const std::vector<StoredGame> &games,
                                       const GamePlanner::MovesOf &movesOf)
{
    const Result<void> prepared = prepare();
    if (prepared) {
        m_games.restore(games, movesOf);
    }
    return prepared;
}

void CompetitionRunner::start()
{
    Q_ASSERT(m_stage == Stage::NotStarted);
    m_stage = Stage::Checking;
    m_since = std::chrono::steady_clock::now();
    m_watch.start(WatchInterval);
    const Result<void> prepared = prepare();
    const QString atOnce = m_competition.parallel == 1
                             ? QStringLiteral("a game at a time")
                             : QStringLiteral("%1 games at once").arg(m_competition.parallel);
    const bool isElsewhere = m_options.workforce != nullptr;
    m_games.note(CompetitionEvent::Kind::RunStarted,
                 isElsewhere ? atOnce + QStringLiteral(" in each task") : atOnce);
    if (!prepared) {
        end({RunEnd::Kind::Failed, prepared.error()});
    }
    if (m_end || isElsewhere || m_options.skipsChecks || !m_competition.checksPlayers) {
        QMetaObject::invokeMethod(this, &CompetitionRunner::beginPlay, Qt::QueuedConnection);
        return;
    }
    m_check = std::make_unique<StartupCheck>(m_competition,
                                             std::max(ChecksAtOnce, m_competition.parallel));
    connect(m_check.get(), &StartupCheck::checked, this, &CompetitionRunner::noteCheck);
    connect(m_check.get(), &StartupCheck::finished, this, &CompetitionRunner::judgeChecks,
            Qt::QueuedConnection);
    m_check->start();
    for (const Message &warning : rulesWarnings(m_competition)) {
        m_games.note(CompetitionEvent::Kind::Warning, warning.english());
    }
    for (const Message &warning : timeWarnings(m_competition)) {
        m_games.note(CompetitionEvent::Kind::Warning, warning.english());
    }
}

void CompetitionRunner::judgeChecks()
{
    if (!m_check) {
        return; // stopped meanwhile
    }
    const Message failures = m_check->failures();
    m_check.reset();
    if (!failures.isEmpty()) {
        end({RunEnd::Kind::Failed, failures});
    }
    beginPlay();
}

void CompetitionRunner::beginPlay()
{
    m_stage = Stage::Playing;
    if (!m_end && !m_games.isComplete()) {
        m_games.noteOpenings();
    }
    if (m_options.workforce != nullptr) {
        m_options.workforce->start();
    }
    fillSlots();
}

bool CompetitionRunner::mayBegin() const
{
    const bool isTroubled = m_store != nullptr && m_store->trouble();
    const bool isStopped = m_stop && *m_stop != StopMode::AfterPairs;
    const bool isEnough = m_options.maxGames && m_games.begun() >= *m_options.maxGames;
    return m_stage == Stage::Playing && !m_end && !m_isPaused && !m_games.isDecided() && !isStopped
        && !isEnough && !isTroubled;
}

/// Begins as many games as there are free slots for.
void CompetitionRunner::fillSlots()
{
    while (mayBegin() && m_games.beginNext(m_stop.has_value())) { }
    concludeIfIdle();
}

void CompetitionRunner::noteCheck(std::size_t player, const Message &failure)
{
    const QString id = player == StartupCheck::Referee ? QStringLiteral("referee")
                                                       : m_competition.players[player].id;
    m_games.note(failure.isEmpty() ? CompetitionEvent::Kind::PlayerChecked
                                   : CompetitionEvent::Kind::CheckFailed,
                 failure.english(), {}, id);
}

void CompetitionRunner::stop(StopMode mode)
{
    if (m_stage >= Stage::Leaving) {
        return;
    }
    const bool isAgain = m_stop == StopMode::Now && mode == StopMode::Now;
    if (!m_stop || *m_stop < mode) {
        m_stop = mode;
        m_games.note(CompetitionEvent::Kind::StopRequested, reasonOf(mode).english());
    }
    if (mode != StopMode::Now) {
        m_games.stop(mode);
        return;
    }
    if (m_check) {
        m_check.reset();
        beginPlay();
        return;
    }
    if (isAgain) {
        m_games.kill();
    } else {
        m_games.stop(StopMode::Now);
    }
    concludeIfIdle();
}

void CompetitionRunner::pause()
{
    if (std::exchange(m_isPaused, true)) {
        return;
    }
    m_games.pause();
    m_games.note(CompetitionEvent::Kind::Paused, {});
}

void CompetitionRunner::goOn()
{
    if (!std::exchange(m_isPaused, false)) {
        return;
    }
    m_games.goOn();
    m_games.note(CompetitionEvent::Kind::GoneOn, {});
    fillSlots();
}

/// Looks every half second for what comes from outside the event loop.
void CompetitionRunner::lookAround()
{
    if (m_stage == Stage::Packing) {
        finishWhenIdle();
        return;
    }
    if (m_stage == Stage::Leaving) {
        return;
    }
    const std::optional<StopMode> request =
        m_store != nullptr ? takeStop(m_competition.file) : std::nullopt;
    if (request) {
        stop(*request);
    }
    const bool isTimeUp =
        m_options.maxTime && std::chrono::steady_clock::now() - m_since >= *m_options.maxTime;
    if (isTimeUp && !m_end) {
        end({RunEnd::Kind::Stopped,
             Message::of(QT_TRANSLATE_NOOP("Messages", "the time of this run was up"))});
    }
    concludeIfIdle();
}

/// No further game is begun; those that run go on. The first reason counts.
void CompetitionRunner::end(const RunEnd &end)
{
    if (!m_end) {
        m_end = end;
    }
}

/// Concludes the run when nothing is being played, and nothing can be begun.
void CompetitionRunner::concludeIfIdle()
{
    if (m_stage != Stage::Playing || !m_games.isIdle() || (m_isPaused && !m_stop && !m_end)) {
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
    if (m_store != nullptr && m_store->trouble()) {
        return {RunEnd::Kind::Failed, *m_store->trouble()};
    }
    if (m_games.isComplete()) {
        const std::optional<SprtState> test = sprt();
        const bool hasVerdict = test && !test->isExhausted;
        return {RunEnd::Kind::Complete, hasVerdict ? Message() : m_games.conclusion()};
    }
    if (m_stop) {
        return {RunEnd::Kind::Stopped, reasonOf(*m_stop)};
    }
    if (m_options.maxGames && m_games.begun() >= *m_options.maxGames) {
        return {RunEnd::Kind::Stopped,
                Message::of(QT_TRANSLATE_NOOP("Messages", "this run had its %1 games"),
                            m_games.begun())};
    }
    QStringList names;
    for (const std::size_t player : quarantined()) {
        names.append(m_competition.players[player].id);
    }
    if (!names.isEmpty()) {
        return {
            RunEnd::Kind::Halted,
            Message::of(QT_TRANSLATE_NOOP(
                            "Messages",
                            "%1 games were left out, because their players are in quarantine: %2"),
                        m_games.leftOut(), names.join(QStringLiteral(", ")))};
    }
    return {RunEnd::Kind::Stopped,
            Message::of(QT_TRANSLATE_NOOP("Messages", "there are no openings left"))};
}

/// Sees everybody out.
QCoro::Task<> CompetitionRunner::leave(QPointer<CompetitionRunner> self)
{
    QCoro::Task<> closing = GameDispatcher::closeEngines(&self->m_games);
    co_await closing;
    if (!self) {
        co_return;
    }
    const QString reason = self->m_end->reason.english();
    self->m_games.note(CompetitionEvent::Kind::RunEnded,
                       reason.isEmpty() ? QStringLiteral("all was played") : reason);
    if (!self) {
        co_return;
    }
    self->m_stage = Stage::Packing;
    self->m_watch.start(PackingInterval);
    self->finishWhenIdle();
}

/// Everything is to be written, and the logs packed.
void CompetitionRunner::finishWhenIdle()
{
    if (!m_games.isDone()) {
        return;
    }
    m_watch.stop();
    m_games.finish();
    if (m_store != nullptr) {
        if (const Result<void> flushed = m_store->flush(); !flushed) {
            m_end = RunEnd{RunEnd::Kind::Failed, flushed.error()};
        }
    }
    m_stage = Stage::Finished;
    Q_EMIT finished(*m_end);
}

void CompetitionRunner::noteTrouble(const Message &reason)
{
    m_games.note(CompetitionEvent::Kind::Warning, reason.english());
}

} // namespace shinpan
