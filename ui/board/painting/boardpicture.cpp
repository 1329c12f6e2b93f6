#include "ui/board/painting/boardpicture.h"

#include "ui/board/painting/boardgeometry.h"
#include "ui/board/painting/svgcanvas.h"

#include <QBuffer>
#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QPdfWriter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <vector>

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

/// The geometry of a whole board, a region of which, with or without coordinates beside it, is
/// about `width` wide, and not wider.
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

/// The places of everything in a picture, in its units.
class PictureLayout
{
public:
    /// `width` is in units, each of which has `ratio` device pixels of the geometry.
    PictureLayout(const BoardPicture &picture, int width, qreal ratio)
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

    /// The geometry of the whole board, even when only a part of it is shown.
    [[nodiscard]] const BoardGeometry &geometry() const { return m_geometry; }
    [[nodiscard]] QSize size() const { return m_size; }
    /// The part of the geometry's area that is shown, and where its origin comes to lie.
    [[nodiscard]] QRectF shown() const { return m_shown; }
    [[nodiscard]] QPointF origin() const { return m_origin; }

    /// Paints a region's coordinates beside it; a whole board's stand on it.
    void paintCoordinates(QPainter &painter, const BoardPicture &picture) const
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
        const BoardGeometry named(m_geometry.size(), {}, 1,
                                  frameOf(picture, CoordinateStyle::Letters));
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

    void paintCaption(QPainter &painter) const
    {
        const QFontMetricsF metrics(m_font, painter.device());
        painter.setFont(m_font);
        painter.setPen(QColor(0x22, 0x22, 0x22));
        for (const Line &line : m_caption) {
            const qreal left = (m_width - metrics.horizontalAdvance(line.text)) / 2;
            painter.drawText(QPointF(std::round(left), std::round(line.baseline)), line.text);
        }
    }

private:
    struct Line
    {
        QString text;
        qreal baseline;
    };

    void showRegion(const BoardPicture &picture)
    {
        const Overhang over = overhangOf(picture);
        const qreal ratio = m_geometry.ratio();
        const int cell = m_geometry.cell();
        const auto pixels = [cell](qreal share) {
            return static_cast<int>(std::lround(share * cell));
        };
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

    void setCaption(const BoardPicture &picture)
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
            m_caption.push_back({text.mid(line.textStart(), line.textLength()).trimmed(),
                                 bottom + metrics.ascent()});
            bottom += metrics.height() * 1.2;
        }
        layout.endLayout();
        m_size.setHeight(static_cast<int>(std::ceil(bottom + metrics.height() * 0.4)));
    }

    int m_width;
    BoardGeometry m_geometry;
    QSize m_size;
    QRectF m_shown;
    QPointF m_origin;
    QFont m_font;
    std::vector<Line> m_caption;
};

/// A picture of this width looks as the window does on a plain screen.
constexpr int PlainWidth = 600;
/// Drawings can be enlarged, so their stones and wood are finer than that.
constexpr qreal DrawingRatio = 3;
/// Boards with lines closer than that are painted larger and scaled down.
constexpr int SmallestCrispCell = 6;
/// A whole board is never painted larger than that for a region of it, but scaled up.
constexpr int LargestBoard = 6000;
/// The same limit holds for a preview.
constexpr int LargestPreviewBoard = 1100;

/// The colour around the board.
QColor groundOf(const BoardPicture &picture)
{
    QColor ground(Qt::white);
    const bool isRead = !picture.caption.isEmpty() || (picture.region && picture.hasCoordinates);
    if (!picture.theme.isPrinted && !isRead) {
        ground.setAlpha(0);
    }
    return ground;
}

BoardPainter painterFor(const BoardPicture &picture, const BoardGeometry &geometry)
{
    BoardPainter painter(geometry, picture.theme);
    QPalette palette;
    palette.setColor(QPalette::Window, groundOf(picture));
    painter.setSurroundings(palette, QFont());
    return painter;
}

