#include "core/record/sgf/sgfcharset.h"

#include "core/record/sgf/charsetguess.h"
#include "core/record/sgf/sgfwarning.h"
#include "core/record/tree/sgfgrammar.h"

#include <QList>
#include <QStringList>
#include <uchardet/uchardet.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>

namespace shinpan {

namespace {

/// CA is looked for in this many bytes.
constexpr qsizetype HeaderSize = 16'384;

/// A sample of this size tells what charset the rest is in.
constexpr qsizetype SampleSize = 256 * 1024;

/// Fewer bytes beyond ASCII tell uchardet nothing: it guesses names of players wrong as a rule, and
/// a sentence hardly ever (measured with 0.0.7).
constexpr qsizetype EnoughToDetect = 24;

/// uchardet is believed where its guess is hardly worse by what names consist of than the best.
constexpr double DetectedTolerance = 1.1;

/// The most that bytes beyond ASCII take in languages that are known to fitsOf(); others take more.
constexpr double MostBitsOfKnown = 8;

/// A guess must be this much likelier than the charset that a person, or the file, prefers.
constexpr double AskedBits = 12;

/// A guess that is at most this much less likely than the best one is its rival: 1 to 16.
constexpr double RivalBits = 4;

/// This many characters beyond ASCII never look like UTF-8 by chance in another charset.
constexpr qsizetype EnoughForUtf8 = 4;

/// One in this many of the characters beyond ASCII may be damaged.
constexpr qsizetype DamagedOneIn = 20;

/// What Go records are in, the most likely first.
constexpr const char *Usual[] = {"UTF-8",        "GB18030",      "Big5",        "windows-31j",
                                 "EUC-JP",       "ISO-2022-JP",  "windows-949", "windows-1252",
                                 "windows-1250", "windows-1251", "KOI8-R",      "ISO-8859-15",
                                 "windows-1254", "windows-1258", "windows-874", "windows-1253",
                                 "windows-1255", "windows-1256", "UTF-16LE",    "UTF-16BE"};

/// What some of ICU's converters put for bytes that they cannot decode. In the file itself it is
/// the end mark of DOS and means nothing.
constexpr char Substitute = 0x1A;

/// The value of CA in the first node, empty if there is none. Read as bytes: CA comes before any
/// text in practice.
QByteArray declaredCharset(QByteArrayView bytes)
{
    const char *const end = bytes.begin() + std::min(bytes.size(), HeaderSize);
    const char *at = std::find(bytes.begin(), end, '(');
    QByteArray name;
    for (int nodes = 0; at != end && nodes < 2; ++at) {
        nodes += *at == ';' ? 1 : 0;
        if (*at >= 'A' && *at <= 'Z') {
            name += *at;
        }
        if (*at != '[') {
            continue;
        }
        const char *const value = at + 1;
        at = sgfValueEnd(value, end);
        if (name == "CA") {
            return trimmedSgf({value, at}).toByteArray();
        }
        if (at == end) {
            break;
        }
        name.clear();
    }
    return {};
}

/// The name that ICU knows the charset by. GB18030 contains GB2312 and GBK; what calls itself
/// GB2312, Shift_JIS or Latin-1 often uses the vendors' additional characters.
QByteArray canonicalCharset(const QByteArray &name)
{
    static constexpr struct
    {
        const char *canonical;
        const char *names; ///< with blanks between them
    } Aliases[] = {
        {"GB18030", "GB2312 GBK CP936"},
        {"windows-31j", "SJIS Shift_JIS Shift-JIS MS_KANJI CP932"},
        {"windows-949", "KSC5601 EUC-KR CP949 UHC"},
        {"Big5", "CP950"},
        {"windows-1252", "latin1 ISO-8859-1 ISO8859_1 ISO8859-1 CP1252"},
        {"UTF-8", "utf8 ASCII US-ASCII"},
        {"windows-1251", "CP1251"},
        {"x-mac-cyrillic", "MAC-CYRILLIC"},
    };
    const auto isName = [&](QByteArrayView alias) {
        return name.compare(alias, Qt::CaseInsensitive) == 0;
    };
    if (isName("UTF-8")) { // nearly all
        return "UTF-8";
    }
    for (const auto &[canonical, names] : Aliases) {
        if (std::ranges::any_of(QByteArray(names).split(' '), isName)) {
            return canonical;
        }
    }
    const auto *const usual = std::ranges::find_if(Usual, isName);
    return usual == std::end(Usual) ? name : QByteArray(*usual);
}

bool isUtf8(const QByteArray &charset)
{
    return charset == "UTF-8";
}

/// Whether SGF's own characters are in the charset what they are in ASCII: a CA that could be read
/// as bytes cannot mean UTF-16 or EBCDIC.
bool extendsAscii(const QByteArray &charset)
{
    static constexpr QByteArrayView Structure = "(;CA[x]B:\\)\n";
    QStringDecoder decoder(charset.constData());
    return decoder.isValid() && QString(decoder(Structure)).toLatin1() == Structure;
}

/// How much of a text is not ASCII, and how much of that could not be decoded.
struct Quality
{
    qsizetype foreign = 0;
    qsizetype damaged = 0;

