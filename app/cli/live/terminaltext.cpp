#include "app/cli/live/terminaltext.h"

#include "core/util/printable.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace shinpan {

namespace {

/// What stands for our signs on a terminal that knows ASCII only: as wide as they are.
constexpr std::pair<char32_t, char> Substitutes[] = {
    {U'●', 'B'}, {U'○', 'W'}, {U'━', '#'}, {U'─', '-'}, {U'…', '~'},  {U'·', '-'},
    {U'±', '~'}, {U'–', '-'}, {U'−', '-'}, {U'×', 'x'}, {U'’', '\''}, {U'▲', '!'},
};

[[nodiscard]] QByteArray inAscii(const QString &text)
{
    QByteArray bytes;
    for (const char32_t character : text.toUcs4()) {
        if (character < 0x80) {
            bytes += static_cast<char>(character);
            continue;
        }
        const auto substitute = std::ranges::find_if(
            Substitutes, [character](const auto &pair) { return pair.first == character; });
        bytes += substitute != std::end(Substitutes) ? substitute->second : '?';
    }
    return bytes;
}

/// The codes between "ESC [" and "m" (ECMA-48 8.3.117).
[[nodiscard]] const char *codesOf(Ink ink)
{
    constexpr const char *Codes[] = {nullptr, "1", "2", "32", "31", "1;36"};
    return Codes[static_cast<std::size_t>(ink)];
}

} // namespace

int columnsOf(const TextLine &line)
{
    int columns = 0;
    for (const TextSpan &span : line) {
        columns += columnsOf(span.text);
    }
    return columns;
}

QString elided(const QString &text, int columns)
{
    return columns > 0 ? fitted(text, columns) : QString();
}

TextLine elided(const TextLine &line, int columns)
{
    TextLine result;
    for (const TextSpan &span : line) {
        const int left = columns - columnsOf(result);
        const QString whole = printable(span.text);
        const QString text = elided(whole, left);
        if (!text.isEmpty()) {
            result.push_back({text, span.ink});
        }
        if (text != whole) {
            break;
        }
    }
    return result;
}

QString padded(const QString &text, int columns, bool isRight)
{
    const QString blanks(std::max(0, columns - columnsOf(text)), u' ');
    return isRight ? blanks + text : text + blanks;
}

QByteArray encoded(const TextLine &line, TerminalStyle style)
{
    QByteArray bytes;
    for (const TextSpan &span : line) {
        const QString clean = printable(span.text);
        const QByteArray text = style.isUtf8 ? clean.toUtf8() : inAscii(clean);
        const char *const codes = style.hasColor ? codesOf(span.ink) : nullptr;
        if (codes != nullptr) {
            bytes.append("\x1b[").append(codes).append('m').append(text).append("\x1b[0m");
        } else {
            bytes += text;
        }
    }
    return bytes;
}

} // namespace shinpan
