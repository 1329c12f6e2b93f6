#pragma once

#include "core/record/tree/gametree.h"

#include <vector>

namespace shinpan::bench {

/// A tree that is hard to draw in its own way.
struct Shape
{
    const char *name;
    GameTree tree;
};

/// One line; a line with a variation of one move at every move; a fork of that many variations; and
/// commented lines with nested variations, as people write them. Each has about this many nodes.
[[nodiscard]] std::vector<Shape> shapes(int nodes);

} // namespace shinpan::bench
