#include "ui/board/painting/boardframe.h"

namespace shinpan {

namespace {

[[nodiscard]] Point mirrored(Point point, BoardSize size)
{
    return {static_cast<std::uint8_t>(size.columns - 1 - point.column), point.row};
}

/// The top comes to the right.
[[nodiscard]] Point turnedRight(Point point, BoardSize size)
{
    return {point.row, static_cast<std::uint8_t>(size.columns - 1 - point.column)};
}

[[nodiscard]] BoardSize transposed(BoardSize size)
{
    return {size.rows, size.columns};
}

/// SGF FF[4] "Go (GM[1])": a to z, then A to Z.
[[nodiscard]] QChar sgfLetter(int index)
{
    return QLatin1Char(static_cast<char>(index < 26 ? 'a' + index : 'A' + index - 26));
}

} // namespace

BoardSize Orientation::seenSize(BoardSize size) const
{
    return isTransposed() ? transposed(size) : size;
}

Point Orientation::seen(Point point, BoardSize size) const
{
    Point seen = m_isMirrored ? mirrored(point, size) : point;
    for (int quarter = 0; quarter < m_quarters; ++quarter) {
        seen = shinpan::turnedRight(seen, size);
        size = transposed(size);
    }
    return seen;
}

Point Orientation::pointSeenAt(Point seen, BoardSize size) const
{
    BoardSize shown = seenSize(size);
    Point point = seen;
    for (int quarter = m_quarters; quarter < 4 && m_quarters != 0; ++quarter) {
        point = shinpan::turnedRight(point, shown);
        shown = transposed(shown);
    }
    return m_isMirrored ? mirrored(point, size) : point;
}

QString columnText(CoordinateStyle style, int column)
{
    switch (style) {
    case CoordinateStyle::None:
        return {};
    case CoordinateStyle::Letters:
        return QString::fromStdString(columnName(column));
    case CoordinateStyle::Numbers:
        return QString::number(column + 1);
    case CoordinateStyle::Sgf:
        return sgfLetter(column);
    }
    Q_UNREACHABLE();
}

QString rowText(CoordinateStyle style, int row, BoardSize size)
{
    switch (style) {
    case CoordinateStyle::None:
        return {};
    case CoordinateStyle::Letters:
        return QString::number(row + 1);
    case CoordinateStyle::Numbers:
        return QString::number(size.rows - row);
    case CoordinateStyle::Sgf:
        return sgfLetter(size.rows - 1 - row);
    }
    Q_UNREACHABLE();
}

} // namespace shinpan
