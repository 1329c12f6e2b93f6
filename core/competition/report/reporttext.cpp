#include "core/competition/report/reportdocument.h"
#include "core/competition/report/reportformats.h"
#include "core/competition/report/reportwords.h"
#include "core/report/texttable.h"
#include "core/util/printable.h"
#include "core/util/spoken.h"

#include <QStringList>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int NameColumns = 18;
constexpr int TextColumns = 40;

QString nameOf(const CompetitionReport &report, std::size_t player)
{
    return fitted(report.players[player].id, NameColumns);
}

/// Cells with names that do not take too much room.
struct TextCells
{
    template <typename Cell>
    QString operator()(const Cell &cell) const
    {
        return textOf(cell);
    }
    QString operator()(const PlayerCell &cell) const { return fitted(cell.name, NameColumns); }
    QString operator()(const MachineCell &cell) const { return fitted(textOf(cell), NameColumns); }
    QString operator()(const TextCell &cell) const { return fitted(cell.text, TextColumns); }
};

/// The table in columns of characters; each player's letter stands in front of the name.
QString tableText(const ReportTable &table)
{
    std::vector<TextTable::Column> columns;
    std::size_t repeated = 0; // up to the name
    for (const ReportColumn &column : table.columns) {
        const bool isName = headsRows(column.kind);
        if (column.kind == ColumnKind::Player) {
            columns.push_back({"", true});
        }
        columns.push_back(TextTable::Column(
            column.kind == ColumnKind::Opponent ? lettersOf(column.index) : column.name, isName));
        repeated = isName ? columns.size() : repeated;
    }
    TextTable text(std::move(columns), repeated);
    for (const std::vector<ReportCell> &row : table.rows) {
        QStringList cells;
        for (const ReportCell &cell : row) {
            if (const auto *player = std::get_if<PlayerCell>(&cell)) {
                cells += lettersOf(player->player);
            }
            cells += std::visit(TextCells(), cell);
        }
        text.addRow(cells);
    }
    return text.toText();
}

QString scoreText(const Meeting &meeting)
{
    return points(meeting.firstPoints) + u'-' + points(meeting.secondPoints);
}

QString bracketText(const CompetitionReport &report, const block::Round &round)
{
    QString text = QStringLiteral("  ") + round.heading + u'\n';
    for (const Meeting &meeting : round.meetings) {
        if (!meeting.second) {
            continue;
        }
        text += QStringLiteral("    %1 %2 %3%4%5\n")
                    .arg(nameOf(report, meeting.first), scoreText(meeting),
                         nameOf(report, *meeting.second),
                         meeting.winner ? QStringLiteral(": ") + nameOf(report, *meeting.winner)
                                        : QString(),
                         meeting.isBySeed ? QStringLiteral(", ") + spoken(BySeed) : QString());
    }
    return text;
}

/// The pairings of a round of a Swiss, how each game ended, and the byes.
QString pairingsText(const CompetitionReport &report, const block::Round &round)
{
    TextTable table({{"", true},
                     {QT_TRANSLATE_NOOP("Messages", "first"), true},
                     {},
                     {QT_TRANSLATE_NOOP("Messages", "second"), true},
                     {QT_TRANSLATE_NOOP("Messages", "games"), true}});
    for (const Meeting &meeting : round.meetings) {
        if (!meeting.second) {
            table.addRow(
                {spoken(QT_TRANSLATE_NOOP("Messages", "bye")), nameOf(report, meeting.first)});
            continue;
        }
        QStringList results;
        for (const StoredGame *game : gamesOf(report, *meeting.matchup)) {
            results += game->sgfResult;
        }
        table.addRow({report.matchups[*meeting.matchup].id, nameOf(report, meeting.first),
                      scoreText(meeting), nameOf(report, *meeting.second), results.join(u' ')});
    }
    return round.heading + u'\n' + table.toText();
}

/// A player's line in its matchup's block.
QStringList matchupCells(const CompetitionReport &report,
                         const MatchupReport &matchup,
                         bool isFirst)
{
    const PlayerTally &tally = isFirst ? matchup.firstTally : matchup.secondTally;
    const PlayerTally &other = isFirst ? matchup.secondTally : matchup.firstTally;
    QStringList cells{nameOf(report, isFirst ? matchup.first : matchup.second),
                      points(tally.all.points()),
                      percent(tally.all.points(), tally.all.counts.total())};
    for (const Color color : BothColors) {
        const Tally &part = tally.byColor[color];
        const QString theirs = isFirst != (color == Color::Black) ? QString()
                             : isFirst ? spoken(QT_TRANSLATE_NOOP("Messages", "(black)"))
                                       : spoken(QT_TRANSLATE_NOOP("Messages", "(white)"));
        cells += matchup.isAlternating ? points(part.points()) : QString();
        cells += matchup.isAlternating ? percent(part.points(), part.counts.total()) : theirs;
    }
    for (const ReportCell &cell : costCells(tally.all, other.all)) {
        cells += textOf(cell);
    }
    return cells;
}

