#pragma once

#include "core/competition/store/resultstore.h"

class QIODevice;

namespace shinpan {

/// How a record is written out as a whole.
enum class ExportForm {
    Text, ///< for people
    Json, ///< for programs: one object with everything, one line for each game
    Sgf   ///< a collection of the finished games
};

/// Writes everything that is committed of the current series, game by game. In a collection, games
/// whose files were kept (CompetitionFiles::games()) are these; the others have the moves and
/// remarks of the record. Fails where the device does.
[[nodiscard]] Result<void> exportRecord(const ResultStore &store,
                                        const QString &competitionFile,
                                        ExportForm form,
                                        QIODevice &device);

/// A game from its row and its moves, as SGF.
[[nodiscard]] QByteArray sgfOf(const StoredGame &game, const std::vector<StoredMove> &moves);

} // namespace shinpan
