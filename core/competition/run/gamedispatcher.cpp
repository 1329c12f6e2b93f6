#include "core/competition/run/gamedispatcher.h"

#include "core/competition/result/playedgame.h"
#include "core/competition/result/storedmoves.h"
#include "core/competition/run/competitionslot.h"
#include "core/competition/run/gamewords.h"
#include "core/competition/run/workforce.h"
#include "core/competition/store/resultstore.h"

#include <QSet>

#include <algorithm>
#include <limits>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

static constexpr auto ProgressInterval = 50ms;

GameDispatcher::GameDispatcher(const Competition &competition,
                               const RunOptions &options,
                               ResultStore *store)
    : m_competition(competition)
    , m_options(options)
    , m_planner(m_competition)
    , m_archive(m_competition, m_options, m_planner.standings(), store)
    , m_haltRule(m_competition.policies)
    , m_quarantine(m_options.countsVoids ? 0 : m_competition.policies.quarantineAfter)
    , m_identifier(store)
    , m_isIdentified(m_competition.players.size(), store == nullptr)
    , m_logs(m_competition, m_options, store != nullptr)
{
    const bool isElsewhere = m_options.workforce != nullptr;
    for (int i = 0; i < m_competition.parallel && !isElsewhere; ++i) {
        m_slots.push_back(std::make_unique<CompetitionSlot>(m_competition, i));
    }
    m_progress.setSingleShot(true);
    connect(&m_progress, &QTimer::timeout, this, &GameDispatcher::progressed);
    connect(&m_archive, &GameArchive::failed, this, &GameDispatcher::fail);
    connect(&m_logs, &CompetitionLogs::failed, this, [this](const Message &reason) {
        note(CompetitionEvent::Kind::Warning, reason.english());
    });
    connect(&m_identifier, &EngineIdentifier::identified, this, &GameDispatcher::noteEngine);
    if (isElsewhere) {
        connect(m_options.workforce, &Workforce::cameHome, this, &GameDispatcher::takeHome);
        connect(m_options.workforce, &Workforce::lost, this, &GameDispatcher::takeLost);
        connect(m_options.workforce, &Workforce::freed, this, &GameDispatcher::freed);
        connect(m_options.workforce, &Workforce::freed, this, &GameDispatcher::announceProgress);
        connect(m_options.workforce, &Workforce::identified, this, &GameDispatcher::noteEngine);
        connect(m_options.workforce, &Workforce::noted, this, &GameDispatcher::keepNote);
        connect(m_options.workforce, &Workforce::failed, this, &GameDispatcher::fail);
    }
}

GameDispatcher::~GameDispatcher() = default;

Result<void> GameDispatcher::prepare()
{
    if (const Result<void> loaded = m_planner.loadOpenings(); !loaded) {
        return loaded;
    }
    return m_archive.open();
}

Result<int> GameDispatcher::restore()
{
    const ResultStore &store = *m_archive.store();
    QStringList unfinished;
    for (const StoredGame &game : store.unfinishedGames()) {
        unfinished.append(game.id);
    }
    m_logs.packLeftOver(unfinished);
    const int restored =
        restore(store.games(), [&store](const QString &gameId) { return store.movesOf(gameId); });
    if (!store.damage().isEmpty()) {
        return failure(store.damage()); // nothing is written upon half of a record
    }
    return restored;
}

int GameDispatcher::restore(const std::vector<StoredGame> &games, const MovesOf &movesOf)
{
    m_planner.restore(games, movesOf);
    if (m_options.workforce != nullptr) {
        for (const GamePlan &plan : m_options.workforce->stillOut()) {
            m_begun += m_planner.claim(plan) ? 1 : 0; // they are played in this run
        }
    }
    return static_cast<int>(std::ranges::count_if(games, [&](const StoredGame &game) {
        return game.state == StoredGame::State::Finished && m_planner.knows(game)
            && takeOver(game, movesOf(game.id));
    }));
}

/// Takes over a game that an earlier run finished; true if its file was lost and is there again.
/// Games that were imported may have a result without moves, and no file.
bool GameDispatcher::takeOver(const StoredGame &game, const std::vector<StoredMove> &moves)
{
    const Matchup &matchup = standings().matchups()[game.matchup];
    StoredGame seen = game;
    m_repetitions.add(seen, matchup.playersOf(game.number), m_planner.lineOf(game, moves));
    const std::optional<GamePlan> plan = m_planner.planOf(game);
    const bool isWhole = plan && static_cast<int>(moves.size()) == game.moves;
    return isWhole && m_archive.restoreIfLost(*plan, game, moves);
}

