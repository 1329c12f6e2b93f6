#pragma once

#include "core/competition/match/matchresults.h"

#include <QString>

// What `shinpan-cli match` prints of a match.

namespace shinpan {

class MatchRun;

/// A finished game: "game 1: B+3.5 (passes, 80 moves)", and the reason where there is one.
[[nodiscard]] QString outcomeLine(const Match &match, const MatchLabel &label);

/// "game 3 of 12, move 41; 1-1; 4m20s left".
[[nodiscard]] QString progressText(const MatchRun &match);

/// Who has won how many of all games, and what that proves.
[[nodiscard]] QString summary(const MatchRun &match);

/// What --help says about the results file.
[[nodiscard]] QString resultsHelp();

} // namespace shinpan
