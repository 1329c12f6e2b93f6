#pragma once

#include "core/competition/competition.h"
#include "core/competition/result/competitionevent.h"
#include "core/competition/run/competitionlogs.h"
#include "core/competition/run/engineidentifier.h"
#include "core/competition/run/gamearchive.h"
#include "core/competition/run/gameplanner.h"
#include "core/competition/run/haltrule.h"
#include "core/competition/run/quarantine.h"
#include "core/competition/run/repetitionnotes.h"
#include "core/competition/run/runoptions.h"
#include "core/competition/run/stoprequest.h"
#include "core/competition/schedule/sprtstate.h"
#include "core/util/message.h"

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
struct PlayedGame;

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
    Message reason; ///< a sentence without its full stop; empty if all was played, or the test has
                    ///< its verdict
};

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

/// Begins the games of a run, each in a slot of its own or with others on another machine, and sees
/// to what becomes of them: one that counts is kept, one that is void is played again, unless a
/// policy says otherwise.
class GameDispatcher final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GameDispatcher)

public:
    /// All must outlive it; `store` may be null.
    GameDispatcher(const Competition &competition, const RunOptions &options, ResultStore *store);
    /// Kills what still runs.
    ~GameDispatcher() override;

    /// Reads the openings and opens the archive: before anything else. Fails if that cannot be.
    [[nodiscard]] Result<void> prepare();
    /// Takes over what the store has of earlier runs: before the first game. Returns how many lost
    /// files were written anew; fails if the store is damaged.
    [[nodiscard]] Result<int> restore();
    using MovesOf = GamePlanner::MovesOf;
    /// The same of these games, which need not be in the store.
    int restore(const std::vector<StoredGame> &games, const MovesOf &movesOf);
    /// See GamePlanner::playOnly().
    void playOnly(const std::vector<GamePlan> &games, const std::vector<Matchup> &matchups)
    {
        m_planner.playOnly(games, matchups);
    }

    [[nodiscard]] const Standings &standings() const { return m_planner.standings(); }
    /// The running games in the order of slots; a game is among them during its gameEnded().
    [[nodiscard]] std::vector<RunningGame> running() const;
    /// Whether no slot has a game, and none is out.
    [[nodiscard]] bool isIdle() const;
    /// Whether, besides, nothing is left to be identified or packed.
    [[nodiscard]] bool isDone() const { return m_identifier.isIdle() && m_logs.isIdle(); }
    /// Whether every game was played, or the test is over.
    [[nodiscard]] bool isComplete() { return m_planner.isOver(); }
    /// Whether the test is over, or the competition has told enough by its StopRule.
    [[nodiscard]] bool isDecided() const { return m_isDecided; }
    /// The test of an SPRT match; else nothing.
    [[nodiscard]] std::optional<SprtState> sprt() const;
    /// The course of a tune; else null.
    [[nodiscard]] const TuneCourse *tune() const { return m_planner.tune(); }
    /// The sentence on how it came to be decided; empty while it is not.
    [[nodiscard]] Message conclusion() const;
    /// See GamePlanner::stopCourse().
    [[nodiscard]] const StopCourse *stopCourse() const { return m_planner.stopCourse(); }
    [[nodiscard]] int begun() const { return m_begun; }
    [[nodiscard]] int ended() const { return m_ended; }
    /// The players that play no more, by their indices.
    [[nodiscard]] std::vector<std::size_t> quarantined() const { return m_quarantine.players(); }
    /// How many games are not played because of that.
    [[nodiscard]] int leftOut() const { return m_planner.leftOut(); }
    [[nodiscard]] std::optional<OpeningsLeft> openingsLeft() const
    {
        return m_planner.openingsLeft();
    }
    /// See CompetitionLogs::traffic().
    [[nodiscard]] std::shared_ptr<const GtpTranscript> traffic(int slot) const
    {
        return m_logs.traffic(static_cast<std::size_t>(slot));
    }

    /// Begins a game in a free slot, or sends a block of games out: the next ones, or with
    /// `onlyPairs` those that an earlier run began or that complete a pair. False where there is no
    /// slot or no such game.
    bool beginNext(bool onlyPairs);
    void pause();
    void goOn();
    /// Other machines hear as well that the run is being stopped; here, `Now` breaks off what runs,
    /// for a later run to go on with.
    void stop(StopMode mode);
    /// Waits for nothing that runs.
    void kill();
    /// Has the engines that were kept leave; the task ends when none is left.
    [[nodiscard]] static QCoro::Task<> closeEngines(QPointer<GameDispatcher> self);

    /// progressed() comes no more.
    void finish() { m_progress.stop(); }

    /// Warns of the first matchup whose openings will not do, which stands for the others.
    void noteOpenings();
    void note(CompetitionEvent::Kind kind,
              const QString &text,
              const QString &gameId = {},
              const QString &player = {});

Q_SIGNALS:
    // These are CompetitionRunner's signals.
    void gameBegun(const QString &id);
    void gameEnded(const shinpan::StoredGame &game, const shinpan::GameRecord &record);
    void gameVoid(const shinpan::StoredGame &game, const shinpan::GameRecord &record);
    void eventHappened(const shinpan::CompetitionEvent &event);
    void progressed();
    /// A slot is free.
    void freed();
    /// No further game is to be begun, for this reason.
    void mustEnd(const shinpan::RunEnd &end);

private:
    [[nodiscard]] bool takeOver(const StoredGame &game, const std::vector<StoredMove> &moves);
    void begin(CompetitionSlot &slot, GamePlan plan);
    void takeResult(CompetitionSlot &slot);
    void takeCounted(CompetitionGame &game);
    void takeVoid(CompetitionGame &game);
    void count(const StoredGame &game, const GameRecord &record);
    void dismiss(const StoredGame &game, const GameRecord &record, bool wasContinued);
    bool sendNext(bool onlyPairs);
    void takeHome(const std::vector<PlayedGame> &games);
    void takeLost(const std::vector<GamePlan> &games);
    void takeBrokenOff(CompetitionGame &game);
    void identifyPlayers(const CompetitionGame &game);
    void noteEngine(const EngineIdentity &engine);
    void keepNote(const CompetitionEvent &event);
    void fail(const Message &reason);
    void judgeFault(const StoredGame &game);
    void judgeVoid(const StoredGame &game);
    void judgeDecision();
    template <typename Act>
    void forEachGame(Act act) const;
    void clear(CompetitionSlot &slot);
    void release(CompetitionSlot &slot);
    void announceProgress();

    const Competition &m_competition;
    const RunOptions &m_options;
    GamePlanner m_planner;
    GameArchive m_archive;
    HaltRule m_haltRule;
    Quarantine m_quarantine;
    RepetitionNotes m_repetitions;
    EngineIdentifier m_identifier;
    std::vector<bool> m_isIdentified; ///< by player
    CompetitionLogs m_logs;
    std::vector<std::unique_ptr<CompetitionSlot>> m_slots;
    bool m_isDecided = false;
    int m_begun = 0;
    int m_ended = 0;
    QTimer m_progress; ///< until progressed() is due
};

} // namespace shinpan
