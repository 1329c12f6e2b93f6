#include "core/competition/report/reportmarkup.h"
#include "core/competition/report/reportwords.h"

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

/// The content of a cell, and its class.
struct CellMarkup
{
    QString content;
    QString name{};
};
using MarkupRow = std::vector<CellMarkup>;

/// Writes cells as markup: those that are not here as their texts.
struct MarkupCells
{
    const CompetitionReport &report;

    template <typename Cell>
    CellMarkup operator()(const Cell &cell) const
    {
        return {typographic(escaped(textOf(cell)))};
    }
    CellMarkup operator()(const PlayerCell &cell) const { return {nameMarkup(cell.name)}; }
    CellMarkup operator()(const MachineCell &cell) const
    {
        return {escaped(machineName(cell.name))};
    }
    CellMarkup operator()(const GameCell &cell) const
    {
        return {recordLink(report, *cell.game, escaped(cell.game->id), cell.move)};
    }
    CellMarkup operator()(const TextCell &cell) const;
    CellMarkup operator()(const ScoreCell &cell) const
    {
        return {cell.games > 0 ? textOf(cell) : QStringLiteral("–"),
                cell.isShaded && cell.games > 0
                    ? heatClass(cell.points / static_cast<double>(cell.games))
                    : QString()};
    }
    CellMarkup operator()(const ShareCell &cell) const
    {
        return {QStringLiteral("%1 <span class=\"soft\">(%2)</span>")
                    .arg(points(cell.points), percent(cell.points, cell.games))};
    }
    CellMarkup operator()(const ResultCell &cell) const
    {
        return {textOf(cell).replace(u'-', u'–'),
                heatClass(cell.points / static_cast<double>(cell.games))};
    }
    CellMarkup operator()(const LikelihoodCell &cell) const
    {
        return {textOf(cell), heatClass(cell.value)};
    }
    CellMarkup operator()(const SpanCell &cell) const { return {percentSpan(cell.score)}; }
    CellMarkup operator()(SelfCell) const
    {
        return {QStringLiteral(" "), QStringLiteral("heat self")};
    }
    CellMarkup operator()(UnmetCell) const { return {QStringLiteral(" "), heatClass(0)}; }
};

CellMarkup MarkupCells::operator()(const TextCell &cell) const
{
    const QString name = cell.isLong ? QStringLiteral("wrap") : QString();
    switch (cell.text.isEmpty() ? TextCell::Form::Plain : cell.form) {
    case TextCell::Form::Plain:
        break;
    case TextCell::Form::Name:
        return {nameMarkup(cell.text), name};
    case TextCell::Form::Code:
        return {QStringLiteral("<code>%1</code>").arg(escaped(cell.text)), name};
    case TextCell::Form::Soft:
        return {QStringLiteral("<span class=\"soft\">%1</span>").arg(escaped(cell.text)), name};
    }
    return {escaped(cell.text), name};
}

QString headingMarkup(const ReportColumn &column)
{
    const bool isText = headsRows(column.kind) || column.kind == ColumnKind::Text;
    const QString name = column.kind == ColumnKind::Opponent ? nameMarkup(column.name)
                       : column.kind == ColumnKind::Verbatim
                           ? escaped(column.name)
                           : escaped(capitalized(column.name))
                                 .replace(QStringLiteral("95%"), QStringLiteral("95 %"));
    return QStringLiteral("<th scope=\"col\"%1%2>%3</th>")
        .arg(isText ? QStringLiteral(" class=\"text\"") : QString(),
             column.kind == ColumnKind::Elo
                 ? QStringLiteral(" title=\"against the mean of all players\"")
                 : QString(),
             name);
}

QString cellMarkup(const CellMarkup &cell, ColumnKind kind)
{
    if (headsRows(kind)) {
        return QStringLiteral("<th scope=\"row\">") + cell.content + QStringLiteral("</th>");
    }
    const QString name =
        (kind == ColumnKind::Text ? QStringLiteral("text ") + cell.name : cell.name).trimmed();
    return (name.isEmpty() ? QStringLiteral("<td>") : QStringLiteral("<td class=\"%1\">").arg(name))
         + cell.content + QStringLiteral("</td>");
}

} // namespace

QString tableMarkup(const CompetitionReport &report,
                    const ReportTable &table,
                    const QString &caption)
{
    std::vector<MarkupRow> rows;
    for (const std::vector<ReportCell> &cells : table.rows) {
        MarkupRow &row = rows.emplace_back();
        for (const ReportCell &cell : cells) {
            row.push_back(std::visit(MarkupCells{report}, cell));
        }
    }
    QString headings;
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (std::ranges::any_of(rows,
                                [i](const MarkupRow &row) { return !row[i].content.isEmpty(); })) {
            columns.push_back(i);
            headings += headingMarkup(table.columns[i]);
        }
    }
    QString text = QStringLiteral("<div class=\"scroll\" role=\"region\" tabindex=\"0\" "
                                  "aria-label=\"%1\"><table><caption>%1</caption>\n<thead><tr>%2"
                                  "</tr></thead>\n<tbody>\n")
                       .arg(caption, headings);
    for (const MarkupRow &row : rows) {
        text += QStringLiteral("<tr>");
        for (const std::size_t i : columns) {
            text += cellMarkup(row[i], table.columns[i].kind);
        }
        text += QStringLiteral("</tr>\n");
    }
    return text + QStringLiteral("</tbody></table></div>\n");
}

} // namespace shinpan
