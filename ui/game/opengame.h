#pragma once

#include "core/board/color.h"
#include "core/match/score/playeraction.h"
#include "core/record/gamecursor.h"
#include "core/record/gamerecord.h"
#include "ui/game/controlleratboard.h"
#include "ui/game/enginesatboard.h"
#include "ui/game/gamepace.h"
#include "ui/game/gamestatus.h"
#include "ui/game/personatboard.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace shinpan {

class EngineHub;

/// The failure of an engine that could not start, died or stopped making sense, for a person.
struct EngineFailure
{
    Color seat = Color::Black; ///< the side whose engine it was
    QString engineName;
    QString commandLine;
    QString what;           ///< the exit code or signal in words, or what was wrong with an answer
    QStringList errorLines; ///< the last of its standard error, oldest first
    PlayerFailure::Kind kind = PlayerFailure::Kind::Ended;
};

/// The open game: owns the record, the place in it, and the game being played in it, if any. What
/// the person, the engines and a controller have to do with it is a class each.
class OpenGame final : public QObject
{
    Q_OBJECT

public:
    explicit OpenGame(EngineHub &hub, QObject *parent = nullptr);

    [[nodiscard]] GameRecord &record() { return m_record; }
    [[nodiscard]] const GameRecord &record() const { return m_record; }
    [[nodiscard]] GameCursor &cursor() { return m_cursor; }
    [[nodiscard]] const GameCursor &cursor() const { return m_cursor; }
    /// The game being played, or the last one played in this record; null when there was none.
    [[nodiscard]] const Match *match() const { return m_play.match.get(); }
    /// The state of that game, and what the person may do.
    [[nodiscard]] const GameStatus &status() const { return m_status; }
    [[nodiscard]] const ByColor<Seat> &seats() const { return settings().seats; }
    /// The settings of the last new game, for the dialog's next start.
    [[nodiscard]] const NewGameSettings &settings() const { return m_play.settings; }
    /// Why this move may not be played at the cursor by the rules; nothing where it may. Takes as
    /// long as the line before it.
    [[nodiscard]] std::optional<Illegality> whyNot(const Move &move) const;

    [[nodiscard]] PersonAtBoard &person() { return m_person; }
    [[nodiscard]] EnginesAtBoard &engines() { return m_engines; }
    [[nodiscard]] ControllerAtBoard &controller() { return m_controller; }
    [[nodiscard]] GamePace &pace() { return m_pace; }

    /// Opens an empty record for a game with these settings, which waits for start(). Ends a
    /// running game.
    void newGame(const NewGameSettings &settings);
    /// Shows another record. Ends a running game.
    void showTree(GameTree tree);
    /// Starts a game of our own from the cursor's position.
    void start();
    /// The same, but it has been said whose game it is.
    void begin();
    /// Ends the running game without a result and sends its engines away.
    void stop();
    /// Changes the player on a seat, in the running game or for the next one.
    void setSeat(Color color, const Seat &seat);
    /// Has whoever plays that side now take over in the running game.
    void reseat(Color color);
    /// Ends the running game; the task ends when none of its engines is left.
    [[nodiscard]] QCoro::Task<> shutDown();

Q_SIGNALS:
    /// Something that buttons and the status line depend on: game, turn, cursor, seats.
    void changed();
    /// A game has begun in this record.
    void gameStarted();
    /// Somebody else sits at a side, by setSeat().
    void seatChanged();
    void gameOver(const shinpan::GameResult &result);
    /// A side passed in the running game.
    void passed(shinpan::Color color);
    /// An engine failed; the game waits for it to be restarted, setSeat() or stop().
    void engineFailed(const shinpan::EngineFailure &failure);
    /// The failure has been dealt with.
    void failureSettled();

private:
    [[nodiscard]] std::unique_ptr<Player> createPlayer(Color color);
    [[nodiscard]] MatchSetup setupHere() const;
    void endMatch();
    void showMove(NodeId node);
    void showEnd();
    void showFailure(Color color, const PlayerFailure &failure);

    EngineHub &m_hub;
    GameRecord m_record;
    GameCursor m_cursor;
    GameInPlay m_play;
    GameStatus m_status;
    PersonAtBoard m_person;
    EnginesAtBoard m_engines;
    ControllerAtBoard m_controller;
    GamePace m_pace;
};

} // namespace shinpan