bool GameDispatcher::beginNext(bool onlyPairs)
{
    if (m_options.workforce != nullptr) {
        return sendNext(onlyPairs);
    }
    const auto slot = std::ranges::find_if(m_slots, &CompetitionSlot::isFree);
    if (slot == m_slots.end()) {
        return false;
    }
    std::optional<GamePlan> plan = onlyPairs ? m_planner.nextOfPair() : m_planner.next();
    if (!plan) {
        return false;
    }
    begin(**slot, std::move(*plan));
    return true;
}

bool GameDispatcher::sendNext(bool onlyPairs)
{
    const int most = m_options.maxGames.value_or(std::numeric_limits<int>::max()) - m_begun;
    std::vector<GamePlan> games =
        m_planner.nextBlock(std::min(m_options.workforce->wanted(), most), onlyPairs);
    if (games.empty()) {
        return false;
    }
    m_begun += static_cast<int>(games.size());
    m_options.workforce->send(std::move(games), standings());
    announceProgress();
    return true;
}

/// Takes each game once, whatever came home before.
void GameDispatcher::takeHome(const std::vector<PlayedGame> &games)
{
    std::vector<PlayedGame> fresh;
    QSet<QString> ids;
    for (const PlayedGame &played : games) {
        if (ids.contains(played.game.id) || !m_planner.claim(played.game)) {
            continue;
        }
        ids.insert(played.game.id);
        StoredGame &game = fresh.emplace_back(played).game;
        if (game.state == StoredGame::State::Finished) {
            m_repetitions.add(game, standings().matchups()[game.matchup].playersOf(game.number),
                              m_planner.lineOf(game, played.moves));
        }
    }
    if (m_archive.keep(fresh)) {
        m_options.workforce->confirm();
    }
    for (const PlayedGame &played : fresh) {
        const StoredGame &game = played.game;
        const bool isFinished = game.state == StoredGame::State::Finished;
        GameRecord record(game.size);
        if (const std::optional<GamePlan> plan = m_planner.planOf(game)) {
            writeStoredGame(record, plan->setup, plan->start, played.moves, game.result);
            if (isFinished) { // its machine may not have been able to write it
                m_archive.restoreIfLost(*plan, game, played.moves);
            }
        }
        if (isFinished) {
            count(game, record);
        } else {
            dismiss(game, record, false);
        }
    }
    announceProgress();
}

/// Has games begin again some time that did not come home with another block either.
void GameDispatcher::takeLost(const std::vector<GamePlan> &games)
{
    m_begun -= m_planner.giveBackLost(games);
}

void GameDispatcher::begin(CompetitionSlot &slot, GamePlan plan)
{
    ++m_begun;
    const auto number = static_cast<std::size_t>(slot.number());
    GtpTranscript *const transcript = m_logs.begin(number, plan.id);
    CompetitionGame &game = slot.seat(std::move(plan), transcript);
    m_archive.follow(game);
    connect(&game.match(), &Match::movePlayed, this, &GameDispatcher::announceProgress);
    connect(&game, &CompetitionGame::over, this, [this, &slot] { takeResult(slot); });
    connect(&game, &CompetitionGame::left, this, [this, &slot] { release(slot); });
    const QString id = game.plan().id;
    const std::size_t continued = game.continuedFrom();
    const QString who = whoPlays(game.plan().players);
    const Pairing pairing = game.plan().pairing;
    game.start();
    if (pairing.number > 0 && pairing.number == m_planner.openingSupply(pairing.matchup).endsAt()) {
        note(CompetitionEvent::Kind::FewOpenings,
             QStringLiteral("all openings of %1 have been played and begin again")
                 .arg(matchupName(m_competition, standings(), pairing.matchup)),
             id);
    }
    note(continued > 0 ? CompetitionEvent::Kind::GameResumed : CompetitionEvent::Kind::GameStarted,
         continued > 0 ? who + QStringLiteral(", from move %1").arg(continued + 1) : who, id);
    Q_EMIT gameBegun(id);
    announceProgress();
}

/// The game is over, its engines are still there.
void GameDispatcher::takeResult(CompetitionSlot &slot)
{
    CompetitionGame &game = *slot.game();
    if (game.match().wasStopped()) {
        takeBrokenOff(game);
    } else if (game.match().result().end == GameEnd::Void && !m_options.countsVoids) {
        takeVoid(game);
    } else {
        takeCounted(game);
    }
    slot.keepEngines();
    announceProgress();
}

