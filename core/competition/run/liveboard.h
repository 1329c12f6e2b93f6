#pragma once

#include "core/clock/gameclock.h"
#include "core/record/note/movethought.h"
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
    ByColor<MoveThought> thoughts;           ///< what each told with its latest move
    int moves = 0;                           ///< of the line, those of the opening left out
    Color toPlay = Color::Black;
    GameLine line;

    /// Black's chances, 0 to 1, as the latest mover to tell them sees them.
    [[nodiscard]] std::optional<double> blackChances() const
    {
        const std::optional<double> &white = thoughts.white.chances;
        const std::optional<double> black = white ? std::optional(1 - *white) : std::nullopt;
        const bool isBlacksLater = toPlay == Color::White || !white;
        return thoughts.black.chances && isBlacksLater ? thoughts.black.chances : black;
    }
};

} // namespace shinpan
