#include "core/record/sgfcharset.h"

#include "core/record/sgfgrammar.h"

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

std::optional<QByteArray> decodeAs(const char *charset, QByteArrayView bytes)
{
    QStringDecoder decoder(charset, QStringConverter::Flag::Stateless);
    if (!decoder.isValid()) {
        return std::nullopt; // unknown, or a Qt without ICU
    }
    const QString text = decoder(bytes);
    if (decoder.hasError()) {
        return std::nullopt;
    }
    return text.toUtf8();
}

std::optional<DecodedSgf> decodeByMark(const QByteArray &bytes)
{
    if (bytes.startsWith("\xEF\xBB\xBF") && QByteArrayView(bytes).isValidUtf8()) {
        return DecodedSgf{bytes.sliced(3), QStringLiteral("UTF-8")};
    }
    if (bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF")) {
        QStringDecoder decoder(QStringConverter::Utf16);
        const QString text = decoder(bytes);
        return DecodedSgf{text.toUtf8(), QStringLiteral("UTF-16"), decoder.hasError()};
    }
    return std::nullopt;
}

DecodedSgf decodeCharset(const QByteArray &bytes)
{
    if (auto decoded = decodeByMark(bytes)) {
        return *decoded;
    }
    const QByteArray declared = canonicalCharset(declaredCharset(bytes));
    const bool isLatin1 = declared.compare("ISO-8859-1", Qt::CaseInsensitive) == 0;
    if (!declared.isEmpty() && !isLatin1 && declared.compare("UTF-8", Qt::CaseInsensitive) != 0) {
        if (auto text = decodeAs(declared.constData(), bytes)) {
            return {*text, QString::fromLatin1(declared)};
        }
    }
    if (QByteArrayView(bytes).isValidUtf8()) {
        return {bytes, QStringLiteral("UTF-8")};
    }
    return {QString::fromLatin1(bytes).toUtf8(), QStringLiteral("ISO-8859-1"), !isLatin1};
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

} // namespace

DecodedSgf decodeSgf(const QByteArray &bytes)
{
    DecodedSgf decoded = decodeCharset(bytes);
    normalizeLineBreaks(decoded.text);
    return decoded;
}

} // namespace shinpan
