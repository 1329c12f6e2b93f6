#pragma once

#include "app/cli/live/terminaltext.h"

#include <QString>

#include <vector>

namespace shinpan {

/// A column of a table on a terminal.
struct LiveColumn
{
    QString title;
    bool isRight = false; ///< numbers
    int least = 0;        ///< columns to which it may be narrowed; 0: it may not
    int dropOrder = 0;    ///< the highest is left out first where there is no room; 0: never
};

using LiveRow = std::vector<TextSpan>; ///< one for each column

/// The rows under their titles, in at most `width` columns of the terminal: what is too much is
/// narrowed first and left out then.
[[nodiscard]] std::vector<TextLine> tableLines(const std::vector<LiveColumn> &columns,
                                               const std::vector<LiveRow> &rows,
                                               int width);

} // namespace shinpan
