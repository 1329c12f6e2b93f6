#include "ui/edit/edittool.h"

#include "ui/symbol.h"

#include <QCoreApplication>

namespace shinpan {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("shinpan::EditTool", text);
}

QString groups(const QString &tip)
{
    return tr("%1; Shift: whole groups").arg(tip);
}

} // namespace

EditToolLook lookOf(EditTool tool)
{
    switch (tool) {
    case EditTool::Play:
        return {Symbol::PlayStone, tr("&Play Moves"),
                tr("Play moves in turn; right button: the other colour"), Qt::Key_1, tr("Move")};
    case EditTool::Black:
        return {Symbol::BlackStone, tr("Set Up &Black"),
                groups(tr("Set up black stones; right button: white")), Qt::Key_2, tr("Set-Up")};
    case EditTool::White:
        return {Symbol::WhiteStone, tr("Set &Up White"),
                groups(tr("Set up white stones; right button: black")), Qt::Key_3, tr("Set-Up")};
    case EditTool::Erase:
        return {Symbol::Eraser, tr("&Erase Stones"), groups(tr("Take stones off the board")),
                Qt::Key_4, tr("Erasing")};
    case EditTool::Triangle:
        return {Symbol::Triangle, tr("&Triangle"),
                groups(tr("Mark with triangles; right button: remove")), Qt::Key_5,
                tr("Triangles")};
    case EditTool::Square:
        return {Symbol::Square, tr("&Square"),
                groups(tr("Mark with squares; right button: remove")), Qt::Key_6, tr("Squares")};
    case EditTool::Circle:
        return {Symbol::Circle, tr("&Circle"),
                groups(tr("Mark with circles; right button: remove")), Qt::Key_7, tr("Circles")};
    case EditTool::Cross:
        return {Symbol::Cross, tr("Cr&oss"), groups(tr("Mark with crosses; right button: remove")),
                Qt::Key_8, tr("Crosses")};
    case EditTool::Selected:
        return {Symbol::Selected, tr("Se&lected"),
                groups(tr("Mark as selected; right button: remove")), Qt::Key_9, tr("Selection")};
    case EditTool::Number:
        return {Symbol::Number, tr("&Numbers"),
                tr("Number points as they are clicked; right button: remove"), Qt::Key_0,
                tr("Numbers")};
    case EditTool::Letter:
        return {Symbol::Letter, tr("Lette&rs"),
                tr("Letter points as they are clicked; right button: remove"), Qt::Key_A,
                tr("Letters")};
    case EditTool::Label:
        return {Symbol::Label, tr("L&abel"), tr("Write the text beside; right button: remove"),
                Qt::Key_L, tr("Labels")};
    case EditTool::Line:
        return {Symbol::Line, tr("L&ine"),
                tr("Drag a line, or click both ends; right button: remove"), Qt::Key_I, tr("Line")};
    case EditTool::Arrow:
        return {Symbol::Arrow, tr("Arro&w"),
                tr("Drag an arrow, or click both ends; right button: remove"), Qt::Key_R,
                tr("Arrow")};
    case EditTool::BlackTerritory:
        return {Symbol::BlackTerritory, tr("Black’s Territor&y"),
                tr("Mark Black’s territory; right button: White’s; Shift: whole areas"), Qt::Key_B,
                tr("Territory")};
    case EditTool::WhiteTerritory:
        return {Symbol::WhiteTerritory, tr("W&hite’s Territory"),
                tr("Mark White’s territory; right button: Black’s; Shift: whole areas"), Qt::Key_W,
                tr("Territory")};
    case EditTool::Dim:
        return {Symbol::Dim, tr("&Dim"),
                groups(tr("Dim what does not matter from here on; right button: not")), Qt::Key_D,
                tr("Dimming")};
    case EditTool::Visible:
        return {Symbol::Visible, tr("&Visible Part"),
                tr("Drag over the part to show from here on; right button: all"), Qt::Key_V,
                tr("Visible Part")};
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
