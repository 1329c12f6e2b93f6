#pragma once

#include "core/board/color.h"
#include "core/board/point.h"
#include "core/engine/profile/perspective.h"
#include "core/match/score/playeraction.h"

#include <QByteArray>

namespace shinpan {

/// What an engine thinks of the position that it moves in, as one line of JSON that stands behind
/// the move (the server's wiki, "GTP tournament game expansion"): `winrate` and `score` of the side
/// to move, `visits`, `moves`, and `ownership` with one letter for each point, row by row from the
/// top left, `A` for White's to `+` for Black's. Empty where the engine told nothing that can be
/// read, or more than the server takes.
[[nodiscard]] QByteArray cgosThoughts(const Thoughts &thoughts,
                                      BoardSize size,
                                      Color mover,
                                      Perspective toldAs = Perspective::SideToMove);

} // namespace shinpan
