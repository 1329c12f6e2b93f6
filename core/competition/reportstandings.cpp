#include "core/competition/reportstandings.h"

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

bool has(const Matchup &matchup, std::size_t player)
{
    return matchup.first() == player || matchup.second() == player;
}

/// In how many rounds of a Swiss tournament the player had no opponent.
int byesOf(const Standings &standings, std::size_t player)
{
    if (standings.matchups().empty()) {
        return 0;
    }
    const auto matches = std::ranges::count_if(
        standings.matchups(), [&](const Matchup &matchup) { return has(matchup, player); });
    return standings.matchups().back().round() + 1 - static_cast<int>(matches);
}

/// Each match counts once, whatever the number of its games.
double valueOf(TieBreak tieBreak,
               const Standings &standings,
               const std::vector<StandingRow> &byPlayer,
               std::size_t player)
{
    double sum = tieBreak == TieBreak::Sos ? byPlayer[player].byes * byPlayer[player].points : 0;
    for (const Matchup &matchup : standings.matchups()) {
        if (!has(matchup, player) || matchup.played() == 0) {
            continue;
        }
        const double theirs = byPlayer[opponentOf(matchup, player)].points;
        const bool isFirst = matchup.first() == player;
        switch (tieBreak) {
        case TieBreak::Sos:
            sum += theirs;
            break;
        case TieBreak::Sodos:
            sum += theirs * pointsOf(matchup, player) / matchup.played();
            break;
        case TieBreak::Wins:
            sum += static_cast<double>(isFirst ? matchup.counts().wins : matchup.counts().losses);
            break;
        }
    }
    return sum;
}

/// Ratings that would be printed alike are alike.
double roundedElo(const std::optional<PoolRatings> &ratings, std::size_t player)
{
    return ratings ? std::round(ratings->elo(player) * 1000) / 1000 : 0;
}

/// How many rounds of a knockout the player survived: all of them if nobody has beaten it.
int roundsSurvived(const std::vector<BracketMatch> &bracket,
                   const Standings &standings,
                   std::size_t player)
{
    const auto lost = std::ranges::find_if(bracket, [&](const BracketMatch &match) {
        return match.winner && *match.winner != player
            && has(standings.matchups()[match.matchup], player);
    });
    return lost == bracket.end() ? std::numeric_limits<int>::max() : lost->round;
}

bool goesByRatings(CompetitionType type)
{
    return type == CompetitionType::Playoff || type == CompetitionType::Gauntlet;
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

std::vector<BracketMatch> bracketOf(const Schedule &schedule, const Standings &standings)
{
    std::vector<BracketMatch> bracket;
    for (std::size_t i = 0; i < standings.matchups().size(); ++i) {
        const Matchup &matchup = standings.matchups()[i];
        BracketMatch match{matchup.round(), i, std::nullopt};
        if (matchup.running() == 0 && matchup.played() >= schedule.gamesOf(standings, matchup)) {
            match.winner = matchup.secondHalfPoints() > matchup.firstHalfPoints() ? matchup.second()
                                                                                  : matchup.first();
        }
        bracket.push_back(match);
    }
    return bracket;
}

std::vector<TieBreak> tieBreaksOf(CompetitionType type)
{
    switch (type) {
    case CompetitionType::AllPlayAll:
    case CompetitionType::RoundRobin:
        return {TieBreak::Sodos, TieBreak::Wins};
    case CompetitionType::Swiss:
        return {TieBreak::Sos, TieBreak::Sodos};
    case CompetitionType::Playoff:
    case CompetitionType::Gauntlet:
    case CompetitionType::Knockout:
    case CompetitionType::SprtMatch:
        return {};
    }
    Q_UNREACHABLE();
}

std::vector<StandingRow> standingRows(const Competition &competition,
                                      const Standings &standings,
                                      const std::vector<BracketMatch> &bracket,
                                      const std::optional<PoolRatings> &ratings)
{
    const bool isSwiss = competition.type == CompetitionType::Swiss;
    const bool isKnockout = competition.type == CompetitionType::Knockout;
    std::vector<StandingRow> rows(standings.players());
    for (std::size_t player = 0; player < rows.size(); ++player) {
        StandingRow &row = rows[player];
        row.player = player;
        row.byes = isSwiss ? byesOf(standings, player) : 0;
        row.points = standings.halfPoints(player) / 2.0 + row.byes * competition.games.value_or(1);
    }
    std::vector<std::vector<double>> merits(rows.size()); // by player, greater ones are ahead
    for (std::size_t player = 0; player < rows.size(); ++player) {
        std::vector<double> &merit = merits[player];
        if (isKnockout) {
            const int survived = roundsSurvived(bracket, standings, player);
            rows[player].isStillIn = survived == std::numeric_limits<int>::max();
            merit = {static_cast<double>(survived)};
        } else {
            merit = {goesByRatings(competition.type) ? roundedElo(ratings, player)
                                                     : rows[player].points};
        }
    }
    for (const TieBreak tieBreak : tieBreaksOf(competition.type)) {
        std::vector<double> values;
        for (std::size_t player = 0; player < rows.size(); ++player) {
            values.push_back(valueOf(tieBreak, standings, rows, player));
        }
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

} // namespace shinpan
