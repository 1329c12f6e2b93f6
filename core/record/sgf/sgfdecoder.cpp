#include "core/record/sgf/sgfdecoder.h"

#include "core/record/sgf/sgfwarning.h"

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

constexpr char16_t Replacement = QChar::ReplacementCharacter;
constexpr QByteArrayView ReplacementUtf8 = "\xEF\xBF\xBD";

/// What some of ICU's converters put for bytes that they cannot decode. In the file itself it is
/// the end mark of DOS and means nothing.
constexpr char Substitute = 0x1A;

/// Put behind the last byte, it shows whether a character is cut off there.
constexpr char End = ' ';

} // namespace

SgfDecoder::SgfDecoder(QByteArray bytes, const SgfReadOptions &options)
    : m_bytes(std::move(bytes))
{
    m_decoded.charset = charsetOf(m_bytes, options);
    if (m_decoded.charset.isPlain && !m_bytes.contains('\r')) {
        static constexpr QByteArrayView Mark = "\xEF\xBB\xBF";
        m_offset = m_bytes.size();
        m_decoded.text = m_bytes.startsWith(Mark) ? m_bytes.sliced(Mark.size()) : m_bytes;
        return;
    }
    m_decoder = QStringDecoder(m_decoded.charset.name.constData());
    m_decoded.text.reserve(m_bytes.size() + 1);
}

bool SgfDecoder::advance(qsizetype bytes)
{
    const qsizetype size = std::min(bytes, m_bytes.size() - m_offset);
    if (size > 0) {
        QByteArray portion = m_bytes.sliced(m_offset, size);
        m_offset += size;
        portion.replace(Substitute, ' ');
        const bool isLast = m_offset == m_bytes.size();
        if (isLast && !m_decoded.charset.name.startsWith("UTF-16")) {
            portion += End;
        }
        QString text = m_decoder(portion);
        text.replace(QLatin1Char(Substitute), QChar(Replacement));
        append(text.toUtf8());
        if (isLast) {
            m_decoded.text.chop(m_decoded.text.endsWith(End) ? 1 : 0);
        }
    }
    return m_offset == m_bytes.size();
}

/// Each CR, CR LF and LF CR becomes one LF. (Their difference has no meaning in SGF, within values
/// neither.)
void SgfDecoder::append(const QByteArray &utf8)
{
    const qsizetype start = m_decoded.text.size();
    m_decoded.text.resize(start + utf8.size());
    char *out = m_decoded.text.data() + start;
    for (const char c : utf8) {
        if (c != '\r' && c != '\n') {
            *out++ = c;
            m_lastBreak = '\0';
        } else if (m_lastBreak != '\0' && m_lastBreak != c) {
            m_lastBreak = '\0'; // the second half of a line break
        } else {
            *out++ = '\n';
            m_lastBreak = c;
        }
    }
    m_decoded.text.truncate(out - m_decoded.text.constData());
    noteReplacements(start);
}

void SgfDecoder::noteReplacements(qsizetype from)
{
    std::vector<std::ptrdiff_t> &offsets = m_decoded.undecodable;
    const QByteArray &text = m_decoded.text;
    for (qsizetype at = text.indexOf(ReplacementUtf8, from);
         at >= 0 && offsets.size() < SgfWarningList::Limit;
         at = text.indexOf(ReplacementUtf8, at + ReplacementUtf8.size())) {
        offsets.push_back(at);
    }
}

DecodedSgf SgfDecoder::take()
{
    Q_ASSERT(m_offset == m_bytes.size());
    m_bytes.clear();
    return std::move(m_decoded);
}

DecodedSgf decodeSgf(const QByteArray &bytes, const SgfReadOptions &options)
{
    SgfDecoder decoder(bytes, options);
    while (!decoder.advance(bytes.size())) { }
    return decoder.take();
}

} // namespace shinpan
