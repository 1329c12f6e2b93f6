#pragma once

#include "core/engine/engineprofile.h"

#include <vector>

namespace shinpan {

/// The person's engines, as the window keeps them; none if they cannot be read.
[[nodiscard]] std::vector<EngineProfile> storedEngines();

} // namespace shinpan
