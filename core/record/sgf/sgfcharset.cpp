#include "core/record/sgf/sgfcharset.h"

#include "core/record/tree/sgfgrammar.h"

#include <QList>
#include <QStringDecoder>
#include <uchardet/uchardet.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>

namespace shinpan {

namespace {

/// CA is looked for in this many bytes.
constexpr qsizetype HeaderSize = 16'384;

/// So much text tells what charset the rest is in.
constexpr qsizetype SampleSize = 256 * 1024;

/// Fewer bytes beyond ASCII do not tell anything: names of players are guessed wrong as a rule,
/// and a sentence hardly ever (measured with uchardet 0.0.7).
constexpr qsizetype EnoughToGuess = 24;

/// So many characters beyond ASCII do not look like UTF-8 by chance in any other charset.
constexpr qsizetype EnoughForUtf8 = 4;

/// Of the characters beyond ASCII so many may be damaged.
constexpr qsizetype DamagedOneIn = 20;

/// What Go records are in, the most likely first.
constexpr const char *Usual[] = {"UTF-8",        "GB18030",      "Big5",        "windows-31j",
                                 "EUC-JP",       "ISO-2022-JP",  "windows-949", "windows-1252",
                                 "windows-1250", "windows-1251", "KOI8-R",      "ISO-8859-15",
                                 "windows-1254", "windows-1258", "windows-874", "windows-1253",
                                 "windows-1255", "windows-1256", "UTF-16LE",    "UTF-16BE"};

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
        const char *name;
        const char *canonical;
    } Aliases[] = {
        {"GB2312", "GB18030"},
        {"GBK", "GB18030"},
        {"CP936", "GB18030"},
        {"SJIS", "windows-31j"},
        {"Shift_JIS", "windows-31j"},
        {"Shift-JIS", "windows-31j"},
        {"MS_KANJI", "windows-31j"},
        {"CP932", "windows-31j"},
        {"KSC5601", "windows-949"},
        {"EUC-KR", "windows-949"},
        {"CP949", "windows-949"},
        {"UHC", "windows-949"},
        {"CP950", "Big5"},
        {"latin1", "windows-1252"},
        {"ISO-8859-1", "windows-1252"},
        {"ISO8859_1", "windows-1252"},
        {"ISO8859-1", "windows-1252"},
        {"CP1252", "windows-1252"},
        {"utf8", "UTF-8"},
        {"CP1251", "windows-1251"},
        {"ASCII", "UTF-8"},
        {"US-ASCII", "UTF-8"},
        {"MAC-CYRILLIC", "x-mac-cyrillic"},
    };
    for (const auto &alias : Aliases) {
        if (name.compare(alias.name, Qt::CaseInsensitive) == 0) {
            return alias.canonical;
        }
    }
    const auto *const usual = std::ranges::find_if(
        Usual, [&](const char *known) { return name.compare(known, Qt::CaseInsensitive) == 0; });
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
    const QString text = decoder(sampleOf(bytes));
    Quality quality;
    for (const QChar c : text) {
        quality.foreign += c.unicode() >= 0x80 ? 1 : 0;
        quality.damaged += c == QChar::ReplacementCharacter || c.unicode() == 0x1A ? 1 : 0;
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

/// Whether nearly everything beyond ASCII becomes kanji and kana of full width.
bool looksEastAsian(const char *charset, const QByteArray &prose)
{
    QStringDecoder decoder(charset);
    const QString text = decoder(prose);
    const auto isIn = [](QChar c, char16_t first, char16_t last) {
        return c.unicode() >= first && c.unicode() <= last;
    };
    qsizetype foreign = 0;
    qsizetype fitting = 0;
    for (const QChar c : text) {
        foreign += c.unicode() >= 0x80 ? 1 : 0;
        fitting +=
            isIn(c, 0x3000, 0x30FF) || isIn(c, 0x4E00, 0x9FFF) || isIn(c, 0xFF01, 0xFF60) ? 1 : 0;
    }
    return decoder.isValid() && foreign > 0 && fitting * 10 >= foreign * 9;
}

/// What uchardet takes the text for; nothing if there is too little of it.
std::optional<QByteArray> guessCharset(QByteArrayView bytes)
{
    const QByteArrayView sample = sampleOf(bytes);
    const QByteArray prose = sample.contains('[') ? valuesOf(sample) : linesOf(sample);
    if (std::ranges::count_if(prose, isForeign) < EnoughToGuess) {
        return std::nullopt;
    }
    const std::unique_ptr<uchardet, decltype(&uchardet_delete)> detector(uchardet_new(),
                                                                         &uchardet_delete);
    uchardet_handle_data(detector.get(), prose.constData(), static_cast<std::size_t>(prose.size()));
    uchardet_data_end(detector.get());
    const QByteArray guess = canonicalCharset(uchardet_get_charset(detector.get()));
    if (isInUse(guess) && qualityAs(guess, bytes).isTolerable()) {
        return guess;
    }
    for (const char *charset : {"windows-31j", "GB18030"}) {
        if (looksEastAsian(charset, prose)) {
            return charset;
        }
    }
    return std::nullopt;
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

/// For bytes that are valid UTF-8. `declared` is empty unless CA says something else.
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

/// For bytes that are not valid UTF-8. `declared` as above.
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
    if (const auto guess = guessCharset(bytes)) {
        return {*guess, CharsetSource::Detected, false};
    }
    return {extendsAscii(fallback) ? fallback : "ISO-8859-1", CharsetSource::Fallback, false};
}

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

} // namespace shinpan
