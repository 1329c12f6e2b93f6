#pragma once

#include "core/board/color.h"
#include "core/search/treesearch.h"

#include <optional>
#include <string>

namespace shinpan {

/// What decided a move, for people to read.
struct MoveReasons
{
    Color color = Color::Black;
    int level = 10;
    bool resigns = false;
    std::optional<Point> point{}; ///< of what is played; none: a pass
};

/// Says in a few plain sentences what the chance to win is, after how many playouts, what is
/// expected, which move was the second choice and why it was not played; in front of them why it
/// resigns or passes.
[[nodiscard]] std::string remarkOn(const SearchResult &result, const MoveReasons &reasons);

} // namespace shinpan
