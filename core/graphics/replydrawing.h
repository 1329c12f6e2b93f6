#pragma once

#include "core/graphics/boarddrawing.h"
#include "core/graphics/enginecommand.h"

#include <QString>

#include <optional>
#include <vector>

namespace shinpan {

/// What a command was asked about.
struct AskedAbout
{
    BoardSize size;
    CommandChoices choices{};
    Stone onPoint = Stone::Empty; ///< the stone on choices.point
};

/// The drawing that an answer asks for, blank for one that draws nothing. Nothing if the answer is
/// not what the command's type promises. Boards begin behind the first lines that are not rows of
/// one (Leela Zero writes remarks around its own), and numbers that are none ("NAN") draw nothing.
[[nodiscard]] std::optional<BoardDrawing> drawingOf(const EngineCommand &command,
                                                    const QString &reply,
                                                    const AskedAbout &asked);

/// The vertices in a text, each once, in the text's order; "pass" is none.
[[nodiscard]] std::vector<Point> pointsIn(const QString &text, BoardSize size);

} // namespace shinpan
