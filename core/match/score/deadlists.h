#pragma once

#include "core/board/board.h"
#include "core/match/score/playeraction.h"
#include "core/rules/scoring.h"

namespace shinpan {

/// What two players' lists of dead stones have in common.
struct DeadLists
{
    enum class Agreement {
        None,   ///< nobody lists
        One,    ///< only one lists: its list
        Both,   ///< both list these: the list
        Differ, ///< both list, but not the same: what both name
    };

    Agreement agreement = Agreement::None;
    /// Whole chains, sorted. The stones in seki too, where they are no less agreed.
    Settlement settlement;
};

/// One stone stands for its chain; an empty point means nothing.
[[nodiscard]] DeadLists compareDeadLists(const Board &board, const ByColor<ScoreOpinion> &opinions);

} // namespace shinpan
