#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/reviewedgame.h"
#include "core/record/note/moveloss.h"

#include <cstddef>
#include <cstdint>
#include <vector>

// What somebody who teaches says of a person's moves. Pure.

namespace shinpan {

/// How a move did, in a word.
enum class MoveGrade : std::uint8_t {
    Choice,  ///< it is what the judge would play
    Fine,    ///< nothing is certain to be better by an amount worth telling
    Loss,    ///< something is, by less than the limits
    Mistake, ///< isMistake()
};

[[nodiscard]] MoveGrade gradeOf(const JudgedMove &move, const MistakeLimits &limits);

/// The limits of that many points, above zero. A chance to win goes with them in the proportion of
/// the usual limits, as some judges tell no points.
[[nodiscard]] MistakeLimits limitsOfPoints(double points);

/// How many times the limits a move lost, by points or by the chance to win, whichever is more;
/// zero or less if nothing was lost.
[[nodiscard]] double severityOf(const JudgedMove &move, const MistakeLimits &limits);

/// The moves among these that are most worth another look, in the order of the game: those that
/// lost most for certain. Of moves that are close together, the consequences of one thought, only
/// the worst is taken.
[[nodiscard]] std::vector<JudgedMove> momentsOf(const std::vector<JudgedMove> &moves,
                                                const MistakeLimits &limits,
                                                std::size_t most = 3);

/// The moves to name when somebody asks for a hint: the first choice, and what was looked into
/// nearly as much and is nearly as good.
[[nodiscard]] std::vector<Candidate> hintsOf(const Analysis &analysis, std::size_t most = 3);

} // namespace shinpan
