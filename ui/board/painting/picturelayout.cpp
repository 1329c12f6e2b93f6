#include "ui/board/painting/picturelayout.h"

#include "ui/board/painting/boardpicture.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

constexpr int FewestRows = 6;      // as BoardGeometry leaves room for at least so many
constexpr qreal EdgeShare = 0.8;   // of a cell: from the first line to the board's edge
constexpr qreal StripShare = 0.72; // of a cell: what a region's coordinates take

/// What surrounds a board, if `style` names its points.
BoardFrame frameOf(const BoardPicture &picture, CoordinateStyle style)
{
    return {style, picture.orientation};
}

/// The geometry whose board fills the width and leaves no more room above and below it than at its
/// sides.
BoardGeometry geometryFor(const BoardPicture &picture, int width, qreal ratio)
{
    const BoardSize size = picture.scene.board.size();
    const BoardSize seen = picture.orientation.seenSize(size);
    const BoardFrame frame =
        frameOf(picture, picture.hasCoordinates ? CoordinateStyle::Letters : CoordinateStyle::None);
    const QSize square(width, std::max(width, width * seen.rows / seen.columns + width));
    const BoardGeometry wide(size, square, ratio, frame);
    const int spare = wide.area().width() - wide.board().width();
    const qreal height = (wide.board().height() + spare) / ratio;
    const qreal least = std::min<qreal>(width, (FewestRows * wide.cell() + spare) / ratio);
    return {size, QSize(width, static_cast<int>(std::ceil(std::max(height, least)))), ratio, frame};
}

/// The region that is shown, as it is seen.
BoardRegion seenRegion(const BoardPicture &picture)
{
    const BoardSize size = picture.scene.board.size();
    return BoardRegion::between(picture.orientation.seen(picture.region->bottomLeft, size),
                                picture.orientation.seen(picture.region->topRight, size));
}

/// How far a region reaches beyond the crossings of its corners, in cells: to the board's edge,
/// which cannot be seen in print, or half way to the points that are not shown.
struct Overhang
{
    qreal left, right, top, bottom;
};

Overhang overhangOf(const BoardPicture &picture)
{
    constexpr qreal Open = 0.5;
    const BoardSize size = picture.orientation.seenSize(picture.scene.board.size());
    const BoardRegion region = seenRegion(picture);
    const auto side = [&](bool isEdge) {
        return isEdge && !picture.theme.isPrinted ? EdgeShare : Open;
    };
    return {side(region.bottomLeft.column == 0), side(region.topRight.column == size.columns - 1),
            side(region.topRight.row == size.rows - 1), side(region.bottomLeft.row == 0)};
}

/// The geometry of a whole board, of which that region, with coordinates beside it or not, is about
/// `width` wide, and not wider.
BoardGeometry geometryAround(const BoardPicture &picture, int width, qreal ratio)
{
    const BoardSize size = picture.scene.board.size();
    const BoardFrame frame = frameOf(picture, CoordinateStyle::None);
    const BoardRegion region = seenRegion(picture);
    const Overhang over = overhangOf(picture);
    const qreal strips = picture.hasCoordinates ? 2 * StripShare : 0;
    const qreal across =
        std::max(region.columns() - 1 + over.left + over.right + strips, qreal{FewestRows});
    const int cell = std::max(1, static_cast<int>(width * ratio / across));
    const int lines = std::max<int>({size.columns, size.rows, FewestRows});
    int side = static_cast<int>(std::ceil((lines + 3) * cell / ratio)) + 30;
    BoardGeometry geometry(size, {side, side}, ratio, frame);
    while (geometry.cell() > cell && side > 1) {
        --side;
        geometry = BoardGeometry(size, {side, side}, ratio, frame);
    }
    return geometry;
}

} // namespace

PictureLayout::PictureLayout(const BoardPicture &picture, int width, qreal ratio)
    : m_width(width)
    , m_geometry(picture.region ? geometryAround(picture, width, ratio)
                                : geometryFor(picture, width, ratio))
    , m_size((QSizeF(m_geometry.area()) / ratio).toSize())
    , m_shown(QPointF(), m_size)
{
    if (picture.region) {
        showRegion(picture);
    }
    if (!picture.caption.isEmpty()) {
        setCaption(picture);
    }
}

