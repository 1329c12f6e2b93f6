#pragma once

#include <QByteArray>

namespace shinpan::bench {

/// One 19×19 tree with this many nodes, the same at every call: long lines, nested variations,
/// comments with escapes and Chinese, labels and marks, as in commented collections. The moves need
/// not be legal.
[[nodiscard]] QByteArray sampleTree(int nodes);

/// This many games of about 250 moves, with full game info.
[[nodiscard]] QByteArray sampleCollection(int games);

} // namespace shinpan::bench
