#pragma once

#include "core/board/color.h"
#include "core/record/gamerecord.h"
#include "core/record/tree/pointset.h"

#include <optional>

// Set-up of positions by hand (FF[4] "Setup properties"): AB AW AE PL. Each is one step of undo,
// without a name.
//
// Set-up and a move must not share a node (§3.1 of the project's notes). On a node with a move they
// go to a new child; the functions return the node that has the set-up now, which is the place to
// go on at.
namespace shinpan {

/// Whether set-up for this node needs a new one below it.
[[nodiscard]] bool needsSetUpNode(const GameTree &tree, NodeId node);

/// Makes the points have that content in the position of the node. Says no more than is needed:
/// what is so before the node anyway is not set up. A handicap that HA implies is set up explicitly
/// before anything else is. The node loses its territory where stones are put.
NodeId setUpStones(GameRecord &record, NodeId node, const PointSet &points, Stone stone);

/// Says whose turn it is there; nothing takes the word back.
NodeId setToPlay(GameRecord &record, NodeId node, std::optional<Color> color);

} // namespace shinpan
