#pragma once

#include "core/board/color.h"
#include "core/competition/opening/openingplan.h"
#include "core/engine/profile/engineprofile.h"
#include "core/match/matchsetup.h"
#include "core/statistics/sprt.h"
#include "core/util/result.h"

#include <QString>
#include <QStringList>

#include <optional>

class QCommandLineParser;

namespace shinpan {

/// What `shinpan-cli match` was asked to do.
struct MatchOptions
{
    ByColor<EngineProfile> engines;       ///< those that play Black and White in game 1
    std::optional<EngineProfile> referee; ///< the third engine that the scoring ladder may ask
    MatchSetup setup;
    std::optional<int> games = 1; ///< nothing: until the test decides
    bool alternate = false;
    int parallel = 1; ///< how many games at once
    OpeningPlan openings;
    std::optional<Sprt> sprt;  ///< ends the match when it is decided
    quint64 seed = 1;          ///< of what is random here: openings
    bool keepsEngines = false; ///< from game to game
    QString sgfDirectory;      ///< empty: no records
    QString resultsFile;       ///< empty: no results file
    QString logDirectory;      ///< empty: no GTP logs
    QString reportFile;        ///< empty: no report
    bool resumes = false;      ///< goes on with the games of the results file
    bool isQuiet = false;
};

void addMatchOptions(QCommandLineParser &parser);
/// Reads the words after `match`. The failure names the argument and what is allowed.
[[nodiscard]] Result<MatchOptions> readMatchOptions(const QCommandLineParser &parser);

/// What to know before a game in which a side has no clock: which side that is, and what happens
/// then to an engine that never moves. Empty when both have one.
[[nodiscard]] QString noClockWarning(const MatchSetup &setup);

/// What `shinpan-cli match --help` prints.
[[nodiscard]] QString matchHelp();

} // namespace shinpan
