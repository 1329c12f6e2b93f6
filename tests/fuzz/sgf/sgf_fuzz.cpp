// Any bytes, read as what they look like or in a charset that somebody chose: reading must not
// crash, hang or grow, in one piece or in slices; every game that was read can be looked at in
// every way, is written and read again without loss, and writing it again changes nothing.

#include "core/record/sgf/sgfcharset.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/sgf/sgfparser.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iterator>

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

namespace {

/// Somebody's choice of a charset; the length of the input decides, so that files stay files.
SgfReadOptions choiceFor(std::size_t size)
{
    static constexpr const char *Choices[] = {
        "", "", "GB18030", "windows-31j", "EUC-JP", "ISO-2022-JP", "Big5", "UTF-16LE"};
    return {Choices[size % std::size(Choices)], size % 3 == 0 ? "GB18030" : "ISO-8859-1"};
}

void writeAndReadAgain(const GameTree &tree)
{
    const QByteArray written = writeSgf(tree);
    const auto again = readSgfCollection(written);
    require(again.has_value() || !isGo(tree));
    if (!again) {
        return;
    }
    require(again->size() == 1);
    const SgfGame game = again->game(0);
    require(again->charset().source == CharsetSource::Utf8);
    require(game.tree.nodeCount() == tree.nodeCount());
    require(valueCount(game.tree) == valueCount(tree));
    require(writeSgf(game.tree) == written);
}

/// Slices of any size must find the same games.
void readInSlices(const QByteArray &bytes, const SgfReadOptions &options, std::size_t games)
{
    SgfDecoder decoder(bytes, options);
    while (!decoder.advance(3)) { }
    SgfWarningList warnings;
    SgfParser parser(decoder.take().text, warnings);
    SgfParser::Step step = SgfParser::Step::Paused;
    for (; step != SgfParser::Step::End; step = parser.advance(1)) {
        games -= step == SgfParser::Step::Game ? 1 : 0;
    }
    require(games == 0);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const SgfReadOptions options = choiceFor(size);
    const auto collection = readSgfCollection(bytes, options);
    if (!collection) {
        return 0;
    }
    readInSlices(bytes, options, collection->size());
    for (std::size_t i = 0; i < std::min<std::size_t>(collection->size(), 3); ++i) {
        const SgfCollection::Summary summary = collection->summary(i);
        const SgfGame game = collection->game(i);
        require(summary.nodes == game.tree.nodeCount());
        lookAtEverything(game.tree);
        edit(game.tree);
        writeAndReadAgain(game.tree);
    }
    return 0;
}
