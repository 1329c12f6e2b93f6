#pragma once

#include "core/competition/match/matchresults.h"

#include <QString>

// Prints a match as `shinpan-cli match` does.

namespace shinpan {

class MatchRun;

/// A finished game: "game 1: B+3.5 (passes, 80 moves)", and the reason where there is one.
[[nodiscard]] QString outcomeLine(const Match &match, const MatchLabel &label);

/// "game 3 of 12, move 41; 1-1; 4m20s left".
[[nodiscard]] QString progressText(const MatchRun &match);

/// The wins of each side, and what they prove.
[[nodiscard]] QString summary(const MatchRun &match);

/// Help for those who read the results file: all members and their types.
extern const char ResultsShape[];

} // namespace shinpan
