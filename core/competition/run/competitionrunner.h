#pragma once

#include "core/competition/run/gamedispatcher.h"
#include "core/competition/run/stoprequest.h"

#include <QCoroTask>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

class StartupCheck;

/// Plays a competition: has the schedule say who meets whom, and keeps several games going at once.
/// Whatever happens to engines or to this program, no finished game is lost and no process of an
/// engine is left after finished().
///
/// Everything that is kept goes into the store, from which a later run goes on: the results, and
/// the moves of games that were under way.
class CompetitionRunner final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CompetitionRunner)

public:
    /// `store` must be open for a run and outlive this; null: nothing is kept, no files are
    /// written but those of RunOptions.
    CompetitionRunner(Competition competition,
                      RunOptions options,
                      ResultStore *store,
                      QObject *parent = nullptr);
    /// Kills what still runs.
    ~CompetitionRunner() override;

    /// Takes over what the store has of earlier runs: before start(), if anything is to go on.
    /// Fails if openings cannot be read.
    [[nodiscard]] Result<void> resume();

    /// The same of games that are in no store, in the order in which they were begun.
    [[nodiscard]] Result<void> resume(const std::vector<StoredGame> &games,
                                      const GamePlanner::MovesOf &movesOf);

    /// Plays these games and no others, which another process has planned: instead of resume(). See
    /// GamePlanner::playOnly().
    void playOnly(const std::vector<GamePlan> &games, const std::vector<Matchup> &matchups)
    {
        m_games.playOnly(games, matchups);
    }

    /// Tries the players and begins; returns at once. Call once.
    void start();
    /// Begins no further game, except those that complete a pair (AfterPairs), or breaks off what
    /// runs as well (Now), for a later run to go on with. A second Now kills engines that do not
    /// leave by themselves.
    void stop(StopMode mode);
    /// Engines stop being asked after the question that they are at, and no game is begun.
    void pause();
    void goOn();

    [[nodiscard]] const Competition &competition() const { return m_competition; }
    [[nodiscard]] const RunOptions &options() const { return m_options; }
    [[nodiscard]] const Standings &standings() const { return m_games.standings(); }
    /// The running games in the order of slots; a game is among them during its gameEnded().
    [[nodiscard]] std::vector<RunningGame> running() const { return m_games.running(); }
    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    /// Whether somebody stopped it.
    [[nodiscard]] bool isStopping() const { return m_stop.has_value(); }
    /// How many games ended in this run, and since when it runs.
    [[nodiscard]] int gamesEnded() const { return m_games.ended(); }
    [[nodiscard]] std::chrono::steady_clock::time_point since() const { return m_since; }
    /// The test of an SPRT match; else nothing.
    [[nodiscard]] std::optional<SprtState> sprt() const { return m_games.sprt(); }
    /// The course of a tune; else null.
    [[nodiscard]] const TuneCourse *tune() const { return m_games.tune(); }
    /// See GamePlanner::stopCourse().
    [[nodiscard]] const StopCourse *stopCourse() const { return m_games.stopCourse(); }
    /// Nothing where games begin from one position.
    [[nodiscard]] std::optional<OpeningsLeft> openingsLeft() const
    {
        return m_games.openingsLeft();
    }
    /// The traffic of the engines in this slot, to read along; null unless
    /// RunOptions::showsTraffic. The slot's next engines have another one.
    [[nodiscard]] std::shared_ptr<const GtpTranscript> traffic(int slot) const
    {
        return m_games.traffic(slot);
    }
    /// The players that play no more, by their indices.
    [[nodiscard]] std::vector<std::size_t> quarantined() const { return m_games.quarantined(); }

Q_SIGNALS:
    void gameBegun(const QString &id);
    /// The game counts; its record is complete, and in its file where there is one.
    void gameEnded(const shinpan::StoredGame &game, const shinpan::GameRecord &record);
    /// The game does not count, and will be played again unless the run halts.
    void gameVoid(const shinpan::StoredGame &game, const shinpan::GameRecord &record);
    void eventHappened(const shinpan::CompetitionEvent &event);
    /// Moves were played, games begun or ended: at most every 50 ms.
    void progressed();
    /// It comes once, when everything is on the disk, and no engine is left.
    void finished(const shinpan::RunEnd &end);

private:
    enum class Stage { NotStarted, Checking, Playing, Leaving, Packing, Finished };

    [[nodiscard]] Result<void> prepare();
    void beginPlay();
    [[nodiscard]] bool mayBegin() const;
    void fillSlots();
    void judgeChecks();
    void lookAround();
    void concludeIfIdle();
    [[nodiscard]] RunEnd presentEnd();
    void end(const RunEnd &end);
    static QCoro::Task<> leave(QPointer<CompetitionRunner> self);
    void finishWhenIdle();
    void noteCheck(std::size_t player, const Message &failure);
    void noteTrouble(const Message &reason);

    Competition m_competition;
    RunOptions m_options;
    ResultStore *m_store; ///< may be null
    GameDispatcher m_games;
    std::unique_ptr<StartupCheck> m_check;
    Stage m_stage = Stage::NotStarted;
    std::optional<StopMode> m_stop;
    std::optional<RunEnd> m_end; ///< why no further game is begun
    bool m_isPrepared = false;
    bool m_isPaused = false;
    std::chrono::steady_clock::time_point m_since;
    QTimer m_watch; ///< for stops from elsewhere, and for the end of the time
};

} // namespace shinpan
