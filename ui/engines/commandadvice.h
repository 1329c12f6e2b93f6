#pragma once

#include "core/engine/profile/commandwords.h"

#include <QString>

namespace shinpan {

/// What is probably wrong with a command line, as a sentence for the person: a known engine without
/// the argument that makes it speak GTP, or signs that only a shell understands. Empty if nothing
/// strikes.
[[nodiscard]] QString commandAdvice(const CommandWords &words);

} // namespace shinpan
