#include "core/record/edit/positionedit.h"

#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"

namespace shinpan {

namespace {

void writePoints(GameRecord &record, NodeId node, QByteArrayView name, const PointSet &points)
{
    if (points.isEmpty()) {
        record.removeProperty(node, name);
    } else {
        record.setProperty(node, name, rawPoints(points, record.boardSize()));
    }
}

/// The board before the node's own set-up.
Board boardBefore(const GameTree &tree, NodeId node)
{
    const NodeId parent = tree.parent(node);
    return parent == NoNode ? Board(boardSizeOf(tree)) : replayTo(tree, parent).board();
}

NodeId setUpNode(GameRecord &record, NodeId node)
{
    return needsSetUpNode(record.tree(), node) ? record.addNode(node) : node;
}

/// Stones that only HA speaks of would be gone with the first word of set-up.
void sayHandicap(GameRecord &record, NodeId node)
{
    if (node == record.tree().root()) {
        PointSet stones;
        for (const Point point : impliedHandicap(record.tree())) {
            stones.insert(point);
        }
        writePoints(record, node, "AB", stones);
    }
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
    if (!impliedHandicap(record.tree()).empty()) {
        sayHandicap(record, node);
    }
    const Board before = boardBefore(record.tree(), node);
    SetUp setUp = setUpAt(record.tree(), node, record.boardSize()).value_or(SetUp());
    PointSet said;
    points.forEach([&](Point point) {
        if (before.at(point) != stone) {
            said.insert(point);
        }
    });
    for (PointSet SetUp::*const set : {&SetUp::black, &SetUp::white, &SetUp::empty}) {
        (setUp.*set).remove(points);
    }
    PointSet SetUp::*const target = stone == Stone::Black ? &SetUp::black
                                  : stone == Stone::White ? &SetUp::white
                                                          : &SetUp::empty;
    setUp.place(target, said);
    writePoints(record, node, "AB", setUp.black);
    writePoints(record, node, "AW", setUp.white);
    writePoints(record, node, "AE", setUp.empty);
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
    if (!impliedHandicap(record.tree()).empty()) {
        sayHandicap(record, node);
    }
    record.setProperty(node, "PL", rawColor(*color));
    return node;
}

} // namespace shinpan
