#pragma once

#include "core/board/board.h"
#include "core/graphics/boarddrawing.h"

#include <QString>

#include <optional>

namespace shinpan {

// How an engine's reading of an attack is played out on the board: it says its move against the
// stone, the stone resists, and so on.

/// An engine's answer to `attack`, `defend`, `owl_attack` and the like: "0", or "1 B4".
struct ReadingAnswer
{
    int code = 0;                ///< 0: it cannot be done; 1: it can; others: by ko
    std::optional<Point> move{}; ///< that does it

    friend bool operator==(const ReadingAnswer &, const ReadingAnswer &) = default;
};

/// Nothing if it does not begin with a number.
[[nodiscard]] std::optional<ReadingAnswer> readingAnswer(const QString &reply, BoardSize size);

/// The move that leaves the chain at `stone` the most liberties: on one of its own, or one that
/// takes a chain beside it. Nothing where none leaves it any.
[[nodiscard]] std::optional<Point> resistanceAt(const Board &board, Point stone);

} // namespace shinpan
