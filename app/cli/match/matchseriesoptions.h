#pragma once

#include "app/cli/match/matchoptions.h"

class QCommandLineParser;

namespace shinpan {

// The options of `shinpan-cli match` about its games as a whole: how many, how many at once, from
// which openings, and until which test is decided.

void addSeriesOptions(QCommandLineParser &parser);

/// Adds to the options what it reads. The failure names the argument and what is allowed.
[[nodiscard]] Result<MatchOptions> readSeriesOptions(const QCommandLineParser &parser,
                                                     MatchOptions options);

} // namespace shinpan
