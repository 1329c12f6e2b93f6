#include "core/record/tree/sgfpoints.h"

#include "core/record/tree/sgfproperties.h"
#include "core/record/tree/sgfvocabulary.h"

#include <algorithm>

namespace shinpan {

namespace {

/// Calls `visit(QByteArrayView value, bool isMove)` for each value of a property that puts or
/// removes stones.
template <typename Visitor>
void forEachStoneValue(const GameTree &tree, Visitor &&visit)
{
    const auto visitProperty = [&](const GameTree::Property &property) {
        const PropertyTraits &traits = traitsOf(property.packedName());
        for (const QByteArrayView value : traits.placesStones ? property.values() : RawValues()) {
            visit(value, traits.role == PropertyTraits::Role::Move);
        }
    };
    for (NodeId node = tree.root(); node != NoNode; node = tree.nextInSubtree(node, tree.root())) {
        tree.forEachProperty(node, visitProperty);
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
    forEachStoneValue(tree, [&](QByteArrayView value, bool isMove) {
        const int reach = isMove && value == "tt" ? 0 : reachOf(value);
        largest = std::max(largest, reach == OddReach ? 0 : reach);
    });
    return largest;
}

void forEachMisplacedStone(const GameTree &tree,
                           BoardSize size,
                           const std::function<void(QByteArrayView)> &visit)
{
    forEachStoneValue(tree, [&](QByteArrayView value, bool isMove) {
        if (!value.isEmpty() && !namesPoints(value, isMove, size)) {
            visit(value);
        }
    });
}

} // namespace shinpan
