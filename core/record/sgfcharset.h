#pragma once

#include <QByteArray>
#include <QString>

namespace shinpan {

/// The bytes of a file as text.
struct DecodedSgf
{
    QByteArray text;      ///< valid UTF-8 without BOM; every line break is one LF
    QString charset;      ///< what the bytes were: "UTF-8", or the name that CA gave
    bool isGuess = false; ///< CA was wrong, or there was none and the bytes are not UTF-8
};

/// Decodes a whole SGF file before anything is tokenised: in Shift_JIS, GBK and Big5 the second
/// byte of a character may look like `\` or `]`.
///
/// A byte order mark decides; then CA if the bytes are valid in it; then UTF-8 if they are valid;
/// then Latin-1, which never fails. UTF-8 without CR, the usual case, is not copied.
[[nodiscard]] DecodedSgf decodeSgf(const QByteArray &bytes);

} // namespace shinpan
