#pragma once

#include "core/competition/competition.h"
#include "core/competition/file/competitionfileerror.h"
#include "core/util/regularfile.h"
#include "core/util/result.h"
#include "core/util/toml/tomltext.h"

namespace shinpan {

/// More than a thousand players and ten thousand matchups need.
inline constexpr qint64 LargestCompetitionFile = 4 * MiB;

/// Reads a competition file, TOML as competitionExample() explains it. Nothing in it is executed.
/// Relative paths start at the file's folder, and `~` is the home directory.
[[nodiscard]] Result<Competition, CompetitionFileErrors> readCompetition(const QString &path);

/// The same of a text that stands, or will stand, in the file at this absolute path.
[[nodiscard]] Result<Competition, CompetitionFileErrors> readCompetitionText(const QByteArray &toml,
                                                                             const QString &path);

/// Reads a competition off a tree of values that stands, as far as errors say, in this file.
[[nodiscard]] Result<Competition, CompetitionFileErrors> readCompetitionTree(const TomlValue &tree,
                                                                             const QString &path);

} // namespace shinpan
