#include "ui/board/painting/linetiles.h"

#include "ui/board/painting/marksprites.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

constexpr int Side = 64;
constexpr qreal Reach = 0.4; // of a cell, beside a line: its barbs and its width

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
    if (m_lines.empty()) {
        return;
    }
    const QRect around = tilesAround(m_lines);
    QImage canvas(around.size() * Side, QImage::Format_ARGB32_Premultiplied);
    canvas.fill(Qt::transparent);
    QPainter painter(&canvas);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-around.topLeft() * Side);
    for (const Line &line : m_lines) {
        paintMarkLine(painter, line.from, line.to, m_ink, line.isArrow);
    }
    painter.end();
    for (int row = 0; row < around.height(); ++row) {
        for (int column = 0; column < around.width(); ++column) {
            const QPoint corner = QPoint(column, row) * Side;
            const QImage tile = canvas.copy(QRect(corner, QSize(Side, Side)));
            if (const QRect inked = inkedRect(tile); !inked.isEmpty()) {
                m_tiles.push_back({around.topLeft() * Side + corner + inked.topLeft(),
                                   QPixmap::fromImage(tile.copy(inked))});
            }
        }
    }
}

} // namespace shinpan
