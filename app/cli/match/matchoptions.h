#pragma once

#include "core/competition/match/matchoptions.h"
#include "core/util/result.h"

#include <QString>

class QCommandLineParser;

namespace shinpan {

void addMatchOptions(QCommandLineParser &parser);
/// Reads the words after `match`. The failure names the argument and what is allowed.
[[nodiscard]] Result<MatchOptions> readMatchOptions(const QCommandLineParser &parser);

/// What to know before a game in which a side has no clock: which side that is, and what happens
/// then to an engine that never moves. Empty when both have one.
[[nodiscard]] Message noClockWarning(const MatchSetup &setup);

/// What `shinpan-cli match --help` prints.
[[nodiscard]] QString matchHelp();

} // namespace shinpan
