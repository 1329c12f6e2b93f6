#pragma once

#include "core/competition/result/pooltally.h"
#include "core/match/matchsetup.h"

#include <QString>

#include <optional>
#include <vector>

namespace shinpan {

/// What games are played under: conditions that differ in any of this are strata of their own.
struct PoolConditions
{
    BoardSize size;
    double komi = 0;
    Ruleset rules;
    ByColor<TimeControl> time;

    friend bool operator==(const PoolConditions &, const PoolConditions &) = default;
};

/// "9x9, komi 7, chinese, no clock".
[[nodiscard]] QString nameOf(const PoolConditions &conditions);

/// A player in the games of one stratum.
struct StratumRow
{
    std::size_t player = 0;
    GameCounts games;
    /// The rating by the games of the stratum alone, against the mean of its players.
    Estimate own;
    /// The rating by all games, against the mean of the same players.
    Estimate shared;
    /// How much more the stratum alone says than all games do. Its error is that of a part against
    /// the whole: variances are subtracted (Hausman).
    Estimate apart;
};

/// The games of one of the pool's conditions.
struct PoolStratum
{
    PoolConditions conditions;
    PoolTally tally;                    ///< its games alone are counted
    std::vector<GameCounts> counts{};   ///< each player of the pool has one
    std::vector<StratumRow> rows{};     ///< those who played have one, the best by all games first
    std::optional<Estimate> blackElo{}; ///< what having Black is worth, in the fit of all games
};

/// Fills in what the ratings of all games say of a stratum, whose number this is.
void judgeStratum(PoolStratum &stratum, std::size_t number, const PoolRatings &ratings);

} // namespace shinpan
