#pragma once

#include "app/cli/match/matchoptions.h"

class QCommandLineParser;

namespace shinpan {

class FirstFailure;

// The options of `shinpan-cli match` about its games as a whole, some of which other verbs that
// play matches have. A failure names the argument and what is allowed.

/// How many, how many at once, from which openings, and until which test is decided.
void addSeriesOptions(QCommandLineParser &parser);
/// Adds to the options what it reads.
void readSeriesOptions(const QCommandLineParser &parser,
                       MatchOptions &options,
                       FirstFailure &failed);

/// Adds those about openings, and how many games are played at once.
void addOpeningOptions(QCommandLineParser &parser);
/// `options` says how many games there are.
void readOpeningOptions(const QCommandLineParser &parser,
                        MatchOptions &options,
                        FirstFailure &failed);

/// Adds those about a sequential test.
void addSprtOptions(QCommandLineParser &parser, const char *description);
/// Nothing if there is to be none.
[[nodiscard]] std::optional<Sprt> readSprt(const QCommandLineParser &parser, FirstFailure &failed);

} // namespace shinpan
