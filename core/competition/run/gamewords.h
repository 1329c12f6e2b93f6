#pragma once

#include "core/competition/result/storedgame.h"

#include <QString>

namespace shinpan {

// What the log of a run says of games, in words.

/// The players as "gnugo-1 (Black) v gnugo-5 (White)".
[[nodiscard]] QString whoPlays(const ByColor<QString> &players);
/// The same with the result, and where it was played if that was elsewhere.
[[nodiscard]] QString howItEnded(const StoredGame &game);
/// Says that this player plays no more after a game that ended so.
[[nodiscard]] QString quarantineText(const QString &player, const GameResult &result, int faults);

} // namespace shinpan
