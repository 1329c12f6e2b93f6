#pragma once

#include "core/competition/duplicates.h"
#include "core/competition/standings.h"

#include <QString>

namespace shinpan {

/// Names the earlier game that a game of a competition repeats: between the same players with the
/// same colours.
class DuplicateWatch
{
public:
    /// Adds a game that counts; what it repeats, exactly or nearly, if anything.
    std::optional<QString> add(const QString &gameId,
                               const ByColor<std::size_t> &players,
                               const GameLine &line);

private:
    DuplicateFinder m_finder;
    std::vector<QString> m_ids; ///< as the finder counts games
};

} // namespace shinpan
