#pragma once

#include "core/record/gamerecord.h"

namespace shinpan {

class OpenGame;

// What a game that is played forbids: nothing may change under it. Elsewhere in the record, and in
// comments and markup, the person is free.

/// Whether the game that runs goes through this node.
[[nodiscard]] bool isInGame(const OpenGame &game, NodeId node);

/// Whether moves and subtrees may be added below this node: not where the game itself goes on.
[[nodiscard]] bool mayAddBelow(const OpenGame &game, NodeId node);

/// Whether stones may be set up at this node.
[[nodiscard]] bool mayChangePosition(const OpenGame &game, NodeId node);

/// Whether a node may be removed with all below it.
[[nodiscard]] bool mayRemove(const OpenGame &game, NodeId node);

/// Whether making or unmaking a step of the history leaves the game alone.
[[nodiscard]] bool leavesGameAlone(const OpenGame &game, const HistoryStep &step);

} // namespace shinpan