void PictureLayout::showRegion(const BoardPicture &picture)
{
    const Overhang over = overhangOf(picture);
    const qreal ratio = m_geometry.ratio();
    const int cell = m_geometry.cell();
    const auto pixels = [cell](qreal share) { return static_cast<int>(std::lround(share * cell)); };
    const QRect crop = m_geometry.crossing(picture.region->bottomLeft)
                           .united(m_geometry.crossing(picture.region->topRight))
                           .adjusted(-pixels(over.left), -pixels(over.top), pixels(over.right),
                                     pixels(over.bottom))
                           .intersected(m_geometry.board());
    m_shown = QRectF(QPointF(crop.topLeft()) / ratio, QSizeF(crop.size()) / ratio);
    const int strip = picture.hasCoordinates ? pixels(StripShare) : 0;
    const int left = std::max(strip, (static_cast<int>(m_width * ratio) - crop.width()) / 2);
    m_origin = (QPointF(left, strip) - QPointF(crop.topLeft())) / ratio;
    m_size = QSize(m_width, static_cast<int>(std::ceil((crop.height() + 2 * strip) / ratio)));
}

/// Of a region, beside it; a whole board's stand on it.
void PictureLayout::paintCoordinates(QPainter &painter, const BoardPicture &picture) const
{
    if (!picture.region || !picture.hasCoordinates) {
        return;
    }
    const qreal cell = m_geometry.cell() / m_geometry.ratio();
    QFont font;
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(std::min(0.4 * cell, 16.0)))));
    font.setWeight(QFont::Medium);
    const QFontMetricsF metrics(font, painter.device());
    painter.setFont(font);
    painter.setPen(QColor(0x40, 0x40, 0x40));
    const auto write = [&](QPointF middle, const QString &text) {
        painter.drawText(QPointF(middle.x() - metrics.horizontalAdvance(text) / 2,
                                 middle.y() + metrics.capHeight() / 2),
                         text);
    };
    const QRectF frame = m_shown.translated(m_origin);
    const qreal gap = StripShare * cell * 0.5;
    const BoardGeometry named(m_geometry.size(), {}, 1, frameOf(picture, CoordinateStyle::Letters));
    const BoardRegion region = seenRegion(picture);
    const auto place = [this](int column, int row) {
        const Point seen{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
        return m_geometry.centre(m_geometry.pointSeenAt(seen)) + m_origin;
    };
    for (int column = region.bottomLeft.column; column <= region.topRight.column; ++column) {
        const qreal x = place(column, 0).x();
        write({x, frame.top() - gap}, named.seenColumnText(column));
        write({x, frame.bottom() + gap}, named.seenColumnText(column));
    }
    for (int row = region.bottomLeft.row; row <= region.topRight.row; ++row) {
        const qreal y = place(0, row).y();
        write({frame.left() - gap, y}, named.seenRowText(row));
        write({frame.right() + gap, y}, named.seenRowText(row));
    }
}

void PictureLayout::setCaption(const BoardPicture &picture)
{
    const QString &text = picture.caption;
    if (picture.theme.isPrinted && !picture.region) { // the margin is as white as the ground
        m_size.rheight() -= static_cast<int>(m_geometry.cell() * 0.5 / m_geometry.ratio());
    }
    m_font.setPixelSize(std::max(11, static_cast<int>(std::lround(m_width * 0.027))));
    const QFontMetricsF metrics(m_font);
    QTextLayout layout(text, m_font);
    layout.beginLayout();
    qreal bottom = m_size.height() + metrics.height() * 0.25;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(m_width * 0.94);
        m_caption.push_back(
            {text.mid(line.textStart(), line.textLength()).trimmed(), bottom + metrics.ascent()});
        bottom += metrics.height() * 1.2;
    }
    layout.endLayout();
    m_size.setHeight(static_cast<int>(std::ceil(bottom + metrics.height() * 0.4)));
}

void PictureLayout::paintCaption(QPainter &painter) const
{
    const QFontMetricsF metrics(m_font, painter.device());
    painter.setFont(m_font);
    painter.setPen(QColor(0x22, 0x22, 0x22));
    for (const Line &line : m_caption) {
        const qreal left = (m_width - metrics.horizontalAdvance(line.text)) / 2;
        painter.drawText(QPointF(std::round(left), std::round(line.baseline)), line.text);
    }
}

} // namespace shinpan
