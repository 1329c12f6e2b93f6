#pragma once

#include "core/board/point.h"
#include "core/record/tree/gametree.h"
#include "core/record/tree/pointset.h"

#include <optional>

// DD and VW hold from their node on until another one says otherwise (FF[4] "inherit"); an empty
// list cancels them.
namespace shinpan {

/// What such a property says at a node: of the nearest node on the way to the root that has it.
/// Nothing: none has (also for NoNode), or it was cancelled.
[[nodiscard]] std::optional<PointSet> inheritedPoints(const GameTree &tree,
                                                      NodeId node,
                                                      QByteArrayView name,
                                                      BoardSize size);

/// The points that are dimmed (DD), and those that alone are visible (VW).
[[nodiscard]] std::optional<PointSet> dimmedAt(const GameTree &tree, NodeId node, BoardSize size);
[[nodiscard]] std::optional<PointSet> visibleAt(const GameTree &tree, NodeId node, BoardSize size);

/// The points that are to be drawn faintly: what is dimmed, and what is not visible.
[[nodiscard]] PointSet faintPointsAt(const GameTree &tree, NodeId node, BoardSize size);

} // namespace shinpan
