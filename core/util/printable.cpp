#include "core/util/printable.h"

#include <algorithm>

namespace shinpan {

namespace {

/// Whether it is ASCII that stands for itself, as nearly all text is.
template <typename Unit>
[[nodiscard]] bool isPlain(Unit unit)
{
    return unit >= Unit(' ') && unit < Unit('\x7f');
}

[[nodiscard]] bool isUnfit(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Other_Control:
    case QChar::Other_Surrogate:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    case QChar::Other_Format: // all but the joiners, which writing and emoji need
        return character != 0x200C && character != 0x200D;
    default:
        return false;
    }
}

/// The text with what `substitute` has instead of each unfit character but `kept`.
template <typename Substitute>
[[nodiscard]] QString cleaned(const QString &text, QChar kept, Substitute substitute)
{
    const auto stays = [kept](QChar c) { return isPlain(c.unicode()) || c == kept; };
    QString result;
    qsizetype done = 0; // what stands before it is in the result
    qsizetype at = 0;
    while ((at = std::find_if_not(text.begin() + at, text.end(), stays) - text.begin())
           < text.size()) {
        const bool isPair =
            text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
        const char32_t character =
            isPair ? QChar::surrogateToUcs4(text[at], text[at + 1]) : text[at].unicode();
        const qsizetype next = at + (isPair ? 2 : 1);
        if (isUnfit(character)) {
            result += QStringView(text).sliced(done, at - done);
            result += substitute(character);
            done = next;
        }
        at = next;
    }
    return done == 0 ? text : result.append(QStringView(text).sliced(done));
}

[[nodiscard]] QString escaped(char32_t character)
{
    QString text;
    for (const char16_t unit : QChar::fromUcs4(character)) {
        text += QStringLiteral("\\u%1").arg(unit, 4, 16, QLatin1Char('0'));
    }
    return text;
}

[[nodiscard]] QChar shown(char32_t character)
{
    return character == U'\t' ? QChar(u' ') : QChar(QChar::ReplacementCharacter);
}

} // namespace

QString printable(const QString &text)
{
    return cleaned(text, u' ', shown);
}

QString printableLines(const QString &text)
{
    return cleaned(text, u'\n', shown);
}

bool isPlainText(QByteArrayView text)
{
    return std::ranges::all_of(text, [](char c) { return isPlain(c); });
}

QByteArray printableJson(const QByteArray &json)
{
    if (std::ranges::all_of(json, [](char c) { return isPlain(c) || c == '\n'; })) {
        return json;
    }
    return cleaned(QString::fromUtf8(json), u'\n', escaped).toUtf8();
}

QString harmlessCell(const QString &text)
{
    // A sign counts behind blanks as well, and so do the wide forms of an East Asian sheet.
    static const QString signs = QStringLiteral("=+-@\uff1d\uff0b\uff0d\uff20");
    const QString content = text.trimmed();
    bool isNumber = false;
    content.toDouble(&isNumber);
    const bool isFormula = !content.isEmpty() && signs.contains(content.front()) && !isNumber;
    return isFormula ? u'\'' + text : text;
}

QString csvField(const QString &text)
{
    const QString cell = harmlessCell(text);
    const bool isPlain = !cell.contains(u',') && !cell.contains(u'"') && !cell.contains(u'\n')
                      && !cell.contains(u'\r') && cell.trimmed() == cell;
    QString doubled = cell;
    return isPlain ? cell : u'"' + doubled.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

} // namespace shinpan
