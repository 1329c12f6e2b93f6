#pragma once

#include "core/ladder/ladderbook.h"

namespace shinpan {

/// A strength at which an opponent can be played.
struct LadderRung
{
    QString strength; ///< its key, as in LadderTerms
    std::optional<double> rank{};
};

/// What to play next, and why.
struct LadderStep
{
    enum class Reason : std::uint8_t {
        Wins,   ///< two in a row on the same terms: one stone less, or a stronger opponent
        Losses, ///< two in a row: a weaker opponent, or one stone more
        Rank,   ///< nothing was played against it yet: what fits the rating on this size
    };
    QString strength;
    int handicap = 0; ///< stones that the person gets
    Reason reason = Reason::Rank;

    friend bool operator==(const LadderStep &, const LadderStep &) = default;
};

/// What the person's own games say of the next one against this opponent on this size. `rungs` are
/// its strengths, weakest first (at least one), `mostHandicap` what the board has room for. Nothing
/// while all may stay as it is.
[[nodiscard]] std::optional<LadderStep> nextStep(const LadderBook &book,
                                                 const QString &opponent,
                                                 int size,
                                                 const std::vector<LadderRung> &rungs,
                                                 int mostHandicap);

} // namespace shinpan
