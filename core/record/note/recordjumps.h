#pragma once

#include "core/board/point.h"
#include "core/record/note/moveloss.h"
#include "core/record/tree/gametree.h"
#include "core/util/result.h"

#include <QString>

#include <functional>
#include <vector>

// The places where people want to go in a game: the next comment, fork or mistake, the main line,
// the move that placed a stone. Everything is answered for one line of the game: the way from the
// root to a node, and on from there as `next` says (GameCursor's nextNodeOf, or first children).
namespace shinpan {

/// The node after a node on the line that is looked along; NoNode at its end.
using NextNode = std::function<NodeId(NodeId)>;
using NodeTest = std::function<bool(NodeId)>;

/// The nearest node before or after `node` that passes the test; NoNode if there is none.
[[nodiscard]] NodeId previousWhere(const GameTree &tree, NodeId node, const NodeTest &test);
[[nodiscard]] NodeId nextWhere(NodeId node, const NextNode &next, const NodeTest &test);

[[nodiscard]] bool hasComment(const GameTree &tree, NodeId node);

/// Whether the move of a node is called bad or doubtful (BM, DO), or is a mistake by the
/// evaluations around it.
[[nodiscard]] bool isMistake(const GameTree &tree, NodeId node, const MistakeLimits &limits = {});

/// The last node on the way to `node` that is on the main line: `node` itself if it is there.
[[nodiscard]] NodeId mainLineNodeOf(const GameTree &tree, NodeId node);

/// The node on the way to `node` that put the stone there which stands on `point` at the end:
/// played it or set it up. NoNode if none did.
[[nodiscard]] NodeId placerOf(const GameTree &tree, NodeId node, Point point);

/// The node of that move, counted from the start of the game, on the way to `node` and on from
/// there; NoNode if the line is shorter. 0 is the root, or what comes before the first move.
[[nodiscard]] NodeId nodeOfMove(const GameTree &tree,
                                NodeId node,
                                const NextNode &next,
                                int number);

/// The node that a path names (nodepath.h). A mere move number is one of this line, not of the main
/// line. The failure says how far the path leads.
[[nodiscard]] Result<NodeId> nodeOfPath(const GameTree &tree,
                                        NodeId node,
                                        const NextNode &next,
                                        const QString &path);

/// How many moves lead to each node, its own included; passes count.
[[nodiscard]] std::vector<int> moveNumbersByNode(const GameTree &tree);

} // namespace shinpan
