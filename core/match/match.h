#pragma once

#include "core/match/matchpace.h"
#include "core/match/matchscribe.h"
#include "core/match/matchseats.h"
#include "core/match/matchturn.h"
#include "core/match/referee.h"
#include "core/match/score/adjudicator.h"
#include "core/record/tree/gametree.h"
#include "core/util/completion.h"
#include "core/util/message.h"

#include <QCoroTask>
#include <QObject>
#include <QPointer>

#include <memory>
#include <vector>

namespace shinpan {

class GameRecord;

/// How a move of a game came about.
struct MoveAudit
{
    Color color = Color::Black;
    std::chrono::nanoseconds used{}; ///< what the clock was charged
    std::optional<TimeLeft> left{};  ///< on the mover's clock after it; nothing without a limit
    Thoughts thoughts{};             ///< what the mover thinks, if it was to say so
    MoveThought thought{};           ///< what that or its remarks say of the move
    qsizetype thoughtLength = 0;     ///< how much of the node's comment says that, above the rest
};

/// Plays one game: asks the players in turn, has the referee judge what they answer and writes it
/// into the record. The only game loop of the program; people and engines sit on any seat.
class Match final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Match)

public:
    enum class State {
        NotStarted,
        Preparing,       ///< engines start and are set up
        PlacingHandicap, ///< Black places the stones of a free handicap
        Asking,          ///< the side to play thinks
        Holding,         ///< paused, or keeping the minimum time between moves
        Suspended,       ///< a player failed; waits for setPlayer() or stop()
        Scoring,         ///< the players and the referee engine are asked about the finished game
        Settling,        ///< a person is asked: settle(), resumePlay() or takeBack()
        Over
    };

    /// A game under `setup` from its start, written into `record` below its root.
    Match(const MatchSetup &setup,
          ByColor<std::unique_ptr<Player>> players,
          GameRecord &record,
          QObject *parent = nullptr);
    /// A game that goes on from `line`, which ends at `node` of `record`. The clocks go on from
    /// what the record says, if it was played by the same time controls. From its first move on it
    /// is the record's game: what followed `node` is a variation of it.
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
    [[nodiscard]] NodeId node() const { return m_scribe.node(); }
    /// How the newest move that was played came about; meaningful from the first movePlayed() on.
    [[nodiscard]] const MoveAudit &lastAudit() const { return m_lastAudit; }
    [[nodiscard]] Player &player(Color color) const { return m_seats.player(color); }
    [[nodiscard]] bool isPaused() const { return m_pace.isPaused(); }
    /// Whether the player is set up for the game.
    [[nodiscard]] bool isReady(Color color) const { return m_seats.isReady(color); }
    /// Whether the match waits for a person on the seat of the side to play.
    [[nodiscard]] bool awaitsPerson() const;
    /// How it ended; meaningful once Over.
    [[nodiscard]] const GameResult &result() const { return m_result; }
    [[nodiscard]] bool wasStopped() const { return m_isStopped; }
    /// What the setup's rule of adjudication had to say first; nothing while it is not met. In a
    /// game that is not audited it is the result.
    [[nodiscard]] const std::optional<Adjudication> &adjudication() const
    {
        return m_adjudicator.verdict();
    }
    /// What was said and counted after the passes; null before the first report.
    [[nodiscard]] const ScoreSheet *scoreSheet() const
    {
        return m_round ? m_round->scoreSheet() : nullptr;
    }
    /// The accounts at the start of the running turn.
    [[nodiscard]] const GameClock &clock() const { return m_referee.clock(); }
    /// How much of its turn the side to play has used; between turns, what replaced players spent.
    /// It is for displays: what an engine is charged is measured at its pipe.
    [[nodiscard]] std::chrono::nanoseconds thinking() const
    {
        return m_referee.spent() + m_turn.clock().elapsed();
    }
    [[nodiscard]] const ByColor<std::chrono::nanoseconds> &timeUsed() const
    {
        return m_turn.used();
    }
    /// CPU seconds of either in this game, once it is over: as the engines tell them, and as we
    /// measure them of their processes.
    [[nodiscard]] const ByColor<std::optional<double>> &cpuTime() const { return m_cpuTime; }
    [[nodiscard]] const ByColor<std::optional<double>> &measuredCpuTime() const
    {
        return m_measuredCpuTime;
    }
    /// What either used in this game while it was asked nothing, likewise.
    [[nodiscard]] const ByColor<std::optional<IdleUse>> &idleUse() const { return m_idleUse; }
    /// The engines that were restarted, in that order.
    [[nodiscard]] const std::vector<PlayerRestart> &restarts() const { return m_seats.restarts(); }
    /// The player that failed last, while Suspended.
    [[nodiscard]] std::optional<Color> failedPlayer() const { return m_seats.failedPlayer(); }

    // Commands
    /// Starts the loop and returns at once. Call once.
    void start();
    /// Seats a third engine for the ladder's step of that name, or nobody. It is started when it is
    /// asked, and leaves with the players. Do not call while State::Scoring.
    void setReferee(std::unique_ptr<Player> referee)
    {
        Q_ASSERT(m_state != State::Scoring);
        m_seats.seatReferee(std::move(referee));
    }
    /// What was reported of a move of the line that the match goes on from, for the rule of
    /// adjudication: in their order, before start().
    void recall(Color mover, int move, const Adjudicator::Report &report)
    {
        m_adjudicator.hear(mover, move, report);
    }
    /// The rule of adjudication decides nothing here, but what it would have decided is noted.
    void setAudited(bool isAudited) { m_isAudited = isAudited; }
    /// Takes the action of the person to play; false when no person is asked.
    bool submit(const PlayerAction &action);
    /// Takes the person's free handicap; false when none is asked for, or these points are none.
    bool submitHandicap(const std::vector<Point> &points);
    /// Engines stop being asked after the running question, and a person's clock stops; the engine
    /// that is thinking goes on by its own clock.
    void pause() { changePace(&MatchPace::pause); }
    void resume() { changePace(&MatchPace::resume); }
    /// Asks for one more move during a pause.
    void step() { changePace(&MatchPace::step); }
    /// Takes what whoever keeps the clocks says that this side's shows. No effect if it has none.
    void setTimeLeft(Color color, const TimeLeft &left);
    void setMinimumMoveTime(std::chrono::milliseconds time) { m_pace.setMinimumMoveTime(time); }
    /// Keeps for the end of the game, while a person plays, what engines say of their moves from
    /// now on.
    void setKeepsRemarks(bool keeps) { m_keepsRemarks = keeps; }
    /// Takes moves back, and with them what they used of the clocks; with the next move they are a
    /// variation beside the game. What a player is thinking about is thrown away. Without effect
    /// while State::Scoring and once the game is decided.
    void takeBack(int moves);
    /// Takes the person's word on the finished game, while Settling: our count is the result.
    void settle(const Settlement &settlement);
    /// Goes back to play after the passes, while Settling; false otherwise. Under territory rules
    /// the opponent of whoever asks for it plays first.
    bool resumePlay(Color first);
    /// Seats another player; the one that sat there takes leave. Ends a suspension.
    void setPlayer(Color color, std::unique_ptr<Player> player);
    /// Starts the player's engine afresh, as a person wishes: its processes are killed, the new one
    /// is told the whole game, and the clock goes on. Ends a suspension. False when the player
    /// cannot be restarted or the game is decided.
    bool restart(Color color);
    /// Gives up an engine that is not ready yet, however long it would take: its processes are
    /// killed, and its preparation fails as PlayerFailure::Kind::Interrupted. Otherwise it has no
    /// effect.
    void cancelStart(Color color);
    /// Has an engine told the whole game anew: at once, or if it is being asked something, with the
    /// next question. A person needs none.
    void resync(Color color);
    /// Ends the game without a result.
    void stop();
    /// Ends the game as another arbiter says, such as the server that it is played on, whatever
    /// anybody is being asked. Without effect once the game is decided.
    void adopt(const GameResult &result);
    /// Sees both players out in good order; the task ends when none of their processes is left.
    /// Call after stop() or once Over.
    [[nodiscard]] QCoro::Task<> dismissPlayers() { return m_seats.dismiss(); }

    /// Completed when the match is over, or destroyed.
    [[nodiscard]] Completion<std::monostate> finished() const { return m_finished; }

    /// Sets a source of time other than the steady clock, for tests. Call before start().
    void setTimeSource(TurnClock::Source source) { m_turn.clock().setSource(std::move(source)); }

