#pragma once

#include "core/competition/result/duplicates.h"
#include "core/competition/result/storedgame.h"
#include "core/rules/gameline.h"

#include <vector>

namespace shinpan {

/// Says in each game that counts which earlier one it repeats. Told of all of them, in the order in
/// which they end.
class RepetitionNotes
{
public:
    /// `players` are the game's players' indices.
    void add(StoredGame &game, const ByColor<std::size_t> &players, const GameLine &line);

private:
    DuplicateFinder m_ofTheSame; ///< games by players and colours
    DuplicateFinder m_ofAll;
    std::vector<QString> m_ids; ///< as both count games
};

/// "repeats game AvB_3": of one that repeats any.
[[nodiscard]] QString repetitionText(const StoredGame &game);

} // namespace shinpan
