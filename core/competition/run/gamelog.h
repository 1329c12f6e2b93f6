#pragma once

#include "core/competition/result/playedgame.h"
#include "core/util/result.h"

#include <QString>
#include <QStringList>

namespace shinpan {

class GtpTranscript;

/// The files that there shall be of a game.
struct GameLogParts
{
    bool gtp = true;         ///< ID.gtp: what its engines were told and said
    bool errorOutput = true; ///< ID.stderr: their standard error
};

/// Has the transcript of the engines of this game go to files of its own from now on, in `folder`
/// (CompetitionFiles::logs()), which is made if there is none. They are plain while the game lasts,
/// so that nothing is lost in a crash, and a game that goes on after one appends to them;
/// LogCompression packs them when GtpTranscript::stopLogging() has closed them.
[[nodiscard]] Result<void> logGame(GtpTranscript &transcript,
                                   const QString &folder,
                                   const QString &gameId,
                                   GameLogParts parts = {});

/// ID.gtp, which is there while a game is played whose traffic is logged.
[[nodiscard]] QString gtpLog(const QString &folder, const QString &gameId);

/// The files of a game's log that are there and still plain; those that hold nothing are removed.
[[nodiscard]] QStringList plainLogs(const QString &folder, const QString &gameId);

/// What LogCompression has made of them. Fails with words if there is more than `most` bytes of
/// one.
[[nodiscard]] Result<PackedLogs> packedLogs(const QString &folder,
                                            const QString &gameId,
                                            qint64 most);

/// Puts logs that came from elsewhere where packedLogs() finds them, behind what is there; those
/// that are there already are not put there again. The folder is made if there is none.
[[nodiscard]] Result<void> addPackedLogs(const PackedLogs &logs,
                                         const QString &folder,
                                         const QString &gameId);

} // namespace shinpan
