#pragma once

#include "core/competition/result/storedgame.h"

#include <QByteArray>

#include <vector>

namespace shinpan {

/// The files of a game's log as they are when it is over, packed by gzip; empty where there is
/// none.
struct PackedLogs
{
    QByteArray gtp;         ///< what its engines were told and said
    QByteArray errorOutput; ///< what they wrote to standard error

    [[nodiscard]] qsizetype size() const { return gtp.size() + errorOutput.size(); }
};

/// A game that another process has played, with all that it leaves behind.
struct PlayedGame
{
    StoredGame game; ///< finished or void
    std::vector<StoredMove> moves;
    QByteArray sgf; ///< its record; empty where none is kept, or none could be
    PackedLogs logs;
};

} // namespace shinpan
