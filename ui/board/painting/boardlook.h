#pragma once

#include "core/board/color.h"
#include "ui/board/painting/boardgeometry.h"
#include "ui/board/painting/boardmarks.h"
#include "ui/board/painting/boardtheme.h"

#include <QColor>
#include <QFont>
#include <QPalette>

namespace shinpan {

/// What decides how everything on a board looks.
struct BoardLook
{
    BoardGeometry geometry;
    BoardTheme theme;
    QPalette palette{};       ///< of what the board lies on
    QFont font{};             ///< of coordinates and texts
    bool isLively = false;    ///< stones lie a little off their crossings
    QColor averageColor = {}; ///< of the board: what hides a crossing
};

/// The colour of a theme's board on average.
[[nodiscard]] QColor averageColorOf(const BoardTheme &theme);

/// How large stones are, in device pixels.
[[nodiscard]] int stoneDiameter(const BoardLook &look);
/// The square of a stone of that colour on that point.
[[nodiscard]] QRect stoneSquare(const BoardLook &look, Point point, Color color);
/// Where marks of a point are: in the middle of its stone, if there is one.
[[nodiscard]] MarkPlace markPlace(const BoardLook &look, Point point, Stone stone);
/// What can be read on a stone, or on the board.
[[nodiscard]] const QColor &inkOn(const BoardTheme &theme, Stone stone);

} // namespace shinpan
