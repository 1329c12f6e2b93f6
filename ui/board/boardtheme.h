#pragma once

#include <QColor>

namespace shinpan {

/// The materials of a board: a value, so that another theme is another table row.
struct BoardTheme
{
    QColor woodDark; ///< the darkest grain
    QColor woodMiddle;
    QColor woodLight;
    double grain = 1; ///< how loud the grain is; 0 is plain
    QColor line;      ///< grid and star points
    QColor coordinate;
    QColor slate;           ///< black stones
    QColor shell;           ///< white stones
    double shellLines = 1;  ///< how visible the shell's growth lines are; 0 is glass
    QColor shadow;          ///< of stones on the board, opaque; the painter fades it
    QColor darkMark;        ///< marks on wood and white stones
    QColor lightMark;       ///< marks on black stones
    QColor cursor;          ///< the keyboard's cursor
    bool isPrinted = false; ///< as in books: stones are discs, nothing has a shadow or an edge

    friend bool operator==(const BoardTheme &, const BoardTheme &) = default;
};

/// Kaya wood, slate and shell.
[[nodiscard]] const BoardTheme &woodTheme();
/// Black on white, for print.
[[nodiscard]] const BoardTheme &paperTheme();

} // namespace shinpan
