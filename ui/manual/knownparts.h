#pragma once

#include "ui/manual/manual.h"

namespace shinpan {

/// The parts that are made of what core and the command lines know: facts about engines, commands
/// and their options, formats of files with every key.
[[nodiscard]] ManualParts knownParts();

} // namespace shinpan
