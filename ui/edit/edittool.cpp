#include "ui/edit/edittool.h"

#include "ui/kit/symbol.h"

#include <QCoreApplication>

namespace shinpan {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(EditTool)
};

QString groups(const QString &tip)
{
    return Words::tr("%1; Shift: whole groups").arg(tip);
}

} // namespace

EditToolLook lookOf(EditTool tool)
{
    switch (tool) {
    case EditTool::Play:
        return {Symbol::PlayStone, Words::tr("&Play Moves"),
                Words::tr("Play moves in turn; right button: the other colour"), Qt::Key_1,
                Words::tr("Move")};
    case EditTool::Black:
        return {Symbol::BlackStone, Words::tr("Set Up &Black"),
                groups(Words::tr("Set up black stones; right button: white")), Qt::Key_2,
                Words::tr("Set-Up")};
    case EditTool::White:
        return {Symbol::WhiteStone, Words::tr("Set &Up White"),
                groups(Words::tr("Set up white stones; right button: black")), Qt::Key_3,
                Words::tr("Set-Up")};
    case EditTool::Erase:
        return {Symbol::Eraser, Words::tr("&Erase Stones"),
                groups(Words::tr("Take stones off the board")), Qt::Key_4, Words::tr("Erasing")};
    case EditTool::Triangle:
        return {Symbol::Triangle, Words::tr("&Triangle"),
                groups(Words::tr("Mark with triangles; right button: remove")), Qt::Key_5,
                Words::tr("Triangles")};
    case EditTool::Square:
        return {Symbol::Square, Words::tr("&Square"),
                groups(Words::tr("Mark with squares; right button: remove")), Qt::Key_6,
                Words::tr("Squares")};
    case EditTool::Circle:
        return {Symbol::Circle, Words::tr("&Circle"),
                groups(Words::tr("Mark with circles; right button: remove")), Qt::Key_7,
                Words::tr("Circles")};
    case EditTool::Cross:
        return {Symbol::Cross, Words::tr("Cr&oss"),
                groups(Words::tr("Mark with crosses; right button: remove")), Qt::Key_8,
                Words::tr("Crosses")};
    case EditTool::Selected:
        return {Symbol::Selected, Words::tr("Se&lected"),
                groups(Words::tr("Mark as selected; right button: remove")), Qt::Key_9,
                Words::tr("Selection")};
    case EditTool::Number:
        return {Symbol::Number, Words::tr("&Numbers"),
                Words::tr("Number points as they are clicked; right button: remove"), Qt::Key_0,
                Words::tr("Numbers")};
    case EditTool::Letter:
        return {Symbol::Letter, Words::tr("Lette&rs"),
                Words::tr("Letter points as they are clicked; right button: remove"), Qt::Key_A,
                Words::tr("Letters")};
    case EditTool::Label:
        return {Symbol::Label, Words::tr("L&abel"),
                Words::tr("Write the text beside; right button: remove"), Qt::Key_L,
                Words::tr("Labels")};
    case EditTool::Line:
        return {Symbol::Line, Words::tr("L&ine"),
                Words::tr("Drag a line, or click both ends; right button: remove"), Qt::Key_I,
                Words::tr("Line")};
    case EditTool::Arrow:
        return {Symbol::Arrow, Words::tr("Arro&w"),
                Words::tr("Drag an arrow, or click both ends; right button: remove"), Qt::Key_R,
                Words::tr("Arrow")};
    case EditTool::BlackTerritory:
        return {Symbol::BlackTerritory, Words::tr("Black’s Territor&y"),
                Words::tr("Mark Black’s territory; right button: White’s; Shift: whole areas"),
                Qt::Key_B, Words::tr("Territory")};
    case EditTool::WhiteTerritory:
        return {Symbol::WhiteTerritory, Words::tr("W&hite’s Territory"),
                Words::tr("Mark White’s territory; right button: Black’s; Shift: whole areas"),
                Qt::Key_W, Words::tr("Territory")};
    case EditTool::Dim:
        return {Symbol::Dim, Words::tr("&Dim"),
                groups(Words::tr("Dim what does not matter from here on; right button: not")),
                Qt::Key_D, Words::tr("Dimming")};
    case EditTool::Visible:
        return {Symbol::Visible, Words::tr("&Visible Part"),
                Words::tr("Drag over the part to show from here on; right button: all"), Qt::Key_V,
                Words::tr("Visible Part")};
    }
    return {};
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
