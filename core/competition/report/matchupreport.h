#pragma once

#include "core/competition/report/reporttally.h"
#include "core/match/matchsetup.h"

#include <QString>

#include <optional>
#include <vector>

namespace shinpan {

/// How the score of a matchup stood after so many games with a known result.
struct CoursePoint
{
    std::int64_t games = 0;
    Estimate score;
};

/// What a matchup's games say about its first player against its second. Where two players meet
/// time and again (round robin), all their meetings are one.
struct MatchupReport
{
    QString id;
    QString name; ///< "gnugo-1 v gnugo-5"
    std::size_t first = 0;
    std::size_t second = 0;
    int round = 0;
    bool isAlternating = true;
    std::optional<int> games; ///< how many it shall have, where that is known
    int running = 0;
    std::int64_t voids = 0;
    MatchSetup setup;
    ByColor<Tally> colors;
    PlayerTally firstTally;
    PlayerTally secondTally;
    KnownMean moves;             ///< of a game
    std::int64_t duplicates = 0; ///< games with a known result that repeat another one
    double effectiveGames = 0;   ///< how many independent games those are worth, see EffectiveSize
    PairCounts pairs;            ///< none where colours do not alternate
    Estimate score;              ///< Wilson
    double pValue = 1;           ///< of equal players; see binomialPValue()
    Strength byGames;            ///< "trinomial"
    std::optional<Strength> byPairs; ///< "pentanomial"; nothing while there is no pair
    std::vector<CoursePoint> course; ///< few enough to draw, the last one is now

    [[nodiscard]] std::int64_t played() const { return firstTally.all.played(); }
    [[nodiscard]] std::int64_t unknown() const { return firstTally.all.unknown; }
    /// Whether the games can tell who is stronger: of fewer than six, chance wins all of them too
    /// often (two-sided, equal players: 1 of 16 times of five).
    [[nodiscard]] bool tellsStrength() const { return firstTally.all.counts.total() >= 6; }
    /// By pairs, which is the honest one, as soon as there are any.
    [[nodiscard]] const Strength &strength() const { return byPairs ? *byPairs : byGames; }
};

} // namespace shinpan
