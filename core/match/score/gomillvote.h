#pragma once

#include "core/board/color.h"
#include "core/rules/scoring.h"

#include <QString>

#include <optional>

namespace shinpan {

/// An answer to final_score as Gomill's `players` scorer reads it: it wants the winner and can do
/// without the margin ("B+", "W+R").
struct GomillVote
{
    std::optional<Color> winner;  ///< nobody for "0"
    std::optional<double> margin; ///< at most MaxMargin

    /// Nothing where the margin is not known.
    [[nodiscard]] std::optional<Score> score() const;
};

/// Nothing for a text that gives no vote.
[[nodiscard]] std::optional<GomillVote> gomillVote(const QString &finalScore);

} // namespace shinpan
