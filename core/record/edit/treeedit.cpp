#include "core/record/edit/treeedit.h"

#include "core/record/sgf/sgfcollection.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"
#include "core/record/tree/sgfvocabulary.h"
#include "core/util/message.h"

#include <utility>
#include <vector>

namespace shinpan {

namespace {

using Role = PropertyTraits::Role;

bool isOfGame(const NamedValues &property)
{
    const Role role = traitsOf(packName(property.first)).role;
    return role == Role::Root || role == Role::GameInfo;
}

std::vector<NodeId> childrenOf(const GameTree &tree, NodeId node)
{
    std::vector<NodeId> children;
    for (NodeId child = tree.firstChild(node); child != NoNode; child = tree.nextSibling(child)) {
        children.push_back(child);
    }
    return children;
}

/// What a node says of itself, without moves and set-up, becomes what the root says of itself.
void moveRemarks(GameRecord &record, NodeId node)
{
    const NodeId root = record.tree().root();
    const std::vector<NamedValues> remarks = propertiesOf(record.tree(), node);
    for (const NamedValues &property : propertiesOf(record.tree(), root)) {
        if (!isOfGame(property)) {
            record.removeProperty(root, property.first);
        }
    }
    for (const NamedValues &property : remarks) {
        const Role role = traitsOf(packName(property.first)).role;
        if (role == Role::Annotation || role == Role::Unknown) {
            record.setProperty(root, property.first, RawValues(property.second).copies());
        }
    }
}

void setUpBoard(GameRecord &record, const Board &board, Color toPlay)
{
    ByColor<PointSet> stones;
    for (int i = 0; i < board.size().pointCount(); ++i) {
        const Point point = board.size().pointAt(i);
        if (const Stone stone = board.at(point); stone != Stone::Empty) {
            stones[colorOf(stone)].insert(point);
        }
    }
    const NodeId root = record.tree().root();
    record.setPoints(root, "AB", stones.black);
    record.setPoints(root, "AW", stones.white);
    record.setProperty(root, "PL", rawColor(toPlay));
}

} // namespace

QByteArray subtreeText(const GameTree &tree, NodeId node)
{
    if (node == tree.root()) {
        return writeSgf(tree);
    }
    GameTree copy;
    copy.setValue(copy.root(), "SZ", rawBoardSize(boardSizeOf(tree)));
    copy.appendCopy(copy.root(), tree, node);
    return writeSgf(copy);
}

Result<NodeId> pasteSubtree(GameRecord &record, NodeId parent, const QByteArray &sgf)
{
    Result<SgfGame, SgfError> game = readSgf(sgf);
    if (!game) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "the text is not a game of Go")));
    }
    GameTree &pasted = game->tree;
    if (boardSizeOf(pasted) != record.boardSize()) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "it is for a board of another size")));
    }
    for (const NamedValues &property : propertiesOf(pasted, pasted.root())) {
        if (isOfGame(property)) {
            pasted.removeProperty(pasted.root(), property.first);
        }
    }
    const bool hasRoot = !propertiesOf(pasted, pasted.root()).empty();
    const std::vector<NodeId> tops =
        hasRoot ? std::vector{pasted.root()} : childrenOf(pasted, pasted.root());
    if (tops.empty()) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "there is nothing in it")));
    }
    const RecordStep step(record, {});
    NodeId first = NoNode;
    for (const NodeId top : tops) {
        const NodeId node = record.addCopy(parent, pasted, top);
        first = first == NoNode ? node : first;
    }
    return first;
}

void promote(GameRecord &record, NodeId node)
{
    if (const int index = record.tree().childIndex(node); index > 0) {
        record.setChildIndex(node, index - 1);
    }
}

void demote(GameRecord &record, NodeId node)
{
    if (node != record.tree().root()) {
        record.setChildIndex(node, record.tree().childIndex(node) + 1);
    }
}

void removeOtherVariations(GameRecord &record, NodeId node)
{
    const RecordStep step(record, {});
    const GameTree &tree = record.tree();
    for (NodeId up = tree.parent(node); up != NoNode; node = std::exchange(up, tree.parent(up))) {
        for (const NodeId child : childrenOf(tree, up)) {
            if (child != node) {
                record.removeSubtree(child);
            }
        }
    }
}

void flatten(GameRecord &record, NodeId node)
{
    const NodeId root = record.tree().root();
    if (node == root) {
        return;
    }
    const RecordStep step(record, {});
    const Replay place = replayTo(record.tree(), node);
    const Color toPlay = place.toPlay(record.tree(), node);
    const GameTree before = record.tree();
    moveRemarks(record, node);
    for (const NodeId child : childrenOf(before, root)) {
        record.removeSubtree(child);
    }
    setUpBoard(record, place.board(), toPlay);
    for (const NodeId child : childrenOf(before, node)) {
        record.addCopy(root, before, child);
    }
}

} // namespace shinpan
