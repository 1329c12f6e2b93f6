#include "ui/board/boardregion.h"

#include <QRegularExpression>

#include <algorithm>

namespace shinpan {

BoardRegion BoardRegion::whole(BoardSize size)
{
    return {
        {0, 0},
        {static_cast<std::uint8_t>(size.columns - 1), static_cast<std::uint8_t>(size.rows - 1)}};
}

BoardRegion BoardRegion::between(Point one, Point other)
{
    return {{std::min(one.column, other.column), std::min(one.row, other.row)},
            {std::max(one.column, other.column), std::max(one.row, other.row)}};
}

bool BoardRegion::contains(Point point) const
{
    return point.column >= bottomLeft.column && point.column <= topRight.column
        && point.row >= bottomLeft.row && point.row <= topRight.row;
}

std::optional<BoardRegion> regionFromText(const QString &text, BoardSize size)
{
    static const QRegularExpression Pattern(
        QStringLiteral("^\\s*([A-Za-z]{1,2}\\d{1,2})\\s*[-:–\\s]\\s*([A-Za-z]{1,2}\\d{1,2})\\s*$"));
    const auto match = Pattern.match(text);
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    const auto one = pointFromVertex(match.captured(1).toStdString(), size);
    const auto other = pointFromVertex(match.captured(2).toStdString(), size);
    return one && other ? std::optional(BoardRegion::between(*one, *other)) : std::nullopt;
}

QString textOf(const BoardRegion &region)
{
    return QString::fromStdString(vertexOf(region.bottomLeft) + ':' + vertexOf(region.topRight));
}

} // namespace shinpan
