#pragma once

#include "core/board/board.h"

#include <QString>

#include <optional>
#include <vector>

namespace shinpan {

// What an engine says of its board. Pure; nothing rather than a guess.

/// The stones of the answers to `list_stones black` and `list_stones white`. Nothing when a word is
/// not a vertex of the board, or one point is in both lists.
[[nodiscard]] std::optional<Board> boardFromStones(const QString &black,
                                                   const QString &white,
                                                   BoardSize size);

/// The board drawn in an answer to `showboard`, which GTP leaves to the engine: as GNU Go, Leela
/// Zero (on stderr), KataGo, Pachi, and Gomill and its like draw it. Each row begins with its
/// number, the highest first, below or above a line of column letters; X is black, O white (in
/// Gomill # and o), . + and : are empty; (X), X) and X1 mark the latest moves; what stands beside
/// the board is skipped. Nothing when anything differs.
[[nodiscard]] std::optional<Board> boardFromDrawing(const QString &drawing, BoardSize size);

/// The same of a board of whatever size it is drawn in.
[[nodiscard]] std::optional<Board> boardFromDrawing(const QString &drawing);

/// The points where two boards of one size differ, from the bottom left.
[[nodiscard]] std::vector<Point> differences(const Board &left, const Board &right);

} // namespace shinpan
