#pragma once

#include "core/competition/result/storedgame.h"

#include <QByteArray>

#include <vector>

namespace shinpan {

/// A game that another process has played, with all that it leaves behind.
struct PlayedGame
{
    StoredGame game; ///< finished or void
    std::vector<StoredMove> moves;
    QByteArray sgf; ///< its record; empty where none is kept, or none could be
};

} // namespace shinpan
