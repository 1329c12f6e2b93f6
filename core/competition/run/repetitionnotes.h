#pragma once

#include "core/competition/result/duplicates.h"
#include "core/competition/result/storedgame.h"
#include "core/rules/gameline.h"

#include <QHash>
#include <QString>

#include <deque>
#include <vector>

namespace shinpan {

/// Says in each game that counts which earlier one it repeats. It hears of all of them, in the
/// order in which they end.
class RepetitionNotes
{
public:
    /// `players` are the game's players' indices.
    void add(StoredGame &game, const ByColor<std::size_t> &players, const GameLine &line);

private:
    /// "AvB_3" in parts: all games of a matchup have the first one in common.
    struct Id
    {
        std::uint32_t matchup; ///< in m_matchups
        int number;
    };

    [[nodiscard]] Id toId(const QString &gameId);
    [[nodiscard]] QString textOf(const Duplicate &game) const;

    DuplicateFinder m_finder; ///< by players and colours
    std::deque<Id> m_ids;     ///< as the finder counts games
    std::vector<QString> m_matchups;
    QHash<QString, std::uint32_t> m_places; ///< each matchup's place in m_matchups
};

/// "repeats game AvB_3": of one that repeats any.
[[nodiscard]] QString repetitionText(const StoredGame &game);

} // namespace shinpan
