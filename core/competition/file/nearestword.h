#pragma once

#include <QString>
#include <QStringList>

namespace shinpan {

/// The one of these words that is nearest to a mistyped one; empty if none is near.
[[nodiscard]] QString nearestWord(const QString &word, const QStringList &words);
/// "; did you mean “komi”?", or nothing.
[[nodiscard]] QString guessOf(const QString &word, const QStringList &words);

} // namespace shinpan
