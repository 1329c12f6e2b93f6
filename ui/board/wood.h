#pragma once

#include <QImage>

namespace shinpan {

struct BoardTheme;

/// A quarter-sawn board of `size` pixels: straight, slightly wavering grain from top to bottom,
/// drawn by arithmetic. The grain scales with the board, its finest fibres with `ratio` (device
/// pixels per pixel). The same every time.
[[nodiscard]] QImage woodImage(QSize size, qreal ratio, const BoardTheme &theme);

} // namespace shinpan
