#include "ui/board/painting/svgcanvas.h"

#include <QBuffer>
#include <QColor>
#include <QFontInfo>
#include <QHash>
#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>
#include <QTransform>

namespace shinpan {

namespace {

constexpr int Dpi = 96;
constexpr int JpegQuality = 90;

/// The number with at most three decimals and no trailing zeros.
QByteArray text(qreal number)
{
    QByteArray digits = QByteArray::number(number, 'f', 3);
    while (digits.endsWith('0')) {
        digits.chop(1);
    }
    if (digits.endsWith('.')) {
        digits.chop(1);
    }
    return digits == "-0" ? QByteArray("0") : digits;
}

/// Starts with a blank. The value must need no escaping.
QByteArray attribute(const char *name, const QByteArray &value)
{
    return QByteArray(" ") + name + "=\"" + value + '"';
}

QByteArray attribute(const char *name, qreal value)
{
    return attribute(name, text(value));
}

/// The colour, and under "<name>-opacity" how opaque it is.
QByteArray colorAttributes(const char *name, const QColor &color)
{
    QByteArray attributes = attribute(name, color.name().toLatin1());
    if (color.alpha() < 255) {
        attributes += attribute((QByteArray(name) + "-opacity").constData(), color.alphaF());
    }
    return attributes;
}

/// "matrix(a b c d e f)"
QByteArray matrixOf(const QTransform &transform)
{
    QByteArray numbers;
    for (const qreal number : {transform.m11(), transform.m12(), transform.m21(), transform.m22(),
                               transform.dx(), transform.dy()}) {
        numbers += (numbers.isEmpty() ? "" : " ") + QByteArray::number(number, 'g', 8);
    }
    return "matrix(" + numbers + ')';
}

/// The `d` of a path.
QByteArray outlineOf(const QPainterPath &path)
{
    QByteArray outline;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        switch (element.type) {
        case QPainterPath::MoveToElement:
            outline += 'M';
            break;
        case QPainterPath::LineToElement:
            outline += 'L';
            break;
        case QPainterPath::CurveToElement:
            outline += 'C';
            break;
        case QPainterPath::CurveToDataElement:
            outline += ' ';
            break;
        }
        outline += text(element.x) + ' ' + text(element.y);
    }
    return outline;
}

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
    void updateState(const QPaintEngineState &change) override
    {
        if ((change.state() & (DirtyClipRegion | DirtyClipPath | DirtyClipEnabled)) != 0) {
            m_clip = painter()->hasClipping() ? clipId(painter()->clipPath()) : QByteArray();
        }
    }

    void drawPath(const QPainterPath &path) override
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
        m_body += "<path" + stateAttributes() + paintAttributes("fill", brush) + strokeAttributes()
                + rule + attribute("d", outlineOf(path)) + "/>\n";
    }

    void drawPolygon(const QPointF *points, int count, PolygonDrawMode mode) override
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

    void drawPixmap(const QRectF &target, const QPixmap &pixmap, const QRectF & /*source*/) override
    {
        useImage(target, imageId(pixmap.cacheKey(), pixmap.toImage()), pixmap.size());
    }
    void drawImage(const QRectF &target,
                   const QImage &image,
                   const QRectF & /*source*/,
                   Qt::ImageConversionFlags /*flags*/) override
    {
        useImage(target, imageId(image.cacheKey(), image), image.size());
    }

    void drawTextItem(const QPointF &start, const QTextItem &item) override
    {
        const QFont font = item.font();
        m_body += "<text" + stateAttributes() + attribute("x", start.x() + item.width() / 2)
                + attribute("y", start.y()) + attribute("text-anchor", QByteArray("middle"))
                + attribute("font-family",
                            "'" + QFontInfo(font).family().toUtf8().toPercentEncoding(" ")
                                + "', sans-serif")
                + attribute("font-size", font.pixelSize()) + attribute("font-weight", font.weight())
                + colorAttributes("fill", painter()->pen().color()) + '>' + svgContent(item.text())
                + "</text>\n";
    }

    [[nodiscard]] QByteArray definitions() const { return m_definitions; }
    [[nodiscard]] QByteArray body() const { return m_body; }

private:
    [[nodiscard]] QByteArray stateAttributes() const
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

    [[nodiscard]] QByteArray strokeAttributes()
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

    [[nodiscard]] QByteArray paintAttributes(const char *name, const QBrush &brush)
    {
        if (brush.style() == Qt::NoBrush) {
            return attribute(name, QByteArray("none"));
        }
        return brush.gradient() ? attribute(name, "url(#" + gradientId(brush) + ')')
                                : colorAttributes(name, brush.color());
    }

    [[nodiscard]] QByteArray newId(char kind) { return kind + QByteArray::number(++m_lastId); }

    [[nodiscard]] QByteArray gradientId(const QBrush &brush)
    {
        // All gradients that we paint are linear.
        const auto *const gradient = static_cast<const QLinearGradient *>(brush.gradient());
        const QByteArray id = newId('g');
        m_definitions += "<linearGradient" + attribute("id", id)
                       + attribute("gradientUnits", QByteArray("userSpaceOnUse"))
                       + attribute("x1", gradient->start().x())
                       + attribute("y1", gradient->start().y())
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

    [[nodiscard]] QByteArray clipId(const QPainterPath &path)
    {
        const QByteArray id = newId('c');
        m_definitions += "<clipPath" + attribute("id", id) + "><path"
                       + attribute("d", outlineOf(path)) + "/></clipPath>\n";
        return id;
    }

    [[nodiscard]] QByteArray imageId(qint64 key, const QImage &image)
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

    void drawTexture(const QPainterPath &path, const QBrush &brush)
    {
        const QImage image = brush.textureImage();
        const QByteArray clip = clipId(path);
        m_body += "<g" + stateAttributes() + "><g" + attribute("clip-path", "url(#" + clip + ')')
                + "><use" + attribute("x", painter()->brushOrigin().x())
                + attribute("y", painter()->brushOrigin().y())
                + attribute("xlink:href", '#' + imageId(image.cacheKey(), image)) + "/></g></g>\n";
    }

    void useImage(const QRectF &target, const QByteArray &id, QSize size)
    {
        QByteArray place;
        if (target.size() == QSizeF(size)) {
            place = attribute("x", target.x()) + attribute("y", target.y());
        } else {
            place = attribute("transform", matrixOf(QTransform(target.width() / size.width(), 0, 0,
                                                               target.height() / size.height(),
                                                               target.x(), target.y())));
        }
        m_body += "<g" + stateAttributes() + "><use" + place + attribute("xlink:href", '#' + id)
                + "/></g>\n";
    }

    QByteArray m_definitions;
    QByteArray m_body;
    QHash<qint64, QByteArray> m_images; ///< ids by QImage's and QPixmap's keys
    QByteArray m_clip;                  ///< the id of the clip path; empty: none
    int m_lastId = 0;
};

QByteArray svgContent(const QString &text)
{
    QString known = text;
    for (qsizetype i = 0; i < known.size(); ++i) {
        const QChar character = known.at(i);
        if (character.isHighSurrogate() && i + 1 < known.size()
            && known.at(i + 1).isLowSurrogate()) {
            ++i;
        } else if (character.isSurrogate() || character > u'\ufffd'
                   || (character < u' ' && character != u'\t' && character != u'\n')) {
            known[i] = QChar::ReplacementCharacter;
        }
    }
    return known.toHtmlEscaped().toUtf8();
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
    default: // what follows from these; later versions of Qt ask in other ways
        return QPaintDevice::metric(metric);
    }
}

} // namespace shinpan
