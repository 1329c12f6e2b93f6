#pragma once

#include <QByteArray>
#include <QStringDecoder>

#include <cstddef>
#include <vector>

namespace shinpan {

/// What a person knows better than the file.
struct SgfReadOptions
{
    QByteArray charset;                 ///< read as this, whatever the file says; empty: found out
    QByteArray fallback = "ISO-8859-1"; ///< when nothing else is known; another one is preferred
                                        ///< to guesses that are not much likelier
};

/// How the character set of a file was decided.
enum class CharsetSource {
    Utf8,          ///< the bytes are UTF-8, whatever CA says
    ByteOrderMark, ///< or the order of bytes that only UTF-16 has
    Declared,      ///< CA
    Detected,      ///< a guess, by what the bytes look like
    Fallback,      ///< SgfReadOptions::fallback
    Chosen         ///< SgfReadOptions::charset
};

/// A character set, by the name that Qt (with ICU) knows it by.
struct SgfCharset
{
    QByteArray name = "UTF-8";
    CharsetSource source = CharsetSource::Utf8;
    bool isPlain = true; ///< the bytes, less a byte order mark, are UTF-8 as they stand
    std::vector<QByteArray> rivals{}; ///< other guesses that are about as likely

    friend bool operator==(const SgfCharset &, const SgfCharset &) = default;
};

/// Finds out what the bytes of a file are; never fails.
///
/// The person's choice decides; then a byte order mark; then UTF-8 if the bytes are valid and have
/// enough characters beyond ASCII; then CA if they are valid in it; then UTF-8 again, also if a few
/// bytes of it are damaged. What is left is guessed: by what names consist of (fitsOf()), and where
/// there is enough text also by what uchardet takes it for. What fits nothing is the fallback.
[[nodiscard]] SgfCharset charsetOf(const QByteArray &bytes, const SgfReadOptions &options = {});

/// Whether bytes can be read under this name, or another spelling of it that programs write into
/// CA. Depends on how Qt was built.
[[nodiscard]] bool isKnownCharset(const QByteArray &name);

/// What to offer to people: the charsets of Go records, those that are known here.
[[nodiscard]] std::vector<QByteArray> usualCharsets();

/// The bytes of a file as text.
struct DecodedSgf
{
    QByteArray text; ///< valid UTF-8 without BOM; every line break is one LF
    SgfCharset charset;
    /// The places of bytes that could not be decoded: offsets in `text` of the U+FFFD in their
    /// stead, not more than SgfWarningList::Limit of them.
    std::vector<std::ptrdiff_t> undecodable;
};

class SgfWarningList;
/// Warns of a guess, of its rivals, and of what could not be decoded.
void warnOfCharset(const DecodedSgf &decoded, SgfWarningList &warnings);

/// Decodes an SGF file before anything is tokenised (in Shift_JIS, GBK and Big5 the second byte of
/// a character may look like `\` or `]`), slice by slice if need be.
///
/// UTF-8 without CR and without damage, the usual case, is not copied.
class SgfDecoder
{
public:
    explicit SgfDecoder(QByteArray bytes, const SgfReadOptions &options = {});

    /// Decodes about that many bytes more; returns whether everything is decoded.
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

/// Decodes everything at once.
[[nodiscard]] DecodedSgf decodeSgf(const QByteArray &bytes, const SgfReadOptions &options = {});

} // namespace shinpan
