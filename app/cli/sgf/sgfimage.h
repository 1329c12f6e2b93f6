#pragma once

#include "app/cli/verb/verb.h"
#include "core/record/note/exportformat.h"

#include <chrono>
#include <optional>

namespace shinpan {

/// What `sgf image` is to draw.
struct SgfImageOptions
{
    QString output; ///< "-": standard output
    ExportFormat format = ExportFormat::Png;
    QString place;                ///< as findPlace() takes it; with a range, the line that it is on
    std::optional<int> firstMove; ///< of a range that is drawn with numbers, or shown as slides
    int lastMove = 0;             ///< of that range; beyond the line: its end
    int width = 600;              ///< in pixels; SVG and PDF: in units of 1/96 inch
    QString region;               ///< as regionFromText() takes it; empty: the whole board
    std::chrono::milliseconds pace{1000}; ///< of an animation
    bool hasCoordinates = false;
    bool hasMarks = true;
    QString theme = QStringLiteral("wood"); ///< its id
};

/// The options of the verb, read and checked. The failure names what is wrong.
[[nodiscard]] Result<SgfImageOptions> readSgfImageOptions(const QCommandLineParser &arguments);

/// `shinpan-cli sgf image`: draw a position, a figure or a slide show.
extern const Verb SgfImageVerb;

} // namespace shinpan
