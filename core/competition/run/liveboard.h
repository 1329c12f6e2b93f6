#pragma once

#include "core/clock/gameclock.h"
#include "core/rules/gameline.h"

#include <QString>

#include <optional>

namespace shinpan {

/// A running game as it stands on its board; a value.
struct LiveBoard
{
    QString id;
    int slot = 0;
    ByColor<QString> players;                ///< ids
    ByColor<std::optional<TimeLeft>> clocks; ///< as they stand, in another process' run after the
                                             ///< latest move; nothing: no limit, or no move
    std::optional<double> blackWinRate;      ///< 0 to 1, as the latest mover to say so sees it
    int moves = 0;                           ///< of the line, those of the opening left out
    Color toPlay = Color::Black;
    GameLine line;
};

} // namespace shinpan
