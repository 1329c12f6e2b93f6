#pragma once

#include "core/board/move.h"

#include <QByteArray>

#include <optional>

namespace shinpan {

/// A move as GMP numbers it: 1 is A1, 2 is B1, 0 a pass; a bit more says that it is White's. The
/// board is square.
[[nodiscard]] int gmpValueOf(const Move &move, int size);

/// The move of that number; nothing if the board has no such point.
[[nodiscard]] std::optional<Move> moveOfGmp(int value, int size);

/// The move as "D4", or "pass".
[[nodiscard]] QByteArray gmpVertexText(const Move &move);

} // namespace shinpan
