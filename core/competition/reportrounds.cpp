// The parts of the HTML report that go by rounds.

#include "core/competition/report.h"
#include "core/competition/reportmarkup.h"
#include "core/competition/reportwords.h"

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

/// A box with both players and what each scored.
QString matchMarkup(const CompetitionReport &report,
                    const MatchupReport &matchup,
                    std::optional<std::size_t> winner)
{
    const Tally &first = matchup.firstTally.all;
    const double score = first.points() + static_cast<double>(first.unknown) / 2;
    return QStringLiteral("<li><div class=\"match\">")
         + sideMarkup(nameMarkup(report, matchup.first), winner == matchup.first, points(score))
         + sideMarkup(nameMarkup(report, matchup.second), winner == matchup.second,
                      points(static_cast<double>(matchup.played()) - score))
         + QStringLiteral("</div></li>\n");
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

/// Those whom a round of a Swiss leaves out have a bye.
QString roundMarkup(const CompetitionReport &report, int round)
{
    QString text;
    std::vector<bool> isIdle(report.players.size(), true);
    for (const MatchupReport &matchup : report.matchups) {
        if (matchup.round == round) {
            text += matchMarkup(report, matchup, std::nullopt);
            isIdle[matchup.first] = isIdle[matchup.second] = false;
        }
    }
    for (std::size_t player = 0; player < isIdle.size(); ++player) {
        text += isIdle[player] ? byeMarkup(report, player) : QString();
    }
    return text;
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
                                       place.match->winner);
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
    const int last = std::ranges::max(report.matchups, {}, &MatchupReport::round).round;
    QString text;
    for (int round = 0; round <= last; ++round) {
        text += columnMarkup(QStringLiteral("Round %1").arg(round + 1), roundMarkup(report, round));
    }
    return QStringLiteral("<div class=\"rounds\">\n") + text + QStringLiteral("</div>\n");
}

} // namespace shinpan
