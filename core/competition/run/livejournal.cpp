#include "core/competition/run/livejournal.h"

#include "core/competition/run/competitionrunner.h"
#include "core/competition/run/workforce.h"
#include "core/competition/store/eventlog.h"
#include "core/record/gamerecord.h"
#include "core/record/tree/sgfproperties.h"

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

namespace {

constexpr qsizetype MostWarnings = 20;

[[nodiscard]] QString lineOf(const CompetitionEvent &event)
{
    return event.time.toLocalTime().toString(QStringLiteral("HH:mm:ss ")) + toText(event);
}

} // namespace

ByColor<MoveThought> latestThoughts(const GameTree &tree, NodeId node)
{
    ByColor<MoveThought> latest;
    ByColor<bool> isKnown;
    for (; node != NoNode && !(isKnown.black && isKnown.white); node = tree.parent(node)) {
        const std::optional<Move> move = moveAt(tree, node);
        if (move && !std::exchange(isKnown[move->color], true)) {
            latest[move->color] = thoughtAt(tree, node);
        }
    }
    return latest;
}

QStringList tuningLinesOf(const TuneCourse &course)
{
    const Tuner &tuner = course.tuner();
    return QStringList(QStringLiteral("best: %1").arg(tuner.space().describe(tuner.best())))
         + statusLines(tuner.status(), tuner.space());
}

LiveResult liveResultOf(const StoredGame &game)
{
    return {.id = game.id,
            .players = game.players,
            .result = game.sgfResult,
            .winner = game.result.winner,
            .moves = game.moves,
            .remark = game.result.reason.english()};
}

QStringList warningsOf(const std::vector<CompetitionEvent> &events)
{
    QStringList lines;
    for (auto event = events.rbegin(); event != events.rend() && lines.size() < MostWarnings;
         ++event) {
        if (isWarning(event->kind)) {
            lines += lineOf(*event);
        }
    }
    return lines;
}

LiveSnapshot snapshotOf(const Competition &competition,
                        const Schedule &schedule,
                        const Standings &standings,
                        const std::optional<PoolRatings> &ratings,
                        const TuneCourse *tune,
                        const StopCourse *stop)
{
    LiveSnapshot snapshot;
    snapshot.name = competition.name;
    snapshot.type = competition.type;
    snapshot.round = roundOf(competition, schedule, standings);
    snapshot.ended = standings.played();
    snapshot.gamesInAll = schedule.gamesInAll(standings);
    snapshot.wantedMargin = competition.stop.precision;
    snapshot.widestMargin = ratings ? std::optional(ratings->widestMargin()) : std::nullopt;
    if (standings.running() == 0) {
        Standings later = standings; // with matchups that have become known
        snapshot.isOver = isOver(schedule, later) || (tune != nullptr && tune->isOver())
                       || (stop != nullptr && stop->isOver());
    }
    std::vector<PlayerStanding *> byNumber(standings.players());
    snapshot.players.reserve(standings.players());
    const std::vector<BracketMatch> bracket = bracketOf(competition, schedule, standings);
    for (StandingRow &row : standingRows(competition, standings, bracket, ratings)) {
        PlayerStanding &player = snapshot.players.emplace_back();
        player.name = competition.players[row.player].id;
        player.elo = ratings ? std::optional(ratings->rating(row.player)) : std::nullopt;
        byNumber[row.player] = &player;
        player.row = std::move(row);
    }
    for (const Matchup &matchup : standings.matchups()) {
        PlayerStanding &first = *byNumber[matchup.first()];
        PlayerStanding &second = *byNumber[matchup.second()];
        first.games.add(matchup.counts());
        second.games.add(matchup.counts().swapped());
        first.unknown += matchup.unknown();
        second.unknown += matchup.unknown();
    }
    return snapshot;
}

LiveJournal::LiveJournal(const CompetitionRunner &runner, const std::vector<StoredGame> &earlier)
    : m_runner(runner)
    , m_schedule(scheduleOf(runner.competition()))
    , m_machines(playerIds(runner.competition()))
    , m_pool(runner.competition(), runner.standings(), earlier)
{
    for (const StoredGame &game : earlier) {
        m_machines.add(game);
        if (game.state == StoredGame::State::Finished) {
            addResult(game);
        }
    }
    connect(&runner, &CompetitionRunner::gameEnded, this, &LiveJournal::addGame);
    connect(&runner, &CompetitionRunner::gameVoid, this, [this](const StoredGame &game) {
        ++m_voids;
        m_machines.add(game);
    });
    connect(&runner, &CompetitionRunner::eventHappened, this, &LiveJournal::addEvent);
    connect(&runner, &CompetitionRunner::progressed, this, &LiveJournal::rate);
    connect(&runner, &CompetitionRunner::progressed, this, &LiveJournal::lookAtTune);
    rate();
    lookAtTune();
}

