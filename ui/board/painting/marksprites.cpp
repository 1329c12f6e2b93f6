#include "ui/board/painting/marksprites.h"

#include <QHashFunctions>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

/// Enough for 19 × 19 numbers on a screen of three pixels per pixel, and for 52 × 52 on any.
constexpr qint64 MostPixels = 8LL * 1024 * 1024;

constexpr qreal SpriteReach = 0.75; // in cells, as BoardGeometry::reach()
constexpr int LeastReach = 2;       // pixels, beyond it: on tiny boards lines have a least width

constexpr int TileSide = 64;
constexpr qreal LineReach = 0.4; // of a cell, beside a line: its barbs and its width

/// The tiles that lines may meet, as columns and rows.
QRect tilesAround(const std::vector<LineTiles::Line> &lines)
{
    QRectF around;
    for (const LineTiles::Line &line : lines) {
        const qreal reach = line.from.cell * LineReach;
        around |= QRectF(line.from.middle, line.to.middle)
                      .normalized()
                      .adjusted(-reach, -reach, reach, reach);
    }
    const auto tileOf = [](qreal place) { return static_cast<int>(std::floor(place / TileSide)); };
    return {QPoint(tileOf(around.left()), tileOf(around.top())),
            QPoint(tileOf(around.right()), tileOf(around.bottom()))};
}

} // namespace

void MarkSprites::paint(QPainter &painter,
                        const MarkPlace &place,
                        const Key &key,
                        const Drawing &draw)
{
    if (place.cell != m_cell || m_pixels > MostPixels) {
        clear();
        m_cell = place.cell;
    }
    auto found = m_sprites.find(key);
    if (found == m_sprites.end()) {
        found = m_sprites.insert(key, drawn(painter, place, draw));
        m_pixels += static_cast<qint64>(found->pixmap.width()) * found->pixmap.height();
    }
    if (!found->pixmap.isNull()) {
        const QPoint middle(static_cast<int>(std::floor(place.middle.x())),
                            static_cast<int>(std::floor(place.middle.y())));
        painter.drawPixmap(middle + found->corner, found->pixmap);
    }
}

void MarkSprites::clear()
{
    m_sprites.clear();
    m_pixels = 0;
}

MarkSprites::Sprite MarkSprites::drawn(const QPainter &painter,
                                       const MarkPlace &place,
                                       const Drawing &draw)
{
    const int reach = static_cast<int>(std::ceil(place.cell * SpriteReach)) + LeastReach;
    QImage canvas(2 * reach + 1, 2 * reach + 1, QImage::Format_ARGB32_Premultiplied);
    canvas.fill(Qt::transparent);
    const QPointF part(place.middle.x() - std::floor(place.middle.x()),
                       place.middle.y() - std::floor(place.middle.y()));
    QPainter onto(&canvas);
    onto.setRenderHint(QPainter::Antialiasing);
    onto.setFont(painter.font());
    draw(onto, {QPointF(reach, reach) + part, place.cell, place.strength});
    onto.end();
    const QRect inked = inkedRect(canvas);
    if (inked.isEmpty()) {
        return {};
    }
    return {QPixmap::fromImage(canvas.copy(inked)), inked.topLeft() - QPoint(reach, reach)};
}

QRect inkedRect(const QImage &image)
{
    int top = image.height();
    int bottom = -1;
    int left = image.width();
    int right = -1;
    for (int y = 0; y < image.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y)); // of bytes
        const auto isInked = [](QRgb pixel) { return pixel != 0; };
        const QRgb *const end = line + image.width();
        const QRgb *const first = std::find_if(line, end, isInked);
        if (first == end) {
            continue;
        }
        top = std::min(top, y);
        bottom = y;
        left = std::min(left, static_cast<int>(first - line));
        const QRgb *last = end - 1;
        while (!isInked(*last)) {
            --last;
        }
        right = std::max(right, static_cast<int>(last - line));
    }
    return {QPoint(left, top), QPoint(right, bottom)};
}

size_t qHash(const MarkSprites::Key &key, size_t seed)
{
    return qHashMulti(seed, static_cast<int>(key.shape), static_cast<int>(key.stone),
                      static_cast<int>(key.kind), key.text);
}

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
    QImage canvas(around.size() * TileSide, QImage::Format_ARGB32_Premultiplied);
    canvas.fill(Qt::transparent);
    QPainter painter(&canvas);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-around.topLeft() * TileSide);
    for (const Line &line : m_lines) {
        paintMarkLine(painter, line.from, line.to, m_ink, line.isArrow);
    }
    painter.end();
    for (int row = 0; row < around.height(); ++row) {
        for (int column = 0; column < around.width(); ++column) {
            const QPoint corner = QPoint(column, row) * TileSide;
            const QImage tile = canvas.copy(QRect(corner, QSize(TileSide, TileSide)));
            if (const QRect inked = inkedRect(tile); !inked.isEmpty()) {
                m_tiles.push_back({around.topLeft() * TileSide + corner + inked.topLeft(),
                                   QPixmap::fromImage(tile.copy(inked))});
            }
        }
    }
}

} // namespace shinpan
