#include "core/competition/report/reportmarkup.h"

#include "core/util/printable.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

QString escaped(const QString &text)
{
    return printable(text).toHtmlEscaped();
}

QString capitalized(const QString &text)
{
    return text.isEmpty() ? text : text[0].toUpper() + text.mid(1);
}

QString nameMarkup(const QString &id)
{
    return QStringLiteral("<bdi>") + escaped(id) + QStringLiteral("</bdi>");
}

QString nameMarkup(const CompetitionReport &report, std::size_t player)
{
    return nameMarkup(report.players[player].id);
}

QString typographic(QString number)
{
    number.replace(u'-', QChar(0x2212));
    return number.replace(QStringLiteral("inf"), QString(QChar(0x221E)));
}

void MarkupTable::setClass(std::size_t column, const QString &name)
{
    m_classes.resize(m_rows.size());
    std::vector<QString> &classes = m_classes.back();
    classes.resize(std::max(classes.size(), column + 1));
    classes[column] = name;
}

QString MarkupTable::cellMarkup(std::size_t row, std::size_t column) const
{
    const QString content = m_rows[row].value(static_cast<qsizetype>(column));
    if (m_columns[column].kind == Kind::RowHeading) {
        return QStringLiteral("<th scope=\"row\">") + content + QStringLiteral("</th>");
    }
    QString name = m_columns[column].kind == Kind::Text ? QStringLiteral("text") : QString();
    if (row < m_classes.size() && column < m_classes[row].size()) {
        name = (name + u' ' + m_classes[row][column]).trimmed();
    }
    const QString start =
        name.isEmpty() ? QStringLiteral("<td>") : QStringLiteral("<td class=\"%1\">").arg(name);
    return start + content + QStringLiteral("</td>");
}

QString MarkupTable::toMarkup() const
{
    std::vector<std::size_t> columns;
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        const bool hasContent = std::ranges::any_of(m_rows, [&](const QStringList &row) {
            return !row.value(static_cast<qsizetype>(column)).isEmpty();
        });
        if (hasContent) {
            columns.push_back(column);
        }
    }
    QString text = QStringLiteral("<div class=\"scroll\" role=\"region\" tabindex=\"0\" "
                                  "aria-label=\"%1\"><table><caption>%1</caption>\n<thead><tr>")
                       .arg(m_caption);
    for (const std::size_t column : columns) {
        const Column &what = m_columns[column];
        const QString title =
            what.title.isEmpty() ? QString() : QStringLiteral(" title=\"%1\"").arg(what.title);
        const QString alignment =
            what.kind == Kind::Number ? QString() : QStringLiteral(" class=\"text\"");
        text += QStringLiteral("<th scope=\"col\"%1%2>").arg(alignment, title) + what.heading
              + QStringLiteral("</th>");
    }
    text += QStringLiteral("</tr></thead>\n<tbody>\n");
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        text += QStringLiteral("<tr>");
        for (const std::size_t column : columns) {
            text += cellMarkup(row, column);
        }
        text += QStringLiteral("</tr>\n");
    }
    return text + QStringLiteral("</tbody></table></div>\n");
}

QString sectionMarkup(const QString &id, const QString &heading, const QString &content)
{
    return content.isEmpty() ? QString()
                             : QStringLiteral("<section id=\"%1\" aria-labelledby=\"%1-h\">\n<h2 "
                                              "id=\"%1-h\">%2</h2>\n")
                                       .arg(id, heading)
                                   + content + QStringLiteral("</section>\n");
}

QString figureMarkup(const QString &caption, const QString &plot)
{
    return plot.isEmpty()
             ? QString()
             : QStringLiteral("<figure><figcaption>") + caption + QStringLiteral("</figcaption>\n")
                   + plot + QStringLiteral("</figure>\n");
}

QString folded(const QString &summary, const QString &content)
{
    return QStringLiteral("<details><summary>") + summary + QStringLiteral("</summary>\n") + content
         + QStringLiteral("</details>\n");
}

QString heatClass(double part)
{
    return QStringLiteral("heat h%1").arg(std::lround(std::clamp(part, 0.0, 1.0) * 10));
}

} // namespace shinpan
