#pragma once

#include "core/competition/competition.h"
#include "core/competition/result/storedgame.h"

namespace shinpan {

/// How many games a block shall have: what the competition's file says, or as many as take a task
/// some ten minutes, going by the games so far.
class BlockLength
{
public:
    void learn(const StoredGame &game);
    /// An even number, 2 or more.
    [[nodiscard]] int games(const Competition &competition) const;

private:
    double m_seconds = 0; ///< of all games
    int m_games = 0;
};

} // namespace shinpan
