#pragma once

#include "core/board/boardregion.h"

#include <QString>

#include <optional>

namespace shinpan {

/// "C3:K10": two opposite corners, in any letter case; "C3-K10", "C3, K10" and "C3 K10" too.
/// Nothing when it is malformed or reaches off the board.
[[nodiscard]] std::optional<BoardRegion> regionFromText(const QString &text, BoardSize size);
/// The text of a region as regionFromText() reads it.
[[nodiscard]] QString textOf(const BoardRegion &region);

} // namespace shinpan
