#include "core/competition/run/gameplanner.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/result/recordedstandings.h"
#include "core/competition/result/storedmoves.h"
#include "core/match/referee.h"

#include <algorithm>

namespace shinpan {

namespace {

/// What tells which game it is.
[[nodiscard]] StoredGame asStored(const GamePlan &plan)
{
    StoredGame game;
    game.id = plan.id;
    game.matchup = plan.pairing.matchup;
    game.number = plan.pairing.number;
    game.players = plan.players;
    game.attempt = plan.attempt;
    game.candidate = plan.candidate;
    game.parameters = {toRecord(plan.values.black), toRecord(plan.values.white)};
    return game;
}

} // namespace

GamePlanner::GamePlanner(const Competition &competition)
    : m_competition(competition)
    , m_schedule(scheduleOf(competition))
    , m_standings(competition.players.size())
    , m_queue(*m_schedule, m_standings)
    , m_tune(competition.tune ? std::make_unique<TuneCourse>(competition) : nullptr)
    , m_stop(competition.stop != StopRule() ? std::make_unique<StopCourse>(competition) : nullptr)
{ }

GamePlanner::~GamePlanner() = default;

Result<void> GamePlanner::loadOpenings()
{
    if (m_competition.openings.sources.empty()) {
        return {};
    }
    for (const MatchSetup *const setup : setupsOf(m_competition)) {
        if (bookFor(*setup) != nullptr) {
            continue;
        }
        Result<OpeningBook> book =
            OpeningBook::load(m_competition.openings, setup->size, setup->rules, m_competition.seed,
                              CompetitionFiles(m_competition.file).stem());
        if (!book) {
            return failure(book.error());
        }
        m_books.push_back({setup->size, setup->rules, std::move(*book)});
    }
    return {};
}

const OpeningBook *GamePlanner::bookFor(const MatchSetup &setup) const
{
    const auto found = std::ranges::find_if(m_books, [&setup](const Book &book) {
        return book.size == setup.size && book.rules == setup.rules;
    });
    return found == m_books.end() ? nullptr : &found->book;
}

void GamePlanner::restore(const std::vector<StoredGame> &games, const MovesOf &movesOf)
{
    m_attempts.clear();
    m_unfinished.clear();
    for (const StoredGame &game : games) {
        int &attempts = m_attempts[game.id];
        attempts = std::max(attempts, game.attempt);
    }
    for (const StoredGame &game : games) {
        if (game.state == StoredGame::State::Finished) {
            m_attempts.erase(game.id);
        }
    }
    m_standings = Standings(m_competition.players.size()); // its first round was another's, perhaps
    enterFinished(m_competition, *m_schedule, m_standings, games);
    restoreUnfinished(games, movesOf);
    if (m_tune) {
        m_tune->restore(games);
    }
    if (m_stop) {
        m_stop->restore(m_standings, games);
    }
    for (std::size_t i = 0; i < m_standings.matchups().size(); ++i) {
        m_queue.changed(i);
    }
}

void GamePlanner::playOnly(const std::vector<GamePlan> &games, const std::vector<Matchup> &matchups)
{
    m_isGiven = true;
    m_unfinished.assign(games.begin(), games.end());
    for (std::size_t i = 0; i < games.size(); ++i) {
        const Pairing &pairing = games[i].pairing;
        while (m_standings.matchups().size() <= pairing.matchup) {
            m_standings.add(Matchup(0, 1)); // one that nothing is played of
        }
        Matchup &matchup = m_standings.matchup(pairing.matchup);
        if (matchup.issued() == 0) {
            matchup = matchups[i];
        }
        matchup.issue(pairing.number);
    }
}

/// Restores the games in the order in which they were begun.
void GamePlanner::restoreUnfinished(const std::vector<StoredGame> &games, const MovesOf &movesOf)
{
    for (const StoredGame &game : games) {
        if (game.state != StoredGame::State::Running || !knows(game)) {
            continue;
        }
        Matchup &matchup = m_standings.matchup(game.matchup);
        const bool isWanted = game.number < m_schedule->gamesOf(m_standings, matchup);
        std::optional<GamePlan> plan = planOf(game);
        if (!isWanted || !plan) {
            continue;
        }
        matchup.issue(game.number);
        plan->played = movesOf(game.id);
        m_unfinished.push_back(std::move(*plan));
    }
}

bool GamePlanner::knows(const StoredGame &game) const
{
    return isGameOf(m_competition, m_standings, game);
}

bool GamePlanner::isOver()
{
    if (m_isGiven) {
        return m_unfinished.empty() && m_standings.running() == 0;
    }
    return shinpan::isOver(*m_schedule, m_standings) || (hasEnough() && m_standings.running() == 0);
}

/// Whether no game is to be begun though there are some.
bool GamePlanner::hasEnough() const
{
    return (m_tune && m_tune->isOver()) || (m_stop && m_stop->isOver());
}

std::optional<GamePlan> GamePlanner::next()
{
    if (std::optional<GamePlan> unfinished = takeUnfinished()) {
        return unfinished;
    }
    if (m_isGiven || hasEnough()) {
        return std::nullopt;
    }
    while (const std::optional<Pairing> pairing = m_queue.next()) {
        if (std::optional<GamePlan> plan = planOf(*pairing)) {
            return withCandidate(std::move(plan));
        }
        m_standings.matchup(pairing->matchup).giveBack(pairing->number);
        m_queue.close(pairing->matchup);
    }
    return std::nullopt;
}

std::optional<GamePlan> GamePlanner::nextOfPair()
{
    if (m_isGiven) {
        return takePartner();
    }
    if (std::optional<GamePlan> unfinished = takeUnfinished()) {
        return unfinished;
    }
    const std::optional<Pairing> pairing = hasEnough() ? std::nullopt : m_queue.nextOfPair();
    return pairing ? withCandidate(planOf(*pairing)) : std::nullopt;
}

/// The same game with the candidate of a tune that is to play it; nothing, and its number is free
/// again, while the tuner wants to see other results first.
std::optional<GamePlan> GamePlanner::withCandidate(std::optional<GamePlan> plan)
{
    if (!m_tune || !plan) {
        return plan;
    }
    std::optional<TuneGame> game = m_tune->begin(plan->id, plan->pairing.players);
    if (!game) {
        Matchup &matchup = m_standings.matchup(plan->pairing.matchup);
        matchup.giveBack(plan->pairing.number);
        m_queue.changed(plan->pairing.matchup);
        return std::nullopt;
    }
    plan->candidate = game->candidate;
    plan->values = std::move(game->values);
    return plan;
}

/// Takes one of the unfinished games whose partner is begun, or was never given.
std::optional<GamePlan> GamePlanner::takePartner()
{
    const auto isPartner = [this](const GamePlan &plan) {
        return std::ranges::none_of(m_unfinished, [&plan](const GamePlan &other) {
            return other.pairing.matchup == plan.pairing.matchup
                && other.pairing.number == (plan.pairing.number ^ 1);
        });
    };
    const auto found = std::ranges::find_if(m_unfinished, isPartner);
    if (found == m_unfinished.end()) {
        return std::nullopt;
    }
    GamePlan plan = std::move(*found);
    m_unfinished.erase(found);
    return plan;
}

std::vector<GamePlan> GamePlanner::nextBlock(int games, bool onlyPairs)
{
    std::vector<GamePlan> block;
    while (static_cast<int>(block.size()) < games) {
        std::optional<GamePlan> plan = nextOfPair();
        if (!plan && !onlyPairs) {
            plan = next();
        }
        if (!plan) {
            break;
        }
        block.push_back(std::move(*plan));
    }
    return block;
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
    matchup.finish(game.number, outcomeOf(game, matchup), repeatOf(game));
    if (m_stop) {
        m_stop->finish(game, matchup.playersOf(game.number));
    }
    m_attempts.erase(game.id);
    if (m_tune) {
        m_tune->finish(game);
    }
    changed(game.matchup);
}

bool GamePlanner::claim(const StoredGame &game)
{
    if (!knows(game) || m_standings.matchups()[game.matchup].outcome(game.number)
        || game.id != gameId(m_competition, m_standings, {game.matchup, game.number, {}})) {
        return false;
    }
    m_standings.matchup(game.matchup).issue(game.number);
    std::erase_if(m_unfinished, [&game](const GamePlan &plan) { return plan.id == game.id; });
    if (m_tune) {
        m_tune->takeUp(game);
    }
    m_queue.changed(game.matchup);
    return true;
}

bool GamePlanner::claim(const GamePlan &plan)
{
    return claim(asStored(plan));
}

void GamePlanner::giveBack(const GamePlan &plan)
{
    giveBack(asStored(plan));
}

int GamePlanner::giveBackLost(const std::vector<GamePlan> &games)
{
    int lost = 0;
    for (const GamePlan &plan : games) {
        if (m_standings.matchups()[plan.pairing.matchup].isRunning(plan.pairing.number)) {
            giveBack(plan);
            ++lost;
        }
    }
    return lost;
}

void GamePlanner::giveBack(const StoredGame &game)
{
    m_attempts[game.id] = game.attempt;
    m_standings.matchup(game.matchup).giveBack(game.number);
    changed(game.matchup);
}

/// The schedule has no say in games that were given.
void GamePlanner::changed(std::size_t matchup)
{
    if (!m_isGiven) {
        m_queue.changed(matchup);
    }
}

void GamePlanner::leaveOut(std::size_t player)
{
    m_queue.leaveOut(player);
    if (m_stop) {
        m_stop->leaveOut(player);
    }
    std::erase_if(m_unfinished, [player](const GamePlan &plan) {
        return plan.pairing.players.black == player || plan.pairing.players.white == player;
    });
}

OpeningSupply GamePlanner::openingSupply(std::size_t index) const
{
    const Matchup &matchup = m_standings.matchups()[index];
    const OpeningBook *const book = bookFor(setupOf(m_competition, m_standings, index));
    OpeningSupply supply;
    if (m_isGiven) {
        return supply; // each game has its opening
    }
    const int games = m_schedule->gamesOf(m_standings, matchup);
    supply.openings = book != nullptr ? book->size() : 0;
    supply.games = games != Schedule::Unlimited ? std::optional(games) : std::nullopt;
    supply.isAlternating = matchup.isAlternating();
    supply.reuse = m_competition.openings.reuse;
    supply.isTested = m_competition.sprt || m_competition.stop.test;
    return supply;
}

QString GamePlanner::ignoredTerms() const
{
    for (const MatchSetup *const setup : setupsOf(m_competition)) {
        const OpeningBook *const book = bookFor(*setup);
        QString text = book == nullptr
                         ? QString()
                         : book->ignoredTerms(m_competition.openings, setup->komi, setup->rules);
        if (!text.isEmpty()) {
            return text;
        }
    }
    return {};
}

std::optional<OpeningsLeft> GamePlanner::openingsLeft() const
{
    std::optional<OpeningsLeft> fewest;
    for (std::size_t index = 0; index < m_standings.matchups().size(); ++index) {
        const int all = static_cast<int>(openingSupply(index).openings);
        if (all == 0) {
            continue;
        }
        const Matchup &matchup = m_standings.matchups()[index];
        const int used = matchup.issued() > 0 ? openingPair(matchup, matchup.issued() - 1) + 1 : 0;
        const OpeningsLeft left{std::max(all - used, 0), all};
        if (!fewest || left.left < fewest->left) {
            fewest = left;
        }
    }
    return fewest;
}

GameLine GamePlanner::lineOf(const StoredGame &game, const std::vector<StoredMove> &moves) const
{
    const std::optional<GamePlan> plan = planOf(game);
    GameLine line = plan ? plan->start : GameLine();
    line.size = game.size;
    for (const StoredMove &stored : moves) {
        line.moves.push_back(moveOf(stored, game.size).value_or(Move::pass(stored.color)));
    }
    return line;
}

std::optional<GamePlan> GamePlanner::planOf(const StoredGame &game) const
{
    const Matchup &matchup = m_standings.matchups()[game.matchup];
    std::optional<GamePlan> plan =
        planOf(Pairing{game.matchup, game.number, matchup.playersOf(game.number)});
    if (!plan) {
        return std::nullopt;
    }
    plan->attempt = game.attempt;
    plan->isBegun = true;
    plan->started = game.started;
    plan->candidate = game.candidate;
    for (const Color color : BothColors) {
        plan->values[color] = valuesFromRecord(game.parameters[color]);
    }
    const MatchSetup &setup = plan->setup;
    if (setup.handicapStyle == HandicapStyle::Free && !game.stones.black.isEmpty()) {
        plan->start =
            lineOfHandicap(setup.size, game.stones.black).value_or(std::move(plan->start));
        plan->setup.handicap = game.handicap; // of fewer stones, where Black wanted no more
    }
    return plan;
}

/// Nothing if the openings are used up.
std::optional<GamePlan> GamePlanner::planOf(const Pairing &pairing) const
{
    GamePlan plan;
    plan.id = gameId(m_competition, m_standings, pairing);
    plan.pairing = pairing;
    for (const Color color : BothColors) {
        plan.players[color] = m_competition.players[pairing.players[color]].id;
    }
    plan.setup = setupOf(m_competition, m_standings, pairing.matchup);
    plan.setup.names = plan.players;
    plan.isAudited = isAudited(m_competition, plan.setup.adjudication, plan.id);
    plan.start = startOf(plan.setup);
    const auto attempts = m_attempts.find(plan.id);
    plan.attempt = attempts == m_attempts.end() ? 1 : attempts->second + 1;
    plan.started = QDateTime::currentDateTimeUtc();
    return setOpening(plan) ? std::optional(std::move(plan)) : std::nullopt;
}

/// False if the openings are used up.
bool GamePlanner::setOpening(GamePlan &plan) const
{
    const OpeningBook *const book = bookFor(plan.setup);
    if (book == nullptr) {
        return true;
    }
    const std::size_t matchup = plan.pairing.matchup;
    const int pair = openingPair(m_standings.matchups()[matchup], plan.pairing.number);
    const std::optional<std::size_t> index =
        openingIndex(m_competition.openings, book->size(), matchup, pair, m_competition.seed);
    if (!index) {
        return false;
    }
    const Opening &opening = book->opening(*index);
    plan.start = opening.line;
    plan.opening = opening.name;
    plan.setup.handicap = opening.line.handicap;
    if (m_competition.openings.terms == OpeningPlan::Terms::Opening) {
        plan.setup.komi = opening.komi.value_or(plan.setup.komi);
        plan.setup.rules = saidRules(opening).value_or(plan.setup.rules);
    }
    return true;
}

} // namespace shinpan
