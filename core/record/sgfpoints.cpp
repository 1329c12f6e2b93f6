#include "core/record/sgfpoints.h"

#include "core/record/sgfproperties.h"
#include "core/record/sgfvocabulary.h"

#include <algorithm>

namespace shinpan {

namespace {

/// Calls `visit(const GameTree::Property &, isMove)` for each property that puts or removes stones.
template <typename Visitor>
void forEachStoneProperty(const GameTree &tree, Visitor &&visit)
{
    for (NodeId node = tree.root(); node != NoNode; node = tree.nextInSubtree(node, tree.root())) {
        tree.forEachProperty(node, [&](const GameTree::Property &property) {
            const PropertyTraits &traits = traitsOf(property.packedName());
            if (traits.placesStones) {
                visit(property, traits.role == PropertyTraits::Role::Move);
            }
        });
    }
}

bool namesPoints(QByteArrayView value, bool isMove, BoardSize size)
{
    if (isMove) {
        return moveFromSgf(Color::Black, value, size).has_value();
    }
    const auto [corner, opposite] = splitComposed(value);
    return pointFromSgf(corner, size) && (opposite.isNull() || pointFromSgf(opposite, size));
}

} // namespace

int largestReach(const GameTree &tree)
{
    int largest = 0;
    forEachStoneProperty(tree, [&](const GameTree::Property &property, bool isMove) {
        for (const QByteArrayView value : property.values()) {
            const int reach = isMove && value == "tt" ? 0 : reachOf(value);
            largest = std::max(largest, reach == OddReach ? 0 : reach);
        }
    });
    return largest;
}

void forEachMisplacedStone(const GameTree &tree,
                           BoardSize size,
                           const std::function<void(QByteArrayView)> &visit)
{
    forEachStoneProperty(tree, [&](const GameTree::Property &property, bool isMove) {
        for (const QByteArrayView value : property.values()) {
            if (!value.isEmpty() && !namesPoints(value, isMove, size)) {
                visit(value);
            }
        }
    });
}

} // namespace shinpan
