#include "core/competition/result/ranking.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace shinpan {

namespace {

double pointsOf(const Matchup &matchup, std::size_t player)
{
    const int halves =
        player == matchup.first() ? matchup.firstHalfPoints() : matchup.secondHalfPoints();
    return halves / 2.0;
}

std::size_t opponentOf(const Matchup &matchup, std::size_t player)
{
    return player == matchup.first() ? matchup.second() : matchup.first();
}

/// What a matchup that was played adds to it for one of its players.
double valueOf(TieBreak tieBreak,
               const Matchup &matchup,
               const std::vector<StandingRow> &byPlayer,
               std::size_t player)
{
    const double theirs = byPlayer[opponentOf(matchup, player)].points;
    const bool isFirst = matchup.first() == player;
    switch (tieBreak) {
    case TieBreak::Sos:
        return theirs;
    case TieBreak::Sodos:
        return theirs * pointsOf(matchup, player) / matchup.played();
    case TieBreak::Wins:
        return static_cast<double>(isFirst ? matchup.counts().wins : matchup.counts().losses);
    }
    Q_UNREACHABLE();
}

/// The values by player. Each match counts once, whatever the number of its games.
std::vector<double> valuesOf(TieBreak tieBreak,
                             const Standings &standings,
                             const std::vector<StandingRow> &byPlayer)
{
    std::vector<double> values;
    for (const StandingRow &row : byPlayer) {
        values.push_back(tieBreak == TieBreak::Wins ? 0 : row.byes * row.points);
    }
    for (const Matchup &matchup : standings.matchups()) {
        if (matchup.played() > 0) {
            for (const std::size_t player : {matchup.first(), matchup.second()}) {
                values[player] += valueOf(tieBreak, matchup, byPlayer, player);
            }
        }
    }
    return values;
}

/// Ratings that would be printed alike are alike.
double roundedElo(const PoolRatings &ratings, std::size_t player)
{
    return std::round(ratings.elo(player) * 1000) / 1000;
}

/// How many rounds of a knockout the player survived: all, if nobody has beaten it.
int roundsSurvived(const std::vector<BracketMatch> &bracket,
                   const Standings &standings,
                   std::size_t player)
{
    const auto lost = std::ranges::find_if(bracket, [&](const BracketMatch &match) {
        return match.winner && *match.winner != player
            && standings.matchups()[match.matchup].has(player);
    });
    return lost == bracket.end() ? std::numeric_limits<int>::max() : lost->round;
}

/// Whether the ratings tell any two players apart: a few games with their repeats may not.
bool tellAnybodyApart(const PoolRatings &ratings)
{
    for (std::size_t player = 0; player < ratings.size(); ++player) {
        for (std::size_t other = 0; other < player; ++other) {
            const Estimate difference = ratings.difference(player, other);
            if (difference.low > 0 || difference.high < 0) {
                return true;
            }
        }
    }
    return false;
}

/// Points alone are not the same for all where opponents differ, unless ratings say nothing.
bool goesByRatings(const CompetitionKind &kind, const std::optional<PoolRatings> &ratings)
{
    return kind.merit == CompetitionKind::Merit::Ratings && ratings && tellAnybodyApart(*ratings);
}

} // namespace

std::vector<CrossCell> crosstableOf(const Standings &standings)
{
    const std::size_t players = standings.players();
    std::vector<CrossCell> cells(players * players);
    for (const Matchup &matchup : standings.matchups()) {
        CrossCell &first = cells[matchup.first() * players + matchup.second()];
        CrossCell &second = cells[matchup.second() * players + matchup.first()];
        first.points += pointsOf(matchup, matchup.first());
        second.points += pointsOf(matchup, matchup.second());
        first.games += matchup.played();
        second.games += matchup.played();
    }
    return cells;
}

