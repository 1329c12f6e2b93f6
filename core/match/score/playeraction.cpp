#include "core/match/score/playeraction.h"

#include "core/util/excerpt.h"

#include <algorithm>

namespace shinpan {

Message PlayerFailure::sentence() const
{
    const auto isBlank = [](const QString &line) { return line.trimmed().isEmpty(); };
    const auto last = std::find_if_not(errorLines.crbegin(), errorLines.crend(), isBlank);
    const bool mayTell = kind == Kind::Ended || kind == Kind::CannotStart;
    if (!mayTell || last == errorLines.crend()) {
        return what;
    }
    const QString words = excerpt(*last);
    return what.followedBy(
        Message::of(QT_TRANSLATE_NOOP("Messages", "its last line on standard error was \"%1\""),
                    words)
            .inPlainWords(
                Message::of(QT_TRANSLATE_NOOP("Messages", "its last message was \"%1\""), words)));
}

} // namespace shinpan
