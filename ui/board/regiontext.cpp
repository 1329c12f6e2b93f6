#include "ui/board/regiontext.h"

#include <QRegularExpression>

namespace shinpan {

std::optional<BoardRegion> regionFromText(const QString &text, BoardSize size)
{
    static const QRegularExpression Pattern(QStringLiteral(
        "^\\s*([A-Za-z]{1,2}\\d{1,2})\\s*[-:–,;\\s]\\s*([A-Za-z]{1,2}\\d{1,2})\\s*$"));
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
