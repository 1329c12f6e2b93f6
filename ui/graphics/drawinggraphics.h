#pragma once

#include "core/board/board.h"
#include "core/graphics/boarddrawing.h"
#include "ui/board/painting/boardlayer.h"

#include <QColor>

namespace shinpan {

/// A drawing as the board paints it on this position, its marks and labels in
/// that ink. Empty for a board of another size.
[[nodiscard]] BoardLayer graphicsOf(const BoardDrawing &drawing,
                                    const Board &board,
                                    const QColor &ink);

} // namespace shinpan
