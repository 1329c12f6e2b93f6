#pragma once

#include "core/competition/competition.h"
#include "core/competition/result/competitionevent.h"
#include "core/competition/result/poolcourse.h"
#include "core/competition/result/storedgame.h"
#include "core/competition/run/liveboard.h"
#include "core/competition/run/livesnapshot.h"
#include "core/record/tree/gametree.h"

#include <QObject>

#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

class CompetitionRunner;
class StopCourse;
class TuneCourse;
class GameRecord;

/// Follows a run and says at any time what there is to see of it.
class LiveJournal final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LiveJournal)

public:
    /// `earlier`: the games that are recorded so far. The runner must outlive this.
    LiveJournal(const CompetitionRunner &runner, const std::vector<StoredGame> &earlier);

    [[nodiscard]] LiveSnapshot snapshot() const;
    /// The boards by slot.
    [[nodiscard]] std::vector<LiveBoard> boards() const;

private:
    void addGame(const StoredGame &game);
    void addResult(const StoredGame &game);
    void addEvent(const CompetitionEvent &event);
    void rate();
    void lookAtTune();
    [[nodiscard]] LiveState state() const;

    const CompetitionRunner &m_runner;
    std::unique_ptr<Schedule> m_schedule;
    std::deque<LiveResult> m_results; ///< the latest first
    MachineTally m_machines;
    QStringList m_warnings; ///< the latest first
    int m_voids = 0;
    PoolCourse m_pool;
    /// Rating takes time: it is done once a second, if there are new games.
    std::optional<PoolRatings> m_ratings;
    int m_ratedGames = -1;
    std::chrono::steady_clock::time_point m_ratedAt;
    QStringList m_tuning; ///< as it was a few seconds ago: a tune's model takes time as well
    std::chrono::steady_clock::time_point m_tunedAt;
};

/// What standings show, without what only a run knows. `ratings` as from PoolTally::rate(); `tune`
/// is null of what is not a tune, `stop` of what has no StopRule.
[[nodiscard]] LiveSnapshot snapshotOf(const Competition &competition,
                                      const Schedule &schedule,
                                      const Standings &standings,
                                      const std::optional<PoolRatings> &ratings,
                                      const TuneCourse *tune = nullptr,
                                      const StopCourse *stop = nullptr);

/// What each told with its latest move up to that node, as a record has it.
[[nodiscard]] ByColor<MoveThought> latestThoughts(const GameTree &tree, NodeId node);
/// What a tune's method says, the best point first.
[[nodiscard]] QStringList tuningLinesOf(const TuneCourse &course);
/// A game that has ended.
[[nodiscard]] LiveResult liveResultOf(const StoredGame &game);
/// Those that a person should know of, with their times, the latest first; not all if there are
/// many.
[[nodiscard]] QStringList warningsOf(const std::vector<CompetitionEvent> &events);

} // namespace shinpan
