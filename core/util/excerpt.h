#pragma once

#include <QString>

namespace shinpan {

/// A text of unknown length and shape, made fit to stand inside a sentence: on one line, with
/// single blanks, and cut if it is longer than `most` characters. A cut one ends with "… (1000000
/// characters)", the length of the whole.
[[nodiscard]] QString excerpt(const QString &text, qsizetype most = 200);

/// A text of unknown length and shape, made fit for a label that wraps its lines and lays all of
/// them out again and again: the text itself, or its excerpt() if it is longer than `most`
/// characters or has more than six lines.
[[nodiscard]] QString passage(const QString &text, qsizetype most = 400);

} // namespace shinpan
