#pragma once

#include "app/cli/live/livesections.h"

#include <vector>

namespace shinpan {

/// What a terminal of that size shows of a running competition: never more rows, never a longer
/// line. Where room is short, the lists are cut and say so; the state comes first, whatever the
/// size.
[[nodiscard]] std::vector<TextLine> displayLines(const LiveSnapshot &snapshot, TerminalSize size);

} // namespace shinpan
