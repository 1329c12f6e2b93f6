#pragma once

#include "core/record/gamecursor.h"
#include "core/record/gamerecord.h"
#include "ui/game/enginefailure.h"
#include "ui/game/gamestatus.h"

#include <QObject>

#include <chrono>
#include <memory>

namespace shinpan {

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

    [[nodiscard]] GameRecord &record() { return m_record; }
    [[nodiscard]] const GameRecord &record() const { return m_record; }
    [[nodiscard]] GameCursor &cursor() { return m_cursor; }
    [[nodiscard]] const GameCursor &cursor() const { return m_cursor; }
    /// The game being played, or the last one played in this record; null when there was none.
    [[nodiscard]] const Match *match() const { return m_game.match.get(); }
    /// What is the case in that game, and what the person may do.
    [[nodiscard]] const GameStatus &status() const { return m_status; }
    [[nodiscard]] const ByColor<Seat> &seats() const { return settings().seats; }
    /// The settings of the last new game, for the dialog's next start.
    [[nodiscard]] const NewGameSettings &settings() const { return m_game.settings; }
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
    void connectMatch();
    void endMatch();
    void showMove(NodeId node);
    void showEnd();
    void showFailure(Color color, const PlayerFailure &failure);
    void toggleHandicap(Point point);
    void playEarlyMove();

    EngineHub &m_hub;
    GameRecord m_record;
    GameCursor m_cursor;
    PlayedGame m_game;
    GameStatus m_status;
    std::chrono::milliseconds m_minimumMoveTime{};
};

} // namespace shinpan
