#pragma once

#include "core/analysis/keptanalysis.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace shinpan {

// How KaTrain and Lizzie keep what an engine found at a node.

/// The first members of a list, so many at most.
template <typename T>
[[nodiscard]] std::span<const T> firstOf(const std::vector<T> &list, int most)
{
    return std::span(list).first(std::min(static_cast<std::size_t>(most), list.size()));
}

/// The three values of KT, each packed by gzip and written in base64: the owners of all points as
/// half floats, the policy likewise, and KataGo's candidates (so many of the best) and root in
/// JSON, as Black sees them. The analysis tells a lead; candidates that do not are left out.
[[nodiscard]] std::vector<QByteArray> rawKaTrain(const Analysis &analysis, int candidates);

/// The value of LZ: a line with engine, percent of the side that moved last, visits and points of
/// the side to move, and a line of candidates as lz-analyze tells them.
[[nodiscard]] QByteArray rawLizzie(const QString &engine, const Analysis &analysis, int candidates);

/// What a node has of either, KaTrain's first; see keptAnalyses().
[[nodiscard]] std::vector<KeptAnalysis> foreignAnalyses(const GameTree &tree,
                                                        NodeId node,
                                                        BoardSize size,
                                                        Color toMove);

} // namespace shinpan
