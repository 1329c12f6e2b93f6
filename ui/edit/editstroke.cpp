#include "ui/edit/editstroke.h"

#include "core/record/edit/positionedit.h"
#include "core/record/tree/replay.h"
#include "ui/kit/symbol.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace shinpan {

namespace {

/// How a tool appears, and what it sets up or marks with.
struct Row
{
    EditTool tool;
    Symbol symbol;
    Qt::Key key;
    const char *name;
    const char *tip;
    bool takesGroups; ///< with Shift
    const char *step;
    std::optional<Stone> stone = std::nullopt;
    std::optional<MarkShape> shape = std::nullopt;
};

struct ToolTexts
{
    Q_DECLARE_TR_FUNCTIONS(EditTool)

public:
    static constexpr Row Rows[] = {
        {EditTool::Play, Symbol::PlayStone, Qt::Key_1, QT_TR_NOOP("&Play Moves"),
         QT_TR_NOOP("Play moves in turn; right button: the other colour"), false,
         QT_TR_NOOP("Move")},
        {EditTool::Black, Symbol::BlackStone, Qt::Key_2, QT_TR_NOOP("Set Up &Black"),
         QT_TR_NOOP("Set up black stones; right button: white"), true, QT_TR_NOOP("Set-Up"),
         Stone::Black},
        {EditTool::White, Symbol::WhiteStone, Qt::Key_3, QT_TR_NOOP("Set &Up White"),
         QT_TR_NOOP("Set up white stones; right button: black"), true, QT_TR_NOOP("Set-Up"),
         Stone::White},
        {EditTool::Erase, Symbol::Eraser, Qt::Key_4, QT_TR_NOOP("&Erase Stones"),
         QT_TR_NOOP("Take stones off the board"), true, QT_TR_NOOP("Erasing"), Stone::Empty},
        {EditTool::Triangle, Symbol::Triangle, Qt::Key_5, QT_TR_NOOP("&Triangle"),
         QT_TR_NOOP("Mark with triangles; right button: remove"), true, QT_TR_NOOP("Triangles"),
         std::nullopt, MarkShape::Triangle},
        {EditTool::Square, Symbol::Square, Qt::Key_6, QT_TR_NOOP("&Square"),
         QT_TR_NOOP("Mark with squares; right button: remove"), true, QT_TR_NOOP("Squares"),
         std::nullopt, MarkShape::Square},
        {EditTool::Circle, Symbol::Circle, Qt::Key_7, QT_TR_NOOP("&Circle"),
         QT_TR_NOOP("Mark with circles; right button: remove"), true, QT_TR_NOOP("Circles"),
         std::nullopt, MarkShape::Circle},
        {EditTool::Cross, Symbol::Cross, Qt::Key_8, QT_TR_NOOP("Cr&oss"),
         QT_TR_NOOP("Mark with crosses; right button: remove"), true, QT_TR_NOOP("Crosses"),
         std::nullopt, MarkShape::Cross},
        {EditTool::Selected, Symbol::Selected, Qt::Key_9, QT_TR_NOOP("Se&lected"),
         QT_TR_NOOP("Mark as selected; right button: remove"), true, QT_TR_NOOP("Selection"),
         std::nullopt, MarkShape::Selected},
        {EditTool::Number, Symbol::Number, Qt::Key_0, QT_TR_NOOP("&Numbers"),
         QT_TR_NOOP("Number points as they are clicked; right button: remove"), false,
         QT_TR_NOOP("Numbers")},
        {EditTool::Letter, Symbol::Letter, Qt::Key_A, QT_TR_NOOP("Lette&rs"),
         QT_TR_NOOP("Letter points as they are clicked; right button: remove"), false,
         QT_TR_NOOP("Letters")},
        {EditTool::Label, Symbol::Label, Qt::Key_L, QT_TR_NOOP("L&abel"),
         QT_TR_NOOP("Write the text beside; right button: remove"), false, QT_TR_NOOP("Labels")},
        {EditTool::Line, Symbol::Line, Qt::Key_I, QT_TR_NOOP("L&ine"),
         QT_TR_NOOP("Drag a line, or click both ends; right button: remove"), false,
         QT_TR_NOOP("Line")},
        {EditTool::Arrow, Symbol::Arrow, Qt::Key_R, QT_TR_NOOP("Arro&w"),
         QT_TR_NOOP("Drag an arrow, or click both ends; right button: remove"), false,
         QT_TR_NOOP("Arrow")},
        {EditTool::BlackTerritory, Symbol::BlackTerritory, Qt::Key_B,
         QT_TR_NOOP("Black’s Territor&y"),
         QT_TR_NOOP("Mark Black’s territory; right button: White’s; Shift: whole areas"), false,
         QT_TR_NOOP("Territory")},
        {EditTool::WhiteTerritory, Symbol::WhiteTerritory, Qt::Key_W,
         QT_TR_NOOP("W&hite’s Territory"),
         QT_TR_NOOP("Mark White’s territory; right button: Black’s; Shift: whole areas"), false,
         QT_TR_NOOP("Territory")},
        {EditTool::Dim, Symbol::Dim, Qt::Key_D, QT_TR_NOOP("&Dim"),
         QT_TR_NOOP("Dim what does not matter from here on; right button: not"), true,
         QT_TR_NOOP("Dimming")},
        {EditTool::Visible, Symbol::Visible, Qt::Key_V, QT_TR_NOOP("&Visible Part"),
         QT_TR_NOOP("Drag over the part to show from here on; right button: all"), false,
         QT_TR_NOOP("Visible Part")},
    };
};

static_assert(std::size(ToolTexts::Rows) == EditToolCount);

[[nodiscard]] const Row &rowOf(EditTool tool)
{
    return *std::ranges::find(ToolTexts::Rows, tool, &Row::tool);
}

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

EditToolLook lookOf(EditTool tool)
{
    const Row &row = rowOf(tool);
    const QString tip = ToolTexts::tr(row.tip);
    return {row.symbol, ToolTexts::tr(row.name),
            row.takesGroups ? ToolTexts::tr("%1; Shift: whole groups").arg(tip) : tip, row.key,
            ToolTexts::tr(row.step)};
}

std::optional<Stone> stoneOf(EditTool tool)
{
    return rowOf(tool).stone;
}

std::optional<MarkShape> shapeOf(EditTool tool)
{
    return rowOf(tool).shape;
}

bool isLabelTool(EditTool tool)
{
    return tool == EditTool::Number || tool == EditTool::Letter || tool == EditTool::Label;
}

bool hasTwoEnds(EditTool tool)
{
    return tool == EditTool::Line || tool == EditTool::Arrow || tool == EditTool::Visible;
}

bool changesPosition(EditTool tool)
{
    return tool == EditTool::Play || stoneOf(tool).has_value();
}

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
    if (fresh.empty()) {
        return;
    }
    if (stoneOf(m_brush.tool)) {
        setUp(fresh);
    } else if (isLabelTool(m_brush.tool) && !m_brush.isOther) {
        writeLabels(fresh);
    } else {
        PointSet reached;
        for (const Point point : fresh) {
            reached.insert(reach(point));
        }
        mark(reached);
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
