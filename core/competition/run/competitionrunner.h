#pragma once

#include "core/competition/competition.h"
#include "core/competition/result/competitionevent.h"
#include "core/competition/run/competitionlogs.h"
#include "core/competition/run/duplicatewatch.h"
#include "core/competition/run/engineidentifier.h"
#include "core/competition/run/gamearchive.h"
#include "core/competition/run/gameplanner.h"
#include "core/competition/run/haltrule.h"
#include "core/competition/run/quarantine.h"
#include "core/competition/run/runoptions.h"
#include "core/competition/run/stopmode.h"
#include "core/competition/schedule/sprtstate.h"

#include <QCoroTask>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

class CompetitionSlot;
class StartupCheck;

/// A game that is being played. The pointers are good until control returns to the event loop.
struct RunningGame
{
    QString id;
    Pairing pairing;
    int slot = 0;
    int moves = 0; ///< played in it, without the opening's
    Color toPlay = Color::Black;
    std::chrono::steady_clock::time_point since; ///< when it, or what goes on of it, was begun
    const Match *match = nullptr;
    const GameRecord *record = nullptr;
};

/// How a run ended.
struct RunEnd
{
    enum class Kind {
        Complete, ///< every game was played, or the test is over
        Stopped,  ///< somebody stopped it, or a limit of the run was reached
        Halted,   ///< void games, or players in quarantine; the policies say
        Failed    ///< a player failed its check, or nothing can be written
    };

    Kind kind = Kind::Complete;
    QString reason; ///< a sentence without its full stop; empty if all was played, or the test has
                    ///< its verdict
};

/// Plays a competition: has the schedule say who meets whom, and keeps so many games going at once.
/// Whatever happens to engines or to this program, no finished game is lost and nothing of an
/// engine is left running after finished().
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

    /// Tries the players and begins; returns at once. Call once.
    void start();
    /// Begins no further game: but for those that complete a pair (AfterPairs), or breaks off what
    /// runs as well (Now), to be gone on with by a later run. A second Now kills engines that do
    /// not leave by themselves.
    void stop(StopMode mode);
    /// Engines stop being asked after the question that they are at, and no game is begun.
    void pause();
    void goOn();

    [[nodiscard]] const Competition &competition() const { return m_competition; }
    [[nodiscard]] const RunOptions &options() const { return m_options; }
    [[nodiscard]] const Standings &standings() const { return m_planner.standings(); }
    /// How many games can be played at once.
    [[nodiscard]] int slotCount() const { return static_cast<int>(m_slots.size()); }
    /// In the order of slots; a game is among them during its gameEnded().
    [[nodiscard]] std::vector<RunningGame> running() const;
    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    /// Somebody stopped it.
    [[nodiscard]] bool isStopping() const { return m_stop.has_value(); }
    /// How many games ended in this run, and since when it runs.
    [[nodiscard]] int gamesEnded() const { return m_gamesEnded; }
    [[nodiscard]] std::chrono::steady_clock::time_point since() const { return m_since; }
    /// Only of an SPRT match.
    [[nodiscard]] std::optional<SprtState> sprt() const;
    /// The players that play no more, by their indices.
    [[nodiscard]] std::vector<std::size_t> quarantined() const { return m_quarantine.players(); }

Q_SIGNALS:
    /// A player was tried; `failure` is empty if it can play.
    void playerChecked(std::size_t player, const QString &failure);
    void gameBegun(const QString &id);
    /// It counts; its record is complete, and in its file where there is one.
    void gameEnded(const shinpan::StoredGame &game, const shinpan::GameRecord &record);
    /// It does not count, and will be played again unless the run halts.
    void gameVoid(const shinpan::StoredGame &game, const shinpan::GameRecord &record);
    void eventHappened(const shinpan::CompetitionEvent &event);
    /// Moves were played, games begun or ended: at most every 50 ms.
    void progressed();
    /// Once. Everything is on the disk, and no engine is left.
    void finished(const shinpan::RunEnd &end);

private:
    enum class Stage { NotStarted, Checking, Playing, Leaving, Packing, Finished };

    // How it begins and ends, in competitionrunner.cpp.
    [[nodiscard]] Result<void> prepare();
    void beginPlay();
    void judgeChecks();
    void lookAround();
    void concludeIfIdle();
    [[nodiscard]] RunEnd presentEnd();
    void end(const RunEnd &end);
    static QCoro::Task<> leave(QPointer<CompetitionRunner> self);
    void finishWhenIdle();
    void noteCheck(std::size_t player, const QString &failure);
    void noteTrouble(const QString &reason);
    void noteOpenings();
    [[nodiscard]] bool hasOpenings() const { return !m_competition.openings.sources.empty(); }
    void note(CompetitionEvent::Kind kind,
              const QString &text,
              const QString &gameId = {},
              const QString &player = {});

    // Its games, in competitiongames.cpp.
    [[nodiscard]] bool takeOver(const StoredGame &game, const std::vector<StoredMove> &moves);
    void fillSlots();
    [[nodiscard]] bool mayBegin() const;
    void begin(CompetitionSlot &slot, GamePlan plan);
    void takeResult(CompetitionSlot &slot);
    void takeCounted(CompetitionGame &game);
    void takeVoid(CompetitionGame &game);
    void takeBrokenOff(CompetitionGame &game);
    void identifyPlayers(const CompetitionGame &game);
    void noteEngine(const EngineIdentity &engine);
    void judgeFault(const CompetitionGame &game);
    void judgeVoid(const CompetitionGame &game);
    void judgeTest();
    void clear(CompetitionSlot &slot);
    void release(CompetitionSlot &slot);
    void announceProgress();

    Competition m_competition;
    RunOptions m_options;
    GamePlanner m_planner;
    GameArchive m_archive;
    HaltRule m_haltRule;
    Quarantine m_quarantine;
    DuplicateWatch m_duplicates;
    EngineIdentifier m_identifier;
    std::vector<bool> m_isIdentified; ///< by player
    CompetitionLogs m_logs;
    std::unique_ptr<StartupCheck> m_check;
    std::vector<std::unique_ptr<CompetitionSlot>> m_slots;
    Stage m_stage = Stage::NotStarted;
    std::optional<StopMode> m_stop;
    std::optional<RunEnd> m_end; ///< why no further game is begun
    bool m_isPrepared = false;
    bool m_isPaused = false;
    bool m_isDecided = false; ///< the test is over
    int m_gamesBegun = 0;
    int m_gamesEnded = 0;
    std::chrono::steady_clock::time_point m_since;
    QTimer m_watch;    ///< for stops from elsewhere, and for the end of the time
    QTimer m_progress; ///< until progressed() is due
};

} // namespace shinpan
