#include "ui/tree/gametreepainter.h"

#include "core/record/sgfproperties.h"
#include "ui/style.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace shinpan {

namespace {

constexpr qreal LineWidth = 1.5;
constexpr qreal PathWidth = 2.25;

/// The two stones' fills, outlines and inks.
struct StoneColors
{
    QColor fill, outline, ink;
};

const StoneColors &stoneColors(Color color, bool dark)
{
    static const StoneColors blackOnLight{0x2b2b2e, 0x2b2b2e, 0xf5f3ee};
    static const StoneColors whiteOnLight{0xffffff, 0x8f897f, 0x2b2b2e};
    static const StoneColors blackOnDark{0x0d0d0f, 0x77736c, 0xe8e5e0};
    static const StoneColors whiteOnDark{0xe6e3dd, 0xe6e3dd, 0x1b1b1e};
    if (color == Color::Black) {
        return dark ? blackOnDark : blackOnLight;
    }
    return dark ? whiteOnDark : whiteOnLight;
}

} // namespace

GameTreePainter::GameTreePainter(const GameTreeScene &scene,
                                 const GameTreeGrid &grid,
                                 const QPalette &palette,
                                 const QFont &font)
    : m_scene(scene)
    , m_grid(grid)
    , m_palette(palette)
    , m_font(font)
    , m_radius(grid.pitch() * 0.36)
{ }

