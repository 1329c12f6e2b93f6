#pragma once

#include "app/cli/sgf/sgfrun.h"
#include "core/explorer/explorer.h"

namespace shinpan {

inline const QCommandLineOption IndexOption(QStringLiteral("index"), {}, QStringLiteral("FILE"));

/// The index that --index names, or the window's, with all that it keeps in memory. Complains where
/// it fails.
[[nodiscard]] Result<Explorer> openIndex(SgfRun &run);

} // namespace shinpan
