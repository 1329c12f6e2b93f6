#include "core/record/tree/sgfgrammar.h"

namespace shinpan {

namespace {

bool isLineBreak(char c)
{
    return c == '\n' || c == '\r';
}

/// How many bytes the line break at `at` has: 2 for CR LF and LF CR.
qsizetype lineBreakLength(QByteArrayView text, qsizetype at)
{
    return at + 1 < text.size() && isLineBreak(text[at + 1]) && text[at + 1] != text[at] ? 2 : 1;
}

bool isControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}

QString decode(QByteArrayView raw, char lineBreak)
{
    bool isPlain = true;
    for (const char c : raw) { // without a branch for each byte
        isPlain &= !isControl(c) || c == lineBreak;
        isPlain &= c != '\\';
    }
    if (isPlain) {
        return QString::fromUtf8(raw);
    }
    QByteArray text;
    text.reserve(raw.size());
    for (qsizetype i = 0; i < raw.size(); ++i) {
        const bool isEscaped = raw[i] == '\\';
        i += isEscaped ? 1 : 0;
        if (i == raw.size()) {
            break;
        }
        const char c = raw[i];
        if (!isLineBreak(c)) {
            text += c == '\t' || c == '\v' || c == '\f' ? ' ' : c;
            continue;
        }
        i += lineBreakLength(raw, i) - 1;
        if (!isEscaped) {
            text += lineBreak;
        }
    }
    return QString::fromUtf8(text);
}

/// `alsoSpecial` is escaped as backslash and bracket are.
QByteArray encode(const QString &text, char lineBreak, char alsoSpecial = ']')
{
    const QByteArray utf8 = text.toUtf8();
    const auto isSpecial = [alsoSpecial](char c) {
        return c == '\\' || c == ']' || c == alsoSpecial;
    };
    bool isPlain = true;
    for (const char c : utf8) { // without a branch for each byte
        isPlain &= !isControl(c) || c == lineBreak;
        isPlain &= !isSpecial(c);
    }
    if (isPlain) {
        return utf8;
    }
    QByteArray raw;
    raw.reserve(utf8.size() + utf8.size() / 16);
    for (qsizetype i = 0; i < utf8.size(); ++i) {
        const char c = utf8[i];
        if (isSpecial(c)) {
            raw += '\\';
        }
        if (isLineBreak(c)) {
            i += lineBreakLength(utf8, i) - 1;
            raw += lineBreak;
        } else if (c == '\t') {
            raw += ' ';
        } else if (!isControl(c)) {
            raw += c;
        }
    }
    return raw;
}

} // namespace

QByteArrayView RawValues::text() const
{
    const char *const first = skipSgfBlanks(m_text.begin(), m_text.end());
    const char *last = first;
    for (const QByteArrayView value : *this) {
        last = value.end() == m_text.end() ? value.end() : value.end() + 1;
    }
    return {first, last};
}

std::vector<QByteArray> RawValues::copies() const
{
    std::vector<QByteArray> values;
    for (const QByteArrayView value : *this) {
        values.push_back(value.toByteArray());
    }
    return values;
}

bool isRawSgfValue(QByteArrayView raw)
{
    const char *at = raw.begin();
    while (at != raw.end() && *at != ']') {
        if (*at == '\\' && ++at == raw.end()) {
            return false;
        }
        ++at;
    }
    return at == raw.end();
}

QString sgfText(QByteArrayView raw)
{
    return decode(raw, '\n');
}

QString sgfSimpleText(QByteArrayView raw)
{
    return decode(raw, ' ');
}

std::pair<QByteArrayView, QByteArrayView> splitComposed(QByteArrayView raw)
{
    for (qsizetype i = 0; i < raw.size(); ++i) {
        if (raw[i] == '\\') {
            ++i;
        } else if (raw[i] == ':') {
            return {raw.first(i), raw.sliced(i + 1)};
        }
    }
    return {raw, {}};
}

QByteArray rawSgfText(const QString &text)
{
    return encode(text, '\n');
}

QByteArray rawSgfSimpleText(const QString &text)
{
    return encode(text, ' ');
}

QByteArray rawSgfComposedText(const QString &text)
{
    return encode(text, ' ', ':');
}

QByteArrayView trimmedSgf(QByteArrayView raw)
{
    const char *const first = skipSgfBlanks(raw.begin(), raw.end());
    const char *last = raw.end();
    while (last != first && isSgfBlank(last[-1])) {
        --last;
    }
    return {first, last};
}

} // namespace shinpan
