#pragma once

#include "core/util/spoken.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace shinpan {

/// How many columns of a terminal a text takes when it is printable(): none for combining and
/// invisible characters, two for East Asian wide ones and emoji.
[[nodiscard]] int columnsOf(const QString &text);

/// Blanks that make up so many columns with the text; none if it takes more.
[[nodiscard]] QString blanksBeside(const QString &text, int columns);

/// printable(), and cut with "…" if it takes more columns.
[[nodiscard]] QString fitted(const QString &text, int columns);

/// A line that takes more columns goes on below, further in; between words if it can be.
[[nodiscard]] QString wrapped(const QString &line, int columns);

/// A table for a terminal. Columns that are empty in all rows are left out; where the table would
/// be wider than the terminal it goes on below, with its first columns repeated.
class TextTable
{
public:
    struct Column
    {
        Column(const char *text = "", bool isLeft = false) // a sentence as spoken() takes it
            : heading(spoken(text))
            , isLeftAligned(isLeft)
        { }
        Column(QString text, bool isLeft = false)
            : heading(std::move(text))
            , isLeftAligned(isLeft)
        { }

        QString heading;
        bool isLeftAligned;
    };

    explicit TextTable(std::vector<Column> columns, std::size_t repeated = 1)
        : m_columns(std::move(columns))
        , m_repeated(repeated)
    { }

    /// One cell for each column, or fewer.
    void addRow(const QStringList &cells) { m_rows.push_back(cells); }
    /// Lines end with a line feed and have no blanks before it.
    [[nodiscard]] QString toText(int width = 80) const;

private:
    [[nodiscard]] QString cell(std::size_t row, std::size_t column) const;
    [[nodiscard]] QString line(const std::vector<std::size_t> &columns,
                               const std::vector<int> &widths,
                               const QStringList &cells) const;
    [[nodiscard]] std::vector<int> widths() const;

    std::vector<Column> m_columns;
    std::size_t m_repeated;
    std::vector<QStringList> m_rows;
};

} // namespace shinpan
