#include "ui/tree/gametreesprites.h"

#include "ui/kit/style.h"

#include <QPainter>
#include <QPainterPath>

#include <bit>
#include <cmath>
#include <numbers>

namespace shinpan {

namespace {

/// The two stones' fills from their light to their dark side, outlines and inks.
struct StoneColors
{
    QColor light, shade, outline, ink;
};

const StoneColors &stoneColors(bool isBlack, bool dark)
{
    static const StoneColors colors[2][2] = {{{0xffffff, 0xebe7df, 0x99938a, 0x2b2b2e},   // white
                                              {0xfaf8f4, 0xd0ccc4, 0xd0ccc4, 0x1b1b1e}},  // on dark
                                             {{0x55555a, 0x1f1f22, 0x1b1b1e, 0xf5f3ee},   // black
                                              {0x2a2a2e, 0x060607, 0x85817a, 0xe8e5e0}}}; // on dark
    return colors[isBlack ? 1 : 0][dark ? 1 : 0];
}

QPainterPath closedPath(const QPolygonF &corners)
{
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

QPainterPath polygon(QPointF middle, std::initializer_list<QPointF> corners, qreal size)
{
    QPolygonF points;
    for (const QPointF corner : corners) {
        points += middle + corner * size;
    }
    return closedPath(points);
}

QPainterPath star(QPointF middle, qreal size)
{
    QPolygonF points;
    for (int i = 0; i < 10; ++i) {
        const qreal angle = (i * 0.2 - 0.5) * std::numbers::pi;
        points +=
            middle + QPointF(std::cos(angle), std::sin(angle)) * (i % 2 == 0 ? size : size * 0.48);
    }
    return closedPath(points);
}

/// A speech bubble.
QPainterPath bubble(QPointF middle, qreal size)
{
    QPainterPath path;
    path.addRoundedRect(QRectF(middle.x() - size, middle.y() - size, 2 * size, 1.55 * size),
                        size * 0.5, size * 0.5);
    return path.united(polygon(middle, {{-0.55, 0.3}, {-0.6, 1.15}, {0.35, 0.4}}, size));
}

/// A swallow-tailed flag.
QPainterPath flag(QPointF middle, qreal size)
{
    return polygon(middle, {{-0.95, -0.85}, {1, -0.85}, {0.45, 0}, {1, 0.85}, {-0.95, 0.85}}, size);
}

/// How the shape and colour of a mark tell what it is.
struct MarkLook
{
    QPainterPath shape;
    QColor color;
    bool isHollow = false;
};

QPainterPath disc(QPointF middle, qreal size)
{
    QPainterPath path;
    path.addEllipse(middle, size, size);
    return path;
}

/// Moves are judged at the top left, comments stand at the top right, hotspots at the bottom left
/// and names at the bottom right; the position is judged at the bottom.
MarkLook lookOf(NodeMark mark, QPointF middle, qreal radius, const QPalette &palette)
{
    const bool dark = isDark(palette);
    const StyleColors &colors = styleColors(palette);
    const qreal size = std::max(2.4, radius * 0.38);
    const qreal reach = radius * 0.86;
    const QPointF move = middle + QPointF(-reach, -reach);
    const QPointF position = middle + QPointF(0, radius * 1.08);
    switch (mark) {
    case NodeMark::Comment:
        return {bubble(middle + QPointF(reach, -reach), size * 0.95),
                dark ? QColor(0xe3b25a) : QColor(0xc8831c)};
    case NodeMark::Name:
        return {flag(middle + QPointF(reach, reach), size * 0.95),
                dark ? QColor(0xb79cf0) : QColor(0x7a52c7)};
    case NodeMark::Hotspot:
        return {star(middle + QPointF(-reach, reach), size * 1.3),
                dark ? QColor(0xff9a5c) : QColor(0xd9541e)};
    case NodeMark::GoodMove:
        return {polygon(move, {{0, -1.1}, {1.1, 0.85}, {-1.1, 0.85}}, size), colors.ok};
    case NodeMark::Interesting:
        return {polygon(move, {{0, -1.25}, {1.25, 0}, {0, 1.25}, {-1.25, 0}}, size), colors.accent};
    case NodeMark::Doubtful:
        return {polygon(move, {{-0.9, -0.9}, {0.9, -0.9}, {0.9, 0.9}, {-0.9, 0.9}}, size),
                dark ? QColor(0xe3b25a) : QColor(0xb87800)};
    case NodeMark::BadMove:
        return {polygon(move, {{0, 1.1}, {1.1, -0.85}, {-1.1, -0.85}}, size), colors.error};
    case NodeMark::Mistake:
        return {polygon(move, {{0, 1.1}, {1.1, -0.85}, {-1.1, -0.85}}, size), colors.error, true};
    case NodeMark::GoodForBlack:
        return {disc(position, size), stoneColors(true, dark).shade};
    case NodeMark::GoodForWhite:
        return {disc(position, size), stoneColors(false, dark).light};
    case NodeMark::Even:
    case NodeMark::Unclear:
        return {disc(position, size), QColor(0x8c8c90), mark == NodeMark::Unclear};
    case NodeMark::SetUp:
        break; // is the node's own picture
    }
    return {};
}

void drawStone(QPainter &painter, QPointF middle, qreal radius, const StoneColors &colors)
{
    QRadialGradient gradient(middle - QPointF(radius, radius) * 0.35, radius * 1.5);
    gradient.setColorAt(0, colors.light);
    gradient.setColorAt(1, colors.shade);
    painter.setPen(QPen(colors.outline, std::min(1.25, radius * 0.12)));
    painter.setBrush(gradient);
    painter.drawEllipse(middle, radius, radius);
}

/// A stone that is not on the board: a bar instead of a number.
void drawPass(QPainter &painter, QPointF middle, qreal radius, const StoneColors &colors)
{
    drawStone(painter, middle, radius, colors);
    painter.setPen(QPen(colors.ink, radius * 0.22, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(middle - QPointF(radius * 0.42, 0), middle + QPointF(radius * 0.42, 0));
}

/// A square, half black, half white.
void drawSetUp(QPainter &painter, QPointF middle, qreal radius, bool dark)
{
    const qreal half = radius * 0.8;
    const QRectF square(middle.x() - half, middle.y() - half, 2 * half, 2 * half);
    QPainterPath outline;
    outline.addRoundedRect(square, radius * 0.22, radius * 0.22);
    painter.fillPath(outline, stoneColors(false, dark).light);
    painter.setClipPath(outline);
    painter.setPen(Qt::NoPen);
    painter.setBrush(stoneColors(true, dark).shade);
    painter.drawPolygon(QPolygonF({square.topLeft(), square.topRight(), square.bottomLeft()}));
    painter.setClipping(false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(stoneColors(dark, dark).outline, std::min(1.25, radius * 0.12)));
    painter.drawPath(outline);
}

/// The middles of cells lie between pixels.
TreeStroke strokeOf(qreal width, qreal ratio)
{
    const int pixels = std::max(1, qRound(width * ratio));
    return {pixels / ratio, pixels % 2 == 0 ? 0 : -0.5 / ratio};
}

} // namespace

TreeStroke treeLine(qreal ratio)
{
    return strokeOf(1.5, ratio);
}

TreeStroke treePath(qreal ratio)
{
    return strokeOf(2.75, ratio);
}

QColor treeLineColor(const QPalette &palette)
{
    return isDark(palette) ? QColor(0x5a5a61) : QColor(0xb5ad9f);
}

QColor stoneInk(bool isBlack, const QPalette &palette)
{
    return stoneColors(isBlack, isDark(palette)).ink;
}

void GameTreeSprites::prepare(int pitch, qreal ratio, const QPalette &palette)
{
    if (pitch == m_pitch && ratio == m_ratio && palette.cacheKey() == m_palette) {
        return;
    }
    m_pitch = pitch;
    m_ratio = ratio;
    m_palette = palette.cacheKey();
    m_radius = pitch * 0.35;
    drawCells(palette);
    drawStones(isDark(palette));
    drawMarks(palette);
}

const QPixmap &GameTreeSprites::operator[](NodeMark mark) const
{
    return m_marks[static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(mark)))];
}

/// The picture that `paint(painter, middle)` paints.
template <typename Paint>
QPixmap GameTreeSprites::drawn(int cells, Paint &&paint) const
{
    const QSizeF size(m_pitch * cells, m_pitch * cells);
    QPixmap pixmap((size * m_ratio).toSize());
    pixmap.setDevicePixelRatio(m_ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QPointF(size.width() / 2, size.height() / 2));
    return pixmap;
}

void GameTreeSprites::drawCells(const QPalette &palette)
{
    const QColor accent = styleColors(palette).accent;
    const auto ring = [this, accent](float alpha, bool outlined) {
        return drawn(1, [&](QPainter &painter, QPointF middle) {
            QColor fill = accent;
            fill.setAlphaF(alpha);
            const qreal width = std::max(1.5, m_radius * 0.2);
            const qreal radius = std::min(m_radius * 1.32, m_pitch / 2.0 - width / 2);
            painter.setPen(outlined ? QPen(accent, width) : QPen(Qt::NoPen));
            painter.setBrush(fill);
            painter.drawEllipse(middle, radius, radius);
        });
    };
    set(TreeSprite::Current, ring(0.25F, true));
    set(TreeSprite::Hover, ring(0.3F, false));
    const auto bend = [this](const QColor &color, TreeStroke stroke) {
        return drawn(2, [&](QPainter &painter, QPointF middle) {
            const qreal from = middle.x() / 2 + stroke.shift;
            const qreal to = from + m_pitch;
            const qreal pull = m_pitch * 0.5;
            QPainterPath path(QPointF(from, from));
            path.cubicTo(QPointF(from, from + pull), QPointF(to - pull, to), QPointF(to, to));
            painter.strokePath(path, QPen(color, stroke.width, Qt::SolidLine, Qt::FlatCap));
        });
    };
    set(TreeSprite::Bend, bend(treeLineColor(palette), treeLine(m_ratio)));
    set(TreeSprite::PathBend, bend(accent, treePath(m_ratio)));
    const auto hollow = [&](qreal size) {
        return drawn(1, [&](QPainter &painter, QPointF middle) {
            painter.setPen(QPen(styleColors(palette).muted, std::min(1.5, m_radius * 0.15)));
            painter.setBrush(palette.color(QPalette::Base));
            painter.drawEllipse(middle, m_radius * size, m_radius * size);
        });
    };
    set(TreeSprite::Root, hollow(0.66));
    set(TreeSprite::Empty, hollow(0.42));
    set(TreeSprite::Stack, drawn(1, [&](QPainter &painter, QPointF middle) {
            painter.setPen(QPen(styleColors(palette).muted, std::min(1.25, m_radius * 0.12)));
            painter.setBrush(palette.color(QPalette::Base));
            for (const qreal shift : {0.36, 0.18}) {
                const QPointF away = QPointF(m_radius, 0) * shift;
                painter.drawEllipse(middle + away, m_radius, m_radius);
            }
        }));
}

void GameTreeSprites::drawStones(bool dark)
{
    using Draw = void (*)(QPainter &, QPointF, qreal, const StoneColors &);
    const auto stone = [&](Draw draw, bool isBlack) {
        return drawn(1, [&](QPainter &painter, QPointF middle) {
            draw(painter, middle, m_radius, stoneColors(isBlack, dark));
        });
    };
    set(TreeSprite::BlackStone, stone(drawStone, true));
    set(TreeSprite::WhiteStone, stone(drawStone, false));
    set(TreeSprite::BlackPass, stone(drawPass, true));
    set(TreeSprite::WhitePass, stone(drawPass, false));
    set(TreeSprite::SetUp, drawn(1, [&](QPainter &painter, QPointF middle) {
            drawSetUp(painter, middle, m_radius, dark);
        }));
}

void GameTreeSprites::drawMarks(const QPalette &palette)
{
    for (int bit = 0; bit < MarkCount; ++bit) {
        const auto mark = static_cast<NodeMark>(1 << bit);
        m_marks[static_cast<std::size_t>(bit)] = drawn(1, [&](QPainter &painter, QPointF middle) {
            const MarkLook look = lookOf(mark, middle, m_radius, palette);
            const QColor ground = palette.color(QPalette::Base);
            const qreal rim = std::clamp(m_radius * 0.2, 0.75, 2.0);
            painter.strokePath(look.shape,
                               QPen(ground, rim * 2, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
            painter.fillPath(look.shape, look.isHollow ? ground : look.color);
            const bool isPosition = mark >= NodeMark::GoodForBlack;
            painter.strokePath(look.shape, QPen(isPosition ? QColor(0x8c8c90) : look.color,
                                                look.isHollow ? rim * 0.75 : rim * 0.5));
            if (mark == NodeMark::Even) { // half and half
                painter.setClipPath(look.shape);
                painter.fillRect(QRectF(middle.x(), 0, m_pitch, m_pitch),
                                 stoneColors(false, false).light);
                painter.fillRect(QRectF(0, 0, middle.x(), m_pitch), stoneColors(true, false).shade);
            }
        });
    }
}

} // namespace shinpan
