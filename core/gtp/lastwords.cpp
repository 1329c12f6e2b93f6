#include "core/gtp/lastwords.h"

#include <QRegularExpression>

namespace shinpan {

Message lastWords(const QStringList &errorLines)
{
    // KataGo ends with "what():" of an exception, or a usage text below "PARSE ERROR: …".
    static const QRegularExpression Telling(
        QStringLiteral(R"(what\(\):|error|exception|could not|cannot|failed|fatal)"),
        QRegularExpression::CaseInsensitiveOption);
    QString last;
    for (auto line = errorLines.crbegin(); line != errorLines.crend(); ++line) {
        const QString words = line->trimmed();
        if (Telling.match(words).hasMatch()) {
            last = words;
            break;
        }
        last = last.isEmpty() ? words : last;
    }
    return last.isEmpty() ? Message()
                          : Message::of(QT_TRANSLATE_NOOP("Messages", "it wrote \"%1\""), last);
}

} // namespace shinpan
