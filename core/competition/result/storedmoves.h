#pragma once

#include "core/clock/gameclock.h"
#include "core/competition/result/storedgame.h"
#include "core/competition/result/toldchance.h"
#include "core/match/matchsetup.h"
#include "core/record/tree/gametree.h"
#include "core/rules/gameline.h"

#include <optional>
#include <span>
#include <vector>

namespace shinpan {

class GameRecord;

// How moves go into the store and come back as a game that goes on.

/// A clock in a word: seconds, and behind a stroke the stones or periods left: "593.25", "30/5".
[[nodiscard]] QString clockWord(const TimeLeft &left);
/// The time left; nothing for anything else.
[[nodiscard]] std::optional<TimeLeft> timeLeftFromWord(const QString &word);

/// What was said of chances along with these moves of a game.
[[nodiscard]] std::vector<ToldChance> chancesIn(std::span<const StoredMove> moves);

/// Nothing if its vertex is none of this board.
[[nodiscard]] std::optional<Move> moveOf(const StoredMove &stored, BoardSize size);

/// The point where a game goes on.
struct Continuation
{
    GameLine line;
    NodeId node = NoNode;  ///< of the record, where the line ends
    std::size_t moves = 0; ///< how many of the stored ones are in it
};

/// Writes into an empty record what a match has there when `start` was set up and these moves were
/// played from it, clocks and remarks included. Stops before a move that ends the game: its player
/// is asked again, so that the end comes about as it would have. Nothing if a move is not legal
/// there, so that the game cannot go on.
[[nodiscard]] std::optional<Continuation> writeStoredMoves(GameRecord &record,
                                                           const MatchSetup &setup,
                                                           const GameLine &start,
                                                           std::span<const StoredMove> moves);

/// Writes into an empty record what a match has there at the end of a game that is over, as far as
/// the store knows it: not whose territory was counted.
void writeStoredGame(GameRecord &record,
                     const MatchSetup &setup,
                     const GameLine &start,
                     std::span<const StoredMove> moves,
                     const GameResult &result);

/// The points of `color` that were set up.
[[nodiscard]] QStringList setUpVertices(const GameLine &line, Color color);
/// The start of a game for which Black placed these stones as a free handicap; nothing if one is
/// not on the board.
[[nodiscard]] std::optional<GameLine> lineOfHandicap(BoardSize size, const QStringList &vertices);

} // namespace shinpan
