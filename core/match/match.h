#pragma once

#include "core/match/player.h"
#include "core/match/referee.h"
#include "core/match/scorekeeper.h"
#include "core/record/gametree.h"
#include "core/util/completion.h"

#include <QCoroTask>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <memory>

namespace shinpan {

class GameRecord;

/// Plays one game: asks the players in turn, has the referee judge what they answer and writes it
/// into the record. The only game loop of the program; people and engines sit on any seat.
class Match final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Match)

public:
    enum class State {
        NotStarted,
        Preparing, ///< engines start and are set up
        Asking,    ///< the side to play thinks
        Holding,   ///< paused, or keeping the minimum time between moves
        Suspended, ///< a player failed; waits for setPlayer() or stop()
        Scoring,   ///< the players are asked about the finished game
        Over
    };

    /// A game under `setup` from its start, written into `record` below its root.
    Match(const MatchSetup &setup,
          ByColor<std::unique_ptr<Player>> players,
          GameRecord &record,
          QObject *parent = nullptr);
    /// A game that goes on from `line`, which ends at `node` of `record`.
    Match(const MatchSetup &setup,
          ByColor<std::unique_ptr<Player>> players,
          GameRecord &record,
          const GameLine &line,
          NodeId node,
          QObject *parent = nullptr);
    /// The players go with it; engines that were not dismissed are killed.
    ~Match() override;

    // Queries
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const MatchSetup &setup() const { return m_setup; }
    [[nodiscard]] const Position &position() const { return m_referee.position(); }
    [[nodiscard]] const GameLine &line() const { return m_referee.line(); }
    [[nodiscard]] Color toPlay() const { return m_referee.toPlay(); }
    [[nodiscard]] int moveCount() const { return m_referee.moveCount(); }
    /// The record's node of the current position.
    [[nodiscard]] NodeId node() const { return m_node; }
    [[nodiscard]] Player &player(Color color) const { return *m_players[color]; }
    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    /// Whether the player is set up for the game.
    [[nodiscard]] bool isReady(Color color) const { return m_isReady[color]; }
    /// Whether the match waits for a person on the seat of the side to play.
    [[nodiscard]] bool awaitsPerson() const;
    /// How it ended; meaningful once Over.
    [[nodiscard]] const GameResult &result() const { return m_result; }
    [[nodiscard]] bool wasStopped() const { return m_isStopped; }
    /// What was said at the end; only after two passes.
    [[nodiscard]] const std::optional<ScoreSheet> &scoreSheet() const { return m_scoreSheet; }
    [[nodiscard]] const ByColor<std::chrono::nanoseconds> &timeUsed() const { return m_timeUsed; }
    [[nodiscard]] const ByColor<std::optional<double>> &cpuTime() const { return m_cpuTime; }
    /// Who failed last, while Suspended.
    [[nodiscard]] std::optional<Color> failedPlayer() const { return m_failedPlayer; }

    // Commands
    /// Starts the loop and returns at once. Call once.
    void start();
    /// The action of the person to play; false when no person is asked.
    bool submit(const PlayerAction &action);
    /// Engines stop being asked after the running question.
    void pause();
    void resume();
    /// Asks for one more move although paused.
    void step();
    void setMinimumMoveTime(std::chrono::milliseconds time);
    /// Takes moves back; the next move opens a variation. What a player is thinking about is thrown
    /// away. Without effect once the players are being asked about the score.
    void takeBack(int moves);
    /// Seats another player; the one who sat there takes leave. Ends a suspension.
    void setPlayer(Color color, std::unique_ptr<Player> player);
    /// Ends the game without a result.
    void stop();
    /// Sees both players out in good order; the task ends when nothing of them is left running.
    /// Call after stop() or once Over.
    [[nodiscard]] QCoro::Task<> dismissPlayers();

    /// Completed when the match is over, or destroyed.
    [[nodiscard]] Completion<std::monostate> finished() const { return m_finished; }

Q_SIGNALS:
    /// state(), toPlay() or isPaused() changed.
    void stateChanged();
    /// A move stands in the record at node().
    void movePlayed(shinpan::NodeId node);
    /// Moves were taken back to node().
    void movesTakenBack(shinpan::NodeId node);
    /// With OnFailure::Suspend: the match waits.
    void playerFailed(shinpan::Color color, const shinpan::PlayerFailure &failure);
    /// result() is final and in the record.
    void over();

private:
    // No value: the question was overtaken by events.
    using Turn = Completion<std::optional<PlayerAnswer>>;
    using Preparation = Completion<std::optional<PlayerReadiness>>;
    using Opinion = Completion<std::optional<ScoreOpinion>>;

    static QCoro::Task<> run(QPointer<Match> self);
    static QCoro::Task<bool> prepare(QPointer<Match> self);
    static QCoro::Task<bool> takeTurn(QPointer<Match> self);
    static QCoro::Task<bool> hold(QPointer<Match> self);
    static QCoro::Task<> nextWake(QPointer<Match> self);
    static QCoro::Task<> handleFailure(QPointer<Match> self, Color color, PlayerFailure failure);
    static QCoro::Task<> score(QPointer<Match> self);
    static QCoro::Task<> conclude(QPointer<Match> self);

    [[nodiscard]] Preparation makeReady(Color color);
    [[nodiscard]] Turn ask(Color color);
    [[nodiscard]] Opinion askForScore(Color color);
    [[nodiscard]] bool accept(const PlayerAnswer &answer);
    [[nodiscard]] bool mustHold();
    [[nodiscard]] ByColor<PlayerIdentity> identities() const;
    void writeStart();
    void writeIdentities();
    void decide(const GameResult &result);
    void overtake();
    void giveUpQuestions();
    void wake();
    void setState(State state);

    MatchSetup m_setup;
    ByColor<std::unique_ptr<Player>> m_players;
    ByColor<bool> m_isReady;
    GameRecord &m_record;
    Referee m_referee;
    NodeId m_startNode;
    NodeId m_node;
    State m_state = State::NotStarted;
    Turn m_turn;
    Color m_asked = Color::Black; ///< whose turn m_turn is
    ByColor<Preparation> m_preparations;
    ByColor<Opinion> m_opinions;
    ByColor<PlayerIdentity> m_writtenIdentities;
    std::optional<Completion<std::monostate>> m_wakeUp; ///< what a holding or suspended loop awaits
    QTimer m_holdTimer;
    std::optional<std::chrono::steady_clock::time_point> m_lastMoveAt;
    bool m_isPaused = false;
    bool m_isStopped = false;
    bool m_isDecided = false;
    int m_stepsAllowed = 0;
    std::optional<Color> m_failedPlayer;
    GameResult m_result;
    std::optional<ScoreSheet> m_scoreSheet;
    ByColor<std::chrono::nanoseconds> m_timeUsed;
    ByColor<std::optional<double>> m_cpuTime;
    Completion<std::monostate> m_finished;
};

} // namespace shinpan
