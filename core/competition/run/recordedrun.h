#pragma once

#include "core/competition/competition.h"
#include "core/competition/result/competitionevent.h"
#include "core/competition/run/gameplanner.h"
#include "core/competition/run/liveboard.h"
#include "core/competition/run/livesnapshot.h"
#include "core/competition/store/recordfollower.h"

#include <QByteArray>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

/// What there is to see of a competition that this process does not run: where it stands by its
/// record, and what a run in another process is at. It only reads, and disturbs nobody.
class RecordedRun final
{
    Q_DISABLE_COPY_MOVE(RecordedRun)

public:
    /// The competition, as it was played (playedCompetition()), must outlive it.
    explicit RecordedRun(const Competition &competition, bool knowsItsEnd = true);

    /// Reads what the record has gained since the last time; returns whether anything has changed.
    /// Costs next to nothing where nothing is; while a run goes on, boards and games are there at
    /// once, and a long list of results is counted seldom enough to cost little. Fails if the
    /// record, or the openings that games began with, cannot be read; what was known stays known.
    [[nodiscard]] Result<bool> look();

    /// Whether the competition's file has changed since it was made, or a run is of a competition
    /// other than this one: what it shows belongs to another playedCompetition().
    [[nodiscard]] bool isOutdated() const { return m_isOutdated; }
    /// Whether another process runs it now, or this one does.
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// The games that have a result, in the order in which they ended.
    [[nodiscard]] const std::vector<StoredGame> &games() const { return m_games; }
    /// The course of a tune; else null.
    [[nodiscard]] const TuneCourse *tune() const { return m_planner.tune(); }
    /// A number that changes when games() are others, and have not only become more.
    [[nodiscard]] int generation() const { return m_generation; }
    /// What happened in all runs, the earliest first.
    [[nodiscard]] const std::vector<CompetitionEvent> &events() const { return m_record.events(); }
    /// What it is at is known only while it is running.
    [[nodiscard]] LiveSnapshot snapshot() const;
    /// The boards by slot; none unless it is running.
    [[nodiscard]] const std::vector<LiveBoard> &boards() const { return m_boards; }

private:
    [[nodiscard]] Result<void> read();
    [[nodiscard]] Result<void> loadOpenings();
    void takeNews();
    void count();
    [[nodiscard]] bool isCountDue() const;
    [[nodiscard]] bool hasUnknownGame() const;
    void showBoards();
    [[nodiscard]] QByteArray workforce() const;
    /// Adds the games that are being played, and how fast that goes.
    void showRunning(LiveSnapshot &snapshot, const QDateTime &now) const;
    [[nodiscard]] LiveBoard boardOf(const StoredGame &game,
                                    const std::vector<StoredMove> &moves) const;

    const Competition &m_competition;
    const bool m_knowsItsEnd;
    const QByteArray m_file; ///< what the competition's file was like
    bool m_isOutdated = false;
    std::unique_ptr<Schedule> m_schedule;
    GamePlanner m_planner;
    RecordFollower m_record;
    bool m_hasOpenings = false; ///< they are read
    bool m_hasRead = false;
    bool m_isRunning = false;
    QByteArray m_seen; ///< what the record's files were like
    int m_generation = 0;
    std::vector<StoredGame> m_games;
    MachineTally m_machines; ///< of all games that are over, void ones among them
    QByteArray m_workforce;  ///< what the run says of its machines; empty: nothing
    std::vector<LiveBoard> m_boards;
    std::optional<PoolRatings> m_ratings;
    std::size_t m_begun = 0; ///< how many games, those that have ended among them
    bool m_isBehind = true;  ///< not all games are counted
    std::chrono::steady_clock::time_point m_nextCount;
};

} // namespace shinpan
