#pragma once

#include <QString>

namespace shinpan::text {

/// As message(), for people who know no GTP: "White gave an empty answer when asked for a move"
/// where the core says `White answered "genmove w" with nothing`. The core's own words are in the
/// record, the console and the results.
[[nodiscard]] QString plainMessage(const QString &english);

} // namespace shinpan::text
