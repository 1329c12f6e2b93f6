#pragma once

#include "app/cli/sgfarguments.h"

#include <optional>

namespace shinpan {

/// What `sgf image` is to draw.
struct SgfImageOptions
{
    enum class Format { Png, Svg, Pdf };

    QString output;
    Format format = Format::Png;
    QString place;                ///< as findPlace() takes it; with a range, the line that it is on
    std::optional<int> firstMove; ///< of a range that is drawn with numbers
    int lastMove = 0;             ///< of that range; beyond the line: its end
    int width = 600;              ///< in pixels; SVG and PDF: in units of 1/96 inch
    bool hasCoordinates = false;
    bool hasMarks = true;
    QString theme;
};

/// The options of the verb, read and checked. The failure names what is wrong.
[[nodiscard]] Result<SgfImageOptions> readSgfImageOptions(const SgfArguments &arguments);

/// The names of the board's looks that --theme knows; the first one is the default.
[[nodiscard]] const QStringList &sgfImageThemes();

} // namespace shinpan
