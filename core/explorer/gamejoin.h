#pragma once

#include "core/record/tree/gametree.h"

namespace shinpan {

/// Lays the board of a game another way: moves, set-up and marks go where transformed() by the
/// symmetry takes them. What other programs keep for themselves and names points is left out, where
/// we know of it.
void turnGame(GameTree &game, int symmetry);

/// Joins what another record of the same game has to a game, so that nothing is lost that people
/// wrote: its variations stand behind those that are there, comments below one another, marks
/// beside one another. Where it has another value of what there can be one of only (a name, the
/// result, a judgement of a move), that becomes a line of the node's comment; time left, and what
/// only some other program reads, stay as they are. Where it goes on longer, or moves in another
/// order, it is a variation.
void joinGame(GameTree &game, const GameTree &other);

} // namespace shinpan
