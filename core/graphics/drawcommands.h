#pragma once

#include "core/graphics/boarddrawing.h"

#include <QStringView>

namespace shinpan {

/// Draws one line of a `gfx` answer or of `gogui-gfx`: BLACK, WHITE, CIRCLE, SQUARE, TRIANGLE, MARK
/// with points, COLOR with a colour and points, LABEL with pairs of point and text, INFLUENCE with
/// pairs of point and number, VAR with pairs of colour and point or PASS, TEXT, CLEAR; in any
/// letter case. As in GoGui, points that are none are skipped, and so are lines that are not
/// commands.
void drawLine(BoardDrawing &drawing, QStringView line);

} // namespace shinpan