void GameDispatcher::takeCounted(CompetitionGame &game)
{
    StoredGame stored = game.stored();
    stored.state = StoredGame::State::Finished;
    if (m_archive.store() != nullptr || m_competition.sprt || m_options.countsVoids) {
        m_repetitions.add(stored, game.plan().pairing.players, game.match().line());
    }
    m_archive.keep(game, stored);
    identifyPlayers(game);
    count(stored, game.record());
}

void GameDispatcher::count(const StoredGame &game, const GameRecord &record)
{
    ++m_ended;
    m_planner.finish(game);
    m_haltRule.completed(game.matchup);
    note(CompetitionEvent::Kind::GameEnded, howItEnded(game), game.id);
    if (game.duplicateOf || game.echoOf) {
        note(CompetitionEvent::Kind::DuplicateGame, repetitionText(game), game.id);
    }
    Q_EMIT gameEnded(game, record);
    judgeFault(game);
    judgeDecision();
}

void GameDispatcher::takeVoid(CompetitionGame &game)
{
    const StoredGame stored = game.stored();
    m_archive.keepVoid(game, stored);
    dismiss(stored, game.record(),
            game.continuedFrom() > 0 && game.moves() == static_cast<int>(game.continuedFrom()));
}

/// Keeps the game as what it is. One that could not be gone on with begins anew, which is nobody's
/// fault.
void GameDispatcher::dismiss(const StoredGame &game, const GameRecord &record, bool wasContinued)
{
    m_planner.giveBack(game);
    note(CompetitionEvent::Kind::GameVoid, howItEnded(game), game.id);
    Q_EMIT gameVoid(game, record);
    if (!wasContinued) {
        judgeVoid(game);
    }
    judgeFault(game);
}

/// A later run goes on with it, unless it is no longer needed.
void GameDispatcher::takeBrokenOff(CompetitionGame &game)
{
    if (m_isDecided && m_archive.store() != nullptr) {
        StoredGame stored = game.stored();
        stored.state = StoredGame::State::BrokenOff;
        m_archive.store()->voidGame(stored);
    }
    m_planner.giveBack(game.plan());
    note(CompetitionEvent::Kind::GameBrokenOff,
         whoPlays(game.plan().players) + QStringLiteral(" at move %1").arg(game.moves() + 1),
         game.plan().id);
}

/// Identifies the players after the first game in which they gave their names.
void GameDispatcher::identifyPlayers(const CompetitionGame &game)
{
    for (const Color color : BothColors) {
        const std::size_t player = game.plan().pairing.players[color];
        if (m_isIdentified[player]) {
            continue;
        }
        m_isIdentified[player] = true;
        const PlayerIdentity identity = game.match().player(color).identity();
        const CompetitionPlayer &known = m_competition.players[player];
        m_identifier.identify({known.id, identity.name, identity.version, known.engine.commandLine,
                               filesOf(known.engine)});
    }
}

void GameDispatcher::noteEngine(const EngineIdentity &engine)
{
    if (const std::optional<QString> change = m_archive.store()->recordEngine(engine)) {
        note(CompetitionEvent::Kind::EngineChanged, *change, {}, engine.player);
    }
}

/// What is a player's doing is a matter of the quarantine, where there is one.
void GameDispatcher::judgeVoid(const StoredGame &game)
{
    if (m_quarantine.isOn() && game.result.culprit) {
        return;
    }
    const Message reason = m_haltRule.voided(game.matchup, game.id);
    if (reason.isEmpty()) {
        return;
    }
    const Message &cause = game.result.reason;
    const Message said = cause.isEmpty()
                           ? reason
                           : Message::of(QT_TRANSLATE_NOOP("Messages", "%1: %2"), reason, cause);
    Q_EMIT mustEnd({RunEnd::Kind::Halted, said});
    note(CompetitionEvent::Kind::Halted, said.english(), game.id);
}

void GameDispatcher::judgeFault(const StoredGame &game)
{
    const GameResult &result = game.result;
    const ByColor<std::size_t> players =
        standings().matchups()[game.matchup].playersOf(game.number);
    if (!result.couldNotStart) {
        m_quarantine.noteStart(players.black);
        m_quarantine.noteStart(players.white);
    }
    if (!Quarantine::isFault(result)) {
        return;
    }
    const std::size_t player = players[*result.culprit];
    if (!m_quarantine.add(player, result.couldNotStart)) {
        return;
    }
    m_planner.leaveOut(player);
    const QString id = m_competition.players[player].id;
    note(CompetitionEvent::Kind::Quarantined,
         quarantineText(id, result, m_quarantine.faults(player)), game.id, id);
}

