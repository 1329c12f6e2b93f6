#pragma once

#include "core/engine/profile/engineprofile.h"

#include <vector>

namespace shinpan {

/// What one start of an engine has beyond its profile, such as the slot that a competition runs it
/// in. Without effect on an engine that is called at an address.
struct EngineStart
{
    /// Added to the profile's variables, replacing those of the same name.
    std::vector<EngineProfile::Variable> environment{};
    /// The processors that it may run on, as the kernel counts them; none: all that we may.
    std::vector<int> processors{};

    friend bool operator==(const EngineStart &, const EngineStart &) = default;
};

} // namespace shinpan
