#include "ui/edit/editstroke.h"

#include "core/record/edit/positionedit.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"

#include <algorithm>

namespace shinpan {

namespace {

PointSet only(Point point)
{
    PointSet points;
    points.insert(point);
    return points;
}

/// The points with the same content that hang together with this one.
PointSet connectedWith(const Board &board, Point point)
{
    const Stone stone = board.at(point);
    PointSet found = only(point);
    std::vector<Point> open{point};
    while (!open.empty()) {
        const Point from = open.back();
        open.pop_back();
        const auto visit = [&](int column, int row) {
            const Point to{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
            if (column >= 0 && row >= 0 && board.size().contains(to) && board.at(to) == stone
                && !found.contains(to)) {
                found.insert(to);
                open.push_back(to);
            }
        };
        visit(from.column - 1, from.row);
        visit(from.column + 1, from.row);
        visit(from.column, from.row - 1);
        visit(from.column, from.row + 1);
    }
    return found;
}

} // namespace

EditStroke::EditStroke(GameRecord &record, NodeId node, const EditBrush &brush)
    : m_record(record)
    , m_step(record, lookOf(brush.tool).step)
    , m_node(node)
    , m_brush(brush)
    , m_board(replayTo(record.tree(), node).board())
{ }

std::optional<Point> EditStroke::openEnd() const
{
    return hasTwoEnds(m_brush.tool) && !m_brush.isOther && !m_drawnTo ? m_first : std::nullopt;
}

NodeMarkup EditStroke::markup() const
{
    return markupAt(m_record.tree(), m_node, m_record.boardSize());
}

std::optional<Color> EditStroke::owner() const
{
    if (m_brush.tool != EditTool::BlackTerritory && m_brush.tool != EditTool::WhiteTerritory) {
        return std::nullopt;
    }
    const bool isBlack = (m_brush.tool == EditTool::BlackTerritory) != m_brush.isOther;
    return isBlack ? Color::Black : Color::White;
}

std::optional<Stone> EditStroke::wantedStone() const
{
    const std::optional<Stone> stone = stoneOf(m_brush.tool);
    if (!stone || *stone == Stone::Empty || !m_brush.isOther) {
        return stone;
    }
    return *stone == Stone::Black ? Stone::White : Stone::Black;
}

void EditStroke::touch(const std::vector<Point> &way)
{
    if (!m_first) {
        begin(way.front());
    }
    if (hasTwoEnds(m_brush.tool) && !m_brush.isOther) {
        m_brush.tool == EditTool::Visible ? showRectangle(way.back()) : drawTo(way.back());
        return;
    }
    std::vector<Point> fresh;
    for (const Point point : way) {
        if (!m_touched.contains(point)) {
            m_touched.insert(point);
            fresh.push_back(point);
        }
    }
    if (!fresh.empty()) {
        paint(fresh);
    }
}

void EditStroke::paint(const std::vector<Point> &points)
{
    if (stoneOf(m_brush.tool)) {
        setUp(points);
    } else if (isLabelTool(m_brush.tool) && !m_brush.isOther) {
        writeLabels(points);
    } else {
        mark(reach(points));
    }
}

void EditStroke::mark(const PointSet &points)
{
    if (const std::optional<Color> color = owner()) {
        setTerritory(m_record, m_node, points, m_takesAway ? std::nullopt : color);
    } else if (m_brush.tool == EditTool::Dim) {
        dim(points);
    } else if (m_brush.tool == EditTool::Visible) {
        setInherited(m_record, m_node, "VW", std::nullopt);
    } else if (m_brush.isOther) {
        removeMarks(m_record, m_node, points);
    } else {
        setShape(m_record, m_node, points, m_takesAway ? std::nullopt : shapeOf(m_brush.tool));
    }
}

/// The first point decides whether the stroke takes away.
void EditStroke::begin(Point point)
{
    m_first = m_brush.start.value_or(point);
    const NodeMarkup before = markup();
    const auto label = std::ranges::find(before.labels, point, &NodeMarkup::Label::point);
    const bool hasLabel = label != before.labels.end();
    if (const std::optional<Stone> stone = wantedStone()) {
        m_takesAway = *stone != Stone::Empty && m_board.at(point) == *stone;
    } else if (const std::optional<MarkShape> shape = shapeOf(m_brush.tool)) {
        m_takesAway = shapePoints(before, *shape).contains(point);
    } else if (m_brush.tool == EditTool::Label) {
        m_takesAway = hasLabel && label->text == m_brush.label;
    } else if (isLabelTool(m_brush.tool)) {
        m_takesAway = hasLabel;
    } else if (const std::optional<Color> color = owner()) {
        m_takesAway = before.territory[*color].contains(point);
    } else if (m_brush.tool == EditTool::Dim) {
        const auto dimmed = inheritedPoints(m_record.tree(), m_node, "DD", m_record.boardSize());
        m_takesAway = m_brush.isOther || (dimmed && dimmed->contains(point));
    }
}

/// What is meant at a point: it alone, or the stones or the area that it belongs to.
PointSet EditStroke::reach(Point point) const
{
    return m_brush.takesGroups ? connectedWith(m_board, point) : only(point);
}

PointSet EditStroke::reach(const std::vector<Point> &points) const
{
    PointSet reached;
    for (const Point point : points) {
        reached.insert(reach(point));
    }
    return reached;
}

void EditStroke::setUp(const std::vector<Point> &points)
{
    const Stone stone = m_takesAway ? Stone::Empty : *wantedStone();
    PointSet changed;
    for (const Point point : points) {
        const bool isGroup = m_board.at(point) != Stone::Empty; // never a whole empty board
        (isGroup ? reach(point) : only(point)).forEach([&](Point each) {
            if (m_board.at(each) != stone) {
                changed.insert(each);
                m_board.set(each, stone);
            }
        });
    }
    if (!changed.isEmpty()) {
        m_node = setUpStones(m_record, m_node, changed, stone);
    }
}

QString EditStroke::nextLabel(const NodeMarkup &markup) const
{
    return m_brush.tool == EditTool::Number ? nextNumber(markup)
         : m_brush.tool == EditTool::Letter ? nextLetter(markup)
                                            : m_brush.label;
}

void EditStroke::writeLabels(const std::vector<Point> &points)
{
    NodeMarkup seen = markup();
    std::vector<NodeMarkup::Label> labels;
    for (const Point point : points) {
        const NodeMarkup::Label label{point, m_takesAway ? QString() : nextLabel(seen)};
        if (m_takesAway || !label.text.isEmpty()) { // letters can run out
            std::erase_if(seen.labels, [&](const auto &old) { return old.point == point; });
            seen.labels.push_back(label);
            labels.push_back(label);
        }
    }
    setLabels(m_record, m_node, labels);
}

/// Shows the line as it would be if the stroke ended here; one that is there goes.
void EditStroke::drawTo(Point point)
{
    const LineShape shape = m_brush.tool == EditTool::Arrow ? LineShape::Arrow : LineShape::Line;
    if (m_drawnTo) {
        setLine(m_record, m_node, shape, *m_first, *m_drawnTo, m_wasDrawn);
        m_drawnTo.reset();
    }
    if (point != *m_first) {
        m_wasDrawn = hasLine(markup(), shape, *m_first, point);
        setLine(m_record, m_node, shape, *m_first, point, !m_wasDrawn);
        m_drawnTo = point;
    }
}

void EditStroke::dim(const PointSet &points)
{
    PointSet dimmed =
        inheritedPoints(m_record.tree(), m_node, "DD", m_record.boardSize()).value_or(PointSet());
    if (m_takesAway) {
        dimmed.remove(points);
    } else {
        dimmed.insert(points);
    }
    setInherited(m_record, m_node, "DD", dimmed.isEmpty() ? std::nullopt : std::optional(dimmed));
}

void EditStroke::showRectangle(Point corner)
{
    if (corner != *m_first || m_drawnTo) {
        PointSet points;
        points.insert(*m_first, corner);
        setInherited(m_record, m_node, "VW", points);
        m_drawnTo = corner;
    }
}

} // namespace shinpan
