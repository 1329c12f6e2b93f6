#pragma once

#include "core/board/color.h"
#include "core/competition/result/ranking.h"
#include "core/competition/run/gameplanner.h"
#include "core/competition/run/workforceview.h"
#include "core/record/note/movethought.h"
#include "core/statistics/elo.h"
#include "core/statistics/sprt.h"

#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>
#include <vector>

namespace shinpan {

/// A game that runs.
struct LiveGame
{
    int slot = 0;
    QString id;
    ByColor<QString> players;
    int moves = 0;
    Color toPlay = Color::Black;
    std::chrono::seconds time{};     ///< since it began, in this run
    ByColor<MoveThought> thoughts{}; ///< what each told with its latest move
};

/// A game that has ended.
struct LiveResult
{
    QString id;
    ByColor<QString> players;
    QString result; ///< SGF's words
    std::optional<Color> winner;
    int moves = 0;
    QString remark; ///< reason or evidence; may be empty
};

/// How a test of two hypotheses stands.
struct LiveTest
{
    Sprt test;
    double ratio = 0; ///< of log-likelihoods
};

enum class LiveState : std::uint8_t {
    Starting, ///< players are tried
    Running,
    Paused,
    Stopping
};

/// All that there is to see of a running competition; a value.
struct LiveSnapshot
{
    static constexpr std::size_t MostResults = 200;

    QString name;
    CompetitionType type = CompetitionType::Playoff;
    LiveState state = LiveState::Running;
    std::optional<RoundOf> round;        ///< where there are rounds
    std::vector<PlayerStanding> players; ///< the best first, as reports have them
    std::vector<LiveGame> games;         ///< by slot
    int ended = 0;                       ///< games that have a result
    std::optional<int> gamesInAll;
    std::optional<double> wantedMargin{}; ///< StopRule::precision
    std::optional<double> widestMargin{}; ///< Elo; see PoolRatings; nothing without ratings
    bool isOver = false;                  ///< all was played, or it is decided
    std::optional<OpeningsLeft> openings; ///< nothing: there are none, or it is not known
    int voids = 0;                        ///< in this run
    std::chrono::seconds elapsed{};       ///< of this run
    double gamesPerMinute = 0;            ///< of this run; 0 while it is not known
    std::optional<LiveTest> test;
    QStringList tuning; ///< what a tune's method says, the best point first; empty: it is none
    std::optional<WorkforceView> workforce; ///< nothing where all is played by the head's machine
    std::vector<LiveResult> results;        ///< the latest first, up to a limit
    QStringList warnings;                   ///< the latest first
};

/// How long that many games take; nothing where that cannot be said, or there are none.
[[nodiscard]] inline std::optional<std::chrono::seconds> timeFor(int games, double gamesPerMinute)
{
    constexpr double MostMinutes = 60.0 * 24 * 365;
    if (games <= 0 || gamesPerMinute <= 0) {
        return std::nullopt;
    }
    const double minutes = games / gamesPerMinute;
    return minutes < MostMinutes
             ? std::optional(std::chrono::seconds(static_cast<std::int64_t>(minutes * 60)))
             : std::nullopt;
}

/// How long it takes until all is played, at the rate of this run.
[[nodiscard]] inline std::optional<std::chrono::seconds> timeLeftOf(const LiveSnapshot &snapshot)
{
    return snapshot.gamesInAll
             ? timeFor(*snapshot.gamesInAll - snapshot.ended, snapshot.gamesPerMinute)
             : std::nullopt;
}

} // namespace shinpan
