#pragma once

#include "core/competition/store/resultstore.h"

class QIODevice;

namespace shinpan {

/// Writes the finished games of the current series as an SGF collection. Those whose files were
/// kept (CompetitionFiles::games()) are these; the others have the moves and remarks of the record.
/// Fails where the device does.
[[nodiscard]] Result<void> exportRecord(const ResultStore &store,
                                        const QString &competitionFile,
                                        QIODevice &device);

} // namespace shinpan
