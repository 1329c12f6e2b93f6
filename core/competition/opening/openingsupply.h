#pragma once

#include "core/competition/opening/openingplan.h"

#include <QString>

#include <optional>

namespace shinpan {

/// What a matchup needs openings for, and how many there are.
struct OpeningSupply
{
    std::size_t openings = 0;  ///< 0: every game begins from the same position
    std::optional<int> games;  ///< that it shall have; nothing: as many as it takes
    bool isAlternating = true; ///< then a pair of games shares an opening
    OpeningPlan::Reuse reuse = OpeningPlan::Reuse::Cycle;
    bool isTested = false; ///< by a sequential test

    /// The game from which on the openings come again, or there are none; nothing if that never
    /// happens, as far as can be said.
    [[nodiscard]] std::optional<int> endsAt() const;
};

/// What its owner should know before the first game, as a sentence; empty where openings suffice.
/// Where there are none, that matters to a test only.
[[nodiscard]] QString forecast(const OpeningSupply &supply);

} // namespace shinpan
