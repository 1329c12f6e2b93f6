#include "core/record/tree/inheritedmarkup.h"

#include "core/record/tree/sgfproperties.h"

namespace shinpan {

std::optional<PointSet> inheritedPoints(const GameTree &tree,
                                        NodeId node,
                                        QByteArrayView name,
                                        BoardSize size)
{
    while (node != NoNode && !tree.has(node, name)) {
        node = tree.parent(node);
    }
    const PointSet points =
        node == NoNode ? PointSet() : pointsFromSgf(tree.values(node, name), size);
    return points.isEmpty() ? std::nullopt : std::optional(points);
}

std::optional<PointSet> dimmedAt(const GameTree &tree, NodeId node, BoardSize size)
{
    return inheritedPoints(tree, node, "DD", size);
}

std::optional<PointSet> visibleAt(const GameTree &tree, NodeId node, BoardSize size)
{
    return inheritedPoints(tree, node, "VW", size);
}

PointSet faintPointsAt(const GameTree &tree, NodeId node, BoardSize size)
{
    PointSet faint;
    if (const std::optional<PointSet> visible = visibleAt(tree, node, size)) {
        faint.insert(size.pointAt(0), size.pointAt(size.pointCount() - 1));
        faint.remove(*visible);
    }
    faint.insert(dimmedAt(tree, node, size).value_or(PointSet()));
    return faint;
}

} // namespace shinpan