void GameTreePainter::paint(QPainter &painter, const QRect &visible) const
{
    if (m_scene.layout.columnCount() == 0) {
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    // A cell more on each side: a current node's ring and lines reach over.
    Place first = m_grid.placeAt(visible.topLeft());
    Place last = m_grid.placeAt(visible.bottomRight());
    first = {std::max(0, first.column - 1), std::max(0, first.lane - 1)};
    last = {std::min(m_scene.layout.columnCount() - 1, last.column + 1),
            std::min(m_scene.layout.laneCount() - 1, last.lane + 1)};
    paintLines(painter, first, last);
    paintPath(painter, first, last);
    for (int lane = first.lane; lane <= last.lane; ++lane) {
        for (const NodeId node : m_scene.layout.nodesInLane(lane, first.column, last.column)) {
            paintNode(painter, node);
        }
    }
}

void GameTreePainter::paintLines(QPainter &painter, Place first, Place last) const
{
    painter.setPen(QPen(m_palette.color(QPalette::Dark), LineWidth));
    painter.setBrush(Qt::NoBrush);
    for (int lane = first.lane; lane <= last.lane; ++lane) {
        for (const NodeId node : m_scene.layout.nodesInLane(lane, first.column, last.column + 1)) {
            const NodeId parent = m_scene.tree.parent(node);
            if (parent != NoNode && m_scene.layout.placeOf(parent).lane == lane) {
                const Place place = m_scene.layout.placeOf(node);
                painter.drawLine(m_grid.centre({place.column - 1, lane}), m_grid.centre(place));
            }
        }
    }
    for (int column = first.column - 1; column <= last.column; ++column) {
        for (const auto &trunk : m_scene.layout.trunksInColumn(column, first.lane, last.lane)) {
            paintConnection(painter, {column, trunk.fromLane}, {column + 1, trunk.toLane},
                            first.lane);
        }
    }
}

void GameTreePainter::paintPath(QPainter &painter, Place first, Place last) const
{
    painter.setPen(QPen(styleColors(m_palette).accent, PathWidth));
    painter.setBrush(Qt::NoBrush);
    const int end = std::min(last.column + 1, static_cast<int>(m_scene.path.size()) - 1);
    for (int column = std::max(1, first.column); column <= end; ++column) {
        const Place from =
            m_scene.layout.placeOf(m_scene.path[static_cast<std::size_t>(column) - 1]);
        const Place to = m_scene.layout.placeOf(m_scene.path[static_cast<std::size_t>(column)]);
        if (from.lane <= last.lane && to.lane >= first.lane) {
            paintConnection(painter, from, to, first.lane);
        }
    }
}

/// Straight in its lane, or along the trunk and round the corner; what lies before `firstLane` is
/// left out.
void GameTreePainter::paintConnection(QPainter &painter, Place from, Place to, int firstLane) const
{
    const QPointF end = m_grid.centre(to);
    if (from.lane == to.lane) {
        painter.drawLine(m_grid.centre(from), end);
        return;
    }
    const QPointF start =
        m_grid.centre({from.column, std::clamp(firstLane - 1, from.lane, to.lane - 1)});
    const QPointF corner = m_grid.centre({from.column, to.lane});
    const qreal bend = m_grid.pitch() * 0.45;
    const auto towards = [bend](QPointF point, QPointF target) {
        const QPointF way = target - point;
        return point
             + way
                   * (bend
                      / (std::abs(way.x()) + std::abs(way.y()))); // ways are horizontal or vertical
    };
    QPainterPath path(start);
    path.lineTo(towards(corner, start));
    path.quadTo(corner, towards(corner, end));
    path.lineTo(end);
    painter.drawPath(path);
}

void GameTreePainter::paintNode(QPainter &painter, NodeId node) const
{
    const GameTree &tree = m_scene.tree;
    const QPointF middle = m_grid.centre(m_scene.layout.placeOf(node));
    const bool isCurrent = !m_scene.path.empty() && m_scene.path.back() == node;
    if (isCurrent || m_scene.hovered == node) {
        QColor halo = styleColors(m_palette).accent;
        painter.setPen(isCurrent ? QPen(halo, 2) : QPen(Qt::NoPen));
        halo.setAlphaF(isCurrent ? 0.22F : 0.30F);
        painter.setBrush(halo);
        painter.drawEllipse(middle, m_radius + 3.5, m_radius + 3.5);
    }
    if (const auto move = moveAt(tree, node, m_scene.boardSize)) {
        paintStone(painter, node, middle, move->color, move->isPass());
    } else if (tree.has(node, "AB") || tree.has(node, "AW") || tree.has(node, "AE")) {
        paintSetUp(painter, middle);
    } else {
        painter.setPen(QPen(m_palette.color(QPalette::Dark), LineWidth));
        painter.setBrush(m_palette.color(QPalette::Base));
        const qreal radius = m_radius * (node == tree.root() ? 0.62 : 0.42);
        painter.drawEllipse(middle, radius, radius);
    }
    if (tree.has(node, "C")) {
        paintCommentMarker(painter, middle);
    }
}

void GameTreePainter::paintStone(QPainter &painter,
                                 NodeId node,
                                 QPointF middle,
                                 Color color,
                                 bool isPass) const
{
    const StoneColors &colors = stoneColors(color, isDark(m_palette));
    painter.setPen(QPen(colors.outline, 1.25));
    painter.setBrush(colors.fill);
    painter.drawEllipse(middle, m_radius, m_radius);
    if (isPass) { // a stone that is not on the board: a bar instead of a number
        painter.setPen(QPen(colors.ink, m_radius * 0.22, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(middle - QPointF(m_radius * 0.42, 0),
                         middle + QPointF(m_radius * 0.42, 0));
    } else {
        paintNumber(painter, middle, colors.ink,
                    m_scene.moveNumbers[static_cast<std::size_t>(node)]);
    }
}

/// A square, half black, half white.
void GameTreePainter::paintSetUp(QPainter &painter, QPointF middle) const
{
    const bool dark = isDark(m_palette);
    const qreal half = m_radius * 0.78;
    const QRectF square(middle.x() - half, middle.y() - half, 2 * half, 2 * half);
    painter.setPen(Qt::NoPen);
    painter.setBrush(stoneColors(Color::White, dark).fill);
    painter.drawRoundedRect(square, 2, 2);
    painter.setBrush(stoneColors(Color::Black, dark).fill);
    painter.drawPolygon(QPolygonF({square.topLeft(), square.topRight(), square.bottomLeft()}));
    painter.setPen(QPen(stoneColors(dark ? Color::Black : Color::White, dark).outline, 1.25));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(square, 2, 2);
}

void GameTreePainter::paintNumber(QPainter &painter,
                                  QPointF middle,
                                  const QColor &ink,
                                  int number) const
{
    const QString text = QString::number(number);
    QFont font = m_font;
    const qreal share = text.size() <= 2 ? 1.0
                      : text.size() == 3 ? 0.82
                      : text.size() == 4 ? 0.64
                                         : 0.52;
    font.setPixelSize(std::max(5, static_cast<int>(m_radius * 1.08 * share)));
    const QFontMetricsF metrics(font, painter.device());
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(
        middle + QPointF(-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2), text);
}

void GameTreePainter::paintCommentMarker(QPainter &painter, QPointF middle) const
{
    const qreal radius = std::max(2.5, m_radius * 0.32);
    painter.setPen(QPen(m_palette.color(QPalette::Base), 1.25));
    painter.setBrush(isDark(m_palette) ? QColor(0xe3b25a) : QColor(0xd9922b));
    painter.drawEllipse(middle + QPointF(m_radius, -m_radius) * 0.78, radius, radius);
}

} // namespace shinpan
