#pragma once

#include "core/analysis/analysismerge.h"
#include "core/analysis/analysisrequest.h"
#include "core/analysis/reviewedgame.h"

#include <QStringList>

#include <cstdint>
#include <span>

namespace shinpan {

class OptionsArchive;
struct EngineProfile;

/// How a game is to be reviewed.
struct ReviewSettings
{
    static constexpr std::int64_t MostVisits = 1'000'000'000;
    static constexpr double MostSeconds = 86'400;

    /// As many visits as the engines need (judgingVisitsOf()).
    static constexpr std::int64_t Usual = -1;

    QStringList engines{};       ///< ids of profiles
    std::int64_t visits = Usual; ///< for each position; 0: without limit
    double seconds = 0;          ///< the same; one of both is needed
    bool isBackward = false;     ///< from the end of the game on
    ReviewRange range{};
    /// Only mistakes are wanted: the engines are not chosen for analysis, and the board shows
    /// nothing else than before.
    bool isAside = false;

    friend bool operator==(const ReviewSettings &, const ReviewSettings &) = default;
};

/// What that means for these engines.
[[nodiscard]] AnalysisRequest requestOf(const ReviewSettings &settings,
                                        std::span<const EngineProfile> engines);

/// How much of an analysis was last saved into a game.
struct ReviewSaving
{
    MergeLevel level = MergeLevel::Comments;
    KeepOptions keep{.candidates = KeepOptions::Usual};

    friend bool operator==(const ReviewSaving &, const ReviewSaving &) = default;
};

/// How they are kept (Preferences): all but the range, which is the game's, and isAside.
void archive(OptionsArchive &archive, ReviewSettings &settings);
void archive(OptionsArchive &archive, ReviewSaving &saving);

} // namespace shinpan
