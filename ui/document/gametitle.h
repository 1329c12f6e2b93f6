#pragma once

#include "core/record/sgf/sgfcollection.h"

#include <QString>

#include <cstddef>

namespace shinpan {

class OpenGame;

/// "Honinbo Shusaku – Gennan Inseki", or the name of the game, or its event, or "Game 12".
[[nodiscard]] QString titleOf(const SgfCollection::Summary &game, std::size_t number);

/// "Honinbo Shusaku 4p"; empty if the record says neither.
[[nodiscard]] QString playerOf(const SgfCollection::Summary &game, Color color);

/// The players, as in "Kim – GNU Go": of the game that is played, or by the record; empty if
/// neither is known.
[[nodiscard]] QString playersOf(const OpenGame &game);
/// A name for the game's file, from players and date, without suffix and folder: "Kim – GNU Go
/// 2026-11-25".
[[nodiscard]] QString fileNameFor(const OpenGame &game);

/// What stands below: "1846-09-11 · 325 moves · Castle Game · Round 2".
[[nodiscard]] QString detailOf(const SgfCollection::Summary &game);

} // namespace shinpan
