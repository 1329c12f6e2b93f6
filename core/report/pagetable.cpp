#include "core/report/pagetable.h"

#include <algorithm>

namespace shinpan {

namespace {

[[nodiscard]] QString headingMarkup(const PageColumn &column)
{
    return QStringLiteral("<th scope=\"col\"%1%2>%3</th>")
        .arg(column.headsRows || column.isText ? QStringLiteral(" class=\"text\"") : QString(),
             column.title.isEmpty() ? QString() : QStringLiteral(" title=\"%1\"").arg(column.title),
             column.heading);
}

[[nodiscard]] QString cellMarkup(const PageCell &cell, const PageColumn &column)
{
    if (column.headsRows) {
        return QStringLiteral("<th scope=\"row\">") + cell.content + QStringLiteral("</th>");
    }
    const QString name =
        (column.isText ? QStringLiteral("text ") + cell.name : cell.name).trimmed();
    return (name.isEmpty() ? QStringLiteral("<td>") : QStringLiteral("<td class=\"%1\">").arg(name))
         + cell.content + QStringLiteral("</td>");
}

} // namespace

QString tableMarkup(const std::vector<PageColumn> &columns,
                    const std::vector<std::vector<PageCell>> &rows,
                    const QString &caption)
{
    QString headings;
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (std::ranges::any_of(rows, [i](const auto &row) { return !row[i].content.isEmpty(); })) {
            shown.push_back(i);
            headings += headingMarkup(columns[i]);
        }
    }
    QString text = QStringLiteral("<div class=\"scroll\" role=\"region\" tabindex=\"0\" "
                                  "aria-label=\"%1\"><table><caption>%1</caption>\n<thead><tr>%2"
                                  "</tr></thead>\n<tbody>\n")
                       .arg(caption, headings);
    for (const std::vector<PageCell> &row : rows) {
        text += QStringLiteral("<tr>");
        for (const std::size_t i : shown) {
            text += cellMarkup(row[i], columns[i]);
        }
        text += QStringLiteral("</tr>\n");
    }
    return text + QStringLiteral("</tbody></table></div>\n");
}

} // namespace shinpan
