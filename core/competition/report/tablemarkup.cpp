#include "core/competition/report/reportmarkup.h"
#include "core/competition/report/reportwords.h"
#include "core/report/pagetable.h"
#include "core/util/spoken.h"

namespace shinpan {

namespace {

/// Writes cells as markup: those that are not here as their texts.
struct MarkupCells
{
    const CompetitionReport &report;

    template <typename Cell>
    PageCell operator()(const Cell &cell) const
    {
        return {typographic(escaped(textOf(cell)))};
    }
    PageCell operator()(const PlayerCell &cell) const { return {nameMarkup(cell.name)}; }
    PageCell operator()(const MachineCell &cell) const { return {escaped(machineName(cell.name))}; }
    PageCell operator()(const GameCell &cell) const
    {
        return {recordLink(report, *cell.game, escaped(cell.game->id), cell.move)};
    }
    PageCell operator()(const TextCell &cell) const;
    PageCell operator()(const ScoreCell &cell) const
    {
        return {cell.games > 0 ? textOf(cell) : QStringLiteral("–"),
                cell.isShaded && cell.games > 0
                    ? heatClass(cell.points / static_cast<double>(cell.games))
                    : QString()};
    }
    PageCell operator()(const ShareCell &cell) const
    {
        return {QStringLiteral("%1 <span class=\"soft\">(%2)</span>")
                    .arg(points(cell.points), percent(cell.points, cell.games))};
    }
    PageCell operator()(const ResultCell &cell) const
    {
        return {textOf(cell).replace(u'-', u'–'),
                heatClass(cell.points / static_cast<double>(cell.games))};
    }
    PageCell operator()(const LikelihoodCell &cell) const
    {
        return {textOf(cell), heatClass(cell.value)};
    }
    PageCell operator()(const SpanCell &cell) const { return {percentSpan(cell.score)}; }
    PageCell operator()(SelfCell) const
    {
        return {QStringLiteral(" "), QStringLiteral("heat self")};
    }
    PageCell operator()(UnmetCell) const { return {QStringLiteral(" "), heatClass(0)}; }
};

PageCell MarkupCells::operator()(const TextCell &cell) const
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

PageColumn columnOf(const ReportColumn &column)
{
    PageColumn it{.headsRows = headsRows(column.kind), .isText = column.kind == ColumnKind::Text};
    it.heading = column.kind == ColumnKind::Opponent ? nameMarkup(column.name)
               : column.kind == ColumnKind::Verbatim
                   ? escaped(column.name)
                   : escaped(capitalized(column.name))
                         .replace(QStringLiteral("95%"), QStringLiteral("95 %"));
    if (column.kind == ColumnKind::Elo) {
        it.title =
            escaped(spoken(QT_TRANSLATE_NOOP("Messages", "against the mean of all players")));
    }
    return it;
}

} // namespace

QString tableMarkup(const CompetitionReport &report,
                    const ReportTable &table,
                    const QString &caption)
{
    std::vector<PageColumn> columns;
    for (const ReportColumn &column : table.columns) {
        columns.push_back(columnOf(column));
    }
    std::vector<std::vector<PageCell>> rows;
    for (const std::vector<ReportCell> &cells : table.rows) {
        std::vector<PageCell> &row = rows.emplace_back();
        for (const ReportCell &cell : cells) {
            row.push_back(std::visit(MarkupCells{report}, cell));
        }
    }
    return tableMarkup(columns, rows, caption);
}

} // namespace shinpan
