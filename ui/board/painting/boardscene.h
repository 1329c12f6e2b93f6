#pragma once

#include "core/board/board.h"
#include "ui/board/painting/boardlayer.h"

#include <optional>

namespace shinpan {

/// What a board shows at a moment: its stones and all that is marked there.
struct BoardScene : BoardLayer
{
    /// The stone that would be played: drawn translucent.
    struct Ghost
    {
        Point point;
        Color color = Color::Black;
        bool pressed = false; ///< the mouse is down on it: drawn nearly solid

        friend bool operator==(const Ghost &, const Ghost &) = default;
    };

    /// A stone that is just being put down.
    struct Settling
    {
        Point point;
        double progress = 0; ///< 0 (in the air) to 1 (lies)

        friend bool operator==(const Settling &, const Settling &) = default;
    };

    Board board;
    std::optional<Point> lastMove; ///< ringed, near its edge if something stands in its middle
    std::optional<Settling> settling;
    std::optional<Ghost> ghost;
    std::optional<Point> cursor;
    bool focusRing = false;
};

} // namespace shinpan
