// Any bytes: reading must not crash, hang or grow; what was read can be looked at in every way, is
// written and read again without loss, and writing it again changes nothing.

#include "core/record/gameinfo.h"
#include "core/record/replay.h"
#include "core/record/sgfproperties.h"
#include "core/record/sgfreader.h"
#include "core/record/sgfwriter.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace {

using namespace shinpan;

void require(bool condition)
{
    if (!condition) {
        std::abort();
    }
}

/// How many values there are, all properties and nodes together, apart from those that the writer
/// adds to a root.
std::size_t valueCount(const GameTree &tree)
{
    std::size_t count = 0;
    for (NodeId node = tree.root(); node != NoNode; node = tree.nextInSubtree(node, tree.root())) {
        tree.forEachProperty(node, [&](const GameTree::Property &property) {
            for (const char *added : {"FF", "GM", "CA", "SZ"}) {
                if (node == tree.root() && property.hasName(added)) {
                    return;
                }
            }
            count += static_cast<std::size_t>(property.values().count());
        });
    }
    return count;
}

void lookAtEverything(const GameTree &tree)
{
    const BoardSize size = boardSizeOf(tree);
    for (NodeId node = tree.root(); node != NoNode; node = tree.nextInSubtree(node, tree.root())) {
        static_cast<void>(markupAt(tree, node, size));
        static_cast<void>(timeLeftAt(tree, node));
        static_cast<void>(commentAt(tree, node));
    }
    const NodeId end = tree.endOfLine(tree.root());
    const Replay replay = replayTo(tree, end);
    require(replay.board().size() == size);
    require(gameLineTo(tree, end).size == size);
    GameTree copy = tree;
    require(!writeGameInfo(copy, readGameInfo(tree)));
}

/// Edits beside the file's own text must leave that alone.
void edit(GameTree tree)
{
    const std::size_t values = valueCount(tree);
    const NodeId node = tree.appendChild(tree.root());
    tree.setValue(node, "C", "x");
    tree.setValue(tree.root(), "NEWPROPERTY", "x");
    const std::size_t after = valueCount(tree);
    tree.removeSubtree(node);
    tree.removeProperty(tree.root(), "NEWPROPERTY");
    require(after >= values && valueCount(tree) <= values);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto game =
        readSgf(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    if (!game) {
        return 0;
    }
    lookAtEverything(game->tree);
    edit(game->tree);
    const QByteArray written = writeSgf(game->tree);
    const auto again = readSgf(written);
    require(again.has_value());
    require(again->gamesInFile == 1);
    require(again->tree.nodeCount() == game->tree.nodeCount());
    require(valueCount(again->tree) == valueCount(game->tree));
    require(writeSgf(again->tree) == written);
    return 0;
}
