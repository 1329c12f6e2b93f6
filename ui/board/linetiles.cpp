#include "ui/board/linetiles.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

constexpr int Side = 64;
constexpr qreal Reach = 0.4; // of a cell, beside a line: its barbs and its width

/// How far `point` is from the nearest point of the line between its ends.
qreal distance(QPointF point, const QLineF &line)
{
    const QPointF along = line.p2() - line.p1();
    const qreal square = QPointF::dotProduct(along, along);
    const qreal share = square > 0 ? QPointF::dotProduct(point - line.p1(), along) / square : 0.0;
    return QLineF(point, line.pointAt(std::clamp(share, 0.0, 1.0))).length();
}

bool isMet(const QRect &tile, const LineTiles::Line &line)
{
    const qreal halfDiagonal = Side * std::sqrt(0.5);
    return distance(QRectF(tile).center(), {line.from.middle, line.to.middle})
        <= halfDiagonal + line.from.cell * Reach;
}

/// The tiles that lines may meet, as columns and rows.
QRect tilesAround(const std::vector<LineTiles::Line> &lines)
{
    QRectF around;
    for (const LineTiles::Line &line : lines) {
        const qreal reach = line.from.cell * Reach;
        around |= QRectF(line.from.middle, line.to.middle)
                      .normalized()
                      .adjusted(-reach, -reach, reach, reach);
    }
    const auto tileOf = [](qreal place) { return static_cast<int>(std::floor(place / Side)); };
    return {QPoint(tileOf(around.left()), tileOf(around.top())),
            QPoint(tileOf(around.right()), tileOf(around.bottom()))};
}

} // namespace

void LineTiles::paint(QPainter &painter,
                      const QRect &exposed,
                      const std::vector<Line> &lines,
                      const QColor &ink)
{
    if (lines != m_lines || ink != m_ink) {
        m_lines = lines;
        m_ink = ink;
        draw();
    }
    for (const Tile &tile : m_tiles) {
        if (exposed.intersects({tile.corner, tile.pixmap.size()})) {
            painter.drawPixmap(tile.corner, tile.pixmap);
        }
    }
}

void LineTiles::draw()
{
    m_tiles.clear();
    const QRect around = m_lines.empty() ? QRect() : tilesAround(m_lines);
    for (int row = around.top(); row <= around.bottom(); ++row) {
        for (int column = around.left(); column <= around.right(); ++column) {
            const QRect square(column * Side, row * Side, Side, Side);
            QPixmap pixmap;
            for (const Line &line : m_lines) {
                if (!isMet(square, line)) {
                    continue;
                }
                if (pixmap.isNull()) {
                    pixmap = QPixmap(square.size());
                    pixmap.fill(Qt::transparent);
                }
                QPainter painter(&pixmap);
                painter.setRenderHint(QPainter::Antialiasing);
                painter.translate(-square.topLeft());
                paintMarkLine(painter, line.from, line.to, m_ink, line.isArrow);
            }
            if (!pixmap.isNull()) {
                m_tiles.push_back({square.topLeft(), pixmap});
            }
        }
    }
}

} // namespace shinpan
