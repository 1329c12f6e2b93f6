#include "ui/tree/gametreepainter.h"

#include "core/record/tree/sgfproperties.h"
#include "ui/kit/style.h"

#include <QFontMetricsF>
#include <QGlyphRun>
#include <QPainter>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int SmallestNumber = 6; // pixels: smaller ones cannot be read

/// How large a number is written on a stone, as a part of the size of a number of two digits.
qreal shareOf(int digits)
{
    static constexpr std::array shares = {1.0, 1.0, 0.82, 0.66, 0.55, 0.46};
    return shares[static_cast<std::size_t>(digits) - 1];
}

QString countText(std::size_t count)
{
    if (count < 1000) {
        return QString::number(count);
    }
    return count < 10'000 ? QStringLiteral("%L1k").arg(static_cast<double>(count) / 1000, 0, 'f', 1)
                          : QStringLiteral("%1k").arg(count / 1000);
}

} // namespace

GameTreePainter::GameTreePainter(const GameTreeScene &scene,
                                 const GameTreeGrid &grid,
                                 const GameTreeSprites &sprites,
                                 const QPalette &palette,
                                 const QFont &font)
    : m_scene(scene)
    , m_grid(grid)
    , m_sprites(sprites)
    , m_palette(palette)
    , m_font(font)
{ }

void GameTreePainter::paint(QPainter &painter, const QRect &visible)
{
    m_ratio = painter.device()->devicePixelRatioF();
    // A cell more on each side: lines reach over.
    Place first = m_grid.placeAt(visible.topLeft());
    Place last = m_grid.placeAt(visible.bottomRight());
    first = {std::max(0, first.column - 1), std::max(0, first.lane - 1)};
    last = {std::min(m_scene.layout.columnCount() - 1, last.column + 1),
            std::min(m_scene.layout.laneCount() - 1, last.lane + 1)};
    paintLines(painter, first, last);
    paintPath(painter, first, last);
    for (int column = first.column; column <= last.column; ++column) {
        for (const NodeId node : m_scene.layout.nodesInColumn(column, first.lane, last.lane)) {
            if (const Place place = m_scene.layout.placeOf(node); place.lane >= first.lane) {
                paintNode(painter, node, place);
            }
        }
    }
    paintNumbers(painter);
}

/// A straight line between two places in a column or a lane.
QRectF GameTreePainter::bar(Place from, Place to, TreeStroke stroke) const
{
    const QPointF start = m_grid.centre(from);
    const QPointF end = m_grid.centre(to);
    const qreal across = stroke.shift - stroke.width / 2;
    return start.y() == end.y()
             ? QRectF(start.x(), start.y() + across, end.x() - start.x(), stroke.width)
             : QRectF(start.x() + across, start.y(), stroke.width, end.y() - start.y());
}

