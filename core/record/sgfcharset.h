#pragma once

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <vector>

namespace shinpan {

/// What a person knows better than the file.
struct SgfReadOptions
{
    QByteArray charset;                 ///< read as this, whatever the file says; empty: found out
    QByteArray fallback = "ISO-8859-1"; ///< when nothing else is known
};

/// How the character set of a file was decided.
enum class CharsetSource {
    ByteOrderMark,
    Declared, ///< CA
    Utf8,     ///< the bytes are UTF-8, whatever CA says
    Detected, ///< a guess by what the bytes look like
    Fallback, ///< SgfReadOptions::fallback
    Chosen    ///< SgfReadOptions::charset
};

/// The bytes of a file as text.
struct DecodedSgf
{
    QByteArray text; ///< valid UTF-8 without BOM; every line break is one LF
    QString charset; ///< what the bytes were: "UTF-8", "GB18030"…
    CharsetSource source = CharsetSource::Utf8;
    /// Where characters could not be decoded: offsets in `text` of U+FFFD in their stead. Not more
    /// than SgfWarningList::Limit.
    std::vector<std::ptrdiff_t> undecodable;

    /// Whether the file does not say what it is, or is wrong.
    [[nodiscard]] bool isGuess() const
    {
        return source == CharsetSource::Detected || source == CharsetSource::Fallback;
    }
};

/// Decodes a whole SGF file before anything is tokenised: in Shift_JIS, GBK and Big5 the second
/// byte of a character may look like `\` or `]`.
///
/// The person's choice decides; then a byte order mark; then CA if the bytes are valid in it; then
/// UTF-8 if they are valid; then the fallback, bytes that it does not have replaced. UTF-8 without
/// CR, the usual case, is not copied.
[[nodiscard]] DecodedSgf decodeSgf(const QByteArray &bytes, const SgfReadOptions &options = {});

/// Whether files can be read and text be decoded by this name; depends on how Qt was built.
[[nodiscard]] bool isKnownCharset(const QByteArray &name);

} // namespace shinpan