/// Judges after each game.
void GameDispatcher::judgeDecision()
{
    const Message why = m_isDecided ? Message() : conclusion();
    if (why.isEmpty()) {
        return;
    }
    m_isDecided = true;
    note(CompetitionEvent::Kind::Decided, why.english());
    if (m_options.stopsDecided) {
        stop(StopMode::Now);
    } else if (m_options.workforce != nullptr) {
        m_options.workforce->withdraw();
    }
}

/// What runs, in the order of slots; `act` may end games.
template <typename Act>
void GameDispatcher::forEachGame(Act act) const
{
    for (const std::unique_ptr<CompetitionSlot> &slot : m_slots) {
        if (!slot->isFree()) {
            act(*slot->game());
        }
    }
}

void GameDispatcher::pause()
{
    forEachGame([](CompetitionGame &game) { game.match().pause(); });
}

void GameDispatcher::goOn()
{
    forEachGame([](CompetitionGame &game) { game.match().resume(); });
}

void GameDispatcher::stop(StopMode mode)
{
    if (m_options.workforce != nullptr) {
        m_options.workforce->stop(mode);
    }
    if (mode != StopMode::Now) {
        return;
    }
    forEachGame([](CompetitionGame &game) {
        if (!game.isOver()) {
            game.breakOff();
        }
    });
}

void GameDispatcher::kill()
{
    if (m_options.workforce != nullptr) {
        m_options.workforce->kill();
    }
    for (const std::unique_ptr<CompetitionSlot> &slot : m_slots) {
        clear(*slot);
    }
}

QCoro::Task<> GameDispatcher::closeEngines(QPointer<GameDispatcher> self)
{
    for (std::size_t i = 0; self && i < self->m_slots.size(); ++i) {
        QCoro::Task<> closing = self->m_slots[i]->closeEngines();
        co_await closing;
    }
}

void GameDispatcher::clear(CompetitionSlot &slot)
{
    slot.clear();
    m_logs.end(static_cast<std::size_t>(slot.number()));
}

/// The game is gone. The slot is freed in a turn of its own: a game whose engine fails at once is
/// over before begin() returns, and there the slot is still taken.
void GameDispatcher::release(CompetitionSlot &slot)
{
    const auto goOn = [this, &slot] {
        clear(slot);
        Q_EMIT freed();
    };
    QMetaObject::invokeMethod(this, goOn, Qt::QueuedConnection);
}

void GameDispatcher::noteOpenings()
{
    if (const QString text = m_planner.ignoredTerms(); !text.isEmpty()) {
        note(CompetitionEvent::Kind::IgnoredTerms, text);
    }
    for (std::size_t i = 0; i < standings().matchups().size(); ++i) {
        if (const QString text = forecast(m_planner.openingSupply(i)); !text.isEmpty()) {
            note(CompetitionEvent::Kind::FewOpenings, text);
            return;
        }
    }
}

void GameDispatcher::note(CompetitionEvent::Kind kind,
                          const QString &text,
                          const QString &gameId,
                          const QString &player)
{
    keepNote({.kind = kind, .gameId = gameId, .player = player, .text = text});
}

void GameDispatcher::keepNote(const CompetitionEvent &event)
{
    m_archive.note(event);
    Q_EMIT eventHappened(event);
}

void GameDispatcher::fail(const Message &reason)
{
    note(CompetitionEvent::Kind::Warning, reason.english());
    Q_EMIT mustEnd({RunEnd::Kind::Failed, reason});
}

void GameDispatcher::announceProgress()
{
    if (!m_progress.isActive()) {
        m_progress.start(ProgressInterval);
    }
}

bool GameDispatcher::isIdle() const
{
    return std::ranges::all_of(m_slots, &CompetitionSlot::isFree)
        && (m_options.workforce == nullptr || m_options.workforce->isIdle());
}

std::vector<RunningGame> GameDispatcher::running() const
{
    std::vector<RunningGame> games;
    forEachGame([&games](const CompetitionGame &game) {
        games.push_back({game.plan().id, game.plan().pairing, game.plan().slot, game.moves(),
                         game.match().toPlay(), game.since(), &game.match(), &game.record()});
    });
    return games;
}

Message GameDispatcher::conclusion() const
{
    if (stopCourse() != nullptr && stopCourse()->isOver()) {
        return stopCourse()->reason();
    }
    const std::optional<SprtState> state = sprt();
    return state ? conclusionText(*state, !m_competition.openings.sources.empty()) : Message();
}

std::optional<SprtState> GameDispatcher::sprt() const
{
    if (!m_competition.sprt) {
        return std::nullopt;
    }
    const std::vector<Matchup> &matchups = standings().matchups();
    return sprtStateOf(*m_competition.sprt, matchups.empty() ? Matchup(0, 1) : matchups.front());
}

} // namespace shinpan
