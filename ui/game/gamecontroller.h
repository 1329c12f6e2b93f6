#pragma once

#include "core/board/color.h"
#include "core/match/score/playeraction.h"
#include "core/record/gamecursor.h"
#include "core/record/gamerecord.h"
#include "ui/game/gamestatus.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <chrono>
#include <memory>
#include <optional>

namespace shinpan {

class EngineHub;

/// What a person should know about an engine that could not start, died or stopped making sense.
struct EngineFailure
{
    Color seat = Color::Black; ///< whose engine it was
    QString engineName;
    QString commandLine;
    QString what;           ///< the exit code or signal in words, or what was wrong with an answer
    QStringList errorLines; ///< the last of its standard error, oldest first
    PlayerFailure::Kind kind = PlayerFailure::Kind::Ended;
};

/// Turns what the person does (clicks on the board, buttons, chosen seats) into moves, commands to
/// the match, or changes to the record. Owns the open record, the place in it, and the game being
/// played in it, if any.
class GameController final : public QObject
{
    Q_OBJECT

public:
    explicit GameController(EngineHub &hub, QObject *parent = nullptr);

    [[nodiscard]] GameRecord &record() { return m_record; }
    [[nodiscard]] const GameRecord &record() const { return m_record; }
    [[nodiscard]] GameCursor &cursor() { return m_cursor; }
    [[nodiscard]] const GameCursor &cursor() const { return m_cursor; }
    /// The game being played, or the last one played in this record; null when there was none.
    [[nodiscard]] const Match *match() const { return m_game.match.get(); }
    /// The state of that game, and what the person may do.
    [[nodiscard]] const GameStatus &status() const { return m_status; }
    [[nodiscard]] const ByColor<Seat> &seats() const { return settings().seats; }
    /// The settings of the last new game, for the dialog's next start.
    [[nodiscard]] const NewGameSettings &settings() const { return m_game.settings; }
    [[nodiscard]] std::chrono::milliseconds minimumMoveTime() const { return m_minimumMoveTime; }
    /// Why this move may not be played at the cursor by the rules; nothing where it may. Takes as
    /// long as the line before it.
    [[nodiscard]] std::optional<Illegality> whyNot(const Move &move) const;

    // Intentions
    /// Opens an empty record for a game with these settings, which waits for start(). Ends a
    /// running game.
    void newGame(const NewGameSettings &settings);
    /// Shows another record. Ends a running game.
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
    /// Ends placing the handicap; does nothing unless it is complete.
    void submitHandicap();
    void pass();
    /// Asks whether the person means it: resignationAsked().
    void askResignation();
    void resign();
    void takeBack();
    void returnToGame();
    /// Ends the game with this score.
    void settle(const Settlement &settlement);
    /// Resumes play after the passes.
    void resumePlay(Color first);
    /// Changes the player on a seat, in the running game or for the next one.
    void setSeat(Color color, const Seat &seat);
    /// Restarts the engine that failed; the game goes on where it is.
    void retry();
    /// The same at any time: an engine that is still running is killed, whatever it is doing.
    void restartEngine(Color color);
    /// Stops waiting for an engine that is starting. The game waits, as after a failure.
    void cancelStart(Color color);
    /// Interrupts the engine, if it can be interrupted.
    void interruptEngine(Color color);
    /// Sends that engine the whole game again: at once, or before its next move if it is thinking.
    void rebuildEngine(Color color);
    void setMinimumMoveTime(std::chrono::milliseconds time);
    /// Whether what an engine says of a game against a person is kept for its end. Without that,
    /// what was kept so far is shown.
    void setKeepsRemarks(bool keeps);
    /// Ends the running game; the task ends when none of its engines is left.
    [[nodiscard]] QCoro::Task<> shutDown();

    // What a controller tells whose engine this is
    /// Shows its game and plays on at its end; ends a running game. The moves of the sides that are
    /// `controlled` come by tellMove(); the clocks are the controller's. A free handicap of the
    /// tree's is placed by Black first.
    void serve(GameTree tree,
               ByColor<bool> controlled,
               HandicapStyle handicap = HandicapStyle::Fixed);
    /// Names the player of those sides; for this game and the next ones.
    void tellControllerName(const QString &name);
    /// Whether the controller plays this side of that game, or else the player on its seat.
    void setControlled(Color color, bool isControlled);
    /// False if the game is not waiting for this side.
    bool tellMove(const Move &move);
    void tellTakeBack(int moves);
    void tellTimeLeft(Color color, const TimeLeft &left);

Q_SIGNALS:
    /// Something that buttons and the status line depend on: game, turn, cursor, seats.
    void changed();
    /// A game has begun in this record.
    void gameStarted();
    /// The controller plays another side, or has named its player.
    void controllerChanged();
    /// Somebody else sits at a side, by setSeat().
    void seatChanged();
    void gameOver(const shinpan::GameResult &result);
    /// A side passed in the running game.
    void passed(shinpan::Color color);
    /// The person wants to give the game up; resign() does it.
    void resignationAsked();
    /// An engine failed; the game waits for retry(), setSeat() or stop().
    void engineFailed(const shinpan::EngineFailure &failure);
    /// What failed has been dealt with.
    void failureSettled();
    /// A move was refused, in words for the status line.
    void moveRefused(shinpan::Illegality reason);
    /// A click on the board has no effect: the running game is not waiting for the person here.
    void moveNotAwaited();

private:
    [[nodiscard]] std::unique_ptr<Player> createPlayer(Color color);
    [[nodiscard]] MatchSetup setupHere() const;
    void begin();
    void endMatch();
    void showMove(NodeId node);
    void showEnd();
    void showFailure(Color color, const PlayerFailure &failure);
    void takeBack(int moves);
    void toggleHandicap(Point point);
    void playEarlyMove();

    EngineHub &m_hub;
    GameRecord m_record;
    GameCursor m_cursor;
    GameInPlay m_game;
    GameStatus m_status;
    std::chrono::milliseconds m_minimumMoveTime{};
    bool m_keepsRemarks = false;
};

} // namespace shinpan
