#pragma once

#include "core/board/board.h"
#include "core/record/gamerecord.h"
#include "core/record/tree/pointset.h"
#include "ui/edit/edittool.h"

#include <QString>

#include <optional>
#include <vector>

namespace shinpan {

/// What a stroke paints with.
struct EditBrush
{
    EditTool tool = EditTool::Play; ///< not Play: a move is no stroke
    bool isOther = false;           ///< the right button: the other colour, or removal
    bool takesGroups = false;       ///< Shift
    QString label;                  ///< of EditTool::Label
    std::optional<Point> start;     ///< of a tool with two ends: the first one, clicked before
};

/// One stroke over the board, from where the button goes down to where it comes up: one step of
/// undo. The first point decides: if it has what is painted already, the stroke takes away.
class EditStroke
{
public:
    /// The record must outlive it. Paints on the node, or, set-up on a move, on a new one below it.
    EditStroke(GameRecord &record, NodeId node, const EditBrush &brush);

    /// The stroke comes over these points, at least one, in this order: each property that they
    /// change is written once.
    void touch(const std::vector<Point> &way);
    /// The node that it paints on.
    [[nodiscard]] NodeId node() const { return m_node; }
    /// The first point, if a stroke of two ends has seen no other.
    [[nodiscard]] std::optional<Point> openEnd() const;

private:
    void begin(Point point);
    void paint(const std::vector<Point> &points);
    void setUp(const std::vector<Point> &points);
    void mark(const PointSet &points);
    void writeLabels(const std::vector<Point> &points);
    void drawTo(Point point);
    void dim(const PointSet &points);
    void showRectangle(Point corner);
    [[nodiscard]] PointSet reach(Point point) const;
    [[nodiscard]] PointSet reach(const std::vector<Point> &points) const;
    [[nodiscard]] QString nextLabel(const NodeMarkup &markup) const;
    [[nodiscard]] NodeMarkup markup() const;
    [[nodiscard]] std::optional<Color> owner() const;
    [[nodiscard]] std::optional<Stone> wantedStone() const;

    GameRecord &m_record;
    RecordStep m_step;
    NodeId m_node;
    EditBrush m_brush;
    Board m_board; ///< at the node
    std::optional<Point> m_first;
    std::optional<Point> m_drawnTo; ///< the end of the line that this stroke has drawn or removed
    bool m_wasDrawn = false;        ///< that line was there before
    bool m_takesAway = false;
    PointSet m_touched;
};

} // namespace shinpan
