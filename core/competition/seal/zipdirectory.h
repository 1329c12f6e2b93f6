#pragma once

#include "core/util/result.h"

#include <QFile>

#include <cstddef>

namespace shinpan {

/// Whether the file ends as a zip archive of at most that many entries (PKWARE's APPNOTE 4.3.12 to
/// 4.3.16): asked before anybody believes it, since a library takes memory for each entry that the
/// directory has room for. Strict: nothing stands between the directory and its end, nor behind
/// that. Moves the file's position.
[[nodiscard]] Result<void> checkZipDirectory(QFile &file, std::size_t mostEntries);

} // namespace shinpan
