#pragma once

#include "core/record/tree/nodepath.h"
#include "core/record/tree/replay.h"
#include "core/rules/position.h"

namespace shinpan {

/// A place of a game and what the board is like there.
struct BoardPlace
{
    NodePlace place;
    Replay replay;
    Color toPlay = Color::Black;
};

/// The place that a path names (see findPlace()).
[[nodiscard]] Result<BoardPlace> goToPlace(const GameTree &tree, const QString &path);

/// The same place as a position under `rules`, with the history that superko looks at. A record may
/// hold moves that these rules forbid: they are carried out, and the history starts anew after
/// them.
[[nodiscard]] Position positionAt(const GameTree &tree,
                                  const BoardPlace &place,
                                  const Ruleset &rules);

} // namespace shinpan
