#include "ui/board/boardpicture.h"

#include "ui/board/svgcanvas.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QPainter>
#include <QPdfWriter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

/// A picture of this width looks as the window does on a plain screen; larger ones as the window
/// does on a finer screen.
constexpr int PlainWidth = 600;
/// Drawings can be enlarged, so their stones and wood are finer than that.
constexpr qreal DrawingRatio = 3;
/// Boards with lines closer than that are painted larger and scaled down.
constexpr int SmallestCrispCell = 6;
constexpr int FewestRows = 6; // as BoardGeometry leaves room for at least so many

/// Where everything is in a picture, in its units.
class Layout
{
public:
    Layout(const BoardPicture &picture, int width, qreal ratio);

    [[nodiscard]] const BoardGeometry &geometry() const { return m_geometry; }
    [[nodiscard]] QSize size() const { return m_size; }
    void paintCaption(QPainter &painter) const;

private:
    struct Line
    {
        QString text;
        qreal baseline;
    };

    void setCaption(const BoardPicture &picture);

    int m_width;
    BoardGeometry m_geometry;
    QSize m_size;
    QFont m_font;
    std::vector<Line> m_caption;
};

/// The geometry whose board fills the width and leaves no more room above and below it than at its
/// sides.
BoardGeometry geometryFor(BoardSize size, int width, qreal ratio, bool hasCoordinates)
{
    const QSize square(width, std::max(width, width * size.rows / size.columns + width));
    const BoardGeometry wide(size, square, ratio, hasCoordinates);
    const int spare = wide.area().width() - wide.board().width();
    const qreal height = (wide.board().height() + spare) / ratio;
    const qreal least = std::min<qreal>(width, (FewestRows * wide.cell() + spare) / ratio);
    return {size, QSize(width, static_cast<int>(std::ceil(std::max(height, least)))), ratio,
            hasCoordinates};
}

Layout::Layout(const BoardPicture &picture, int width, qreal ratio)
    : m_width(width)
    , m_geometry(geometryFor(picture.scene.board.size(), width, ratio, picture.hasCoordinates))
    , m_size((QSizeF(m_geometry.area()) / ratio).toSize())
{
    if (!picture.caption.isEmpty()) {
        setCaption(picture);
    }
}

void Layout::setCaption(const BoardPicture &picture)
{
    const QString &text = picture.caption;
    if (picture.theme.isPrinted) { // the margin is as white as the ground
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

void Layout::paintCaption(QPainter &painter) const
{
    const QFontMetricsF metrics(m_font, painter.device());
    painter.setFont(m_font);
    painter.setPen(QColor(0x22, 0x22, 0x22));
    for (const Line &line : m_caption) {
        const qreal left = (m_width - metrics.horizontalAdvance(line.text)) / 2;
        painter.drawText(QPointF(std::round(left), std::round(line.baseline)), line.text);
    }
}

/// The colour around the board.
QColor groundOf(const BoardPicture &picture)
{
    QColor ground(Qt::white);
    if (!picture.theme.isPrinted && picture.caption.isEmpty()) {
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

void paintDrawing(QPaintDevice &device, const BoardPicture &picture, const Layout &layout)
{
    QPainter painter(&device);
    if (const QColor ground = groundOf(picture); ground.alpha() > 0) {
        painter.fillRect(QRect(QPoint(), layout.size()), ground);
    }
    painterFor(picture, layout.geometry()).paintVectors(painter, picture.scene);
    layout.paintCaption(painter);
}

} // namespace

QImage toImage(const BoardPicture &picture, int width)
{
    if (width < PlainWidth && Layout(picture, width, 1).geometry().cell() < SmallestCrispCell) {
        return toImage(picture, 2 * width)
            .scaledToWidth(width, Qt::SmoothTransformation); // a thumbnail
    }
    // Whole pixels: the window's units are as many pixels wide as the picture is finer.
    const qreal ratio = std::max(1.0, static_cast<qreal>(width) / PlainWidth);
    const int units = static_cast<int>(std::lround(width / ratio));
    const Layout layout(picture, units, ratio);
    QImage image(width, static_cast<int>(std::lround(layout.size().height() * ratio)),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(groundOf(picture));
    image.setDevicePixelRatio(ratio);
    QPainter painter(&image);
    painterFor(picture, layout.geometry())
        .paint(painter, QRect(QPoint(), layout.size()), picture.scene);
    layout.paintCaption(painter);
    painter.end();
    image.setDevicePixelRatio(1);
    return groundOf(picture).alpha() == 255 ? image.convertToFormat(QImage::Format_RGB32) : image;
}

QByteArray toSvg(const BoardPicture &picture, int width)
{
    const Layout layout(picture, width, std::max(1.0, DrawingRatio * PlainWidth / width));
    SvgCanvas canvas(layout.size());
    paintDrawing(canvas, picture, layout);
    return canvas.document();
}

QByteArray toPdf(const BoardPicture &picture, int width)
{
    constexpr int Dpi = 96;
    const Layout layout(picture, width, std::max(1.0, DrawingRatio * PlainWidth / width));
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
