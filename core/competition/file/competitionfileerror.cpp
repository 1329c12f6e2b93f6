#include "core/competition/file/competitionfileerror.h"

namespace shinpan {

QString CompetitionFileError::message() const
{
    QString message = file;
    if (line > 0) {
        message += QStringLiteral(":%1").arg(line);
    }
    return key.isEmpty() ? QStringLiteral("%1: %2").arg(message, text)
                         : QStringLiteral("%1: %2: %3").arg(message, key, text);
}

} // namespace shinpan
