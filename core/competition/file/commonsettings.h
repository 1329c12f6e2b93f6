#pragma once

#include "core/competition/file/competitionsettings.h"

#include <QSet>

namespace shinpan {

// What several tables of a competition's file have.

/// The most games, rounds, moves and the like.
inline constexpr int Many = 1'000'000;

/// `id`, which must be a good one and not taken.
[[nodiscard]] QString readId(CompetitionSettings &table,
                             const QString &usual,
                             const QSet<QString> &taken);

/// `games`, which may be "unlimited".
[[nodiscard]] std::optional<int> readGames(CompetitionSettings &table, std::optional<int> usual);

/// A path of a file: relative to the file's folder, or to the home directory after `~`.
[[nodiscard]] QString absolutePath(const QString &path, const QString &folder);

} // namespace shinpan
