#pragma once

#include "core/analysis/reviewedgame.h"

#include <QString>

#include <vector>

namespace shinpan {

class AnalysisController;

/// What one judge says of the moves of a line.
struct LineVerdicts
{
    QString engine; ///< the id of its profile; empty: it is the record that says it
    QString judge;  ///< its name; empty: the record names nobody
    std::vector<JudgedMove> moves;
};

/// The verdicts of the main engine, unless it knows far less of the line than another one, or than
/// the record says: that was reviewed by the other, or at another time.
[[nodiscard]] LineVerdicts verdictsOn(const AnalysisController &analysis,
                                      const GameTree &tree,
                                      const std::vector<ReviewStop> &stops);

} // namespace shinpan
