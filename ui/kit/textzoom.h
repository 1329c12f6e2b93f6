#pragma once

#include <QSize>

namespace shinpan {

/// Shows all texts of the program at this size, in percent of the desktop's own size. Open windows
/// follow at once, also with the fonts that their widgets chose for themselves (see textFont()).
void applyTextZoom(int percent);

/// A length in device-independent pixels, given for texts of the desktop's own size, made as long
/// as it has to be for the texts of now.
[[nodiscard]] int zoomed(int length);
/// The same for a window; where it would fill its screen, it leaves a margin.
[[nodiscard]] QSize zoomed(QSize window);

} // namespace shinpan
