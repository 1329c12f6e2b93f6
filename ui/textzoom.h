#pragma once

namespace shinpan {

/// Shows all texts of the program so large, in percent of the desktop's own size. Open windows
/// follow at once, also with the fonts that their widgets chose for themselves (see textFont()).
void applyTextZoom(int percent);

} // namespace shinpan
