#pragma once

#include "core/competition/competition.h"
#include "core/competition/competitionevent.h"
#include "core/competition/livesnapshot.h"
#include "core/competition/storedgame.h"

#include <QObject>

#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

class CompetitionRunner;

/// Follows a run and says at any time what there is to see of it.
class LiveJournal final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LiveJournal)

public:
    /// `earlier`: the games that are recorded so far. The runner must outlive this.
    LiveJournal(const CompetitionRunner &runner, const std::vector<StoredGame> &earlier);

    [[nodiscard]] LiveSnapshot snapshot() const;

private:
    void addResult(const StoredGame &game);
    void addEvent(const CompetitionEvent &event);
    void rate();
    [[nodiscard]] LiveState state() const;

    const CompetitionRunner &m_runner;
    std::unique_ptr<Schedule> m_schedule;
    std::deque<LiveResult> m_results; ///< the latest first
    QStringList m_warnings;           ///< the latest first
    int m_voids = 0;
    /// By player; empty while there is nothing to rate. Rating takes time: it is done once a
    /// second, if there are new games.
    std::vector<Estimate> m_ratings;
    int m_ratedGames = -1;
    std::chrono::steady_clock::time_point m_ratedAt;
};

/// The strength of each player, from all games but those with a handicap, as reports have it; none
/// without any such game.
[[nodiscard]] std::vector<Estimate> ratingsOf(const Competition &competition,
                                              const Standings &standings);
/// The players, the best first: by points where these decide who meets whom, otherwise by strength.
/// `ratings` as from ratingsOf(), or none.
[[nodiscard]] std::vector<LivePlayer> playersOf(const Competition &competition,
                                                const Standings &standings,
                                                const std::vector<Estimate> &ratings);

/// Whether a person should know of it at once.
[[nodiscard]] bool isWarning(CompetitionEvent::Kind kind);

} // namespace shinpan
