#include "core/record/note/recordjumps.h"

#include "core/record/note/evaluation.h"
#include "core/record/tree/nodepath.h"
#include "core/record/tree/sgfproperties.h"

#include <algorithm>

namespace shinpan {

NodeId previousWhere(const GameTree &tree, NodeId node, const NodeTest &test)
{
    do {
        node = tree.parent(node);
    } while (node != NoNode && !test(node));
    return node;
}

NodeId nextWhere(NodeId node, const NextNode &next, const NodeTest &test)
{
    do {
        node = next(node);
    } while (node != NoNode && !test(node));
    return node;
}

bool hasComment(const GameTree &tree, NodeId node)
{
    return tree.has(node, "C");
}

bool isMistake(const GameTree &tree, NodeId node, const MistakeLimits &limits)
{
    if (tree.has(node, "BM") || tree.has(node, "DO")) {
        return true;
    }
    const NodeId parent = tree.parent(node);
    const auto move = parent == NoNode ? std::nullopt : moveAt(tree, node);
    if (!move) {
        return false;
    }
    const auto before = evaluationAt(tree, parent);
    const auto after = before ? evaluationAt(tree, node) : std::nullopt;
    return after && isMistake(lossWritten(tree, node, *before, *after, move->color), limits);
}

NodeId mainLineNodeOf(const GameTree &tree, NodeId node)
{
    NodeId last = node;
    for (NodeId at = node, up = tree.parent(node); up != NoNode; at = up, up = tree.parent(up)) {
        if (tree.firstChild(up) != at) {
            last = up;
        }
    }
    return last;
}

NodeId placerOf(const GameTree &tree, NodeId node, Point point)
{
    const BoardSize size = boardSizeOf(tree);
    for (; node != NoNode; node = tree.parent(node)) {
        if (const auto move = moveAt(tree, node, size); move && move->point == point) {
            return node;
        }
        if (const auto setUp = setUpAt(tree, node, size);
            setUp && (setUp->black.contains(point) || setUp->white.contains(point))) {
            return node;
        }
    }
    return NoNode;
}

NodeId nodeOfMove(const GameTree &tree, NodeId node, const NextNode &next, int number)
{
    const BoardSize size = boardSizeOf(tree);
    const auto hasMove = [&](NodeId at) { return moveAt(tree, at, size).has_value(); };
    int moves = 0;
    for (const NodeId at : tree.pathTo(node)) {
        moves += hasMove(at) ? 1 : 0;
        if (moves == number) {
            return at;
        }
    }
    while (moves < number && node != NoNode) {
        node = nextWhere(node, next, hasMove);
        ++moves;
    }
    return moves == number ? node : NoNode;
}

Result<NodeId> nodeOfPath(const GameTree &tree,
                          NodeId node,
                          const NextNode &next,
                          const QString &path)
{
    bool isNumber = false;
    const int number = path.toInt(&isNumber);
    const NodeId found = isNumber && number > 0 ? nodeOfMove(tree, node, next, number) : NoNode;
    if (found != NoNode) {
        return found;
    }
    return findPlace(tree, path).map([](const NodePlace &place) { return place.node; });
}

std::vector<int> moveNumbersByNode(const GameTree &tree)
{
    const BoardSize size = boardSizeOf(tree);
    std::vector<int> numbers(tree.nodeCount());
    for (NodeId node = tree.root(); node != NoNode; node = tree.nextInSubtree(node, tree.root())) {
        const NodeId parent = tree.parent(node);
        const int before = parent == NoNode ? 0 : numbers[static_cast<std::size_t>(parent)];
        const auto index = static_cast<std::size_t>(node);
        numbers.resize(std::max(numbers.size(), index + 1)); // ids of removed nodes leave holes
        numbers[index] = before + (moveAt(tree, node, size) ? 1 : 0);
    }
    return numbers;
}

} // namespace shinpan
