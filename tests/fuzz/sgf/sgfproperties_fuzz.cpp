// Any bytes as the values of each property of Go in turn: whatever they mean, or not, they can be
// looked at, and what is written for them reads back.

#include "core/record/gamerecord.h"
#include "core/record/note/evaluation.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <vector>

namespace {

using namespace shinpan;

constexpr const char *Names[] = {
    "SZ", "B",  "W",  "AB", "AW",   "AE",   "PL",   "C",    "TR", "SQ",   "CR", "MA", "M",  "SL",
    "LB", "L",  "AR", "LN", "TB",   "TW",   "BL",   "WL",   "OB", "OW",   "KM", "HA", "RE", "TM",
    "OT", "RU", "PB", "GC", "SBKV", "SBKS", "QLZV", "QKGV", "LZ", "LZOP", "KT", "V",  "GM", "DT"};

void require(bool condition)
{
    if (!condition) {
        std::abort();
    }
}

void lookAt(const GameTree &tree, NodeId node)
{
    const BoardSize size = boardSizeOf(tree);
    require(size.columns >= 1 && size.columns <= MaxBoardSide);
    static_cast<void>(markupAt(tree, node, size));
    static_cast<void>(timeLeftAt(tree, node));
    if (const auto move = moveAt(tree, node, size)) {
        require(moveFromSgf(move->color, rawMove(*move, size), size) == move);
    }
    const Replay replay = replayTo(tree, node);
    require(replay.board().size() == size);
    if (const auto evaluation = evaluationAt(tree, node)) {
        require(!evaluation->isEmpty());
        require(!evaluation->blackWinRate
                || (*evaluation->blackWinRate >= 0 && *evaluation->blackWinRate <= 1));
    }
    GameTree copy = tree;
    require(!writeGameInfo(copy, readGameInfo(tree)));
}

/// The bytes as values, split at line breaks.
std::vector<QByteArray> valuesFrom(const QByteArray &bytes)
{
    std::vector<QByteArray> values;
    for (const QByteArray &line : bytes.split('\n')) {
        const QByteArray escaped = rawSgfText(QString::fromLatin1(line));
        values.push_back(isRawSgfValue(line) ? line : escaped);
    }
    return values;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size < 2) {
        return 0;
    }
    const QByteArray bytes(reinterpret_cast<const char *>(data) + 1,
                           static_cast<qsizetype>(size - 1));
    const char *const name = Names[data[0] % std::size(Names)];
    GameTree tree;
    const NodeId node = tree.appendChild(tree.root());
    const std::vector<QByteArray> values = valuesFrom(bytes);
    tree.setValues(tree.root(), name, values);
    tree.setValues(node, name, values);
    lookAt(tree, tree.root());
    lookAt(tree, node);

    const QString text = QString::fromUtf8(bytes);
    require(isRawSgfValue(rawSgfText(text)));
    require(isRawSgfValue(rawSgfComposedText(text)));
    require(splitComposed(rawSgfComposedText(text)).second.isNull());
    return 0;
}
