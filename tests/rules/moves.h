#pragma once

#include "core/rules/position.h"

#include <QString>

namespace shinpan::test {

/// Reads "X D4" or "O pass": X is Black, O White.
[[nodiscard]] Move moveFrom(const QString &text);

/// What the position says of such a move: "legal", "ko", "superko", "suicide", "occupied" or "off
/// board".
[[nodiscard]] QString verdictOn(const Position &position, const QString &move);

/// Plays "X C3, O pass, …"; the running test fails if one of them is not legal.
void playAll(Position &position, const QString &moves);

} // namespace shinpan::test
