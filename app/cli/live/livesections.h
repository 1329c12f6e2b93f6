#pragma once

#include "app/cli/live/terminaltext.h"
#include "core/competition/run/livesnapshot.h"

#include <vector>

namespace shinpan {

/// The size of a terminal in characters.
struct TerminalSize
{
    int columns = 80;
    int rows = 24;

    friend bool operator==(const TerminalSize &, const TerminalSize &) = default;
};

/// A table of the display: its title, and rows, some of which may have no room.
struct LiveSection
{
    std::vector<TextLine> lines; ///< the first is the title; empty: there is nothing to show
    int omitted = 0;             ///< rows that are not in `lines`: no terminal is that high
    int least = 0;               ///< rows below which it is not worth its title
    bool countsHidden = false;   ///< its last row says how many have no room

    /// The number of all rows, without the title.
    [[nodiscard]] int rows() const
    {
        return lines.empty() ? 0 : static_cast<int>(lines.size()) - 1 + omitted;
    }
};

// The tables of the display, as wide as the terminal at most.

[[nodiscard]] LiveSection standingsSection(const LiveSnapshot &snapshot, TerminalSize size);
/// What a tune has found so far.
[[nodiscard]] LiveSection tuningSection(const LiveSnapshot &snapshot, TerminalSize size);
[[nodiscard]] LiveSection gamesSection(const LiveSnapshot &snapshot, TerminalSize size);
/// What other machines are at, those that play first; nothing unless some do.
[[nodiscard]] LiveSection machinesSection(const LiveSnapshot &snapshot, TerminalSize size);
[[nodiscard]] LiveSection resultsSection(const LiveSnapshot &snapshot, TerminalSize size);
[[nodiscard]] LiveSection warningsSection(const LiveSnapshot &snapshot, TerminalSize size);

/// The time as "0:12", "1:02:03", "2 d 03:04".
[[nodiscard]] QString clockText(std::chrono::seconds time);

} // namespace shinpan
