#pragma once

#include "core/board/point.h"

#include <Qt>

class QKeyEvent;

namespace shinpan {

class BoardGeometry;

/// What decides which keys a board takes for itself.
struct BoardKeys
{
    bool hasCursor = false;
    bool hasProposal = false; ///< a move waits to be confirmed
    bool isMarking = false;
    bool isPainting = false;

    /// Whether a key means something at the cursor, so that it is not a shortcut of the window.
    [[nodiscard]] bool takes(const QKeyEvent &event) const;
};

[[nodiscard]] bool isArrow(int key);
/// The modifiers without the one that says that a key is of the keypad.
[[nodiscard]] Qt::KeyboardModifiers modifiersOf(const QKeyEvent &event);

/// The point to which an arrow leads, by the directions of the screen however the board is turned;
/// leaping, the next line of star points or the edge.
[[nodiscard]] Point nextPoint(const BoardGeometry &geometry, Point from, int arrow, bool leaps);

} // namespace shinpan
