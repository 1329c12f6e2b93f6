#include "core/report/pageboard.h"

#include "core/report/pagemarkup.h"
#include "core/rules/handicap.h"

namespace shinpan {

namespace {

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

PageBoard::PageBoard(const Board &board)
    : m_size(board.size())
{
    addGrid();
    const std::vector<Point> white = stonesOf(board, Stone::White);
    addDots(stonesOf(board, Stone::Black), 0.94, "#111");
    addDots(white, 0.94, "#111");
    addDots(white, 0.87, "#fff");
}

void PageBoard::addDots(const std::vector<Point> &points, double width, const char *color)
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

void PageBoard::addGrid()
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

void PageBoard::addNames()
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

void PageBoard::addMarks(const std::vector<Point> &points, const char *shape, const char *color)
{
    for (const Point point : points) {
        m_content += QStringLiteral("<path transform=\"translate(%1 %2)\" d=\"%3\" fill=\"none\" "
                                    "stroke=\"%4\" stroke-width=\".13\"/>\n")
                         .arg(point.column + 1)
                         .arg(y(point))
                         .arg(QLatin1String(shape), QLatin1String(color));
    }
}

QString PageBoard::markup(const QString &title) const
{
    return QStringLiteral("<svg viewBox=\"-.4 .2 %1 %2\" role=\"img\"><title>%3</title>\n"
                          "<rect x=\"-.4\" y=\".2\" width=\"%1\" height=\"%2\" fill=\"#e3b867\"/>\n"
                          "%4</svg>\n")
        .arg(m_size.columns + 1.1)
        .arg(m_size.rows + 1.1)
        .arg(escaped(title), m_content);
}

} // namespace shinpan
