#pragma once

#include "core/board/color.h"
#include "core/record/edit/markupedit.h"

#include <QKeySequence>
#include <QString>

#include <cstdint>
#include <optional>

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

} // namespace shinpan
