#pragma once

#include "core/competition/result/pooltally.h"

#include <QHash>

namespace shinpan {

/// The ratings of a competition whose games end one after the other: PoolTally, which is told which
/// earlier game each repeats.
class PoolCourse
{
public:
    PoolCourse() = default;
    /// Takes what is recorded so far.
    PoolCourse(const Competition &competition,
               const Standings &standings,
               const std::vector<StoredGame> &games);

    /// A game of these players counts, whose repetitions of earlier ones are known.
    void add(const StoredGame &game, const ByColor<std::size_t> &players);
    [[nodiscard]] std::optional<PoolRatings> rate(std::size_t players) const
    {
        return m_pool.rate(players);
    }

private:
    PoolTally m_pool;
    QHash<QString, std::size_t> m_clusters; ///< games that repeat earlier ones are in one, by id
};

} // namespace shinpan
