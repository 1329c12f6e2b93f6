#pragma once

#include "core/competition/competition.h"
#include "core/match/player.h"

#include <QDateTime>

namespace shinpan {

class GameRecord;
struct StoredGame;

/// What a record says of the competition that its game is of.
struct GameLabel
{
    QString event; ///< the competition's name
    std::optional<int> round;
    ByColor<bool> isNamedByItself{true, true};
};

/// Writes event, round, game id, date and names into the root of a record that the match has
/// finished, and as its comment what Gomill writes there and a little more: event, game id, date
/// and result, then opening, players as they describe themselves, and their CPU time. What the
/// match has written there besides the descriptions stays below.
void writeLabel(GameRecord &record,
                const GameLabel &label,
                const StoredGame &game,
                const ByColor<PlayerIdentity> &players);

} // namespace shinpan
