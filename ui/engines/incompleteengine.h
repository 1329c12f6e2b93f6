#pragma once

#include "core/engine/enginefinder.h"

namespace shinpan {

/// What an engine that was found lacks, where it was looked for, and what to do about it: some
/// paragraphs.
[[nodiscard]] QString whyIncomplete(const IncompleteEngine &engine);

} // namespace shinpan
