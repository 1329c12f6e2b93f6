#pragma once

#include <QFileInfo>
#include <QStringList>

#include <functional>

namespace shinpan {

/// What names of game files end with, SGF first: "sgf", "gib"…
[[nodiscard]] const QStringList &gameFileSuffixes();

/// Visits the game files in a folder and below it, by their endings and in no order; or the file,
/// whatever it is called.
void forEachGameFile(const QString &place, const std::function<void(const QFileInfo &)> &visit);

/// The game files in a folder and below it, by their endings, in the order of their paths; without
/// those in `except`, where reviews of them are written, say.
[[nodiscard]] QStringList gameFilesIn(const QString &folder, const QString &except = {});

} // namespace shinpan
