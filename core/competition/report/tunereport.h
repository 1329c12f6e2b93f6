#pragma once

#include "core/competition/competition.h"
#include "core/competition/result/storedgame.h"
#include "core/competition/schedule/sprtstate.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace shinpan {

/// A parameter of a tune, as its values are written for the engine.
struct TunedParameterReport
{
    QString name;
    QString best;
    QString own; ///< the engine's
};

/// What a tune has found.
struct TuneReport
{
    QString method; ///< as the competition's file has it
    int games = 0;
    int candidates = 0; ///< that have games
    std::vector<TunedParameterReport> parameters;
    TuningPoint best;
    bool isOver = false;
    QStringList status; ///< the method's own words, a line each
    /// The match of what was found against the engine's own parameters, as far as it was played.
    std::optional<SprtState> certificate{};
    bool wantsCertificate = false;
};

/// Of a tune; games in the order in which they were begun.
[[nodiscard]] TuneReport tuneReportOf(const Competition &competition,
                                      const std::vector<StoredGame> &games);

/// "found against own: H1 is accepted, LLR 2.97 (-2.94 to 2.94) after 120 pairs"; empty while there
/// is none.
[[nodiscard]] QString certificateText(const TuneReport &report);

} // namespace shinpan
