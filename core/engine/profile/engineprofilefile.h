#pragma once

#include "core/engine/profile/engineprofile.h"
#include "core/util/regularfile.h"

#include <QByteArray>

namespace shinpan {

/// This is enough for ten thousand engines.
inline constexpr qint64 LargestEngineList = 16 * MiB;

/// Reads the JSON text that writeEngineProfiles() makes. The failure says where: "line 3: …" for
/// broken JSON, else the path of the wrong value, "engines[2].command: …". Unknown members are
/// skipped; a newer format is refused.
[[nodiscard]] Result<std::vector<EngineProfile>> readEngineProfiles(const QByteArray &json);

/// {"format": 1, "engines": [{"id", "name", "command", "workingDirectory", "environment":
/// ["NAME=value"], "startupCommands": ["…"], "allowsClaims": true, "isReliableScorer": false,
/// "patience": {"startUp": "30s", "setUp": "1m", "move": "10m", "scoring": "3m", "quit": "2s"},
/// "verifiesBoard": true, "aliases": ["command=sent"], "discardsErrorOutput": true,
/// "analysesToldAs": "black", "thoughts": "always", "isSandboxed": true, "pondering": "frozen"}]}:
/// indented, for people to read and mend. Empty and usual members are left out; times are
/// durationFromText()'s words, and "0s" is no limit.
[[nodiscard]] QByteArray writeEngineProfiles(std::span<const EngineProfile> profiles);

/// Reads a list of engines that was exported, or Sabaki's settings. The failure names the file and
/// the place in it.
[[nodiscard]] Result<std::vector<EngineProfile>> readEngineListFile(const QString &path);

/// Writes engines for readEngineListFile(), atomically. The failure names the file.
[[nodiscard]] Result<void> writeEngineListFile(const QString &path,
                                               std::span<const EngineProfile> profiles);

} // namespace shinpan