    [[nodiscard]] bool isGood() const { return damaged == 0; }
    [[nodiscard]] bool isTolerable() const { return damaged * DamagedOneIn <= foreign; }
};

/// The start of a file, cut where no character is.
QByteArrayView sampleOf(QByteArrayView bytes)
{
    if (bytes.size() <= SampleSize) {
        return bytes;
    }
    const QByteArrayView sample = bytes.first(SampleSize);
    const qsizetype line = sample.lastIndexOf('\n');
    return line > 0 ? sample.first(line) : sample;
}

Quality qualityAs(const QByteArray &charset, QByteArrayView bytes)
{
    QStringDecoder decoder(charset.constData());
    const QString text = decoder(sampleOf(bytes).toByteArray().replace(Substitute, ' '));
    Quality quality;
    for (const QChar c : text) {
        quality.foreign += c.unicode() >= 0x80 ? 1 : 0;
        quality.damaged += c == QChar::ReplacementCharacter || c == QLatin1Char(Substitute) ? 1 : 0;
    }
    return quality;
}

bool isForeign(char c)
{
    return static_cast<unsigned char>(c) >= 0x80;
}

/// The bytes of values that are not ASCII alone, to guess by: SGF's structure would drown them.
QByteArray valuesOf(QByteArrayView bytes)
{
    static constexpr qsizetype Enough = 32 * 1024;
    QByteArray prose;
    const char *const end = bytes.end();
    const char *at = std::find(bytes.begin(), end, '[');
    while (at != end && prose.size() < Enough) {
        const char *const value = at + 1;
        const char *const close = sgfValueEnd(value, end);
        if (std::any_of(value, close, isForeign)) {
            prose += QByteArrayView(value, close).first(std::min<qsizetype>(close - value, Enough));
            prose += '\n';
        }
        at = std::find(close, end, '[');
    }
    return prose;
}

/// Lines that are not ASCII alone, of formats that have no brackets.
QByteArray linesOf(QByteArrayView bytes)
{
    QByteArray prose;
    for (const QByteArray &line : bytes.toByteArray().split('\n')) {
        if (std::ranges::any_of(line, isForeign)) {
            prose += line + '\n';
        }
    }
    return prose;
}

double foreignIn(QByteArrayView bytes)
{
    return static_cast<double>(std::ranges::count_if(sampleOf(bytes), isForeign));
}

/// Whether Go records are written in a charset. uchardet takes names of players, two kanji each,
/// for Thai, Arabic and Greek.
bool isInUse(const QByteArray &charset)
{
    static constexpr const char *Others[] = {"TIS-620",      "windows-1253", "windows-1255",
                                             "windows-1256", "ISO-8859-6",   "ISO-8859-7",
                                             "ISO-8859-8",   "ISO-8859-11"};
    const auto isCharset = [&](const char *other) {
        return charset.compare(other, Qt::CaseInsensitive) == 0;
    };
    return !charset.isEmpty() && std::ranges::none_of(Others, isCharset) && extendsAscii(charset);
}

/// What uchardet takes the text for; nothing if that is not a charset of Go records.
std::optional<QByteArray> detectedCharset(QByteArrayView bytes)
{
    const QByteArrayView sample = sampleOf(bytes);
    const QByteArray values = valuesOf(sample);
    const QByteArray prose = values.isEmpty() ? linesOf(sample) : values;
    if (std::ranges::count_if(prose, isForeign) < EnoughToDetect) {
        return std::nullopt;
    }
    const std::unique_ptr<uchardet, decltype(&uchardet_delete)> detector(uchardet_new(),
                                                                         &uchardet_delete);
    uchardet_handle_data(detector.get(), prose.constData(), static_cast<std::size_t>(prose.size()));
    uchardet_data_end(detector.get());
    const QByteArray guess = canonicalCharset(uchardet_get_charset(detector.get()));
    return isInUse(guess) && qualityAs(guess, bytes).isTolerable() ? std::optional(guess)
                                                                   : std::nullopt;
}

QString textAs(const QByteArray &charset, QByteArrayView bytes)
{
    QStringDecoder decoder(charset.constData());
    return decoder(sampleOf(bytes));
}

std::optional<double> bitsAs(const QByteArray &charset, const std::vector<CharsetFit> &fits)
{
    const auto fit = std::ranges::find(fits, charset, &CharsetFit::charset);
    return fit == fits.end() ? std::nullopt : std::optional(fit->bits);
}

/// The charset of bytes that do not tell it, with its rivals.
SgfCharset guessedCharset(QByteArrayView bytes, const QByteArray &fallback)
{
    std::vector<CharsetFit> fits = fitsOf(sampleOf(bytes));
    std::erase_if(
        fits, [&](const CharsetFit &fit) { return !qualityAs(fit.charset, bytes).isTolerable(); });
    const std::optional<QByteArray> detected = detectedCharset(bytes);
    if (fits.empty()) {
        return {detected.value_or(fallback),
                detected ? CharsetSource::Detected : CharsetSource::Fallback, false};
    }
    const double best = fits.front().bits;
    const std::optional<double> detectedBits = detected ? bitsAs(*detected, fits) : std::nullopt;
    SgfCharset charset{fits.front().charset, CharsetSource::Detected, false};
    const bool isForeignDetected =
        detected && !bitsAs(*detected, fits); // a language not known to us
    if ((detectedBits && *detectedBits <= best * DetectedTolerance)
        || (isForeignDetected && best > MostBitsOfKnown * foreignIn(bytes))) {
        charset.name = *detected;
        return charset;
    }
    const QByteArray usual = canonicalCharset(fallback);
    const bool isAsked = usual != canonicalCharset(SgfReadOptions().fallback);
    const std::optional<double> asUsual = bitsAs(usual, fits);
    if (asUsual && *asUsual <= best + (isAsked ? AskedBits : 0)) {
        charset = {fallback, CharsetSource::Fallback, false};
    } else if (isAsked && !asUsual && qualityAs(fallback, bytes).isGood() && !detected) {
        charset = {fallback, CharsetSource::Fallback, false};
    }
    const QString text = textAs(charset.name, bytes);
    for (const CharsetFit &fit : fits) {
        if (fit.bits <= best + RivalBits && textAs(fit.charset, bytes) != text) {
            charset.rivals.push_back(fit.charset);
        }
    }
    return charset;
}

std::optional<QByteArray> charsetByMark(const QByteArray &bytes)
{
    if (bytes.startsWith("\xEF\xBB\xBF")) {
        return "UTF-8";
    }
    if (bytes.startsWith("\xFF\xFE") || bytes.startsWith(QByteArrayView("(\0;\0", 4))) {
        return "UTF-16LE";
    }
    if (bytes.startsWith("\xFE\xFF") || bytes.startsWith(QByteArrayView("\0(\0;", 4))) {
        return "UTF-16BE";
    }
    return std::nullopt;
}

bool hasEscapeSequences(const QByteArray &bytes)
{
    return bytes.contains("\x1B$");
}

/// ISO-2022-JP, which NNGS's clients wrote: seven bits, kanji after an escape sequence.
bool isIso2022(const QByteArray &bytes)
{
    return hasEscapeSequences(bytes) && isKnownCharset("ISO-2022-JP")
        && qualityAs("ISO-2022-JP", bytes).isGood();
}

/// The charset of bytes that are valid UTF-8. `declared` is empty unless CA says something else.
SgfCharset charsetOfUtf8(const QByteArray &bytes, const QByteArray &declared)
{
    if (declared.isEmpty()) {
        return isIso2022(bytes) ? SgfCharset{"ISO-2022-JP", CharsetSource::Detected, false}
                                : SgfCharset{};
    }
    const Quality asUtf8 = qualityAs("UTF-8", bytes);
    if (asUtf8.foreign >= EnoughForUtf8 || !qualityAs(declared, bytes).isGood()) {
        return {};
    }
    const bool isAscii = asUtf8.foreign == 0 && bytes.size() <= SampleSize;
    return {declared, CharsetSource::Declared, isAscii && !hasEscapeSequences(bytes)};
}

/// The charset of bytes that are not valid UTF-8. `declared` is as above.
SgfCharset charsetOfOthers(const QByteArray &bytes,
                           const QByteArray &declared,
                           const QByteArray &fallback)
{
    const Quality asDeclared = declared.isEmpty() ? Quality{1, 1} : qualityAs(declared, bytes);
    if (asDeclared.isGood()) {
        return {declared, CharsetSource::Declared, false};
    }
    const Quality asUtf8 = qualityAs("UTF-8", bytes);
    if (asUtf8.foreign >= EnoughForUtf8 && asUtf8.isTolerable()) {
        return {"UTF-8", CharsetSource::Utf8, false};
    }
    if (asDeclared.isTolerable()) {
        return {declared, CharsetSource::Declared, false};
    }
    return guessedCharset(bytes, extendsAscii(fallback) ? fallback : "ISO-8859-1");
}

constexpr char16_t Replacement = QChar::ReplacementCharacter;
constexpr QByteArrayView ReplacementUtf8 = "\xEF\xBF\xBD";

/// Put behind the last byte, it shows whether a character is cut off there.
constexpr char End = ' ';

} // namespace

SgfCharset charsetOf(const QByteArray &bytes, const SgfReadOptions &options)
{
    const bool isValidUtf8 = QByteArrayView(bytes).isValidUtf8();
    if (!options.charset.isEmpty() && isKnownCharset(options.charset)) {
        const QByteArray chosen = canonicalCharset(options.charset);
        return {chosen, CharsetSource::Chosen, isUtf8(chosen) && isValidUtf8};
    }
    if (const auto marked = charsetByMark(bytes)) {
        return {*marked, CharsetSource::ByteOrderMark, isUtf8(*marked) && isValidUtf8};
    }
    QByteArray declared = canonicalCharset(declaredCharset(bytes));
    if (isUtf8(declared) && isValidUtf8) {
        return {};
    }
    if (isUtf8(declared) || !extendsAscii(declared)) {
        declared.clear();
    }
    return isValidUtf8 ? charsetOfUtf8(bytes, declared)
                       : charsetOfOthers(bytes, declared, canonicalCharset(options.fallback));
}

bool isKnownCharset(const QByteArray &name)
{
    return QStringDecoder(canonicalCharset(name).constData()).isValid();
}

std::vector<QByteArray> usualCharsets()
{
    std::vector<QByteArray> charsets(std::begin(Usual), std::end(Usual));
    std::erase_if(charsets, [](const QByteArray &name) { return !isKnownCharset(name); });
    return charsets;
}

void warnOfCharset(const DecodedSgf &decoded, SgfWarningList &warnings)
{
    const SgfCharset &charset = decoded.charset;
    if (charset.source == CharsetSource::Detected || charset.source == CharsetSource::Fallback) {
        warnings.add(SgfWarning::Kind::GuessedCharset, 0, QString::fromLatin1(charset.name));
    }
    QStringList rivals;
    for (const QByteArray &rival : charset.rivals) {
        rivals += QString::fromLatin1(rival);
    }
    if (!rivals.isEmpty()) {
        warnings.add(SgfWarning::Kind::RivalCharsets, 0, rivals.join(QStringLiteral(", ")));
    }
    for (const std::ptrdiff_t offset : decoded.undecodable) {
        warnings.add(SgfWarning::Kind::UndecodableBytes, offset);
    }
}

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
