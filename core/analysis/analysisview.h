#pragma once

#include "core/analysis/analysis.h"
#include "core/engine/profile/perspective.h"

namespace shinpan {

// Turns Black's view, in which everything is kept, into another one; nobody else does. Which view
// a person wants is a Perspective, which viewerOf() makes a side in a position.

/// The chance to win, 0 to 1.
[[nodiscard]] constexpr float winrateFor(Color viewer, float blackWinrate)
{
    return viewer == Color::Black ? blackWinrate : 1 - blackWinrate;
}

/// Points, utility or ownership: what one side has the other lacks.
[[nodiscard]] constexpr float balanceFor(Color viewer, float blackBalance)
{
    return viewer == Color::Black ? blackBalance : -blackBalance;
}

/// The same as that side sees it.
[[nodiscard]] Candidate viewedBy(Color viewer, Candidate candidate);
[[nodiscard]] Analysis viewedBy(Color viewer, Analysis analysis);

/// How much worse a move is than another one, for whoever makes it; negative where it is better.
struct Loss
{
    float winrate = 0;
    std::optional<float> points{}; ///< if both tell their score

    friend bool operator==(const Loss &, const Loss &) = default;
};

/// What `mover` loses by playing the candidate instead of the best move.
[[nodiscard]] Loss loss(const Candidate &candidate, const Candidate &best, Color mover);

} // namespace shinpan
