#include "ui/board/painting/svgcanvas.h"

#include "ui/board/painting/svgtext.h"

#include <QBuffer>
#include <QFontInfo>
#include <QHash>
#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

namespace shinpan {

using namespace svg;

namespace {

constexpr int Dpi = 96;
constexpr int JpegQuality = 90;

/// Photographs as JPEG, everything with transparent parts as PNG.
QByteArray dataUrl(const QImage &image)
{
    const bool isOpaque = !image.hasAlphaChannel();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (isOpaque) {
        image.save(&buffer, "JPEG", JpegQuality);
    } else {
        image.save(&buffer, "PNG");
    }
    return (isOpaque ? "data:image/jpeg;base64," : "data:image/png;base64,") + bytes.toBase64();
}

} // namespace

/// Turns painting into elements, one after the other.
class SvgEngine final : public QPaintEngine
{
public:
    SvgEngine()
        : QPaintEngine(AllFeatures)
    { }

    [[nodiscard]] Type type() const override { return User; }
    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &change) override;
    void drawPath(const QPainterPath &path) override;
    void drawPolygon(const QPointF *points, int count, PolygonDrawMode mode) override;
    void drawPixmap(const QRectF &target, const QPixmap &pixmap, const QRectF &source) override;
    void drawImage(const QRectF &target,
                   const QImage &image,
                   const QRectF &source,
                   Qt::ImageConversionFlags flags) override;
    void drawTextItem(const QPointF &start, const QTextItem &item) override;

    [[nodiscard]] QByteArray definitions() const { return m_definitions; }
    [[nodiscard]] QByteArray body() const { return m_body; }

private:
    [[nodiscard]] QByteArray stateAttributes() const;
    [[nodiscard]] QByteArray fillAttributes(const QBrush &brush);
    [[nodiscard]] QByteArray strokeAttributes();
    [[nodiscard]] QByteArray paintAttributes(const char *name, const QBrush &brush);
    [[nodiscard]] QByteArray newId(char kind) { return kind + QByteArray::number(++m_lastId); }
    [[nodiscard]] QByteArray gradientId(const QBrush &brush);
    [[nodiscard]] QByteArray clipId(const QPainterPath &path);
    [[nodiscard]] QByteArray imageId(qint64 key, const QImage &image);
    void drawTexture(const QPainterPath &path, const QBrush &brush);
    void useImage(const QRectF &target, const QByteArray &id, QSize size);

    QByteArray m_definitions;
    QByteArray m_body;
    QHash<qint64, QByteArray> m_images; ///< ids by QImage's and QPixmap's keys
    QByteArray m_clip;                  ///< the id of the clip path; empty: none
    int m_lastId = 0;
};

void SvgEngine::updateState(const QPaintEngineState &change)
{
    if ((change.state() & (DirtyClipRegion | DirtyClipPath | DirtyClipEnabled)) != 0) {
        m_clip = painter()->hasClipping() ? clipId(painter()->clipPath()) : QByteArray();
    }
}

QByteArray SvgEngine::stateAttributes() const
{
    QByteArray attributes;
    if (!painter()->transform().isIdentity()) {
        attributes += attribute("transform", matrixOf(painter()->transform()));
    }
    if (painter()->opacity() < 1) {
        attributes += attribute("opacity", painter()->opacity());
    }
    if (!m_clip.isEmpty()) {
        attributes += attribute("clip-path", "url(#" + m_clip + ')');
    }
    return attributes;
}

QByteArray SvgEngine::paintAttributes(const char *name, const QBrush &brush)
{
    if (brush.style() == Qt::NoBrush) {
        return attribute(name, QByteArray("none"));
    }
    return brush.gradient() ? attribute(name, "url(#" + gradientId(brush) + ')')
                            : colorAttributes(name, brush.color());
}

QByteArray SvgEngine::fillAttributes(const QBrush &brush)
{
    return paintAttributes("fill", brush);
}

QByteArray SvgEngine::strokeAttributes()
{
    const QPen pen = painter()->pen();
    if (pen.style() == Qt::NoPen) {
        return {};
    }
    QByteArray attributes =
        paintAttributes("stroke", pen.brush()) + attribute("stroke-width", pen.widthF());
    if (pen.capStyle() == Qt::RoundCap) {
        attributes += attribute("stroke-linecap", QByteArray("round"));
    }
    if (pen.joinStyle() == Qt::RoundJoin) {
        attributes += attribute("stroke-linejoin", QByteArray("round"));
    }
    return attributes;
}

QByteArray SvgEngine::gradientId(const QBrush &brush)
{
    // All gradients that we paint are linear.
    const auto *const gradient = static_cast<const QLinearGradient *>(brush.gradient());
    const QByteArray id = newId('g');
    m_definitions += "<linearGradient" + attribute("id", id)
                   + attribute("gradientUnits", QByteArray("userSpaceOnUse"))
                   + attribute("x1", gradient->start().x()) + attribute("y1", gradient->start().y())
                   + attribute("x2", gradient->finalStop().x())
                   + attribute("y2", gradient->finalStop().y()) + ">\n";
    for (const QGradientStop &stop : gradient->stops()) {
        m_definitions += "<stop" + attribute("offset", stop.first)
                       + colorAttributes("stop-color", stop.second)
                             .replace("stop-color-opacity", "stop-opacity")
                       + "/>\n";
    }
    m_definitions += "</linearGradient>\n";
    return id;
}

