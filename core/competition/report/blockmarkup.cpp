#include "core/competition/report/reportmarkup.h"
#include "core/competition/report/reportplots.h"
#include "core/competition/report/reportwords.h"
#include "core/util/spoken.h"

namespace shinpan {

namespace {

constexpr std::size_t MostDrawn = 300; // matchups with pictures: each takes some kilobytes

QString sideMarkup(const QString &name, bool isWinner, const QString &score)
{
    const QString side = isWinner ? QStringLiteral("<div><strong>%1</strong><span>%2</span></div>")
                                  : QStringLiteral("<div><span>%1</span><span>%2</span></div>");
    return side.arg(name, score);
}

/// A line for each game: who had Black, and the result, which leads to its record.
QString gameLines(const CompetitionReport &report, std::size_t matchup)
{
    QString lines;
    for (const StoredGame *game : gamesOf(report, matchup)) {
        lines += QStringLiteral("<div class=\"soft\"><span>%1</span><span>%2</span></div>")
                     .arg(spoken(QT_TRANSLATE_NOOP("Messages", "Black: %1"),
                                 nameMarkup(game->players.black)),
                          recordLink(report, *game, escaped(game->sgfResult)));
    }
    return lines;
}

/// A box with both players and what each scored, and below it whatever there is to add.
QString meetingMarkup(const CompetitionReport &report, const Meeting &meeting, bool hasGames)
{
    if (!meeting.second) {
        return QStringLiteral("<li><div class=\"match bye\">")
             + sideMarkup(nameMarkup(report, meeting.first), false,
                          spoken(QT_TRANSLATE_NOOP("Messages", "bye")))
             + QStringLiteral("</div></li>\n");
    }
    const auto side = [&](std::size_t player, double score) {
        return sideMarkup(nameMarkup(report, player), meeting.winner == player, points(score));
    };
    const QString seed =
        meeting.isBySeed
            ? QStringLiteral("<div class=\"soft\"><span>%1</span></div>").arg(spoken(BySeed))
            : QString();
    return QStringLiteral("<li><div class=\"match\">") + side(meeting.first, meeting.firstPoints)
         + side(*meeting.second, meeting.secondPoints)
         + (hasGames ? gameLines(report, *meeting.matchup) : seed)
         + QStringLiteral("</div></li>\n");
}

QString detailsOf(const CompetitionReport &report, const MatchupReport &matchup, std::size_t index)
{
    QStringList terms = termsOf(report, matchup);
    if (matchup.moves.known > 0) {
        terms +=
            spoken(QT_TRANSLATE_NOOP("Messages", "%1 moves a game"), meanText(matchup.moves, 1));
    }
    terms += remarksOn(matchup);
    QString text = QStringLiteral("<p class=\"note\">") + escaped(terms.join(QStringLiteral(" · ")))
                 + QStringLiteral("</p>\n")
                 + tableMarkup(report, sidesTable(report, matchup),
                               spoken(QT_TRANSLATE_NOOP("Messages", "Both sides")));
    if (matchup.firstTally.all.counts.total() == 0) {
        return text;
    }
    text += QStringLiteral("<p>")
          + spoken(QT_TRANSLATE_NOOP("Messages", "Score of %1: %2; p-value %3."),
                   QStringLiteral("<strong>") + nameMarkup(report, matchup.first)
                       + QStringLiteral("</strong>"),
                   percentRange(matchup.score), escaped(pValueText(matchup.pValue)))
          + QStringLiteral("</p>\n");
    if (!matchup.tellsStrength()) {
        return text;
    }
    text += tableMarkup(
        report, strengthTable(matchup),
        spoken(QT_TRANSLATE_NOOP("Messages", "Strength of the first player against the second")));
    const block::Pair pictures{
        {{block::Picture{spoken(QT_TRANSLATE_NOOP("Messages", "Score, game by game")),
                         QStringLiteral("plot-course-%1").arg(index), &matchup}},
         {block::Picture{spoken(QT_TRANSLATE_NOOP("Messages", "Pairs of games")),
                         QStringLiteral("plot-pairs-%1").arg(index), &matchup.pairs}}}};
    return report.matchups.size() > MostDrawn ? text : text + blockMarkup(report, {{pictures}});
}

/// Folds the block under its summary, if it has one.
QString folded(const QString &summary, const QString &content)
{
    return summary.isEmpty()
             ? content
             : QStringLiteral("<details><summary>") + summary + QStringLiteral("</summary>\n")
                   + content + QStringLiteral("</details>\n");
}

/// Writes blocks as markup.
struct MarkupBlocks
{
    const CompetitionReport &report;

