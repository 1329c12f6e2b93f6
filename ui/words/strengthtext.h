#pragma once

#include "core/engine/profile/enginestrength.h"

namespace shinpan::text {

/// "level %1", "%1 visits", in the person's language.
[[nodiscard]] QString strengthLabel(const EngineStrength &knob);

/// The strength as "level 5", "100 visits".
[[nodiscard]] QString strength(const EngineStrength &knob, int strength);

} // namespace shinpan::text
