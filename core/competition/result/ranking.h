#pragma once

#include "core/competition/competition.h"
#include "core/competition/schedule/standings.h"
#include "core/statistics/poolratings.h"

#include <QString>

#include <optional>
#include <vector>

namespace shinpan {

// The order of the players, one by the competition's type, for reports, the terminal and the
// window.

[[nodiscard]] QString tieBreakName(TieBreak tieBreak);
/// The first ones of the type, without that which a table of won and lost games shows anyway.
[[nodiscard]] std::vector<TieBreak> shownTieBreaks(CompetitionType type);
/// Whether the type's order is that of points in the first place.
[[nodiscard]] bool goesByPoints(CompetitionType type);

/// A line of the standings.
struct StandingRow
{
    int place = 1; ///< shared by players that nothing tells apart
    std::size_t player = 0;
    double points = 0; ///< with those of byes; an unknown game is half a point
    int byes = 0;
    std::vector<double> tieBreaks{}; ///< in the order of CompetitionKind::tieBreaks
    bool isStillIn = true;           ///< knockout: has not been beaten
};

/// What is known of a player in the standings.
struct PlayerStanding
{
    StandingRow row;
    QString name;
    std::optional<Estimate> elo; ///< nothing while it is not known
    GameCounts games;
    std::int64_t unknown = 0; ///< games whose winner nobody can say
    bool isResting = false;   ///< plays no more, for its faults
};

/// A match of a knockout.
struct BracketMatch
{
    int round = 0;
    std::size_t matchup = 0; ///< in the standings
    std::optional<std::size_t> winner{};
    bool isBySeed = false; ///< even to the end: the better seed goes on
};

/// The score of one player against another in all matchups.
struct CrossCell
{
    double points = 0; ///< an unknown game is half a point
    std::int64_t games = 0;
};

/// Row by row, a row is a player's.
[[nodiscard]] std::vector<CrossCell> crosstableOf(const Standings &standings);

/// The matches, with their winners where they are decided, where survival is the merit; else none.
[[nodiscard]] std::vector<BracketMatch> bracketOf(const Competition &competition,
                                                  const Schedule &schedule,
                                                  const Standings &standings);

/// The best first, by the type's merit and tie-breaks.
[[nodiscard]] std::vector<StandingRow> standingRows(const Competition &competition,
                                                    const Standings &standings,
                                                    const std::vector<BracketMatch> &bracket,
                                                    const std::optional<PoolRatings> &ratings);

/// The round that is played.
struct RoundOf
{
    int number = 1; ///< from 1
    int all = 1;    ///< how many there are

    friend bool operator==(const RoundOf &, const RoundOf &) = default;
};
/// The first that has games to play, or else the last; nothing for types without rounds.
[[nodiscard]] std::optional<RoundOf> roundOf(const Competition &competition,
                                             const Schedule &schedule,
                                             const Standings &standings);

} // namespace shinpan
