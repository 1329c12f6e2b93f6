#pragma once

#include "core/board/board.h"
#include "core/board/color.h"
#include "core/record/edit/markupedit.h"
#include "core/record/gamerecord.h"
#include "core/record/tree/pointset.h"

#include <QKeySequence>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan {

enum class Symbol : std::uint8_t;

/// What a stroke over the board does in edit mode.
enum class EditTool : std::uint8_t {
    Play,
    Black,
    White,
    Erase,
    Triangle,
    Square,
    Circle,
    Cross,
    Selected,
    Number,
    Letter,
    Label,
    Line,
    Arrow,
    BlackTerritory,
    WhiteTerritory,
    Dim,
    Visible,
};

/// The last enumerator of EditTool, for loops over all of them.
inline constexpr EditTool LastEditTool = EditTool::Visible;
inline constexpr std::size_t EditToolCount = static_cast<std::size_t>(LastEditTool) + 1;

/// How a tool appears.
struct EditToolLook
{
    Symbol symbol;
    QString name; ///< of the menu, with a mnemonic
    QString tip;
    QKeySequence key; ///< bare; it works while the board is edited
    QString step;     ///< what a stroke is called in the history
};
[[nodiscard]] EditToolLook lookOf(EditTool tool);

/// The stone that a tool sets up (Empty: the eraser); nothing for others.
[[nodiscard]] std::optional<Stone> stoneOf(EditTool tool);
/// The shape that a tool marks with; nothing for others.
[[nodiscard]] std::optional<MarkShape> shapeOf(EditTool tool);
/// Whether a tool writes numbers, letters or words.
[[nodiscard]] bool isLabelTool(EditTool tool);
/// Whether a stroke of the tool is from one point to another.
[[nodiscard]] bool hasTwoEnds(EditTool tool);
/// Whether a tool changes stones, so that it concerns a game that is played.
[[nodiscard]] bool changesPosition(EditTool tool);

/// What a stroke paints with.
struct EditBrush
{
    EditTool tool = EditTool::Play; ///< not Play: a move is not a stroke
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
    void setUp(const std::vector<Point> &points);
    void mark(const PointSet &points);
    void writeLabels(const std::vector<Point> &points);
    void drawTo(Point point);
    void dim(const PointSet &points);
    void showRectangle(Point corner);
    [[nodiscard]] PointSet reach(Point point) const;
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
