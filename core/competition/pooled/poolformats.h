#pragma once

#include "core/competition/pooled/bundlepool.h"

namespace shinpan {

// The reports of a pool, with the same numbers.

/// A page as a competition's report is one: a file that needs no other.
[[nodiscard]] QByteArray toHtml(const BundlePool &pool);
/// Writes it for people at a terminal.
[[nodiscard]] QString toText(const BundlePool &pool);
/// The model of the ratings, in a few sentences.
[[nodiscard]] Message poolModel();
/// One JSON object with the members of PoolShape.
[[nodiscard]] QByteArray toJson(const BundlePool &pool);
/// Help for those who read that: all members and their types.
extern const char PoolShape[];

} // namespace shinpan
