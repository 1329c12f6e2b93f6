#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

// What engines say and files are called may hold characters that steer a terminal (ESC, the C1
// controls of ECMA-48) or turn the direction of writing. Wherever people read it, U+FFFD stands
// for each of them.
namespace shinpan {

/// The text on one line: a line feed is such a character too. A tab is a blank.
[[nodiscard]] QString printable(const QString &text);

/// The same for a text of several lines.
[[nodiscard]] QString printableLines(const QString &text);

/// Whether there is nothing but printable ASCII in it, as in nearly all that engines say.
[[nodiscard]] bool isPlainText(QByteArrayView text);

/// A JSON text that means the same, where \uXXXX stands for each of them.
[[nodiscard]] QByteArray printableJson(const QByteArray &json);

/// A text for a cell of a table, which a spreadsheet would take for a formula ("=HYPERLINK(…)",
/// "@SUM(…)") behind an apostrophe, as people write it there. Numbers stay numbers.
[[nodiscard]] QString harmlessCell(const QString &text);

/// The same as a field of CSV (RFC 4180 §2): quoted where it could be taken for more than one.
[[nodiscard]] QString csvField(const QString &text);

} // namespace shinpan
