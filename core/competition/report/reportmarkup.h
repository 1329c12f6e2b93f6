#pragma once

#include "core/competition/report/report.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace shinpan {

// What the HTML report is put together from; private to the report.

/// Any text, for an element or an attribute in double quotes. What no document may contain becomes
/// U+FFFD.
[[nodiscard]] QString escaped(const QString &text);
/// A player's id, kept apart from the direction of what is around it.
[[nodiscard]] QString nameMarkup(const QString &id);
[[nodiscard]] QString nameMarkup(const CompetitionReport &report, std::size_t player);
/// A printed number or range with a true minus sign and "∞".
[[nodiscard]] QString typographic(QString number);

/// A table with a caption for those who do not see it, a heading to each column and one to each
/// row. Columns that are empty in all rows are left out. Cells are markup.
class MarkupTable
{
public:
    enum class Kind { Number, Text, RowHeading };

    struct Column
    {
        Column(const char *text, Kind what = Kind::Number) // UTF-8
            : heading(QString::fromUtf8(text))
            , kind(what)
        { }
        Column(QString text, Kind what = Kind::Number, QString explanation = {})
            : heading(std::move(text))
            , kind(what)
            , title(std::move(explanation))
        { }

        QString heading;
        Kind kind;
        QString title; ///< explains the heading; may be empty
    };

    MarkupTable(QString caption, std::vector<Column> columns)
        : m_caption(std::move(caption))
        , m_columns(std::move(columns))
    { }

    void addRow(const QStringList &cells) { m_rows.push_back(cells); }
    /// Sets the class of the cell that was added last, by the column's number.
    void setClass(std::size_t column, const QString &name);
    [[nodiscard]] QString toMarkup() const;

private:
    [[nodiscard]] QString cellMarkup(std::size_t row, std::size_t column) const;

    QString m_caption;
    std::vector<Column> m_columns;
    std::vector<QStringList> m_rows;
    std::vector<std::vector<QString>> m_classes; ///< by row and column, as far as there are any
};

/// One part of the page, with its heading; nothing if it has no content.
[[nodiscard]] QString sectionMarkup(const QString &id,
                                    const QString &heading,
                                    const QString &content);

/// A picture under its caption; nothing if there is none.
[[nodiscard]] QString figureMarkup(const QString &caption, const QString &plot);

/// What a click on the summary unfolds.
[[nodiscard]] QString folded(const QString &summary, const QString &content);

/// The class of a cell in one of the eleven shades of the style sheet, darker (by night: brighter)
/// for a greater part.
[[nodiscard]] QString heatClass(double part);

[[nodiscard]] QString capitalized(const QString &text);

} // namespace shinpan
