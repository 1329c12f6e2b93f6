#pragma once

#include "core/record/import/importdraft.h"

namespace shinpan {

/// Reads a game in UGF or UGI, the format of PANDA-EGG, which nobody documented: sections in
/// brackets; [Header] of NAME=value, [Data] of moves ("QP,B1,17,4": column and row in letters,
/// colour, number, seconds; node 0 sets up handicap stones), [ReviewNode] of the same moves and of
/// variations ("NODE,number,colour,column,row" from 1 and from the lower left, within VARIATION and
/// VARIATIONEND where they leave the main line), [ReviewComment] of comments (".Comment,number",
/// then lines).
///
/// `text`: UTF-8 with LF line breaks. Fails if it is encrypted or has no moves.
[[nodiscard]] Result<ImportedGame, SgfError> readUgf(QByteArrayView text);

/// The charset that the header names (Lang); empty: not said.
[[nodiscard]] QByteArray ugfCharset(QByteArrayView bytes);

} // namespace shinpan
