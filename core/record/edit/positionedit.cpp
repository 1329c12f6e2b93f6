#include "core/record/edit/positionedit.h"

#include "core/record/edit/markupedit.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"

namespace shinpan {

namespace {

/// The board before the node's own set-up.
Board boardBefore(const GameTree &tree, NodeId node)
{
    const NodeId parent = tree.parent(node);
    return parent == NoNode ? Board(boardSizeOf(tree)) : replayTo(tree, parent).board();
}

/// The node that set-up goes to. Stones that only HA speaks of would be gone with the first word of
/// set-up, so they are said first.
NodeId setUpNode(GameRecord &record, NodeId node)
{
    if (needsSetUpNode(record.tree(), node)) {
        node = record.addNode(node);
    }
    const std::vector<Point> handicap = impliedHandicap(record.tree()).points;
    if (node == record.tree().root() && !handicap.empty()) {
        PointSet stones;
        for (const Point point : handicap) {
            stones.insert(point);
        }
        record.setPoints(node, "AB", stones);
    }
    return node;
}

} // namespace

bool needsSetUpNode(const GameTree &tree, NodeId node)
{
    return tree.has(node, "B") || tree.has(node, "W");
}

NodeId setUpStones(GameRecord &record, NodeId node, const PointSet &points, Stone stone)
{
    const RecordStep step(record, {});
    node = setUpNode(record, node);
    const Board before = boardBefore(record.tree(), node);
    SetUp setUp = setUpAt(record.tree(), node, record.boardSize()).value_or(SetUp());
    PointSet unsaid;
    points.forEach([&](Point point) {
        if (before.at(point) == stone) {
            unsaid.insert(point);
        }
    });
    PointSet SetUp::*const target = stone == Stone::Black ? &SetUp::black
                                  : stone == Stone::White ? &SetUp::white
                                                          : &SetUp::empty;
    setUp.place(target, points);
    (setUp.*target).remove(unsaid);
    record.setPoints(node, "AB", setUp.black);
    record.setPoints(node, "AW", setUp.white);
    record.setPoints(node, "AE", setUp.empty);
    if (stone != Stone::Empty) {
        setTerritory(record, node, points, std::nullopt);
    }
    return node;
}

NodeId setToPlay(GameRecord &record, NodeId node, std::optional<Color> color)
{
    const RecordStep step(record, {});
    if (!color) {
        record.removeProperty(node, "PL");
        return node;
    }
    node = setUpNode(record, node);
    record.setProperty(node, "PL", rawColor(*color));
    return node;
}

} // namespace shinpan
