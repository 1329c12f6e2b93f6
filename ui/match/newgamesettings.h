#pragma once

#include "core/board/color.h"
#include "core/engine/engineprofile.h"

#include <optional>

namespace shinpan {

/// Who plays one colour: an engine, or the person at the board.
struct Seat
{
    std::optional<EngineProfile> engine;

    [[nodiscard]] bool isHuman() const { return !engine; }

    friend bool operator==(const Seat &, const Seat &) = default;
};

/// What a new game is to be, as the New Game dialog asks it and remembers it.
struct NewGameSettings
{
    ByColor<Seat> seats;
    int size = 19; ///< of a square board, 1 to MaxGtpSide
    double komi = 7.5;
    int handicap = 0; ///< 0, or 2 to maxFixedHandicap()

    friend bool operator==(const NewGameSettings &, const NewGameSettings &) = default;
};

/// The komi that people expect under area scoring: with a handicap only the half point that avoids
/// a draw.
[[nodiscard]] constexpr double usualKomi(int handicap)
{
    return handicap > 0 ? 0.5 : 7.5;
}

} // namespace shinpan
