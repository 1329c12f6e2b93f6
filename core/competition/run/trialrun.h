#pragma once

#include "core/competition/competition.h"
#include "core/competition/run/competitionrunner.h"
#include "core/util/message.h"

#include <QObject>

#include <chrono>
#include <optional>

namespace shinpan {

/// How long a competition will take, as far as a few games tell.
struct DurationEstimate
{
    int trialGames = 0;
    std::chrono::milliseconds game{}; ///< a game, on average
    std::optional<int> games;         ///< there will be at most this many; nothing: without end
    /// The time for these games, played as many at once as there shall be.
    std::optional<std::chrono::milliseconds> all;
};

/// A few games of a competition, played to see how long they take; nothing is kept of them.
/// Destroying it kills what still plays.
class TrialRun final : public QObject
{
    Q_OBJECT

public:
    explicit TrialRun(Competition competition);

    /// Returns at once. Call once.
    void start();
    /// Nothing before the first game is over.
    [[nodiscard]] std::optional<DurationEstimate> estimate() const;

Q_SIGNALS:
    /// estimate() knows one more game.
    void gameEnded();
    /// It comes once. `problem` is why no game could be played; empty if some were.
    void finished(const shinpan::Message &problem);

private:
    Competition m_competition;
    CompetitionRunner m_runner;
    int m_games = 0;
    std::chrono::milliseconds m_time{}; ///< the time of all games
};

} // namespace shinpan
