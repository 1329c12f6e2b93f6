#include "core/competition/report/reportmarkup.h"
#include "core/competition/report/reportsections.h"
#include "core/competition/report/reportwords.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace shinpan {

namespace {

QString sideMarkup(const QString &name, bool isWinner, const QString &score)
{
    const QString side = isWinner ? QStringLiteral("<div><strong>%1</strong><span>%2</span></div>")
                                  : QStringLiteral("<div><span>%1</span><span>%2</span></div>");
    return side.arg(name, score);
}

/// A box with both players and what each scored, and below it whatever there is to add.
QString matchMarkup(const CompetitionReport &report,
                    const MatchupReport &matchup,
                    std::optional<std::size_t> winner,
                    const QString &more)
{
    const Tally &first = matchup.firstTally.all;
    const double score = first.points() + static_cast<double>(first.unknown) / 2;
    return QStringLiteral("<li><div class=\"match\">")
         + sideMarkup(nameMarkup(report, matchup.first), winner == matchup.first, points(score))
         + sideMarkup(nameMarkup(report, matchup.second), winner == matchup.second,
                      points(static_cast<double>(matchup.played()) - score))
         + more + QStringLiteral("</div></li>\n");
}

/// A line for each game: who had Black, and the result, which leads to its record.
QString gameLines(const CompetitionReport &report, std::size_t matchup)
{
    QString lines;
    for (const StoredGame *game : gamesOf(report, matchup)) {
        lines += QStringLiteral("<div class=\"soft\"><span>Black: <bdi>%1</bdi></span>"
                                "<span>%2</span></div>")
                     .arg(escaped(game->players.black),
                          recordLink(report, *game, escaped(game->sgfResult)));
    }
    return lines;
}

QString seedRemark(const BracketMatch &match)
{
    return match.isBySeed ? QStringLiteral("<div class=\"soft\"><span>even: the better seed goes "
                                           "on</span></div>")
                          : QString();
}

QString byeMarkup(const CompetitionReport &report, std::size_t player)
{
    return QStringLiteral("<li><div class=\"match bye\">")
         + sideMarkup(nameMarkup(report, player), false, QStringLiteral("bye"))
         + QStringLiteral("</div></li>\n");
}

QString columnMarkup(const QString &heading, const QString &matches)
{
    return QStringLiteral("<div><h3>%1</h3><ol>\n").arg(heading) + matches
         + QStringLiteral("</ol></div>\n");
}

/// A place in a round of a knockout.
struct Place
{
    const BracketMatch *match = nullptr; ///< null: a bye
    std::size_t player = 0;              ///< who has the bye
};

using Matches = std::vector<const BracketMatch *>;

Place placeOf(const CompetitionReport &report, const Matches &round, std::size_t player)
{
    const auto found = std::ranges::find_if(round, [&](const BracketMatch *match) {
        const MatchupReport &matchup = report.matchups[match->matchup];
        return matchup.first == player || matchup.second == player;
    });
    return found == round.end() ? Place{nullptr, player} : Place{*found, 0};
}

std::vector<Matches> matchesByRound(const CompetitionReport &report)
{
    std::vector<Matches> rounds;
    for (const BracketMatch &match : report.bracket) {
        const auto round = static_cast<std::size_t>(match.round);
        rounds.resize(std::max(rounds.size(), round + 1));
        rounds[round].push_back(&match);
    }
    return rounds;
}

/// From the latest round back: in front of each match stand the places where its players come from,
/// a match or, in the first round, a bye.
std::vector<std::vector<Place>> placesOf(const CompetitionReport &report)
{
    const std::vector<Matches> matches = matchesByRound(report);
    std::vector<std::vector<Place>> places(matches.size());
    for (std::size_t round = matches.size(); round-- > 0;) {
        if (round + 1 == matches.size()) {
            for (const BracketMatch *match : matches[round]) {
                places[round].push_back({match, 0});
            }
            continue;
        }
        for (const Place &next : places[round + 1]) {
            const MatchupReport &matchup = report.matchups[next.match->matchup];
            places[round].push_back(placeOf(report, matches[round], matchup.first));
            places[round].push_back(placeOf(report, matches[round], matchup.second));
        }
    }
    return places;
}

} // namespace

QString bracketMarkup(const CompetitionReport &report)
{
    QString text;
    int round = 0;
    for (const std::vector<Place> &places : placesOf(report)) {
        QString matches;
        for (const Place &place : places) {
            matches += place.match == nullptr
                         ? byeMarkup(report, place.player)
                         : matchMarkup(report, report.matchups[place.match->matchup],
                                       place.match->winner, seedRemark(*place.match));
        }
        text += columnMarkup(capitalized(roundText(round, report.players.size())), matches);
        ++round;
    }
    return text.isEmpty() ? QString()
                          : QStringLiteral("<div class=\"rounds bracket\">\n") + text
                                + QStringLiteral("</div>\n");
}

QString roundsMarkup(const CompetitionReport &report)
{
    if (report.type != CompetitionType::Swiss || report.matchups.empty()) {
        return {};
    }
    QString text;
    for (const RoundReport &round : roundsOf(report)) {
        QString matches;
        for (const std::size_t index : round.matchups) {
            matches +=
                matchMarkup(report, report.matchups[index], std::nullopt, gameLines(report, index));
        }
        for (const std::size_t player : round.byes) {
            matches += byeMarkup(report, player);
        }
        text += columnMarkup(QStringLiteral("Round %1").arg(round.round + 1), matches);
    }
    return QStringLiteral("<div class=\"rounds\">\n") + text + QStringLiteral("</div>\n");
}

} // namespace shinpan
