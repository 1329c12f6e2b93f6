#pragma once

#include "core/engine/profile/pondering.h"
#include "core/match/score/gameresult.h"

#include <optional>
#include <vector>

namespace shinpan {

/// What it means for a game how its players used the time in which they were not to move.
struct PonderVerdict
{
    std::vector<Message> notes;       ///< a sentence about each side that did what it may not
    std::optional<GameResult> result; ///< the game gets it; nothing: it keeps its own

    /// The result of a game that had this one. A game without a result stays one.
    [[nodiscard]] GameResult appliedTo(const GameResult &before) const
    {
        return before.end == GameEnd::Void ? before : result.value_or(before);
    }
};

/// `policies`: what either side may do; `uses`: what it did, nothing where nobody knows.
/// `isForfeit`: whoever pondered against the rule loses the game, but where both did, neither had
/// an advantage of it, and the game stands.
[[nodiscard]] PonderVerdict judgePondering(const ByColor<Pondering> &policies,
                                           const ByColor<std::optional<IdleUse>> &uses,
                                           bool isForfeit);

} // namespace shinpan
