#include "core/regression/regressionboard.h"

#include "core/report/pageboard.h"
#include "core/util/spoken.h"

#include <QRegularExpression>

#include <algorithm>

namespace shinpan {

std::vector<Point> pointsNamedIn(const QString &text, BoardSize size)
{
    static const QRegularExpression Vertex(
        QStringLiteral("(?<![A-Za-z0-9])[A-HJ-Za-hj-z]\\d{1,2}(?!\\d)"));
    std::vector<Point> points;
    for (auto matches = Vertex.globalMatch(text); matches.hasNext();) {
        const std::optional<Point> point =
            pointFromVertex(matches.next().captured().toStdString(), size);
        if (point && std::ranges::find(points, *point) == points.end()) {
            points.push_back(*point);
        }
    }
    return points;
}

QString boardMarkup(const Board &board, const TestResult &result)
{
    const BoardSize size = board.size();
    PageBoard picture(board);
    picture.addMarks(pointsNamedIn(result.command, size), PageBoard::Triangle, "#1668c7");
    picture.addMarks(pointsNamedIn(result.expected, size), PageBoard::Square, "#17822b");
    picture.addMarks(pointsNamedIn(result.given, size), PageBoard::Ring, "#d0261c");
    return picture.markup(
        spoken(QT_TRANSLATE_NOOP("Messages", "The position of %1"), testName(result)));
}

} // namespace shinpan
