#pragma once

#include "core/record/sgf/sgfcollection.h"

#include <QString>

#include <cstddef>

namespace shinpan {

/// "Honinbo Shusaku – Gennan Inseki", or the name of the game, or its event, or "Game 12".
[[nodiscard]] QString titleOf(const SgfCollection::Summary &game, std::size_t number);

/// "Honinbo Shusaku 4p"; empty if the record says neither.
[[nodiscard]] QString playerOf(const SgfCollection::Summary &game, Color color);

/// What stands below: "1846-09-11 · 325 moves · Castle Game · Round 2".
[[nodiscard]] QString detailOf(const SgfCollection::Summary &game);

} // namespace shinpan
