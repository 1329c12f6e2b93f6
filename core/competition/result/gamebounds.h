#pragma once

#include "core/competition/result/storedgame.h"

#include <optional>
#include <span>

namespace shinpan {

/// The bounds of a number of a game. What exceeds them is neither read from a record nor taken from
/// another machine: both go by this table.
struct GameBound
{
    const char *column;                              ///< of the record's table of games
    std::optional<double> (*of)(const StoredGame &); ///< nothing: the game has no such number
    double least;
    double most;
};

/// No number of a game, a matchup or an attempt is as high.
inline constexpr double MostOfGames = 1e9;
/// A player's time, in nanoseconds: thirty years.
inline constexpr double MostNanoseconds = 1e18;

[[nodiscard]] std::span<const GameBound> gameBounds();

/// The column of the first number of the game that is out of its bounds; null if none is.
[[nodiscard]] const char *columnOutOfBounds(const StoredGame &game);

} // namespace shinpan
