#include "core/competition/run/trialrun.h"

#include <algorithm>

namespace shinpan {

namespace {

/// The least games to play, and never fewer than run at once: each takes its time from the others.
constexpr int LeastGames = 3;

[[nodiscard]] RunOptions optionsFor(const Competition &competition)
{
    RunOptions options;
    options.maxGames = std::max(LeastGames, competition.parallel);
    options.skipsChecks = true;
    options.logsGtp = false;
    return options;
}

/// The games of a knockout are known only when it is over: as if nobody tied.
[[nodiscard]] std::optional<int> gamesOf(const Competition &competition)
{
    Standings standings(competition.players.size());
    const std::unique_ptr<Schedule> schedule = scheduleOf(competition);
    schedule->extend(standings);
    const int rivals = static_cast<int>(competition.players.size()) - 1;
    return kindOf(competition).drawing == CompetitionKind::Drawing::Bracket
             ? std::optional(rivals * competition.games.value_or(1))
             : schedule->gamesInAll(standings);
}

} // namespace

TrialRun::TrialRun(Competition competition)
    : m_competition(std::move(competition))
    , m_runner(m_competition, optionsFor(m_competition), nullptr)
{
    connect(&m_runner, &CompetitionRunner::gameEnded, this, [this](const StoredGame &game) {
        ++m_games;
        m_time += std::chrono::milliseconds(game.started.msecsTo(game.ended));
        Q_EMIT gameEnded();
    });
    connect(
        &m_runner, &CompetitionRunner::finished, this,
        [this](const RunEnd &end) { Q_EMIT finished(m_games > 0 ? Message() : end.reason); },
        Qt::QueuedConnection); // it may be destroyed then
}

void TrialRun::start()
{
    m_runner.start();
}

std::optional<DurationEstimate> TrialRun::estimate() const
{
    if (m_games == 0) {
        return std::nullopt;
    }
    DurationEstimate estimate{m_games, m_time / m_games, gamesOf(m_competition), {}};
    if (estimate.games) {
        const int atOnce = std::min(m_competition.parallel, std::max(*estimate.games, 1));
        estimate.all = estimate.game * *estimate.games / atOnce;
    }
    return estimate;
}

} // namespace shinpan