QString matchupTable(const CompetitionReport &report, const MatchupReport &matchup)
{
    const bool isAlternating = matchup.isAlternating;
    TextTable table({{"", true},
                     QT_TRANSLATE_NOOP("Messages", "wins"),
                     "",
                     "",
                     {isAlternating ? QT_TRANSLATE_NOOP("Messages", "black") : ""},
                     "",
                     {isAlternating ? QT_TRANSLATE_NOOP("Messages", "white") : ""},
                     QT_TRANSLATE_NOOP("Messages", "forfeits"),
                     QT_TRANSLATE_NOOP("Messages", "on time"),
                     QT_TRANSLATE_NOOP("Messages", "void"),
                     QT_TRANSLATE_NOOP("Messages", "avg time"),
                     QT_TRANSLATE_NOOP("Messages", "cpu"),
                     QT_TRANSLATE_NOOP("Messages", "told cpu")});
    table.addRow(matchupCells(report, matchup, true));
    table.addRow(matchupCells(report, matchup, false));
    if (isAlternating) {
        QStringList cells{QString(), QString(), QString()};
        for (const Color color : BothColors) {
            const Tally &tally = matchup.colors[color];
            cells += {points(tally.points()), percent(tally.points(), tally.counts.total())};
        }
        table.addRow(cells);
    }
    return table.toText();
}

QString matchupText(const CompetitionReport &report, const MatchupReport &matchup)
{
    QString text = u'\n'
                 + spoken(QT_TRANSLATE_NOOP("Messages", "%1 (%2 games)"), printable(matchup.name),
                          playedText(matchup.played(), matchup.games))
                 + u'\n';
    for (const QString &remark : remarksOn(matchup)) {
        text += remark + u'\n';
    }
    text += termsOf(report, matchup).join(QStringLiteral("   ")) + u'\n'
          + matchupTable(report, matchup);
    if (matchup.firstTally.all.counts.total() == 0) {
        return text;
    }
    text +=
        spoken(QT_TRANSLATE_NOOP("Messages", "score %1   p-value %2   moves %3"),
               percentRange(matchup.score), pValueText(matchup.pValue), meanText(matchup.moves, 1))
        + u'\n';
    if (matchup.byPairs) {
        text += spoken(QT_TRANSLATE_NOOP("Messages", "pairs %1"), pairsText(matchup.pairs)) + u'\n';
    }
    return matchup.tellsStrength() ? text + tableText(strengthTable(matchup)) : text;
}

QString indented(const QString &line)
{
    return QStringLiteral("  ") + line + u'\n';
}

/// Writes blocks as lines.
struct TextBlocks
{
    const CompetitionReport &report;

    QString operator()(const block::Facts &facts) const
    {
        QString text;
        for (const auto &[name, value, more] : facts.facts) {
            text += indented(QStringLiteral("%1: %2").arg(name, value)
                             + (more.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(more)));
        }
        return text;
    }
    QString operator()(const block::Sentence &sentence) const { return indented(sentence.text); }
    QString operator()(const block::Note &note) const
    {
        return indented(note.player.isEmpty() ? note.text : note.text.arg(note.player));
    }
    QString operator()(const block::Lines &lines) const
    {
        QString text;
        for (const QString &line : lines.lines) {
            text += indented(line);
        }
        return text;
    }
    QString operator()(const block::Table &table) const { return tableText(table.table); }
    QString operator()(const block::Picture &) const { return {}; }
    QString operator()(const block::Pair &pair) const { return all(pair.blocks); }
    QString operator()(const block::Rounds &rounds) const
    {
        QString text =
            rounds.isBracket
                ? QString()
                : indented(spoken(QT_TRANSLATE_NOOP(
                    "Messages", "first has Black in the first game, then in every other")));
        for (const block::Round &round : rounds.rounds) {
            text += rounds.isBracket ? bracketText(report, round) : pairingsText(report, round);
        }
        return text;
    }
    QString operator()(const block::Matchup &matchup) const
    {
        return matchupText(report, report.matchups[matchup.index]);
    }
    [[nodiscard]] QString all(const std::vector<ReportBlock> &blocks) const
    {
        QString text;
        for (const ReportBlock &block : blocks) {
            text += std::visit(*this, block.content);
        }
        return text;
    }
};

QString fittedToTerminal(const QString &text)
{
    constexpr int Columns = 80;
    QStringList lines = text.split(u'\n');
    for (QString &line : lines) {
        line = wrapped(printable(line), Columns);
    }
    return lines.join(u'\n');
}

} // namespace

QString toText(const CompetitionReport &report)
{
    return toText(documentOf(report, Readers::OfText));
}

QString toText(const ReportDocument &document)
{
    const CompetitionReport &report = *document.report;
    QStringList lines{printable(report.name)};
    if (!report.description.isEmpty()) {
        lines += report.description.trimmed();
    }
    lines += document.kind + QStringLiteral(": ") + document.progress;
    if (!document.terms.isEmpty()) {
        lines += document.terms.join(QStringLiteral("   "));
    }
    QString text = (lines + document.warnings).join(u'\n') + u'\n';
    for (const Chapter &chapter : document.chapters) {
        text += u'\n' + chapter.heading + u'\n' + TextBlocks{report}.all(chapter.blocks);
    }
    return fittedToTerminal(text);
}

QString toText(const CompetitionReport &report, const MatchupReport &matchup)
{
    return fittedToTerminal(matchupText(report, matchup));
}

} // namespace shinpan
