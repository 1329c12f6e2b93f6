#include "core/report/texttable.h"

#include "core/util/printable.h"

#include <algorithm>

namespace shinpan {

namespace {

struct Range
{
    char32_t first;
    char32_t last;
};

// Unicode 15, EastAsianWidth.txt: W and F, with the gaps between neighbouring blocks closed.
constexpr Range Wide[] = {
    {0x1100, 0x115F},   {0x231A, 0x231B},   {0x23E9, 0x23EC},   {0x2614, 0x2615},
    {0x26AA, 0x26AB},   {0x2E80, 0x303E},   {0x3041, 0xA4CF},   {0xA960, 0xA97F},
    {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},   {0xFE30, 0xFE6F},   {0xFF01, 0xFF60},
    {0xFFE0, 0xFFE6},   {0x16FE0, 0x18DFF}, {0x1AFF0, 0x1B2FF}, {0x1F300, 0x1F64F},
    {0x1F680, 0x1F6FF}, {0x1F900, 0x1FAFF}, {0x20000, 0x3FFFD},
};

int columnsOf(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
    case QChar::Other_Format:
        return 0;
    default:
        break;
    }
    const auto range = std::ranges::lower_bound(Wide, character, {}, &Range::last);
    return range != std::end(Wide) && character >= range->first ? 2 : 1;
}

/// How much of the text fits.
qsizetype fittingLength(const QString &text, int columns)
{
    qsizetype length = 0;
    int used = 0;
    for (const char32_t character : text.toUcs4()) {
        used += columnsOf(character);
        if (used > columns) {
            break;
        }
        length += character > 0xFFFF ? 2 : 1;
    }
    return length;
}

} // namespace

int columnsOf(const QString &text)
{
    int columns = 0;
    for (const char32_t character : printable(text).toUcs4()) {
        columns += columnsOf(character);
    }
    return columns;
}

QString blanksBeside(const QString &text, int columns)
{
    return QString(std::max(0, columns - columnsOf(text)), u' ');
}

QString fitted(const QString &text, int columns)
{
    const QString clean = printable(text);
    if (columnsOf(clean) <= columns) {
        return clean;
    }
    QString cut;
    int used = 0;
    for (const char32_t character : clean.toUcs4()) {
        used += columnsOf(character);
        if (used >= columns) {
            break;
        }
        cut += QString::fromUcs4(&character, 1);
    }
    return cut + QChar(0x2026);
}

QString wrapped(const QString &line, int columns)
{
    const auto isBlank = [](QChar c) { return c == u' '; };
    const auto begin = std::find_if_not(line.begin(), line.end(), isBlank) - line.begin();
    const qsizetype indent = std::min<qsizetype>(begin, columns / 2) + 2;
    QString lines;
    QString rest = line;
    while (columnsOf(rest) > columns) {
        const qsizetype end = fittingLength(rest, columns);
        const qsizetype blank = rest.lastIndexOf(u' ', end);
        const qsizetype cut = blank > indent ? blank : end;
        QString part = rest.left(cut);
        while (part.endsWith(u' ')) {
            part.chop(1);
        }
        lines += part + u'\n';
        rest = QString(indent, u' ') + rest.mid(cut).trimmed();
    }
    return lines + rest;
}

QString TextTable::cell(std::size_t row, std::size_t column) const
{
    return m_rows[row].value(static_cast<qsizetype>(column));
}

std::vector<int> TextTable::widths() const
{
    std::vector<int> widths;
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        int width = 0;
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            width = std::max(width, columnsOf(cell(row, column)));
        }
        widths.push_back(width > 0 ? std::max(width, columnsOf(m_columns[column].heading)) : 0);
    }
    return widths;
}

QString TextTable::line(const std::vector<std::size_t> &columns,
                        const std::vector<int> &widths,
                        const QStringList &cells) const
{
    QString text;
    for (const std::size_t column : columns) {
        const QString cell = cells.value(static_cast<qsizetype>(column));
        const QString pad = blanksBeside(cell, widths[column]);
        text += text.isEmpty() ? QString() : QStringLiteral("  ");
        text += m_columns[column].isLeftAligned ? cell + pad : pad + cell;
    }
    while (text.endsWith(u' ')) {
        text.chop(1);
    }
    return text + u'\n';
}

QString TextTable::toText(int width) const
{
    constexpr int Gap = 2;
    const std::vector<int> widths = this->widths();
    std::vector<std::vector<std::size_t>> blocks;
    int used = 0;
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        if (widths[column] == 0) {
            continue;
        }
        used += widths[column] + Gap;
        if (blocks.empty() || (used - Gap > width && blocks.back().size() > m_repeated)) {
            blocks.emplace_back();
            used = widths[column] + Gap;
            for (std::size_t i = 0; i < m_repeated && i < column; ++i) {
                blocks.back().push_back(i);
                used += widths[i] + Gap;
            }
        }
        blocks.back().push_back(column);
    }
    QStringList headings;
    for (const Column &column : m_columns) {
        headings += column.heading;
    }
    QString text;
    for (const std::vector<std::size_t> &block : blocks) {
        text += text.isEmpty() ? QString() : QStringLiteral("\n");
        text += line(block, widths, headings);
        for (const QStringList &row : m_rows) {
            text += line(block, widths, row);
        }
    }
    return text;
}

} // namespace shinpan
