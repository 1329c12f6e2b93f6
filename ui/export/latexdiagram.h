#pragma once

#include "core/util/result.h"

#include <QString>

namespace shinpan {

struct BoardPicture;

/// A LaTeX document with one diagram, for the package psgo (v0.17, in TeX Live; it needs latex and
/// dvips, or xelatex). What to paste into another document is what stands between \begin{document}
/// and \end{document}. Fails for boards that psgo cannot draw: those that are not square, and those
/// with more than 19 lines.
[[nodiscard]] Result<QString> toLatex(const BoardPicture &picture);

} // namespace shinpan
