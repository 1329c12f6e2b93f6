#pragma once

#include <QString>

namespace shinpan {

/// A text for a cell of a table, which a spreadsheet would take for a formula ("=HYPERLINK(…)",
/// "@SUM(…)") behind an apostrophe, as people write it there. Numbers stay numbers.
[[nodiscard]] QString harmlessCell(const QString &text);

} // namespace shinpan
