// The games of a run: how they are begun, and what becomes of them.

#include "core/competition/run/competitionrunner.h"
#include "core/competition/run/competitionslot.h"
#include "core/competition/run/startupcheck.h"
#include "core/competition/store/resultstore.h"

namespace shinpan {

using namespace std::chrono_literals;

namespace {

constexpr auto ProgressInterval = 50ms;

/// "gnugo-1 (Black) v gnugo-5 (White)"
[[nodiscard]] QString whoPlays(const ByColor<QString> &players)
{
    return QStringLiteral("%1 (Black) v %2 (White)").arg(players.black, players.white);
}

[[nodiscard]] QString howItEnded(const StoredGame &game)
{
    const QString line = whoPlays(game.players)
                       + QStringLiteral(": %1, %2 moves").arg(game.sgfResult).arg(game.moves);
    return game.result.reason.isEmpty() ? line : line + QStringLiteral(", ") + game.result.reason;
}

[[nodiscard]] QString repetitionText(const StoredGame &game)
{
    if (!game.duplicateOf) {
        return QStringLiteral("has the moves of game %1, with other players or colours")
            .arg(*game.echoOf);
    }
    return (game.isNearDuplicate ? QStringLiteral("nearly repeats game %1")
                                 : QStringLiteral("repeats game %1"))
        .arg(*game.duplicateOf);
}

} // namespace

/// A game that an earlier run finished; true if its file was lost and is there again. Games that
/// were imported may have a result without moves, and no file.
bool CompetitionRunner::takeOver(const StoredGame &game, const std::vector<StoredMove> &moves)
{
    const Matchup &matchup = standings().matchups()[game.matchup];
    StoredGame seen = game;
    m_duplicates.add(seen, matchup.playersOf(game.number), m_planner.lineOf(game, moves));
    const std::optional<GamePlan> plan = m_planner.planOf(game);
    const bool isWhole = plan && static_cast<int>(moves.size()) == game.moves;
    if (!isWhole || !m_archive.hasLost(game)) {
        return false;
    }
    m_archive.restore(*plan, game, moves);
    return true;
}

bool CompetitionRunner::mayBegin() const
{
    const bool isTroubled = m_archive.store() != nullptr && m_archive.store()->trouble();
    const bool isStopped = m_stop && *m_stop != StopMode::AfterPairs;
    const bool isEnough = m_options.maxGames && m_gamesBegun >= *m_options.maxGames;
    return m_stage == Stage::Playing && !m_end && !m_isPaused && !m_isDecided && !isStopped
        && !isEnough && !isTroubled;
}

/// Begins as many games as there are free slots for.
void CompetitionRunner::fillSlots()
{
    const QPointer<CompetitionRunner> self(this);
    for (std::size_t i = 0; self && i < m_slots.size() && mayBegin(); ++i) {
        if (!m_slots[i]->isFree()) {
            continue;
        }
        std::optional<GamePlan> plan = m_stop ? m_planner.nextOfPair() : m_planner.next();
        if (!plan) {
            break;
        }
        begin(*m_slots[i], std::move(*plan));
    }
    if (self) {
        concludeIfIdle();
    }
}

void CompetitionRunner::begin(CompetitionSlot &slot, GamePlan plan)
{
    ++m_gamesBegun;
    const auto number = static_cast<std::size_t>(slot.number());
    GtpTranscript *const transcript = m_logs.begin(number, plan.id);
    CompetitionGame &game = slot.seat(std::move(plan), transcript);
    m_archive.follow(game);
    connect(&game.match(), &Match::movePlayed, this, &CompetitionRunner::announceProgress);
    connect(&game, &CompetitionGame::over, this, [this, &slot] { takeResult(slot); });
    connect(&game, &CompetitionGame::left, this, [this, &slot] { release(slot); });
    const QString id = game.plan().id;
    const std::size_t continued = game.continuedFrom();
    const QString who = whoPlays(game.plan().players);
    const Pairing pairing = game.plan().pairing;
    game.start();
    const QPointer<CompetitionRunner> self(this);
    if (pairing.number > 0 && pairing.number == m_planner.openingSupply(pairing.matchup).endsAt()) {
        note(CompetitionEvent::Kind::FewOpenings,
             QStringLiteral("all openings of %1 have been played and begin again")
                 .arg(matchupName(m_competition, standings(), pairing.matchup)),
             id);
    }
    if (!self) {
        return;
    }
    note(continued > 0 ? CompetitionEvent::Kind::GameResumed : CompetitionEvent::Kind::GameStarted,
         continued > 0 ? who + QStringLiteral(", from move %1").arg(continued + 1) : who, id);
    if (self) {
        Q_EMIT gameBegun(id);
    }
    if (self) {
        announceProgress();
    }
}

/// The game is over, its engines are still there.
void CompetitionRunner::takeResult(CompetitionSlot &slot)
{
    CompetitionGame &game = *slot.game();
    const QPointer<CompetitionRunner> self(this);
    if (game.match().wasStopped()) {
        takeBrokenOff(game);
    } else if (game.match().result().end == GameEnd::Void && !m_options.countsVoids) {
        takeVoid(game);
    } else {
        takeCounted(game);
    }
    if (self) {
        slot.keepEngines();
        announceProgress();
    }
}

void CompetitionRunner::takeCounted(CompetitionGame &game)
{
    ++m_gamesEnded;
    StoredGame stored = game.stored();
    stored.state = StoredGame::State::Finished;
    if (m_archive.store() != nullptr || m_competition.sprt) { // somebody wants to know
        m_duplicates.add(stored, game.plan().pairing.players, game.match().line());
    }
    m_archive.keep(game, stored);
    m_planner.finish(stored);
    m_haltRule.completed(stored.matchup);
    identifyPlayers(game);
    const QPointer<CompetitionRunner> self(this);
    note(CompetitionEvent::Kind::GameEnded, howItEnded(stored), stored.id);
    if (self && (stored.duplicateOf || stored.echoOf)) {
        note(CompetitionEvent::Kind::DuplicateGame, repetitionText(stored), stored.id);
    }
    if (self) {
        Q_EMIT gameEnded(stored, game.record());
    }
    if (self) {
        judgeFault(game);
    }
    if (self) {
        judgeTest();
    }
}

void CompetitionRunner::takeVoid(CompetitionGame &game)
{
    const StoredGame stored = game.stored();
    m_archive.keepVoid(game, stored);
    m_planner.giveBack(game.plan());
    const QPointer<CompetitionRunner> self(this);
    note(CompetitionEvent::Kind::GameVoid, howItEnded(stored), stored.id);
    if (self) {
        Q_EMIT gameVoid(stored, game.record());
    }
    if (self) {
        judgeVoid(game);
    }
    if (self) {
        judgeFault(game);
    }
}

/// A later run goes on with it, unless it is not needed any more.
void CompetitionRunner::takeBrokenOff(CompetitionGame &game)
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

/// After the first game in which they said who they are.
void CompetitionRunner::identifyPlayers(const CompetitionGame &game)
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

void CompetitionRunner::noteEngine(const EngineIdentity &engine)
{
    if (const std::optional<QString> change = m_archive.store()->recordEngine(engine)) {
        note(CompetitionEvent::Kind::EngineChanged, *change, {}, engine.player);
    }
}

/// What is a player's doing is a matter of the quarantine, where there is one. A game that could
/// not be gone on with begins anew, which is nobody's fault.
void CompetitionRunner::judgeVoid(const CompetitionGame &game)
{
    const bool isOurs =
        game.continuedFrom() > 0 && game.moves() == static_cast<int>(game.continuedFrom());
    if (isOurs || (m_quarantine.isOn() && game.match().result().culprit)) {
        return;
    }
    const std::optional<QString> reason =
        m_haltRule.voided(game.plan().pairing.matchup, game.plan().id);
    if (!reason) {
        return;
    }
    end({RunEnd::Kind::Halted, *reason});
    note(CompetitionEvent::Kind::Halted, *reason, game.plan().id);
}

void CompetitionRunner::judgeFault(const CompetitionGame &game)
{
    const GameResult &result = game.match().result();
    if (!result.couldNotStart) {
        m_quarantine.noteStart(game.plan().pairing.players.black);
        m_quarantine.noteStart(game.plan().pairing.players.white);
    }
    if (!Quarantine::isFault(result)) {
        return;
    }
    const std::size_t player = game.plan().pairing.players[*result.culprit];
    if (!m_quarantine.add(player, result.couldNotStart)) {
        return;
    }
    m_planner.leaveOut(player);
    const QString id = m_competition.players[player].id;
    const QString what =
        result.couldNotStart
            ? QStringLiteral("%1 could not be started and plays no more in this run: %2")
                  .arg(id, result.reason)
            : QStringLiteral("%1 has failed %2 times and plays no more in this run")
                  .arg(id, QString::number(m_quarantine.faults(player)));
    note(CompetitionEvent::Kind::Quarantined, what, game.plan().id, id);
}

/// Of an SPRT match, after each game.
void CompetitionRunner::judgeTest()
{
    const std::optional<SprtState> state = sprt();
    if (m_isDecided || !state || !state->isOver()) {
        return;
    }
    m_isDecided = true;
    const QPointer<CompetitionRunner> self(this);
    note(CompetitionEvent::Kind::Decided, conclusionText(*state, hasOpenings()));
    if (!self || !m_options.stopsDecided) {
        return;
    }
    for (const std::unique_ptr<CompetitionSlot> &slot : m_slots) {
        if (!slot->isFree() && !slot->game()->isOver()) {
            slot->game()->breakOff();
        }
    }
}

void CompetitionRunner::clear(CompetitionSlot &slot)
{
    slot.clear();
    m_logs.end(static_cast<std::size_t>(slot.number()));
}

/// Nothing of the game is left. In a turn of its own: a game whose engine fails at once is over
/// before begin() returns, to whom the slot is taken.
void CompetitionRunner::release(CompetitionSlot &slot)
{
    const auto goOn = [this, &slot] {
        clear(slot);
        fillSlots();
    };
    QMetaObject::invokeMethod(this, goOn, Qt::QueuedConnection);
}

void CompetitionRunner::noteTrouble(const QString &reason)
{
    note(CompetitionEvent::Kind::Warning, reason);
}

void CompetitionRunner::announceProgress()
{
    if (!m_progress.isActive()) {
        m_progress.start(ProgressInterval);
    }
}

std::vector<RunningGame> CompetitionRunner::running() const
{
    std::vector<RunningGame> games;
    for (const std::unique_ptr<CompetitionSlot> &slot : m_slots) {
        if (slot->isFree()) {
            continue;
        }
        const CompetitionGame &game = *slot->game();
        games.push_back({game.plan().id, game.plan().pairing, slot->number(), game.moves(),
                         game.match().toPlay(), game.since(), &game.match(), &game.record()});
    }
    return games;
}

std::optional<SprtState> CompetitionRunner::sprt() const
{
    if (!m_competition.sprt) {
        return std::nullopt;
    }
    const std::vector<Matchup> &matchups = standings().matchups();
    return sprtStateOf(*m_competition.sprt, matchups.empty() ? Matchup(0, 1) : matchups.front());
}

} // namespace shinpan