Q_SIGNALS:
    /// state(), toPlay() or isPaused() changed.
    void stateChanged();
    /// A move stands in the record at node().
    void movePlayed(shinpan::NodeId node);
    /// Moves were taken back to node().
    void movesTakenBack(shinpan::NodeId node);
    /// scoreSheet() has another report.
    void scoreReported();
    /// The match waits after a failure with OnFailure::Suspend.
    void playerFailed(shinpan::Color color, const shinpan::PlayerFailure &failure);
    /// result() is final and in the record.
    void over();

private:
    static QCoro::Task<> run(QPointer<Match> self);
    static QCoro::Task<bool> prepare(QPointer<Match> self);
    static QCoro::Task<> placeHandicap(QPointer<Match> self);
    static QCoro::Task<> waitWhile(QPointer<Match> self, State state, bool (Match::*mustWait)());
    static QCoro::Task<> handleFailure(QPointer<Match> self,
                                       Color color,
                                       PlayerFailure failure,
                                       std::chrono::nanoseconds used = {});
    static QCoro::Task<> score(QPointer<Match> self);
    static QCoro::Task<> conclude(QPointer<Match> self);
    [[nodiscard]] TurnAnswer ask(Color color);
    [[nodiscard]] std::optional<std::chrono::nanoseconds> endTurn(
        const std::optional<PlayerAnswer> &answer);
    void accept(const PlayerAnswer &answer, std::chrono::nanoseconds used);
    /// Whether a person plays and is not to hear from engines what they think of the game.
    [[nodiscard]] bool keepsRemarks() const
    {
        return m_keepsRemarks && (player(Color::Black).isHuman() || player(Color::White).isHuman());
    }
    /// Whether the next question must wait.
    [[nodiscard]] bool mustHold()
    {
        return !player(toPlay()).isHuman() && isReady(toPlay()) && m_pace.mustHold();
    }
    [[nodiscard]] bool mustReplace() { return m_seats.failedPlayer().has_value(); }
    [[nodiscard]] bool mustCount() { return m_mustCount; }
    [[nodiscard]] bool mustAdjudicate() const { return adjudication() && !m_isAudited; }
    void endAtLimit(const GameResult &counted);
    void noteRestart(Color color, const Message &reason);

    void decide(const GameResult &result);
    void changePace(void (MatchPace::*change)());
    void dropFlag();
    void goOn();
    void overtake();
    void breakOffTurn(Color color);
    void askAnew(Color color);
    void giveUpQuestions();
    void setState(State state);

    MatchSetup m_setup;
    MatchSeats m_seats;
    Referee m_referee;
    MatchScribe m_scribe;
    MatchTurn m_turn;
    MatchPace m_pace;
    Adjudicator m_adjudicator;
    MoveAudit m_lastAudit;
    State m_state = State::NotStarted;
    bool m_keepsRemarks = false;
    bool m_isStopped = false;
    bool m_isDecided = false;
    bool m_isAudited = false;
    bool m_mustCount = false; ///< the passes that end the game stand, or the move limit is reached
    bool m_isAtLimit = false; ///< it is that limit which must be counted
    std::unique_ptr<ScoringRound> m_round; ///< it counts, or was the last that did
    GameResult m_result;
    ByColor<std::optional<double>> m_cpuTime;
    ByColor<std::optional<double>> m_measuredCpuTime;
    ByColor<std::optional<IdleUse>> m_idleUse;
    Completion<std::monostate> m_finished;
};

} // namespace shinpan
