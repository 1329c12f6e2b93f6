#pragma once

#include "core/board/board.h"
#include "core/graphics/boarddrawing.h"
#include "ui/board/painting/boardgraphics.h"

#include <QColor>

namespace shinpan {

/// A drawing as the board paints it on this position, its marks and labels in
/// that ink. Empty for a board of another size.
[[nodiscard]] BoardGraphics graphicsOf(const BoardDrawing &drawing,
                                       const Board &board,
                                       const QColor &ink);

/// Puts more on top of what is there. Where there is a stone of a line already,
/// no other comes.
void addGraphics(BoardGraphics &graphics, const BoardGraphics &more);

} // namespace shinpan
