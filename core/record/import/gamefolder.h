#pragma once

#include <QStringList>

namespace shinpan {

/// The game files in a folder and below it, by their endings, in the order of their paths; without
/// those in `except`, where reviews of them are written, say.
[[nodiscard]] QStringList gameFilesIn(const QString &folder, const QString &except = {});

} // namespace shinpan
