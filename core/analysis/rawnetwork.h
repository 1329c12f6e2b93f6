#pragma once

#include "core/analysis/analysis.h"

#include <QStringView>

#include <optional>

namespace shinpan {

/// Reads an answer to `kata-raw-nn 0`: what KataGo's network thinks of a position before any
/// search. Candidates are all moves that it thinks of at all, by their priors, without visits.
/// Unknown keys are skipped, and keys come in any order; nothing if it is cut, or lacks the chance
/// to win.
[[nodiscard]] std::optional<Analysis> parseRawNetwork(QStringView answer,
                                                      BoardSize size,
                                                      Color toMove);

} // namespace shinpan