    QString operator()(const block::Facts &facts) const;
    QString operator()(const block::Sentence &sentence) const
    {
        return QStringLiteral("<p>%1.</p>\n").arg(typographic(escaped(capitalized(sentence.text))));
    }
    QString operator()(const block::Note &note) const
    {
        return QStringLiteral("<p class=\"note\">%1</p>\n")
            .arg(note.player.isEmpty() ? escaped(note.text)
                                       : escaped(note.text).arg(nameMarkup(note.player)));
    }
    QString operator()(const block::Lines &lines) const
    {
        return folded(lines.summary,
                      QStringLiteral("<pre>%1</pre>").arg(escapedLines(lines.lines)));
    }
    QString operator()(const block::Table &table) const
    {
        return folded(table.summary, tableMarkup(report, table.table, table.caption));
    }
    QString operator()(const block::Picture &picture) const;
    QString operator()(const block::Pair &pair) const;
    QString operator()(const block::Rounds &rounds) const;
    QString operator()(const block::Matchup &matchup) const;
};

QString MarkupBlocks::operator()(const block::Facts &facts) const
{
    QString text;
    for (const block::Fact &fact : facts.facts) {
        const QString more =
            fact.more.isEmpty()
                ? QString()
                : QStringLiteral("<small>%1</small>").arg(typographic(escaped(fact.more)));
        text += QStringLiteral("<div><dt>%1</dt><dd>%2%3</dd></div>\n")
                    .arg(escaped(fact.name), typographic(escaped(fact.value)), more);
    }
    return QStringLiteral("<dl class=\"facts\">\n") + text + QStringLiteral("</dl>\n");
}

QString MarkupBlocks::operator()(const block::Picture &picture) const
{
    const QString plot = std::visit(
        [&picture](const auto &shown) { return plotMarkup(shown, picture.id); }, picture.shown);
    return plot.isEmpty()
             ? QString()
             : QStringLiteral("<figure><figcaption>") + escaped(picture.caption)
                   + QStringLiteral("</figcaption>\n") + plot + QStringLiteral("</figure>\n");
}

QString MarkupBlocks::operator()(const block::Pair &pair) const
{
    const QString first = blockMarkup(report, {pair.blocks[0]});
    return (pair.isUneven ? QStringLiteral("<div class=\"beside\">\n<div>") + first
                                + QStringLiteral("</div>\n")
                          : QStringLiteral("<div class=\"pair\">\n") + first)
         + blockMarkup(report, {pair.blocks[1]}) + QStringLiteral("</div>\n");
}

QString MarkupBlocks::operator()(const block::Rounds &rounds) const
{
    QString text;
    for (const block::Round &round : rounds.rounds) {
        text += QStringLiteral("<div><h3>%1</h3><ol>\n").arg(capitalized(round.heading));
        for (const Meeting &meeting : round.meetings) {
            text += meetingMarkup(report, meeting, !rounds.isBracket);
        }
        text += QStringLiteral("</ol></div>\n");
    }
    return (rounds.isBracket ? QStringLiteral("<div class=\"rounds bracket\">\n")
                             : QStringLiteral("<div class=\"rounds\">\n"))
         + text + QStringLiteral("</div>\n");
}

QString MarkupBlocks::operator()(const block::Matchup &shown) const
{
    constexpr std::size_t MostOpen = 3; // more are folded, for an overview
    const MatchupReport &matchup = report.matchups[shown.index];
    const QString strength =
        matchup.tellsStrength()
            ? QStringLiteral(", %1, Elo %2")
                  .arg(percent(matchup.score.value),
                       typographic(signedDecimal(matchup.strength().elo.value, 1)))
            : QString();
    return QStringLiteral("<details%1><summary><h3><bdi>%2</bdi></h3><span class=\"soft\">%3%4"
                          "</span></summary>\n<div class=\"inside\">\n")
               .arg(report.matchups.size() <= MostOpen ? QStringLiteral(" open") : QString(),
                    escaped(matchup.name),
                    spoken(QT_TRANSLATE_NOOP("Messages", "%1 games"),
                           playedText(matchup.played(), matchup.games)),
                    strength)
         + detailsOf(report, matchup, shown.index) + QStringLiteral("</div></details>\n");
}

} // namespace

QString blockMarkup(const CompetitionReport &report, const std::vector<ReportBlock> &blocks)
{
    QString text;
    for (const ReportBlock &block : blocks) {
        text += std::visit(MarkupBlocks{report}, block.content);
    }
    return text;
}

} // namespace shinpan
