#pragma once

#include "core/record/import/importdraft.h"

namespace shinpan {

/// Reads a game in Tygem's format GIB, which nobody documented: `\[NAME=value\]` lines between \HS
/// and \HE, then moves ("STO 0 number colour column row", counted from 0 and from the upper left),
/// passes ("SKI") and the handicap ("INI 0 1 stones") between \GS and \GE; always 19×19.
///
/// `text`: UTF-8 with LF line breaks. Fails if there is no move and no name in it.
[[nodiscard]] Result<ImportedGame, SgfError> readGib(QByteArrayView text);

/// The charset that goes with the program that wrote the file (GIBOKIND); empty: not said.
[[nodiscard]] QByteArray gibCharset(QByteArrayView bytes);

} // namespace shinpan
