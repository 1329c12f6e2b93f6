#pragma once

#include <QString>

namespace shinpan {

struct BoardPicture;

/// The board in letters, for e-mail: X is Black, O is White, + a star point, numbers are moves.
/// Marks that have no letter are left out; the last move stands in brackets if there are no
/// numbers. A caption becomes the last line. Ends with a line break.
[[nodiscard]] QString toPlainText(const BoardPicture &picture);

} // namespace shinpan
