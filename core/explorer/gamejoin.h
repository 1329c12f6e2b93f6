#pragma once

#include "core/record/tree/gametree.h"

namespace shinpan {

/// Lays the board of a game another way: moves, set-up and marks go where transformed() by the
/// symmetry takes them. What other programs keep for themselves and names points is left out, where
/// we know of it.
void turnGame(GameTree &game, int symmetry);

/// Joins what another record of the same game has to a game, so that nothing is lost that people
/// wrote: its variations stand behind those that are there, comments below one another, marks
/// beside one another. What it says otherwise of the game (names, result…) becomes lines of the
/// root's comment. Where it goes on longer, or moves in another order, it is a variation.
void joinGame(GameTree &game, const GameTree &other);

} // namespace shinpan
