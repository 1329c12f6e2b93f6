#include "ui/edit/editstroke.h"

#include "core/record/inheritedmarkup.h"
#include "core/record/positionedit.h"
#include "core/record/replay.h"

#include <algorithm>
#include <vector>

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

void EditStroke::touch(Point point)
{
    if (!m_first) {
        begin(point);
    }
    if (hasTwoEnds(m_brush.tool) && !m_brush.isOther) {
        m_brush.tool == EditTool::Visible ? showRectangle(point) : drawTo(point);
        return;
    }
    if (m_touched.contains(point)) {
        return;
    }
    m_touched.insert(point);
    if (stoneOf(m_brush.tool)) {
        setUp(point);
    } else if (owner()) {
        markTerritory(point);
    } else if (m_brush.tool == EditTool::Dim) {
        dim(point);
    } else if (m_brush.tool == EditTool::Visible) {
        setVisible(m_record, m_node, std::nullopt);
    } else if (m_brush.isOther) {
        removeMarks(m_record, m_node, reach(point));
    } else if (isLabelTool(m_brush.tool)) {
        writeLabel(point);
    } else {
        markShape(point);
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
        const auto dimmed = dimmedAt(m_record.tree(), m_node, m_record.boardSize());
        m_takesAway = m_brush.isOther || (dimmed && dimmed->contains(point));
    }
}

/// What is meant at a point: it alone, or the stones or the area that it belongs to.
PointSet EditStroke::reach(Point point) const
{
    return m_brush.takesGroups ? connectedWith(m_board, point) : only(point);
}

void EditStroke::setUp(Point point)
{
    const Stone stone = m_takesAway ? Stone::Empty : *wantedStone();
    const bool isGroup = m_board.at(point) != Stone::Empty; // never a whole empty board
    PointSet points;
    (isGroup ? reach(point) : only(point)).forEach([&](Point each) {
        if (m_board.at(each) != stone) {
            points.insert(each);
            m_board.set(each, stone);
        }
    });
    if (!points.isEmpty()) {
        m_node = setUpStones(m_record, m_node, points, stone);
    }
}

void EditStroke::markShape(Point point)
{
    setShape(m_record, m_node, reach(point), m_takesAway ? std::nullopt : shapeOf(m_brush.tool));
}

void EditStroke::markTerritory(Point point)
{
    setTerritory(m_record, m_node, reach(point), m_takesAway ? std::nullopt : owner());
}

void EditStroke::writeLabel(Point point)
{
    if (m_takesAway) {
        setShape(m_record, m_node, only(point), std::nullopt);
        return;
    }
    const NodeMarkup before = markup();
    const QString text = m_brush.tool == EditTool::Number ? nextNumber(before)
                       : m_brush.tool == EditTool::Letter ? nextLetter(before)
                                                          : m_brush.label;
    if (!text.isEmpty()) {
        setLabel(m_record, m_node, point, text);
    }
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

void EditStroke::dim(Point point)
{
    PointSet dimmed = dimmedAt(m_record.tree(), m_node, m_record.boardSize()).value_or(PointSet());
    if (m_takesAway) {
        dimmed.remove(reach(point));
    } else {
        dimmed.insert(reach(point));
    }
    setDimmed(m_record, m_node, dimmed.isEmpty() ? std::nullopt : std::optional(dimmed));
}

void EditStroke::showRectangle(Point corner)
{
    if (corner != *m_first || m_drawnTo) {
        PointSet points;
        points.insert(*m_first, corner);
        setVisible(m_record, m_node, points);
        m_drawnTo = corner;
    }
}

} // namespace shinpan
