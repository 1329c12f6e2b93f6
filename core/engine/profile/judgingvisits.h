#pragma once

#include "core/engine/profile/engineprofile.h"

#include <cstdint>
#include <span>

namespace shinpan {

/// The visits of a position by which engines are sure of a few points, as the one of these needs it
/// that needs most. A network needs some hundred; without one an engine needs thousands, and has
/// them in a moment.
[[nodiscard]] std::int64_t judgingVisitsOf(std::span<const EngineProfile> profiles);

} // namespace shinpan
