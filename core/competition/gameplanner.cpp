#include "core/competition/gameplanner.h"

#include "core/competition/resultstore.h"
#include "core/competition/storedmoves.h"
#include "core/match/referee.h"

namespace shinpan {

Outcome outcomeOf(const StoredGame &game, const QString &firstPlayer)
{
    if (const std::optional<Color> winner = game.result.winner) {
        return game.players[*winner] == firstPlayer ? Outcome::Won : Outcome::Lost;
    }
    return game.sgfResult == QLatin1String("0") ? Outcome::Jigo : Outcome::Unknown;
}

GamePlanner::GamePlanner(const Competition &competition)
    : m_competition(competition)
    , m_schedule(scheduleOf(competition))
    , m_standings(competition.players.size())
    , m_queue(*m_schedule, m_standings)
{ }

GamePlanner::~GamePlanner() = default;

Result<void> GamePlanner::open()
{
    return {};
}

Result<void> GamePlanner::restore(const ResultStore &store)
{
    std::vector<StoredGame> finished;
    for (StoredGame &game : store.games()) {
        int &attempts = m_attempts[game.id];
        attempts = std::max(attempts, game.attempt);
        if (game.state == StoredGame::State::Finished) {
            m_attempts.erase(game.id);
            finished.push_back(std::move(game));
        }
    }
    restoreFinished(finished);
    restoreUnfinished(store);
    for (std::size_t i = 0; i < m_standings.matchups().size(); ++i) {
        m_queue.changed(i);
    }
    return {};
}

/// In rounds, whose matchups come about by the results of earlier ones.
void GamePlanner::restoreFinished(const std::vector<StoredGame> &games)
{
    std::vector<const StoredGame *> open;
    for (const StoredGame &game : games) {
        open.push_back(&game);
    }
    std::size_t before = 0;
    do {
        before = open.size();
        m_schedule->extend(m_standings);
        std::erase_if(open, [this](const StoredGame *game) {
            if (!hasMatchup(*game)) {
                return false;
            }
            m_standings.matchup(game->matchup).issue(game->number);
            finish(*game);
            return true;
        });
    } while (open.size() < before);
}

void GamePlanner::restoreUnfinished(const ResultStore &store)
{
    for (const StoredGame &game : store.unfinishedGames()) {
        if (!hasMatchup(game)) {
            continue;
        }
        Matchup &matchup = m_standings.matchup(game.matchup);
        if (game.number >= m_schedule->gamesOf(m_standings, matchup)) {
            continue;
        }
        matchup.issue(game.number);
        GamePlan plan = planOf({game.matchup, game.number, matchup.playersOf(game.number)});
        plan.attempt = game.attempt;
        plan.isBegun = true;
        plan.started = game.started;
        plan.played = store.movesOf(game.id);
        const MatchSetup &setup = plan.setup;
        if (setup.handicapStyle == HandicapStyle::Free && !game.stones.black.isEmpty()) {
            plan.start =
                lineOfHandicap(setup.size, game.stones.black).value_or(std::move(plan.start));
        }
        m_unfinished.push_back(std::move(plan));
    }
}

/// That of the store, with the same players.
bool GamePlanner::hasMatchup(const StoredGame &game) const
{
    if (game.matchup >= m_standings.matchups().size()) {
        return false;
    }
    const ByColor<std::size_t> players =
        m_standings.matchups()[game.matchup].playersOf(game.number);
    return game.players.black == m_competition.players[players.black].id
        && game.players.white == m_competition.players[players.white].id;
}

bool GamePlanner::isOver()
{
    return shinpan::isOver(*m_schedule, m_standings);
}

std::optional<GamePlan> GamePlanner::next()
{
    if (std::optional<GamePlan> unfinished = takeUnfinished()) {
        return unfinished;
    }
    const std::optional<Pairing> pairing = m_queue.next();
    return pairing ? std::optional(planOf(*pairing)) : std::nullopt;
}

std::optional<GamePlan> GamePlanner::nextOfPair()
{
    if (std::optional<GamePlan> unfinished = takeUnfinished()) {
        return unfinished;
    }
    const std::optional<Pairing> pairing = m_queue.nextOfPair();
    return pairing ? std::optional(planOf(*pairing)) : std::nullopt;
}

std::optional<GamePlan> GamePlanner::takeUnfinished()
{
    if (m_unfinished.empty()) {
        return std::nullopt;
    }
    GamePlan plan = std::move(m_unfinished.front());
    m_unfinished.pop_front();
    return plan;
}

void GamePlanner::finish(const StoredGame &game)
{
    Matchup &matchup = m_standings.matchup(game.matchup);
    matchup.finish(game.number, outcomeOf(game, m_competition.players[matchup.first()].id));
    m_attempts.erase(game.id);
    m_queue.changed(game.matchup);
}

void GamePlanner::giveBack(const GamePlan &plan)
{
    m_attempts[plan.id] = plan.attempt;
    m_standings.matchup(plan.pairing.matchup).giveBack(plan.pairing.number);
    m_queue.changed(plan.pairing.matchup);
}

void GamePlanner::leaveOut(std::size_t player)
{
    m_queue.leaveOut(player);
    std::erase_if(m_unfinished, [player](const GamePlan &plan) {
        return plan.pairing.players.black == player || plan.pairing.players.white == player;
    });
}

GamePlan GamePlanner::planOf(const Pairing &pairing) const
{
    GamePlan plan;
    plan.id = gameId(m_competition, m_standings, pairing);
    plan.pairing = pairing;
    for (const Color color : BothColors) {
        plan.players[color] = m_competition.players[pairing.players[color]].id;
    }
    plan.setup = setupOf(m_competition, m_standings, pairing.matchup);
    plan.start = startOf(plan.setup);
    const auto attempts = m_attempts.find(plan.id);
    plan.attempt = attempts == m_attempts.end() ? 1 : attempts->second + 1;
    plan.started = QDateTime::currentDateTimeUtc();
    return plan;
}

} // namespace shinpan