/// The part of a scene in the region that is shown.
BoardScene shownScene(const BoardPicture &picture)
{
    if (!picture.region) {
        return picture.scene;
    }
    const BoardRegion region = *picture.region;
    BoardScene scene = picture.scene;
    for (int i = 0; i < scene.board.size().pointCount(); ++i) {
        if (const Point point = scene.board.size().pointAt(i); !region.contains(point)) {
            scene.board.set(point, Stone::Empty);
        }
    }
    std::erase_if(scene.markup, [&](const Mark &mark) { return !region.contains(mark.point); });
    std::erase_if(scene.lines, [&](const MarkLine &line) {
        return !region.contains(line.from) || !region.contains(line.to);
    });
    if (scene.lastMove && !region.contains(*scene.lastMove)) {
        scene.lastMove.reset();
    }
    return scene;
}

enum class Medium : std::uint8_t { Pixels, Vectors };

void paintBoard(QPainter &painter,
                const BoardPicture &picture,
                const PictureLayout &layout,
                Medium medium)
{
    painter.save();
    painter.translate(layout.origin());
    if (picture.region) {
        painter.setClipRect(layout.shown(), Qt::IntersectClip);
    }
    BoardPainter board = painterFor(picture, layout.geometry());
    if (medium == Medium::Pixels) {
        board.paint(painter, layout.shown().toAlignedRect(), shownScene(picture));
    } else {
        board.paintVectors(painter, shownScene(picture));
    }
    painter.restore();
    layout.paintCoordinates(painter, picture);
    layout.paintCaption(painter);
}

void paintDrawing(QPaintDevice &device, const BoardPicture &picture, const PictureLayout &layout)
{
    QPainter painter(&device);
    if (const QColor ground = groundOf(picture); ground.alpha() > 0) {
        painter.fillRect(QRect(QPoint(), layout.size()), ground);
    }
    paintBoard(painter, picture, layout, Medium::Vectors);
}

/// A picture of this width looks as the window does on a plain screen; larger ones as the window
/// does on a finer screen.
qreal pixelRatio(int width)
{
    return std::max(1.0, static_cast<qreal>(width) / PlainWidth);
}

/// A picture whose whole board, perhaps shown in part, would be `board` pixels wide: painted with
/// one of `largest` pixels.
QImage scaledUp(const BoardPicture &picture, int width, int board, int largest)
{
    const auto smaller = static_cast<int>(qint64{width} * largest / board);
    return toImage(picture, smaller).scaledToWidth(width, Qt::SmoothTransformation);
}

/// The layout of a picture made of pixels: whole ones, since the window's units are as many pixels
/// wide as the picture is finer.
PictureLayout pixelLayout(const BoardPicture &picture, int width)
{
    const qreal ratio = pixelRatio(width);
    return {picture, static_cast<int>(std::lround(width / ratio)), ratio};
}

PictureLayout drawingLayout(const BoardPicture &picture, int width)
{
    return {picture, width, std::max(1.0, DrawingRatio * PlainWidth / width)};
}

} // namespace

BoardPicture asSeen(const BoardPicture &picture)
{
    if (picture.orientation == Orientation()) {
        return picture;
    }
    const BoardSize size = picture.scene.board.size();
    const auto turn = [&picture, size](Point &point) {
        point = picture.orientation.seen(point, size);
    };
    BoardPicture turned = picture;
    turned.orientation = {};
    turned.hasCoordinates = false;
    BoardScene &scene = turned.scene;
    scene.board = Board(picture.orientation.seenSize(size));
    for (int i = 0; i < size.pointCount(); ++i) {
        const Point point = size.pointAt(i);
        scene.board.set(picture.orientation.seen(point, size), picture.scene.board.at(point));
    }
    for (Mark &mark : scene.markup) {
        turn(mark.point);
    }
    for (MarkLine &line : scene.lines) {
        turn(line.from);
        turn(line.to);
    }
    if (scene.lastMove) {
        turn(*scene.lastMove);
    }
    if (picture.region) {
        turned.region =
            BoardRegion::between(picture.orientation.seen(picture.region->bottomLeft, size),
                                 picture.orientation.seen(picture.region->topRight, size));
    }
    return turned;
}

