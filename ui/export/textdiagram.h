#pragma once

#include "core/util/result.h"

#include <QString>

namespace shinpan {

struct BoardPicture;

/// The board in letters, for e-mail: X is Black, O is White, + a star point, numbers are moves.
/// Marks that have no letter are left out; the last move stands in brackets if there are no
/// numbers. A caption becomes the last line. Ends with a line break.
[[nodiscard]] QString toPlainText(const BoardPicture &picture);

/// A diagram as Sensei's Library and several forums read it ("How Diagrams Work" there): lines that
/// start with "$$". They number ten stones at most, of colours in turn, so a picture with more
/// numbered moves becomes several diagrams, each on the position that the one before ends with.
/// Labels are single small letters on empty points; others are left out. Ends with a line break.
[[nodiscard]] QString toSenseis(const BoardPicture &picture);

/// A LaTeX document with one diagram, for the package psgo (v0.17, in TeX Live; it needs latex and
/// dvips, or xelatex). What to paste into another document is what stands between \begin{document}
/// and \end{document}. Fails for boards that psgo cannot draw: those that are not square, and those
/// with more than 19 lines.
[[nodiscard]] Result<QString> toLatex(const BoardPicture &picture);

} // namespace shinpan
