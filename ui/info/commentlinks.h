#pragma once

#include "core/board/point.h"

#include <QString>

#include <optional>
#include <vector>

namespace shinpan {

/// A place in a comment that speaks of the board or the game.
struct CommentLink
{
    qsizetype start = 0;
    qsizetype length = 0;
    std::optional<Point> point; ///< "D4", "q16"; nothing: a move
    QString path;               ///< of a move: "34", or "30.2.45" (nodepath.h)

    friend bool operator==(const CommentLink &, const CommentLink &) = default;
};

/// The links in a text, in their order: points of the board, and moves as "move 34", "#34",
/// "#30.2.45" or "34手".
[[nodiscard]] std::vector<CommentLink> linksIn(const QString &text, BoardSize size);

} // namespace shinpan