QImage toImage(const BoardPicture &picture, int width)
{
    const PictureLayout layout = pixelLayout(picture, width);
    const bool isThumbnail = width < PlainWidth && layout.geometry().cell() < SmallestCrispCell;
    if (isThumbnail) {
        return toImage(picture, 2 * width).scaledToWidth(width, Qt::SmoothTransformation);
    }
    if (const int side = layout.geometry().area().width(); picture.region && side > LargestBoard) {
        return scaledUp(picture, width, side, LargestBoard);
    }
    const qreal ratio = pixelRatio(width);
    QImage image(width, static_cast<int>(std::lround(layout.size().height() * ratio)),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(groundOf(picture));
    image.setDevicePixelRatio(ratio);
    QPainter painter(&image);
    paintBoard(painter, picture, layout, Medium::Pixels);
    painter.end();
    image.setDevicePixelRatio(1);
    return groundOf(picture).alpha() == 255 ? image.convertToFormat(QImage::Format_RGB32) : image;
}

QImage toPreview(const BoardPicture &picture, int width)
{
    const int side = pixelLayout(picture, width).geometry().area().width();
    return side > LargestPreviewBoard ? scaledUp(picture, width, side, LargestPreviewBoard)
                                      : toImage(picture, width);
}

std::optional<Point> pointAt(const BoardPicture &picture, int width, QPointF place)
{
    const PictureLayout layout = pixelLayout(picture, width);
    const std::optional<Point> point =
        layout.geometry().pointAt(place / pixelRatio(width) - layout.origin());
    const bool isShown = point && (!picture.region || picture.region->contains(*point));
    return isShown ? point : std::nullopt;
}

QRectF rectOf(const BoardPicture &picture, int width, const BoardRegion &region)
{
    const PictureLayout layout = pixelLayout(picture, width);
    const QPointF bottomLeft = layout.geometry().centre(region.bottomLeft);
    const QPointF topRight = layout.geometry().centre(region.topRight);
    const qreal half = layout.geometry().cell() / layout.geometry().ratio() / 2;
    const QRectF inUnits = QRectF(bottomLeft, topRight)
                               .normalized() // the board may be turned
                               .adjusted(-half, -half, half, half)
                               .translated(layout.origin());
    const qreal ratio = pixelRatio(width);
    return {inUnits.topLeft() * ratio, inUnits.size() * ratio};
}

qreal paintPicture(QPainter &painter, const BoardPicture &picture, qreal width)
{
    const PictureLayout layout = drawingLayout(picture, PlainWidth);
    painter.save();
    painter.scale(width / PlainWidth, width / PlainWidth);
    paintBoard(painter, picture, layout, Medium::Vectors);
    painter.restore();
    return layout.size().height() * width / PlainWidth;
}

qreal pictureHeight(const BoardPicture &picture, qreal width)
{
    return drawingLayout(picture, PlainWidth).size().height() * width / PlainWidth;
}

QByteArray toSvg(const BoardPicture &picture, int width)
{
    const PictureLayout layout = drawingLayout(picture, width);
    SvgCanvas canvas(layout.size());
    paintDrawing(canvas, picture, layout);
    return canvas.document();
}

QByteArray toPdf(const BoardPicture &picture, int width)
{
    constexpr int Dpi = 96;
    const PictureLayout layout = drawingLayout(picture, width);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(Dpi);
    writer.setPageMargins({});
    writer.setPageSize(QPageSize(QSizeF(layout.size()) * 72 / Dpi, QPageSize::Point, QString(),
                                 QPageSize::ExactMatch));
    writer.setCreator(QStringLiteral("Shinpan " SHINPAN_VERSION));
    paintDrawing(writer, picture, layout);
    return bytes;
}

} // namespace shinpan
