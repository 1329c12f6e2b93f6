#pragma once

#include <QImage>

namespace shinpan {

struct BoardTheme;

/// What a board of `size` pixels is made of: the theme's texture, or a quarter-sawn board with
/// straight, slightly wavering grain from top to bottom, drawn by arithmetic. The grain scales with
/// the board, its finest fibres with `ratio` (device pixels per pixel). The same every time. Plain
/// boards (BoardTheme::isPlain()) need no image.
[[nodiscard]] QImage woodImage(QSize size, qreal ratio, const BoardTheme &theme);

} // namespace shinpan
