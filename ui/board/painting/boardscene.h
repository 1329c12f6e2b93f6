#pragma once

#include "core/board/board.h"
#include "ui/board/painting/boardanalysis.h"
#include "ui/board/painting/boardgraphics.h"
#include "ui/board/painting/boardmarkup.h"

#include <optional>
#include <vector>

namespace shinpan {

/// What a board shows at a moment.
struct BoardScene
{
    /// The stone that would be played: drawn translucent.
    struct Ghost
    {
        Point point;
        Color color = Color::Black;
        bool pressed = false; ///< the mouse is down on it: drawn nearly solid

        friend bool operator==(const Ghost &, const Ghost &) = default;
    };

    /// The number of the move that placed a stone; on an empty point where the stone was captured.
    struct Number
    {
        Point point;
        int number = 1;

        friend bool operator==(const Number &, const Number &) = default;
    };

    /// A move of the record that could be played here: the next one, or a sibling of the last one.
    struct RecordMove
    {
        Point point;
        Color color = Color::Black;
        bool isMainLine = false; ///< the one that stepping forward plays

        friend bool operator==(const RecordMove &, const RecordMove &) = default;
    };

    /// A stone that is just being put down.
    struct Settling
    {
        Point point;
        double progress = 0; ///< 0 (in the air) to 1 (lies)

        friend bool operator==(const Settling &, const Settling &) = default;
    };

    Board board;
    BoardMarkup markup;
    std::vector<MarkLine>
        lines; ///< drawn under the markup; a change of them calls for the whole board
    std::optional<Point> lastMove;     ///< ringed, near its edge if something stands in its middle
    std::vector<Number> numbers;       ///< left out where there is a label
    std::vector<RecordMove> nextMoves; ///< small translucent stones, the main line's dotted
    std::vector<RecordMove> siblingMoves; ///< smaller ones in a dashed ring
    BoardAnalysis analysis;               ///< covers the moves of the record
    BoardGraphics graphics;               ///< beside the analysis
    std::vector<Point> highlights;        ///< lit up: named elsewhere and sought here
    std::optional<Settling> settling;
    std::optional<Ghost> ghost;
    std::optional<Point> cursor;
    bool focusRing = false;
};

/// What of the scene's graphics is to be seen.
[[nodiscard]] inline const BoardGraphics &shownGraphics(const BoardScene &scene)
{
    static const BoardGraphics none;
    return scene.analysis.line.empty() ? scene.graphics : none;
}

} // namespace shinpan
