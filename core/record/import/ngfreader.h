#pragma once

#include "core/record/import/importdraft.h"

namespace shinpan {

/// Reads a game in NGF, the format of CyberOro and wBaduk, which nobody documented: twelve lines
/// (kind of game, board size, White, Black, place, handicap, –, komi, date, –, result, number of
/// moves), then moves ("PMABBREER": number AB in letters, colour, column and row from the upper
/// left where B is the first, and both again). An older kind marks the lines before the moves with
/// "GI" and has them in another order.
///
/// `text`: UTF-8 with LF line breaks. Fails if there is no move in it.
[[nodiscard]] Result<ImportedGame, SgfError> readNgf(QByteArrayView text);

} // namespace shinpan
