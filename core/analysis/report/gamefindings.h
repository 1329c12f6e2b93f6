#pragma once

#include "core/analysis/reviewedgame.h"

#include <QString>

#include <vector>

namespace shinpan {

/// What one engine found of a game.
struct GameFindings
{
    QString file;
    int game = 1; ///< in its file
    QString engine;
    ByColor<QString> playerName;
    BoardSize size;
    std::vector<JudgedMove> moves;
};

} // namespace shinpan
