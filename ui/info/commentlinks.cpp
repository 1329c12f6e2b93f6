#include "ui/info/commentlinks.h"

#include <QRegularExpression>

namespace shinpan {

namespace {

/// What may be a link; letters and digits of other words never touch it. \w is ASCII on purpose:
/// Chinese and Japanese need no blanks around "D4".
const QRegularExpression &candidates()
{
    static const QRegularExpression expression(
        QStringLiteral("(?<![\\w.#+])(?<point>[A-Za-z]{1,2}[1-9]\\d?)(?!\\w|\\.\\d)"
                       "|(?<!\\w)#(?<number>\\d{1,6}(?:\\.\\d{1,6})*)(?!\\w)"
                       "|(?<!\\w)[Mm]ove\\s(?<move>\\d{1,6})(?!\\w|\\.\\d)"
                       "|(?<![\\w.])(?<te>\\d{1,6})手"));
    return expression;
}

} // namespace

std::vector<CommentLink> linksIn(const QString &text, BoardSize size)
{
    std::vector<CommentLink> links;
    QRegularExpressionMatchIterator matches = candidates().globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        CommentLink link{match.capturedStart(), match.capturedLength(), {}, {}};
        if (const QString vertex = match.captured(QStringLiteral("point")); !vertex.isEmpty()) {
            link.point = pointFromVertex(vertex.toStdString(), size);
        } else {
            for (const auto *group : {u"number", u"move", u"te"}) {
                link.path += match.captured(QStringView(group));
            }
        }
        if (link.point || !link.path.isEmpty()) {
            links.push_back(link);
        }
    }
    return links;
}

} // namespace shinpan
