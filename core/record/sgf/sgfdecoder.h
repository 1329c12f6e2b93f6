#pragma once

#include "core/record/sgf/sgfcharset.h"

#include <QByteArray>
#include <QStringDecoder>

#include <cstddef>
#include <vector>

namespace shinpan {

/// The bytes of a file as text.
struct DecodedSgf
{
    QByteArray text; ///< valid UTF-8 without BOM; every line break is one LF
    SgfCharset charset;
    /// Where bytes could not be decoded: offsets in `text` of the U+FFFD in their stead, not more
    /// than SgfWarningList::Limit of them.
    std::vector<std::ptrdiff_t> undecodable;
};

/// Decodes an SGF file before anything is tokenised (in Shift_JIS, GBK and Big5 the second byte of
/// a character may look like `\` or `]`), slice by slice if need be.
///
/// UTF-8 without CR and without damage, the usual case, is not copied.
class SgfDecoder
{
public:
    explicit SgfDecoder(QByteArray bytes, const SgfReadOptions &options = {});

    /// Decodes about so many bytes more; whether everything is decoded.
    [[nodiscard]] bool advance(qsizetype bytes);
    /// How many bytes were decoded.
    [[nodiscard]] qsizetype offset() const { return m_offset; }
    /// The text, once everything is decoded.
    [[nodiscard]] DecodedSgf take();

private:
    void append(const QByteArray &utf8);
    void noteReplacements(qsizetype from);

    QByteArray m_bytes;
    DecodedSgf m_decoded;
    QStringDecoder m_decoder;
    qsizetype m_offset = 0;
    char m_lastBreak = '\0'; ///< CR or LF if the text before m_offset ends with one
};

/// All at once.
[[nodiscard]] DecodedSgf decodeSgf(const QByteArray &bytes, const SgfReadOptions &options = {});

} // namespace shinpan
