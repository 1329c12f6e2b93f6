#pragma once

#include "core/record/tree/gametree.h"
#include "core/util/message.h"

#include <QByteArrayView>
#include <QString>

#include <cstdint>
#include <vector>

namespace shinpan {

/// Something that is to be said of a record.
struct RecordFinding
{
    enum class Level : std::uint8_t {
        Note, ///< old, unusual, or read in a way that the file does not say
        Fault ///< against the standard (FF[4]), or against another fact of the record
    };

    Level level = Level::Fault;
    NodeId node = NoNode;
    QByteArrayView where; ///< the text of the tree that it is about
    Message text;         ///< a sentence without its place, "KM: …"
};

/// How much is looked for.
enum class CheckDepth : std::uint8_t {
    Usual,
    Archive ///< also what a file should say of itself, private properties, and how passes are
            ///< written
};

/// What the readers of SGF do not warn about: values that are not of their property's type, that
/// stand in the wrong kind of node or name a point twice, facts that contradict each other, and
/// values that this program reads as something else, which it then tells. They are in the order of
/// the nodes, at most a thousand; `omitted` counts further ones.
struct RecordFindings
{
    static constexpr std::size_t Limit = 1000;

    std::vector<RecordFinding> list;
    std::size_t omitted = 0;
};
[[nodiscard]] RecordFindings checkRecord(const GameTree &tree, CheckDepth depth);

} // namespace shinpan
