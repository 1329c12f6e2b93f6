#include "ui/edit/edittool.h"

#include "ui/kit/symbol.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace shinpan {

namespace {

struct ToolTexts
{
    Q_DECLARE_TR_FUNCTIONS(EditTool)

public:
    struct Row
    {
        EditTool tool;
        Symbol symbol;
        Qt::Key key;
        const char *name;
        const char *tip;
        bool takesGroups; ///< with Shift
        const char *step;
    };

    static constexpr Row Rows[] = {
        {EditTool::Play, Symbol::PlayStone, Qt::Key_1, QT_TR_NOOP("&Play Moves"),
         QT_TR_NOOP("Play moves in turn; right button: the other colour"), false,
         QT_TR_NOOP("Move")},
        {EditTool::Black, Symbol::BlackStone, Qt::Key_2, QT_TR_NOOP("Set Up &Black"),
         QT_TR_NOOP("Set up black stones; right button: white"), true, QT_TR_NOOP("Set-Up")},
        {EditTool::White, Symbol::WhiteStone, Qt::Key_3, QT_TR_NOOP("Set &Up White"),
         QT_TR_NOOP("Set up white stones; right button: black"), true, QT_TR_NOOP("Set-Up")},
        {EditTool::Erase, Symbol::Eraser, Qt::Key_4, QT_TR_NOOP("&Erase Stones"),
         QT_TR_NOOP("Take stones off the board"), true, QT_TR_NOOP("Erasing")},
        {EditTool::Triangle, Symbol::Triangle, Qt::Key_5, QT_TR_NOOP("&Triangle"),
         QT_TR_NOOP("Mark with triangles; right button: remove"), true, QT_TR_NOOP("Triangles")},
        {EditTool::Square, Symbol::Square, Qt::Key_6, QT_TR_NOOP("&Square"),
         QT_TR_NOOP("Mark with squares; right button: remove"), true, QT_TR_NOOP("Squares")},
        {EditTool::Circle, Symbol::Circle, Qt::Key_7, QT_TR_NOOP("&Circle"),
         QT_TR_NOOP("Mark with circles; right button: remove"), true, QT_TR_NOOP("Circles")},
        {EditTool::Cross, Symbol::Cross, Qt::Key_8, QT_TR_NOOP("Cr&oss"),
         QT_TR_NOOP("Mark with crosses; right button: remove"), true, QT_TR_NOOP("Crosses")},
        {EditTool::Selected, Symbol::Selected, Qt::Key_9, QT_TR_NOOP("Se&lected"),
         QT_TR_NOOP("Mark as selected; right button: remove"), true, QT_TR_NOOP("Selection")},
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

static_assert(std::size(ToolTexts::Rows) == static_cast<std::size_t>(LastEditTool) + 1);

} // namespace

EditToolLook lookOf(EditTool tool)
{
    const ToolTexts::Row &row = *std::ranges::find(ToolTexts::Rows, tool, &ToolTexts::Row::tool);
    const QString tip = ToolTexts::tr(row.tip);
    return {row.symbol, ToolTexts::tr(row.name),
            row.takesGroups ? ToolTexts::tr("%1; Shift: whole groups").arg(tip) : tip, row.key,
            ToolTexts::tr(row.step)};
}

std::optional<Stone> stoneOf(EditTool tool)
{
    switch (tool) {
    case EditTool::Black:
        return Stone::Black;
    case EditTool::White:
        return Stone::White;
    case EditTool::Erase:
        return Stone::Empty;
    default:
        return std::nullopt;
    }
}

std::optional<MarkShape> shapeOf(EditTool tool)
{
    switch (tool) {
    case EditTool::Triangle:
        return MarkShape::Triangle;
    case EditTool::Square:
        return MarkShape::Square;
    case EditTool::Circle:
        return MarkShape::Circle;
    case EditTool::Cross:
        return MarkShape::Cross;
    case EditTool::Selected:
        return MarkShape::Selected;
    default:
        return std::nullopt;
    }
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

} // namespace shinpan
