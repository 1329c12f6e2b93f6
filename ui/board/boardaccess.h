#pragma once

namespace shinpan {

class BoardView;

/// What assistive technology meets on a board: a table of the points as they are seen, each with a
/// name ("D4, black stone, last move") and an action that plays there; its focus is the cursor.
/// The board's own name tells the last move. Everything follows how the board is turned.
namespace boardaccess {

/// Makes boards known; further calls do nothing.
void install();

/// There is news of the position: the name of the board has changed.
void tellPosition(BoardView &board);
/// The points are others than before, or stand elsewhere.
void tellPoints(BoardView &board);
/// The cursor stands on another point, or was put away.
void tellCursor(BoardView &board);

} // namespace boardaccess

} // namespace shinpan
