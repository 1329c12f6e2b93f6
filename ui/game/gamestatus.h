#pragma once

#include "core/board/move.h"
#include "core/clock/gameclock.h"
#include "core/engine/syncstate.h"
#include "core/match/match.h"
#include "core/record/gamecursor.h"
#include "core/record/gamerecord.h"
#include "core/rules/ruleset.h"
#include "ui/game/newgamesettings.h"

#include <QString>

#include <chrono>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

// What a record says of its game, for those who look at it or go on with it.

namespace shinpan {

class Engine;
class OpenGame;

/// The rules that RU names, or ours.
[[nodiscard]] Ruleset rulesOf(const GameInfo &info);

/// Whether a game has ended at this node, the last of its line: the one that the record has the
/// result of, or any that was passed out.
[[nodiscard]] bool isGameEnd(const GameRecord &record, NodeId node);

/// What was left to a side after the node: what was written there, or last before it.
[[nodiscard]] std::optional<TimeLeft> timeLeftAfter(const GameTree &tree, NodeId node, Color color);

/// The game being played in a record, if any, and its settings.
struct GameInPlay
{
    NewGameSettings settings;     ///< of the last new game
    std::unique_ptr<Match> match; ///< the one being played, or the last one; null: none
    int movesBefore = 0;          ///< of the record, before the line that the match knows
    ByColor<bool> isSeated;       ///< somebody was seated since the record was shown
    bool isServed = false;        ///< the game of a controller whose engine this is
    ByColor<bool> isControlled;   ///< then: it tells that side's moves
    QString controllerName;       ///< then: the player of these, as it said; empty: it did not
    std::vector<Point> placedHandicap;
    std::optional<Point> earlyMove;
    std::unordered_map<NodeId, MoveAudit> audits;
    std::chrono::milliseconds minimumMoveTime{};
    bool keepsRemarks = false; ///< see Match

    /// Takes moves of the running game back; there must be one.
    void takeBack(int moves)
    {
        earlyMove.reset();
        match->takeBack(moves);
    }
};

/// A read-only view of the game on the screen: where it stands, and what the person may do.
class GameStatus final
{
public:
    /// Both must outlive it.
    GameStatus(const GameInPlay &game, const GameCursor &cursor);

    [[nodiscard]] bool isRunning() const;
    /// Whether a controller outside tells that side's moves.
    [[nodiscard]] bool isControlled(Color color) const
    {
        return m_game.isServed && m_game.isControlled[color];
    }
    /// The player of the sides whose moves a controller tells: the name that it gave, or a word.
    [[nodiscard]] QString controllerName() const;
    /// Whether engines sit on both sides: whoever is here looks on.
    [[nodiscard]] bool isWatched() const;
    /// Whether a person here plays a serious game: hints, analyses and what an opponent thinks wait
    /// till it is over.
    [[nodiscard]] bool isAdviceWithheld() const;
    /// Whether the cursor stands where the running game stands.
    [[nodiscard]] bool isAtGame() const;
    /// How many moves of the record lead to where the running game stands.
    [[nodiscard]] int moveNumber() const;
    /// Whether the game is waiting for the person to settle its score.
    [[nodiscard]] bool isSettling() const;

    /// The stones at the cursor, with those of a handicap that is being placed, and with the move
    /// that waits for engines.
    [[nodiscard]] Board board() const;
    /// The colour that the person may play at the cursor now; nothing when it is not their turn.
    [[nodiscard]] std::optional<Color> playableColor() const;
    /// Whether a move would be kept until the engines are ready.
    [[nodiscard]] bool mayMoveEarly() const;
    /// The move that waits to be played as soon as the engines are ready.
    [[nodiscard]] std::optional<Point> earlyMove() const { return m_game.earlyMove; }
    /// How many handicap stones the person who plays Black is to place; 0: none now.
    [[nodiscard]] int handicapToPlace() const;
    /// The handicap stones placed so far, in order.
    [[nodiscard]] const std::vector<Point> &placedHandicap() const { return m_game.placedHandicap; }
    /// Whether the person may pass at the cursor: not where a game has ended.
    [[nodiscard]] bool mayPass() const;
    [[nodiscard]] bool mayResign() const;
    [[nodiscard]] bool mayTakeBack() const { return movesToTakeBack() > 0; }
    /// How many moves lead back to where the person was to play; 0 if none may be taken back.
    [[nodiscard]] int movesToTakeBack() const;
    /// Whether an engine plays in the running game, so that stepping makes sense.
    [[nodiscard]] bool mayStep() const;
    /// Whether an engine plays or a clock may run, so that pausing makes sense.
    [[nodiscard]] bool mayPause() const;

    /// Whether this colour was given to somebody since the record was shown: an engine that plays,
    /// a person with a name, or whoever was chosen.
    [[nodiscard]] bool isSeated(Color color) const;
    /// The player of this colour according to the record, with their rank; empty once somebody was
    /// seated there.
    [[nodiscard]] QString recordedName(Color color) const;
    /// The engine that plays this colour, or did when the game ended; null for a person, and
    /// without a game.
    [[nodiscard]] std::shared_ptr<const Engine> engine(Color color) const;
    /// The engine of the running game on that seat; null for a person, and without a game.
    [[nodiscard]] std::shared_ptr<Engine> runningEngine(Color color) const;
    /// Whether the engine of this colour can be restarted.
    [[nodiscard]] bool mayRestartEngine(Color color) const;
    /// How far that engine is in step, in the record's move numbers; Unknown without an engine.
    [[nodiscard]] SyncState syncState(Color color) const;

    /// How the move of this node came about, if it was played here since the record was shown; null
    /// otherwise.
    [[nodiscard]] const MoveAudit *auditOf(NodeId node) const;

private:
    [[nodiscard]] bool isAtGameEnd() const;
    [[nodiscard]] bool awaitsPersonHere() const;
    [[nodiscard]] bool isHuman(Color color) const
    {
        return m_game.settings.seats[color].isHuman() && !isControlled(color);
    }

    const GameInPlay &m_game;
    const GameCursor &m_cursor;
};

namespace text {

/// One sentence: whose turn it is and what is waited for, or how the game ended.
[[nodiscard]] QString status(const OpenGame &game);

/// Why a click on the board is not a move in the running game.
[[nodiscard]] QString whyNoMove(const OpenGame &game);

} // namespace text

} // namespace shinpan
