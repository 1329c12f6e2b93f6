#pragma once

#include "core/competition/result/duplicates.h"
#include "core/competition/result/storedgame.h"

namespace shinpan {

/// Names the earlier game that a game of a competition repeats.
class DuplicateWatch
{
public:
    /// Adds a game that counts and says in it what it repeats. `players` are its players' indices.
    void add(StoredGame &game, const ByColor<std::size_t> &players, const GameLine &line);

private:
    DuplicateFinder m_ofTheSame; ///< players and colours
    DuplicateFinder m_ofAll;
    std::vector<QString> m_ids; ///< as both count games
};

} // namespace shinpan
