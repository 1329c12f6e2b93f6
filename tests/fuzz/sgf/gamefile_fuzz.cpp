// Any bytes as a file of any format: reading must not crash, hang or grow, and what was read is
// written as SGF and read again without loss.

#include "core/record/import/gamefile.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/replay.h"

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

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    if (gameFormatOf(bytes) == GameFormat::Sgf) {
        return 0; // fuzz_sgf
    }
    const auto games = readGameFile(bytes);
    if (!games) {
        return 0;
    }
    require(games->size() == 1);
    const GameTree tree = games->game(0).tree;
    static_cast<void>(replayTo(tree, tree.endOfLine(tree.root())));
    const auto again = readSgfCollection(writeSgfCollection(*games));
    require(again && again->size() == 1);
    const SgfGame game = again->game(0);
    require(game.warnings.empty());
    require(game.tree.nodeCount() == tree.nodeCount());
    require(readGameInfo(game.tree) == readGameInfo(tree));
    return 0;
}
