#pragma once

#include "core/util/result.h"

#include <QDir>
#include <QString>
#include <QStringList>

namespace shinpan {

/// A command line taken apart: the program and its arguments. No shell is involved anywhere.
struct CommandWords
{
    QString program;
    QStringList arguments;

    friend bool operator==(const CommandWords &, const CommandWords &) = default;
};

/// Splits a command line as a POSIX shell would split it into words, and does nothing else that a
/// shell does.
///
/// White space (line breaks too) separates words. 'Single quotes' keep everything; "double quotes"
/// keep everything but a backslash before `"`, `\`, `$` or a back quote; elsewhere a backslash
/// keeps the next character, and before a line break it joins the lines. An unquoted `~` that is a
/// word or stands before the first `/` of one means `home`. Fails on an empty line, an unclosed
/// quote or a final backslash, naming the character (counted from 1).
[[nodiscard]] Result<CommandWords> splitCommandLine(const QString &line,
                                                    const QString &home = QDir::homePath());

/// Writes a word so that splitCommandLine() reads exactly it: unchanged if that is safe, else in
/// quotes.
[[nodiscard]] QString quoteWord(const QString &word);

/// The command line of these words; the inverse of splitCommandLine().
[[nodiscard]] QString joinCommandWords(const CommandWords &words);

} // namespace shinpan
