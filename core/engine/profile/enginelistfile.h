#pragma once

#include "core/engine/profile/engineprofile.h"

namespace shinpan {

/// Reads a list of engines that was exported, or Sabaki's settings. The failure names the file and
/// the place in it.
[[nodiscard]] Result<std::vector<EngineProfile>> readEngineListFile(const QString &path);

/// Writes engines for readEngineListFile(), atomically. The failure names the file.
[[nodiscard]] Result<void> writeEngineListFile(const QString &path,
                                               std::span<const EngineProfile> profiles);

} // namespace shinpan
