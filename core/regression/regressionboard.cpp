#include "core/regression/regressionboard.h"

#include "core/rules/handicap.h"

#include <QRegularExpression>

#include <algorithm>

namespace shinpan {

namespace {

/// Draws in units of one line's distance to the next, A1 at (1, rows).
class PositionImage
{
public:
    explicit PositionImage(BoardSize size)
        : m_size(size)
    { }

    /// Dots of that diameter, in one path. (Lines of no length are not drawn by all programs.)
    void addDots(const std::vector<Point> &points, double width, const char *color);
    void addGrid();
    /// `shape` is drawn around the origin.
    void addMarks(const std::vector<Point> &points, const char *shape, const char *color);
    [[nodiscard]] QString finish(const QString &title) const;

private:
    [[nodiscard]] int y(Point point) const { return m_size.rows - point.row; }
    void addNames();

    BoardSize m_size;
    QString m_content;
};

void PositionImage::addDots(const std::vector<Point> &points, double width, const char *color)
{
    if (points.empty()) {
        return;
    }
    QString path;
    for (const Point point : points) {
        path += QStringLiteral("M%1 %2h.01").arg(point.column + 1).arg(y(point));
    }
    m_content += QStringLiteral("<path d=\"%1\" stroke=\"%2\" stroke-width=\"%3\" "
                                "stroke-linecap=\"round\"/>\n")
                     .arg(path, QLatin1String(color))
                     .arg(width);
}

void PositionImage::addGrid()
{
    QString path;
    for (int row = 1; row <= m_size.rows; ++row) {
        path += QStringLiteral("M1 %1H%2").arg(row).arg(m_size.columns);
    }
    for (int column = 1; column <= m_size.columns; ++column) {
        path += QStringLiteral("M%1 1V%2").arg(column).arg(m_size.rows);
    }
    m_content += QStringLiteral("<path d=\"%1\" fill=\"none\" stroke=\"#3b2a14\" "
                                "stroke-width=\".04\"/>\n")
                     .arg(path);
    addNames();
    if (const auto stars = fixedHandicap(m_size, maxFixedHandicap(m_size))) {
        addDots(*stars, 0.2, "#3b2a14");
    }
}

void PositionImage::addNames()
{
    m_content += QStringLiteral("<g fill=\"#3b2a14\" font-size=\".55\" font-family=\"sans-serif\" "
                                "text-anchor=\"middle\">\n");
    for (int column = 0; column < m_size.columns; ++column) {
        m_content += QStringLiteral("<text x=\"%1\" y=\"%2\">%3</text>")
                         .arg(column + 1)
                         .arg(m_size.rows + 1)
                         .arg(QString::fromStdString(columnName(column)));
    }
    for (int row = 0; row < m_size.rows; ++row) {
        m_content += QStringLiteral("<text x=\".1\" y=\"%1\">%2</text>")
                         .arg(m_size.rows - row + 0.2)
                         .arg(row + 1);
    }
    m_content += QStringLiteral("\n</g>\n");
}

void PositionImage::addMarks(const std::vector<Point> &points, const char *shape, const char *color)
{
    for (const Point point : points) {
        m_content += QStringLiteral("<path transform=\"translate(%1 %2)\" d=\"%3\" fill=\"none\" "
                                    "stroke=\"%4\" stroke-width=\".13\"/>\n")
                         .arg(point.column + 1)
                         .arg(y(point))
                         .arg(QLatin1String(shape), QLatin1String(color));
    }
}

QString PositionImage::finish(const QString &title) const
{
    return QStringLiteral("<svg viewBox=\"-.4 .2 %1 %2\" role=\"img\"><title>%3</title>\n"
                          "<rect x=\"-.4\" y=\".2\" width=\"%1\" height=\"%2\" fill=\"#e3b867\"/>\n"
                          "%4</svg>\n")
        .arg(m_size.columns + 1.1)
        .arg(m_size.rows + 1.1)
        .arg(title.toHtmlEscaped(), m_content);
}

[[nodiscard]] std::vector<Point> stonesOf(const Board &board, Stone color)
{
    std::vector<Point> stones;
    for (int index = 0; index < board.size().pointCount(); ++index) {
        const Point point = board.size().pointAt(index);
        if (board.at(point) == color) {
            stones.push_back(point);
        }
    }
    return stones;
}

} // namespace

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
    PositionImage drawing(size);
    drawing.addGrid();
    const std::vector<Point> white = stonesOf(board, Stone::White);
    drawing.addDots(stonesOf(board, Stone::Black), 0.94, "#111");
    drawing.addDots(white, 0.94, "#111");
    drawing.addDots(white, 0.87, "#fff");
    drawing.addMarks(pointsNamedIn(result.command, size), "M0-.3L.26.15H-.26z", "#1668c7");
    drawing.addMarks(pointsNamedIn(result.expected, size), "M-.38-.38h.76v.76h-.76z", "#17822b");
    drawing.addMarks(pointsNamedIn(result.given, size),
                     "M-.25 0a.25.25 0 1 0 .5 0a.25.25 0 1 0-.5 0", "#d0261c");
    return drawing.finish(QStringLiteral("The position of ") + testName(result));
}

} // namespace shinpan
