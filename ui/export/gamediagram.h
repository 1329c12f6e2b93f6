#pragma once

#include "core/record/tree/gametree.h"
#include "core/record/tree/nodepath.h"
#include "core/util/result.h"
#include "ui/board/painting/boardpicture.h"

#include <limits>
#include <optional>

namespace shinpan {

struct MoveFigure;

/// Moves of a line by their numbers, from 1.
struct MoveRange
{
    int first = 1;
    int last = std::numeric_limits<int>::max(); ///< inclusive; beyond the line: its end

    friend bool operator==(const MoveRange &, const MoveRange &) = default;
};

/// How a place of a game is drawn.
struct DiagramLook
{
    BoardTheme theme = woodTheme();
    std::optional<BoardRegion> region;
    bool hasCoordinates = false;
    Orientation orientation;
    bool hasMarks = true; ///< the markup of the node and the ring on the last move
};

/// A position as the window shows it.
[[nodiscard]] BoardPicture positionPicture(const GameTree &tree,
                                           const NodePlace &place,
                                           const DiagramLook &look);

/// Moves with their numbers, as in books: see MoveFigure. The line leads through `node`. Fails if
/// it has no move `range.first`.
[[nodiscard]] Result<BoardPicture> figurePicture(const GameTree &tree,
                                                 NodeId node,
                                                 const MoveRange &range,
                                                 const DiagramLook &look);

/// The same of a figure along the line.
[[nodiscard]] BoardPicture figurePicture(const GameTree &tree,
                                         const MoveFigure &figure,
                                         const DiagramLook &look);

/// The places of a slide show: before the first move of a range, and after each of its moves. The
/// line leads through `node`. Fails if it has no move `range.first`; a line without any move has
/// one place.
[[nodiscard]] Result<std::vector<NodePlace>> slidesOf(const GameTree &tree,
                                                      NodeId node,
                                                      const MoveRange &range);

} // namespace shinpan
