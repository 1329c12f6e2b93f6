#pragma once

#include "core/engine/syncstate.h"
#include "core/match/match.h"
#include "core/record/gamecursor.h"
#include "core/record/gamerecord.h"
#include "ui/game/enginefailure.h"
#include "ui/game/newgamesettings.h"

#include <QObject>

#include <memory>
#include <unordered_map>

namespace shinpan {

class Engine;
class EngineHub;

/// What the person means: a click on the board, a button, a chosen seat become moves, commands to
/// the match, or changes of the record. Owns the record that is open, the place in it, and the game
/// that is played in it, if any.
class GameController final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GameController)

public:
    explicit GameController(EngineHub &hub, QObject *parent = nullptr);
    ~GameController() override;

    // Queries, in gamequeries.cpp
    [[nodiscard]] GameRecord &record() { return m_record; }
    [[nodiscard]] const GameRecord &record() const { return m_record; }
    [[nodiscard]] GameCursor &cursor() { return m_cursor; }
    [[nodiscard]] const GameCursor &cursor() const { return m_cursor; }
    /// The game being played, or the last one played in this record; null when there was none.
    [[nodiscard]] const Match *match() const { return m_match.get(); }
    [[nodiscard]] bool isGameRunning() const;
    [[nodiscard]] const ByColor<Seat> &seats() const { return m_settings.seats; }
    /// The settings of the last new game, for the dialog's next start.
    [[nodiscard]] const NewGameSettings &settings() const { return m_settings; }
    /// Whether the cursor stands where the running game stands.
    [[nodiscard]] bool isAtGame() const;
    /// The colour that the person may play at the cursor now; nothing when it is not their turn.
    [[nodiscard]] std::optional<Color> playableColor() const;
    /// What the person has chosen while the engines start; it is played as soon as they are ready.
    [[nodiscard]] std::optional<Point> earlyMove() const { return m_earlyMove; }
    /// Whether the person may pass at the cursor: not where a game has ended.
    [[nodiscard]] bool mayPass() const;
    /// Who played this colour, as a record says that we only look at; empty once somebody was
    /// seated there.
    [[nodiscard]] QString recordedName(Color color) const;
    /// How many stones the person who plays Black is to place for the handicap; 0: none now.
    [[nodiscard]] int handicapToPlace() const;
    /// The handicap stones that were placed so far, in that order.
    [[nodiscard]] const std::vector<Point> &placedHandicap() const { return m_placedHandicap; }
    [[nodiscard]] bool mayTakeBack() const { return movesToTakeBack() > 0; }
    [[nodiscard]] bool mayResign() const;
    /// Whether the game waits for the person's word about its score: settle() or resumePlay().
    [[nodiscard]] bool isSettling() const
    {
        return m_match && m_match->state() == Match::State::Settling;
    }
    /// The engine that plays this colour in the game; null for a person, or without a game.
    [[nodiscard]] std::shared_ptr<const Engine> engine(Color color) const;
    /// Whether restartEngine() means something for this colour.
    [[nodiscard]] bool mayRestartEngine(Color color) const;
    /// Whether an engine plays in the running game, so that stepping means something.
    [[nodiscard]] bool mayStep() const;
    /// Whether an engine plays, or a clock may run, so that pausing means something.
    [[nodiscard]] bool mayPause() const;
    /// The engine of the running game on that seat; null for a person, and without a game.
    [[nodiscard]] std::shared_ptr<Engine> engineOf(Color color) const;
    /// How well that engine is in step, in the record's move numbers; Unknown without one.
    [[nodiscard]] SyncState syncState(Color color) const;
    /// How many moves of the record lead to where the running game stands.
    [[nodiscard]] int gameMoveNumber() const;
    /// How the move of this node came about, if it was played here since the record was shown; null
    /// otherwise.
    [[nodiscard]] const MoveAudit *auditOf(NodeId node) const;
    [[nodiscard]] std::chrono::milliseconds minimumMoveTime() const { return m_minimumMoveTime; }

    // Intentions
    /// An empty record for a game under these settings. A game that runs is ended. The game waits
    /// for start().
    void newGame(const NewGameSettings &settings);
    /// Another game record. A game that runs is ended.
    void showTree(GameTree tree);
    /// Starts a game from the cursor's position.
    void start();
    void pause();
    void resume();
    void step();
    /// Ends the running game without a result and sends its engines away.
    void stop();
    // Moves, in gamemoves.cpp
    /// A move of the person at the cursor: in the game, or else as a variation of the record. While
    /// there is a handicap to place, puts a stone of it there or takes it away. While the engines
    /// start, it is kept for when they are ready.
    void playAt(Point point);
    /// A move of either colour in the record, beside a game that runs: goes where it stands
    /// already, or adds it at the cursor.
    void playVariation(const Move &move);
    /// The handicap is placed; without effect unless it is complete.
    void submitHandicap();
    void pass();

    void resign();
    void takeBack();
    void returnToGame();
    /// The score is as the person says; the game is over.
    void settle(const Settlement &settlement);
    /// Back to play after the passes.
    void resumePlay(Color first);
    /// Changes who sits there, in the running game or for the next one.
    void setSeat(Color color, const Seat &seat);
    /// Starts the engine that failed once more; the game goes on where it is.
    void retry();
    /// The same at any time, with an engine that still runs too: it is killed, whatever it does.
    void restartEngine(Color color);
    /// Waits no longer for an engine that is starting. The game waits, as after its failure.
    void cancelStart(Color color);
    /// Makes the engine break off what it is at, if it can be made to.
    void interruptEngine(Color color);
    /// Tells the engine on that seat the running game anew, at once, or with its next move if it is
    /// thinking.
    void rebuildEngine(Color color);
    void setMinimumMoveTime(std::chrono::milliseconds time);
    /// Ends what runs; the task ends when no engine of the game is left.
    [[nodiscard]] QCoro::Task<> shutDown();

Q_SIGNALS:
    /// Anything that buttons and the status line depend on: game, turn, cursor, seats.
    void changed();
    /// A game has begun in this record.
    void gameStarted();
    void gameOver(const shinpan::GameResult &result);
    /// An engine failed; the game waits for retry(), setSeat() or stop().
    void engineFailed(const shinpan::EngineFailure &failure);
    /// What failed has been dealt with.
    void failureSettled();
    /// A move was refused, in words for the status line.
    void moveRefused(shinpan::Illegality reason);
    /// A click on the board means nothing now: the running game does not wait for the person here.
    void moveNotAwaited();

private:
    [[nodiscard]] std::unique_ptr<Player> createPlayer(Color color);
    [[nodiscard]] MatchSetup setupHere() const;
    [[nodiscard]] int movesToTakeBack() const;
    void connectMatch();
    void endMatch();
    void showMove(NodeId node);
    void showEnd();
    void showFailure(Color color, const PlayerFailure &failure);
    void toggleHandicap(Point point);
    [[nodiscard]] bool mayMoveEarly() const;
    void playEarlyMove();
    [[nodiscard]] bool isAtGameEnd() const;

    EngineHub &m_hub;
    NewGameSettings m_settings;
    GameRecord m_record;
    GameCursor m_cursor;
    std::unique_ptr<Match> m_match;
    int m_movesBefore = 0;    ///< of the record, before the line that the match knows
    ByColor<bool> m_isSeated; ///< somebody was seated since the record was shown
    std::vector<Point> m_placedHandicap;
    std::optional<Point> m_earlyMove;
    std::unordered_map<NodeId, MoveAudit> m_audits;
    std::chrono::milliseconds m_minimumMoveTime{};
};

} // namespace shinpan
