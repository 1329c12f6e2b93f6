#include "ui/board/painting/coordinates.h"

namespace shinpan {

namespace {

/// SGF FF[4] "Go (GM[1])": a to z, then A to Z.
[[nodiscard]] QChar sgfLetter(int index)
{
    return QLatin1Char(static_cast<char>(index < 26 ? 'a' + index : 'A' + index - 26));
}

} // namespace

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
