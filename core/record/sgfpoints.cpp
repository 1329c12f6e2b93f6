#include "core/record/sgfpoints.h"

#include "core/record/sgfproperties.h"
#include "core/record/sgfvocabulary.h"

#include <algorithm>

namespace shinpan {

namespace {

using Role = PropertyTraits::Role;

/// 1 to 52 for a point's letter.
int reachOf(char letter)
{
    if (letter >= 'a' && letter <= 'z') {
        return letter - 'a' + 1;
    }
    return letter >= 'A' && letter <= 'Z' ? letter - 'A' + 27 : OddReach;
}

/// Calls `visit(const GameTree::Property &, isMove)` for each property that puts or removes stones.
template <typename Visitor>
void forEachStoneProperty(const GameTree &tree, Visitor &&visit)
{
    for (NodeId node = tree.root(); node != NoNode; node = tree.nextInSubtree(node, tree.root())) {
        tree.forEachProperty(node, [&](const GameTree::Property &property) {
            const Role role = traitsOf(property.packedName()).role;
            if (role == Role::Move || (role == Role::SetUp && !property.hasName("PL"))) {
                visit(property, role == Role::Move);
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

int reachOf(QByteArrayView value)
{
    if (value.size() == 2) {
        return std::max(reachOf(value[0]), reachOf(value[1]));
    }
    return value.isEmpty() ? 0 : OddReach;
}

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
