#pragma once

#include "core/competition/report/tunereport.h"

namespace shinpan {

// Pictures of what a tune has found; see reportplots.h.

/// The Elo along a parameter, with 95 %, and where the best point and the engine's own are.
[[nodiscard]] QString parameterPlot(const TuneReport &tune,
                                    std::size_t parameter,
                                    const QString &id);
/// The Elo over two parameters: the darker, the stronger; the smaller, the less sure. Each field
/// tells its Elo and their error.
[[nodiscard]] QString mapPlot(const TuneReport &tune, const TuneMap &map, const QString &id);
/// The course of the best point over the games.
[[nodiscard]] QString tuneCoursePlot(const TuneReport &tune,
                                     std::size_t parameter,
                                     const QString &id);

} // namespace shinpan