std::vector<BracketMatch> bracketOf(const Competition &competition,
                                    const Schedule &schedule,
                                    const Standings &standings)
{
    std::vector<BracketMatch> bracket;
    if (kindOf(competition).merit != CompetitionKind::Merit::Survival) {
        return bracket;
    }
    for (std::size_t i = 0; i < standings.matchups().size(); ++i) {
        const Matchup &matchup = standings.matchups()[i];
        BracketMatch match{matchup.round(), i};
        if (matchup.running() == 0 && matchup.played() >= schedule.gamesOf(standings, matchup)) {
            const int lead = matchup.firstHalfPoints() - matchup.secondHalfPoints();
            match.winner = lead < 0 ? matchup.second() : matchup.first();
            match.isBySeed = lead == 0;
        }
        bracket.push_back(match);
    }
    return bracket;
}

QString tieBreakName(TieBreak tieBreak)
{
    constexpr const char *Names[] = {"SOS", "SODOS", "wins"};
    return QString::fromLatin1(Names[static_cast<std::size_t>(tieBreak)]);
}

bool goesByPoints(CompetitionType type)
{
    return kindOf(type).merit == CompetitionKind::Merit::Points;
}

std::vector<TieBreak> shownTieBreaks(CompetitionType type)
{
    const std::span<const TieBreak> all = kindOf(type).tieBreaks;
    std::vector<TieBreak> shown(all.begin(), all.end());
    while (!shown.empty() && shown.back() == TieBreak::Wins) {
        shown.pop_back();
    }
    return shown;
}

std::vector<StandingRow> standingRows(const Competition &competition,
                                      const Standings &standings,
                                      const std::vector<BracketMatch> &bracket,
                                      const std::optional<PoolRatings> &ratings)
{
    const CompetitionKind &kind = kindOf(competition);
    const bool isByRatings = goesByRatings(kind, ratings);
    std::vector<StandingRow> rows(standings.players());
    const std::vector<int> halfPoints = standings.halfPoints();
    for (std::size_t player = 0; player < rows.size(); ++player) {
        StandingRow &row = rows[player];
        row.player = player;
        row.byes = kind.countsByes ? standings.roundsWithout(player) : 0;
        row.points = halfPoints[player] / 2.0 + row.byes * competition.games.value_or(1);
    }
    std::vector<std::vector<double>> merits(rows.size()); // by player, greater ones are ahead
    for (std::size_t player = 0; player < rows.size(); ++player) {
        std::vector<double> &merit = merits[player];
        if (kind.merit == CompetitionKind::Merit::Survival) {
            const int survived = roundsSurvived(bracket, standings, player);
            rows[player].isStillIn = survived == std::numeric_limits<int>::max();
            merit = {static_cast<double>(survived)};
        } else {
            merit = {isByRatings ? roundedElo(*ratings, player) : rows[player].points};
        }
    }
    for (const TieBreak tieBreak : kind.tieBreaks) {
        const std::vector<double> values = valuesOf(tieBreak, standings, rows);
        for (std::size_t player = 0; player < rows.size(); ++player) {
            rows[player].tieBreaks.push_back(values[player]);
            merits[player].push_back(values[player]);
        }
    }
    std::ranges::stable_sort(rows, [&](const StandingRow &a, const StandingRow &b) {
        return merits[a.player] > merits[b.player];
    });
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool isTied = i > 0 && merits[rows[i].player] == merits[rows[i - 1].player];
        rows[i].place = isTied ? rows[i - 1].place : static_cast<int>(i) + 1;
    }
    return rows;
}

std::optional<RoundOf> roundOf(const Competition &competition,
                               const Schedule &schedule,
                               const Standings &standings)
{
    const std::vector<Matchup> &matchups = standings.matchups();
    const auto rounds = kindOf(competition).rounds;
    if (matchups.empty() || rounds == nullptr) {
        return std::nullopt;
    }
    const auto open = std::ranges::find_if(matchups, [&](const Matchup &matchup) {
        return matchup.running() > 0 || matchup.played() < schedule.gamesOf(standings, matchup);
    });
    const int round = open == matchups.end() ? standings.lastRound() : open->round();
    return RoundOf{round + 1, rounds(competition)};
}

} // namespace shinpan
