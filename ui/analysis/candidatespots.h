#pragma once

#include "core/analysis/analysis.h"
#include "core/board/board.h"
#include "ui/analysis/analysisoptions.h"
#include "ui/board/painting/boardlayer.h"

#include <vector>

namespace shinpan {

/// The marks that an analysis puts on the board under these options: candidates that were looked
/// into with their numbers, hardly noticed ones as small discs, grey where too few visits say
/// anything, and none of a single visit; whose the points will be; what the network is drawn to.
[[nodiscard]] BoardLayer boardAnalysisOf(const Analysis &analysis,
                                         const Board &board,
                                         const AnalysisOptions &options);

/// The first `count` moves of a line played on the board, `first` to move: the stones of it that
/// are there in the end, in the order played, and those of the board that are not. A pass leaves
/// nothing but its number out.
[[nodiscard]] BoardLayer boardLineOf(const Board &board,
                                     const std::vector<std::optional<Point>> &line,
                                     Color first,
                                     std::size_t count);

/// Tints of an ownership map, see Analysis::ownership; none for an empty one.
[[nodiscard]] std::vector<BoardLayer::Tint> ownershipTints(const std::vector<float> &ownership,
                                                           const Board &board);

/// The candidate that plays there; null if none does.
[[nodiscard]] const Candidate *candidateAt(const Analysis &analysis, Point point);

} // namespace shinpan
