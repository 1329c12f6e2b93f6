#include "core/record/sgfcharset.h"

#include "core/record/sgfgrammar.h"
#include "core/record/sgfwarning.h"

#include <QStringDecoder>

#include <optional>

namespace shinpan {

namespace {

/// CA is looked for in this many bytes.
constexpr qsizetype HeaderSize = 16'384;

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
/// GB2312 or Shift_JIS often uses the vendors' additional characters.
QByteArray canonicalCharset(const QByteArray &declared)
{
    static constexpr struct
    {
        const char *name;
        const char *canonical;
    } Aliases[] = {
        {"GB2312", "GB18030"},        {"GBK", "GB18030"},
        {"CP936", "GB18030"},         {"SJIS", "windows-31j"},
        {"Shift_JIS", "windows-31j"}, {"Shift-JIS", "windows-31j"},
        {"MS_KANJI", "windows-31j"},  {"KSC5601", "windows-949"},
        {"EUC-KR", "windows-949"},    {"CP949", "windows-949"},
        {"latin1", "ISO-8859-1"},     {"ISO8859_1", "ISO-8859-1"},
        {"ISO8859-1", "ISO-8859-1"},  {"utf8", "UTF-8"},
        {"CP1251", "windows-1251"},
    };
    for (const auto &alias : Aliases) {
        if (declared.compare(alias.name, Qt::CaseInsensitive) == 0) {
            return alias.canonical;
        }
    }
    return declared;
}

bool isUtf8(const QByteArray &charset)
{
    return charset.compare("UTF-8", Qt::CaseInsensitive) == 0;
}

bool isLatin1(const QByteArray &charset)
{
    return charset.compare("ISO-8859-1", Qt::CaseInsensitive) == 0;
}

/// Whether SGF's own characters are in the charset what they are in ASCII: a CA that could be read
/// as bytes cannot mean UTF-16 or EBCDIC.
bool extendsAscii(const QByteArray &charset)
{
    static constexpr QByteArrayView Structure = "(;CA[x]B:\\)\n";
    QStringDecoder decoder(charset.constData(), QStringConverter::Flag::Stateless);
    return decoder.isValid() && QString(decoder(Structure)).toLatin1() == Structure;
}

/// Marks what the converters of ICU could not decode: U+FFFD, with some of them U+001A.
struct DecodedText
{
    QString text;
    std::size_t errors = 0;
};

std::optional<DecodedText> decodeAs(const QByteArray &charset, QByteArray bytes)
{
    static constexpr char Substitute = 0x1A;
    QStringDecoder decoder(charset.constData(), QStringConverter::Flag::Stateless);
    if (!decoder.isValid()) {
        return std::nullopt; // unknown, or a Qt without ICU
    }
    bytes.replace(Substitute, ' '); // the end of a file of DOS
    bytes += '\n';                  // shows a character that is cut off at the end
    DecodedText decoded{decoder(bytes), 0};
    decoded.text.chop(1);
    decoded.text.replace(QLatin1Char(Substitute), QChar(QChar::ReplacementCharacter));
    decoded.errors =
        static_cast<std::size_t>(decoded.text.count(QChar(QChar::ReplacementCharacter)));
    return decoded;
}

DecodedSgf makeDecoded(const QString &text, const QByteArray &charset, CharsetSource source)
{
    return {text.toUtf8(), QString::fromLatin1(charset), source, {}};
}

std::optional<DecodedSgf> decodeByMark(const QByteArray &bytes)
{
    if (bytes.startsWith("\xEF\xBB\xBF") && QByteArrayView(bytes).isValidUtf8()) {
        return DecodedSgf{
            bytes.sliced(3), QStringLiteral("UTF-8"), CharsetSource::ByteOrderMark, {}};
    }
    if (bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF")) {
        QStringDecoder decoder(QStringConverter::Utf16);
        return makeDecoded(decoder(bytes), "UTF-16", CharsetSource::ByteOrderMark);
    }
    return std::nullopt;
}

DecodedSgf decodeCharset(const QByteArray &bytes, const SgfReadOptions &options)
{
    if (const QByteArray chosen = canonicalCharset(options.charset); !chosen.isEmpty()) {
        if (const auto decoded = decodeAs(chosen, bytes)) {
            return makeDecoded(decoded->text, chosen, CharsetSource::Chosen);
        }
    }
    if (auto decoded = decodeByMark(bytes)) {
        return *decoded;
    }
    const QByteArray declared = canonicalCharset(declaredCharset(bytes));
    if (!declared.isEmpty() && !isLatin1(declared) && !isUtf8(declared) && extendsAscii(declared)) {
        if (const auto decoded = decodeAs(declared, bytes); decoded && decoded->errors == 0) {
            return makeDecoded(decoded->text, declared, CharsetSource::Declared);
        }
    }
    if (QByteArrayView(bytes).isValidUtf8()) {
        return {bytes, QStringLiteral("UTF-8"), CharsetSource::Utf8, {}};
    }
    if (isLatin1(declared)) {
        return makeDecoded(QString::fromLatin1(bytes), declared, CharsetSource::Declared);
    }
    const QByteArray fallback = canonicalCharset(options.fallback);
    if (const auto decoded = decodeAs(fallback, bytes); decoded && extendsAscii(fallback)) {
        return makeDecoded(decoded->text, fallback, CharsetSource::Fallback);
    }
    return makeDecoded(QString::fromLatin1(bytes), "ISO-8859-1", CharsetSource::Fallback);
}

/// Each CR, CR LF and LF CR becomes one LF. (Their difference has no meaning in SGF, within values
/// neither.)
void normalizeLineBreaks(QByteArray &text)
{
    if (!text.contains('\r')) {
        return;
    }
    char *out = text.data();
    const char *const end = out + text.size();
    for (const char *at = out; at != end; ++at) {
        const char c = *at;
        if (c != '\r' && c != '\n') {
            *out++ = c;
            continue;
        }
        *out++ = '\n';
        if (at + 1 != end && (at[1] == '\r' || at[1] == '\n') && at[1] != c) {
            ++at;
        }
    }
    text.truncate(out - text.constData());
}

std::vector<std::ptrdiff_t> replacementsIn(const QByteArray &text)
{
    static constexpr QByteArrayView Replacement = "\xEF\xBF\xBD";
    std::vector<std::ptrdiff_t> offsets;
    for (qsizetype at = text.indexOf(Replacement);
         at >= 0 && offsets.size() < SgfWarningList::Limit;
         at = text.indexOf(Replacement, at + Replacement.size())) {
        offsets.push_back(at);
    }
    return offsets;
}

} // namespace

DecodedSgf decodeSgf(const QByteArray &bytes, const SgfReadOptions &options)
{
    DecodedSgf decoded = decodeCharset(bytes, options);
    normalizeLineBreaks(decoded.text);
    if (decoded.source != CharsetSource::Utf8) {
        decoded.undecodable = replacementsIn(decoded.text);
    }
    return decoded;
}

bool isKnownCharset(const QByteArray &name)
{
    return QStringDecoder(canonicalCharset(name).constData()).isValid();
}

} // namespace shinpan
