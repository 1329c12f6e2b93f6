#pragma once

#include "core/record/tree/gametree.h"
#include "core/rules/scoring.h"

#include <optional>

// A counted board in a record: TB and TW (SGF FF[4] "Markup properties").
namespace shinpan {

class GameRecord;

/// Marks each side's territory at a node as TB and TW: the points that count as a side's and have
/// no living stone of it, so that dead stones stand on the other side's territory. A side without
/// territory gets no property.
void writeTerritory(GameRecord &record, NodeId node, const Board &board, const Count &count);

/// What TB and TW of a node say about the stones: those on the other side's territory are dead.
/// Nothing when the node marks no territory.
[[nodiscard]] std::optional<Settlement> settlementAt(const GameTree &tree,
                                                     NodeId node,
                                                     const Board &board);

} // namespace shinpan