void GameTreePainter::paintLines(QPainter &painter, Place first, Place last)
{
    const TreeStroke stroke = treeLine(m_ratio);
    QList<QRectF> bars;
    for (int column = first.column; column <= last.column; ++column) {
        for (const NodeId node : m_scene.layout.nodesInColumn(column, first.lane, last.lane + 1)) {
            const Place place = m_scene.layout.placeOf(node);
            const int bottom = m_scene.layout.bottomOf(node);
            if (bottom > place.lane) {
                bars += bar({column, std::max(place.lane, first.lane - 1)},
                            {column, std::min(bottom, last.lane + 1)}, stroke);
            }
            const NodeId parent = m_scene.tree.parent(node);
            if (parent != NoNode && place.lane >= first.lane) {
                if (m_scene.layout.placeOf(parent).lane == place.lane) {
                    bars += bar({column - 1, place.lane}, place, stroke);
                } else {
                    paintBend(painter, TreeSprite::Bend, place);
                }
            }
        }
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    painter.setBrush(treeLineColor(m_palette));
    painter.drawRects(bars);
}

void GameTreePainter::paintPath(QPainter &painter, Place first, Place last)
{
    const TreeStroke stroke = treePath(m_ratio);
    QList<QRectF> bars;
    const int end = std::min(last.column, static_cast<int>(m_scene.path.size()) - 1);
    for (int column = std::max(1, first.column); column <= end; ++column) {
        const auto index = static_cast<std::size_t>(column);
        const Place from = m_scene.layout.placeOf(m_scene.path[index - 1]);
        const Place to = m_scene.layout.placeOf(m_scene.path[index]);
        if (from.lane > last.lane || to.lane < first.lane) {
            continue;
        }
        if (from.lane == to.lane) {
            bars += bar(from, to, stroke);
            continue;
        }
        if (const int bottom = std::min(to.lane - 1, last.lane + 1); bottom > from.lane) {
            bars += bar({from.column, std::max(from.lane, first.lane - 1)}, {from.column, bottom},
                        stroke);
        }
        paintBend(painter, TreeSprite::PathBend, to);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    painter.setBrush(styleColors(m_palette).accent);
    painter.drawRects(bars);
}

void GameTreePainter::paintBend(QPainter &painter, TreeSprite sprite, Place to) const
{
    painter.drawPixmap(m_grid.corner({to.column - 1, to.lane - 1}), m_sprites[sprite]);
}

void GameTreePainter::paintNode(QPainter &painter, NodeId node, Place place)
{
    const GameTree &tree = m_scene.tree;
    const QPoint corner = m_grid.corner(place);
    const NodeMarks marks = m_scene.facts.marks(tree, node);
    const auto draw = [&](TreeSprite sprite) { painter.drawPixmap(corner, m_sprites[sprite]); };
    const bool isCurrent = !m_scene.path.empty() && m_scene.path.back() == node;
    const std::size_t hidden = m_scene.layout.hiddenBelow(tree, node);
    if (isCurrent || m_scene.hovered == node) {
        draw(isCurrent ? TreeSprite::Current : TreeSprite::Hover);
    }
    if (hidden > 0) {
        draw(TreeSprite::Stack);
    }
    if (const auto move = moveAt(tree, node, m_scene.boardSize)) {
        const bool isBlack = move->color == Color::Black;
        if (move->isPass()) {
            draw(isBlack ? TreeSprite::BlackPass : TreeSprite::WhitePass);
        } else {
            draw(isBlack ? TreeSprite::BlackStone : TreeSprite::WhiteStone);
            addNumber(m_grid.centre(place), isBlack,
                      m_scene.facts.moveNumber(tree, node, m_scene.boardSize));
        }
    } else if (marks & NodeMark::SetUp) {
        draw(TreeSprite::SetUp);
    } else {
        draw(node == tree.root() ? TreeSprite::Root : TreeSprite::Empty);
    }
    if (marks) {
        paintMarks(painter, corner, marks);
    }
    if (hidden > 0) {
        paintHiddenCount(painter, m_grid.centre(place), hidden);
    }
}

void GameTreePainter::paintMarks(QPainter &painter, QPointF corner, NodeMarks marks) const
{
    for (unsigned bit = 1; bit < static_cast<unsigned>(NodeMark::SetUp); bit <<= 1) {
        if (const auto mark = static_cast<NodeMark>(bit); marks & mark) {
            painter.drawPixmap(corner, m_sprites[mark]);
        }
    }
}

/// A label across the stone's lower edge.
void GameTreePainter::paintHiddenCount(QPainter &painter, QPointF middle, std::size_t count) const
{
    QFont font = m_font;
    font.setPixelSize(std::max(SmallestNumber + 1, qRound(m_sprites.radius() * 0.9)));
    font.setBold(true);
    const QFontMetricsF metrics(font, painter.device());
    const QString text = QLatin1Char('+') + countText(count);
    const qreal height = metrics.capHeight() + 4;
    const qreal width =
        std::max(metrics.horizontalAdvance(text) + height * 0.7, m_sprites.radius() * 1.2);
    const QRectF label(middle.x() - width / 2, middle.y() + m_sprites.radius() * 0.95 - height / 2,
                       width, height);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_palette.color(QPalette::Base), 1));
    painter.setBrush(styleColors(m_palette).accent);
    painter.drawRoundedRect(label, height / 2, height / 2);
    painter.setFont(font);
    painter.setPen(m_palette.color(QPalette::Base));
    painter.drawText(QPointF(middle.x() - metrics.horizontalAdvance(text) / 2,
                             label.center().y() + metrics.capHeight() / 2),
                     text);
}

// Numbers are collected and written in one go for each size and colour.

void GameTreePainter::addNumber(QPointF middle, bool isBlack, int number)
{
    const QString text = QString::number(number);
    const auto length = static_cast<std::size_t>(std::min<qsizetype>(text.size(), LongestNumber));
    QRawFont &digits = m_digits[length - 1];
    if (!digits.isValid()) {
        QFont font = m_font;
        const int size = qRound(m_sprites.radius() * 1.08 * shareOf(static_cast<int>(length)));
        font.setPixelSize(std::max(1, size));
        digits = QRawFont::fromFont(font);
    }
    if (digits.pixelSize() < SmallestNumber) {
        return;
    }
    const QList<quint32> glyphs = digits.glyphIndexesForString(text);
    const QList<QPointF> advances = digits.advancesForGlyphIndexes(glyphs);
    qreal width = 0;
    for (const QPointF advance : advances) {
        width += advance.x();
    }
    QPointF position = middle + QPointF(-width / 2, digits.capHeight() / 2);
    Numbers &numbers = m_numbers[isBlack ? 1 : 0][length - 1];
    for (qsizetype i = 0; i < glyphs.size(); ++i) {
        numbers.glyphs += glyphs[i];
        numbers.positions += position;
        position += advances[i];
    }
}

void GameTreePainter::paintNumbers(QPainter &painter) const
{
    for (const bool isBlack : {false, true}) {
        painter.setPen(stoneInk(isBlack, m_palette));
        for (std::size_t length = 0; length < LongestNumber; ++length) {
            const Numbers &numbers = m_numbers[isBlack ? 1 : 0][length];
            if (!numbers.glyphs.isEmpty()) {
                QGlyphRun run;
                run.setRawFont(m_digits[length]);
                run.setGlyphIndexes(numbers.glyphs);
                run.setPositions(numbers.positions);
                painter.drawGlyphRun(QPointF(), run);
            }
        }
    }
}

} // namespace shinpan
