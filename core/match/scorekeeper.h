#pragma once

#include "core/board/board.h"
#include "core/match/gameresult.h"
#include "core/match/playeraction.h"

#include <vector>

namespace shinpan {

/// What everybody said about a game that ended with two passes, kept as the evidence of its result.
struct ScoreSheet
{
    ByColor<ScoreOpinion> opinions; ///< the players'
    Score count;                    ///< our own area count, komi and compensation included
    std::vector<Point> dead;        ///< the stones our count took off
    bool isDisputed = false;        ///< anything above contradicts the result
};

/// The result and what it rests on.
struct ScoreVerdict
{
    GameResult result;
    ScoreSheet sheet;
};

/// Settles a finished game. Pure.
///
/// Both players name the same score: that is it. The same winner with other margins: the margin
/// that our count confirms, else the winner alone. Only one player names a score: it stands if our
/// count has the same winner. Nobody does: our count. Different winners: no winner, disputed.
/// (Gomill's `players` scorer, with our count as the witness.) Our count takes off the stones that
/// the players call dead: both lists where they agree, what both name where they do not, the one
/// list there is, or none. `whiteBonus` is komi plus the compensation for handicap stones.
[[nodiscard]] ScoreVerdict settleScore(const Board &board,
                                       double whiteBonus,
                                       const ByColor<ScoreOpinion> &opinions);

} // namespace shinpan
