#include "core/match/score/playeraction.h"

#include "core/util/excerpt.h"

#include <algorithm>

namespace shinpan {

QString PlayerFailure::sentence() const
{
    const auto isBlank = [](const QString &line) { return line.trimmed().isEmpty(); };
    const auto last = std::find_if_not(errorLines.crbegin(), errorLines.crend(), isBlank);
    const bool mayTell = kind == Kind::Ended || kind == Kind::CannotStart;
    if (!mayTell || last == errorLines.crend()) {
        return what;
    }
    return QStringLiteral("%1; its last line on standard error was \"%2\"")
        .arg(what, excerpt(*last));
}

} // namespace shinpan