void LiveJournal::addGame(const StoredGame &game)
{
    const Matchup &matchup = m_runner.standings().matchups()[game.matchup];
    m_machines.add(game);
    m_pool.add(game, matchup.playersOf(game.number));
    addResult(game);
}

void LiveJournal::addResult(const StoredGame &game)
{
    m_results.push_front(liveResultOf(game));
    if (m_results.size() > LiveSnapshot::MostResults) {
        m_results.pop_back();
    }
}

void LiveJournal::addEvent(const CompetitionEvent &event)
{
    if (!isWarning(event.kind)) {
        return;
    }
    m_warnings.prepend(lineOf(event));
    m_warnings = m_warnings.mid(0, MostWarnings);
}

void LiveJournal::rate()
{
    const int played = m_runner.standings().played();
    const auto now = Clock::now();
    if (played == m_ratedGames || now - m_ratedAt < 1s) {
        return;
    }
    m_ratings = m_pool.rate(m_runner.competition().players.size());
    m_ratedGames = played;
    m_ratedAt = now;
}

void LiveJournal::lookAtTune()
{
    constexpr auto Interval = 5s;
    const TuneCourse *const tune = m_runner.tune();
    const auto now = Clock::now();
    if (tune != nullptr && (m_tuning.isEmpty() || now - m_tunedAt >= Interval)) {
        m_tuning = tuningLinesOf(*tune);
        m_tunedAt = now;
    }
}

LiveState LiveJournal::state() const
{
    const bool hasBegun = m_runner.gamesEnded() > 0 || !m_runner.running().empty();
    return m_runner.isPaused()   ? LiveState::Paused
         : m_runner.isStopping() ? LiveState::Stopping
         : hasBegun              ? LiveState::Running
                                 : LiveState::Starting;
}

std::vector<LiveBoard> LiveJournal::boards() const
{
    std::vector<LiveBoard> boards;
    for (const RunningGame &game : m_runner.running()) {
        LiveBoard &board = boards.emplace_back();
        board.id = game.id;
        board.slot = game.slot;
        for (const Color color : BothColors) {
            board.players[color] = m_runner.competition().players[game.pairing.players[color]].id;
            if (game.match->clock().isLimited(color)) {
                const auto thinking = color == game.toPlay ? game.match->thinking()
                                                           : std::chrono::nanoseconds::zero();
                board.clocks[color] = game.match->clock().timeLeft(color, thinking);
            }
        }
        board.thoughts = latestThoughts(game.record->tree(), game.match->node());
        board.moves = game.moves;
        board.toPlay = game.toPlay;
        board.line = game.match->line();
    }
    return boards;
}

LiveSnapshot LiveJournal::snapshot() const
{
    const Competition &competition = m_runner.competition();
    const Standings &standings = m_runner.standings();
    const auto now = Clock::now();
    const auto secondsSince = [now](Clock::time_point then) {
        return std::chrono::duration_cast<std::chrono::seconds>(now - then);
    };
    LiveSnapshot snapshot = snapshotOf(competition, *m_schedule, standings, m_ratings,
                                       m_runner.tune(), m_runner.stopCourse());
    snapshot.state = state();
    const std::vector<std::size_t> resting = m_runner.quarantined();
    for (PlayerStanding &player : snapshot.players) {
        player.isResting = std::ranges::find(resting, player.row.player) != resting.end();
    }
    for (const RunningGame &game : m_runner.running()) {
        const auto idOf = [&](Color color) {
            return competition.players[game.pairing.players[color]].id;
        };
        snapshot.games.push_back({game.slot,
                                  game.id,
                                  {idOf(Color::Black), idOf(Color::White)},
                                  game.moves,
                                  game.toPlay,
                                  secondsSince(game.since),
                                  latestThoughts(game.record->tree(), game.match->node())});
    }
    snapshot.voids = m_voids;
    snapshot.openings = m_runner.openingsLeft();
    snapshot.results.assign(m_results.begin(), m_results.end());
    snapshot.warnings = m_warnings;
    snapshot.tuning = m_tuning;
    const Workforce *const workforce = m_runner.options().workforce;
    snapshot.workforce =
        combined(m_machines, workforce ? std::optional(workforce->view()) : std::nullopt);
    if (const std::optional<SprtState> sprt = m_runner.sprt()) {
        snapshot.test = LiveTest{sprt->test, sprt->llr};
    }
    if (m_runner.since() != Clock::time_point()) {
        snapshot.elapsed = secondsSince(m_runner.since());
        const std::chrono::duration<double, std::ratio<60>> minutes = now - m_runner.since();
        snapshot.gamesPerMinute = minutes.count() > 0 ? m_runner.gamesEnded() / minutes.count() : 0;
    }
    return snapshot;
}

} // namespace shinpan
