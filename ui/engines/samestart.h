#pragma once

#include "core/engine/profile/engineprofile.h"

namespace shinpan {

/// Whether both profiles start the same engine in the same way, so that what was found out about
/// one holds for the other.
[[nodiscard]] inline bool startsAlike(const EngineProfile &one, const EngineProfile &other)
{
    return one.commandLine == other.commandLine && one.workingDirectory == other.workingDirectory
        && one.environment == other.environment && one.startupCommands == other.startupCommands
        && one.aliases == other.aliases && one.isSandboxed == other.isSandboxed;
}

} // namespace shinpan