QByteArray SvgEngine::clipId(const QPainterPath &path)
{
    const QByteArray id = newId('c');
    m_definitions += "<clipPath" + attribute("id", id) + "><path" + attribute("d", outlineOf(path))
                   + "/></clipPath>\n";
    return id;
}

QByteArray SvgEngine::imageId(qint64 key, const QImage &image)
{
    QByteArray &id = m_images[key];
    if (id.isEmpty()) {
        id = newId('i');
        m_definitions += "<image" + attribute("id", id) + attribute("width", image.width())
                       + attribute("height", image.height())
                       + attribute("xlink:href", dataUrl(image)) + "/>\n";
    }
    return id;
}

void SvgEngine::useImage(const QRectF &target, const QByteArray &id, QSize size)
{
    QByteArray place;
    if (target.size() == QSizeF(size)) {
        place = attribute("x", target.x()) + attribute("y", target.y());
    } else {
        place = attribute("transform", matrixOf(QTransform(target.width() / size.width(), 0, 0,
                                                           target.height() / size.height(),
                                                           target.x(), target.y())));
    }
    m_body +=
        "<g" + stateAttributes() + "><use" + place + attribute("xlink:href", '#' + id) + "/></g>\n";
}

void SvgEngine::drawTexture(const QPainterPath &path, const QBrush &brush)
{
    const QImage image = brush.textureImage();
    const QByteArray clip = clipId(path);
    m_body += "<g" + stateAttributes() + "><g" + attribute("clip-path", "url(#" + clip + ')')
            + "><use" + attribute("x", painter()->brushOrigin().x())
            + attribute("y", painter()->brushOrigin().y())
            + attribute("xlink:href", '#' + imageId(image.cacheKey(), image)) + "/></g></g>\n";
}

void SvgEngine::drawPath(const QPainterPath &path)
{
    const QBrush brush = painter()->brush();
    if (brush.style() == Qt::TexturePattern) {
        drawTexture(path, brush);
        return;
    }
    QByteArray rule;
    if (path.fillRule() == Qt::OddEvenFill && brush.style() != Qt::NoBrush) {
        rule = attribute("fill-rule", QByteArray("evenodd"));
    }
    m_body += "<path" + stateAttributes() + fillAttributes(brush) + strokeAttributes() + rule
            + attribute("d", outlineOf(path)) + "/>\n";
}

void SvgEngine::drawPolygon(const QPointF *points, int count, PolygonDrawMode mode)
{
    QPainterPath path(points[0]);
    for (int i = 1; i < count; ++i) {
        path.lineTo(points[i]);
    }
    if (mode != PolylineMode) {
        path.closeSubpath();
    }
    drawPath(path);
}

void SvgEngine::drawPixmap(const QRectF &target, const QPixmap &pixmap, const QRectF & /*source*/)
{
    useImage(target, imageId(pixmap.cacheKey(), pixmap.toImage()), pixmap.size());
}

void SvgEngine::drawImage(const QRectF &target,
                          const QImage &image,
                          const QRectF & /*source*/,
                          Qt::ImageConversionFlags /*flags*/)
{
    useImage(target, imageId(image.cacheKey(), image), image.size());
}

void SvgEngine::drawTextItem(const QPointF &start, const QTextItem &item)
{
    const QFont font = item.font();
    m_body +=
        "<text" + stateAttributes() + attribute("x", start.x() + item.width() / 2)
        + attribute("y", start.y()) + attribute("text-anchor", QByteArray("middle"))
        + attribute("font-family", "'" + QFontInfo(font).family().toUtf8().toPercentEncoding(" ")
                                       + "', sans-serif")
        + attribute("font-size", font.pixelSize()) + attribute("font-weight", font.weight())
        + colorAttributes("fill", painter()->pen().color()) + '>' + content(item.text())
        + "</text>\n";
}

SvgCanvas::SvgCanvas(QSize size)
    : m_size(size)
    , m_engine(std::make_unique<SvgEngine>())
{ }

SvgCanvas::~SvgCanvas() = default;

QPaintEngine *SvgCanvas::paintEngine() const
{
    return m_engine.get();
}

QByteArray SvgCanvas::document() const
{
    const QByteArray width = QByteArray::number(m_size.width());
    const QByteArray height = QByteArray::number(m_size.height());
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<svg xmlns=\"http://www.w3.org/2000/svg\" "
           "xmlns:xlink=\"http://www.w3.org/1999/xlink\""
         + attribute("width", width) + attribute("height", height)
         + attribute("viewBox", "0 0 " + width + ' ' + height) + ">\n<defs>\n"
         + m_engine->definitions() + "</defs>\n" + m_engine->body() + "</svg>\n";
}

int SvgCanvas::metric(PaintDeviceMetric metric) const
{
    switch (metric) {
    case PdmWidth:
        return m_size.width();
    case PdmHeight:
        return m_size.height();
    case PdmWidthMM:
        return qRound(m_size.width() * 25.4 / Dpi);
    case PdmHeightMM:
        return qRound(m_size.height() * 25.4 / Dpi);
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return Dpi;
    case PdmNumColors:
        return 0;
    case PdmDepth:
        return 32;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return qRound(devicePixelRatioFScale());
    }
    Q_UNREACHABLE();
}

} // namespace shinpan
