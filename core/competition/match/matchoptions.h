#pragma once

#include "core/board/color.h"
#include "core/competition/competition.h"

#include <QString>

#include <optional>

namespace shinpan {

/// The terms of a match of two engines, and the files that are written of it.
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
    quint64 seed = 1;          ///< openings are drawn by it
    bool keepsEngines = false; ///< engines go on from game to game
    QString sgfDirectory;      ///< empty: no records
    QString resultsFile;       ///< empty: no results file
    QString logDirectory;      ///< empty: no GTP logs
    QString reportFile;        ///< empty: no report
    bool resumes = false;      ///< goes on with the games of the results file
};

/// The same as a competition: its players are "black" and "white", as they sit in game 1, and it
/// has one matchup. It has no file.
[[nodiscard]] Competition competitionOf(const MatchOptions &options);

} // namespace shinpan
