#include "core/competition/report/meetings.h"
#include "core/competition/report/reportmarkup.h"
#include "core/competition/report/reportsections.h"
#include "core/competition/report/reportwords.h"

namespace shinpan {

namespace {

QString sideMarkup(const QString &name, bool isWinner, const QString &score)
{
    const QString side = isWinner ? QStringLiteral("<div><strong>%1</strong><span>%2</span></div>")
                                  : QStringLiteral("<div><span>%1</span><span>%2</span></div>");
    return side.arg(name, score);
}

/// A box with both players and what each scored, and below it whatever there is to add.
QString matchMarkup(const CompetitionReport &report, const Meeting &meeting, const QString &more)
{
    const auto side = [&](std::size_t player, double score) {
        return sideMarkup(nameMarkup(report, player), meeting.winner == player, points(score));
    };
    return QStringLiteral("<li><div class=\"match\">") + side(meeting.first, meeting.firstPoints)
         + side(*meeting.second, meeting.secondPoints) + more + QStringLiteral("</div></li>\n");
}

/// A line for each game: its Black, and the result, which leads to its record.
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

QString seedRemark(const Meeting &match)
{
    return match.isBySeed ? QStringLiteral("<div class=\"soft\"><span>even: the higher seed goes "
                                           "through</span></div>")
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

} // namespace

QString bracketMarkup(const CompetitionReport &report)
{
    if (kindOf(report.type).drawing != CompetitionKind::Drawing::Bracket) {
        return {};
    }
    QString text;
    int number = 0;
    for (const MeetingRound &round : meetingRounds(report)) {
        QString matches;
        for (const Meeting &meeting : round) {
            matches += meeting.second ? matchMarkup(report, meeting, seedRemark(meeting))
                                      : byeMarkup(report, meeting.first);
        }
        text += columnMarkup(capitalized(roundText(number, report.players.size())), matches);
        ++number;
    }
    return text.isEmpty() ? QString()
                          : QStringLiteral("<div class=\"rounds bracket\">\n") + text
                                + QStringLiteral("</div>\n");
}

QString roundsMarkup(const CompetitionReport &report)
{
    if (kindOf(report.type).drawing != CompetitionKind::Drawing::Pairings
        || report.matchups.empty()) {
        return {};
    }
    QString text;
    int number = 0;
    for (const MeetingRound &round : meetingRounds(report)) {
        QString matches;
        for (const Meeting &meeting : round) {
            matches += meeting.second
                         ? matchMarkup(report, meeting, gameLines(report, *meeting.matchup))
                         : byeMarkup(report, meeting.first);
        }
        text += columnMarkup(QStringLiteral("Round %1").arg(++number), matches);
    }
    return QStringLiteral("<div class=\"rounds\">\n") + text + QStringLiteral("</div>\n");
}

} // namespace shinpan
