#include "ui/board/painting/boardpicture.h"

#include "ui/board/painting/picturelayout.h"
#include "ui/board/painting/svgcanvas.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

/// A picture of this width looks as the window does on a plain screen.
constexpr int PlainWidth = 600;
/// Drawings can be enlarged, so their stones and wood are finer than that.
constexpr qreal DrawingRatio = 3;
/// Boards with lines closer than that are painted larger and scaled down.
constexpr int SmallestCrispCell = 6;
/// Whole boards are never painted larger than that for a region of them, but scaled up.
constexpr int LargestBoard = 6000;
/// Nor so in a preview.
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

/// What of a scene lies in the region that is shown.
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

/// A picture whose whole board, of which a part may be shown, would be `board` pixels wide: painted
/// with one of `largest` pixels.
QImage scaledUp(const BoardPicture &picture, int width, int board, int largest)
{
    const auto smaller = static_cast<int>(qint64{width} * largest / board);
    return toImage(picture, smaller).scaledToWidth(width, Qt::SmoothTransformation);
}

/// Where everything is in a picture made of pixels: whole ones, since the window's units are as
/// many pixels wide as the picture is finer.
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
