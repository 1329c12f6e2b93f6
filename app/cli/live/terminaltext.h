#pragma once

#include "core/report/texttable.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <vector>

namespace shinpan {

/// What a piece of text on a terminal means; how that looks, encoded() says.
enum class Ink : std::uint8_t {
    Plain,
    Strong, ///< what counts most in its line
    Dim,    ///< what may be overlooked
    Good,
    Bad,
    Title
};

struct TextSpan
{
    QString text;
    Ink ink = Ink::Plain;

    friend bool operator==(const TextSpan &, const TextSpan &) = default;
};

/// One line on a terminal, without a line feed.
using TextLine = std::vector<TextSpan>;

/// What a terminal can show.
struct TerminalStyle
{
    bool isUtf8 = true;
    bool hasColor = true; ///< and bold and faint letters
};

/// See columnsOf() of a text.
[[nodiscard]] int columnsOf(const TextLine &line);

/// The text, printable(), in at most this many columns; where something is cut off, an ellipsis
/// ends it.
[[nodiscard]] QString elided(const QString &text, int columns);
[[nodiscard]] TextLine elided(const TextLine &line, int columns);

/// The text, filled up with blanks on the right, or on the left.
[[nodiscard]] QString padded(const QString &text, int columns, bool isRight = false);

/// The bytes that show the line, printable(), on such a terminal. Where it knows ASCII only, the
/// signs of our own texts have substitutes there, and any other character is a question mark.
[[nodiscard]] QByteArray encoded(const TextLine &line, TerminalStyle style);

} // namespace shinpan
