#pragma once

#include "core/competition/pooled/poolconditions.h"
#include "core/competition/pooled/poolplayers.h"
#include "core/competition/seal/bundle.h"
#include "core/util/message.h"

#include <optional>
#include <vector>

namespace shinpan {

/// A bundle of a pool.
struct PooledBundle
{
    QString file; ///< its name, without its folder
    QByteArray manifestHash;
    QString competition; ///< the name of what was sealed
    QDateTime sealed;
    std::int64_t games = 0;    ///< the number of those that count
    std::int64_t repeated = 0; ///< an earlier bundle has them, too: they were sealed again
    std::int64_t leftOut = 0;  ///< their winner is unknown, or they have a handicap
};

/// All players of several bundles, rated together: a value that every format has its numbers from.
struct BundlePool
{
    std::vector<PooledBundle> bundles;
    std::vector<PooledPlayer> players;
    std::vector<PoolStratum> strata;    ///< they stand in the order in which they come
    std::vector<GameCounts> counts;     ///< each player has one
    std::vector<CrossCell> crosstable;  ///< row by row, a row is a player's
    std::vector<PoolResult> results;    ///< the games as they were rated
    double effectiveGames = 0;          ///< how many independent ones they are worth
    std::optional<PoolRatings> ratings; ///< nothing without any game
    std::vector<Message> notes;         ///< what a reader should know of them; sentences

    /// More players than that are not rated: it takes the cube of their number.
    static constexpr std::size_t MostPlayers = 1'000;

    [[nodiscard]] std::int64_t games() const;
};

/// A bundle as it was read, with the name of its file.
struct NamedBundle
{
    QString file;
    SealedCompetition sealed;
};

/// Pools them. Fails, in words about them, where they cannot be: a tune, whose player changes from
/// game to game, the same bundle twice, and too many players.
[[nodiscard]] Result<BundlePool> poolBundles(const std::vector<NamedBundle> &bundles);

} // namespace shinpan
