#pragma once

#include "app/cli/match/matchoptions.h"

class QCommandLineParser;

namespace shinpan {

class FirstFailure;

// The options of `shinpan-cli match` about its games as a whole: how many, how many at once, from
// which openings, and until which test is decided.

void addSeriesOptions(QCommandLineParser &parser);

/// Adds to the options what it reads. A failure names the argument and what is allowed.
void readSeriesOptions(const QCommandLineParser &parser,
                       MatchOptions &options,
                       FirstFailure &failed);

} // namespace shinpan
