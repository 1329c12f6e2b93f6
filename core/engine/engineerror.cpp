#include "core/engine/engineerror.h"

#include "core/util/excerpt.h"

namespace shinpan {

EngineError errorOf(const GtpCommand &command, const GtpReply &reply)
{
    return {QString::fromUtf8(command.line()), reply.text.error(), reply.elapsed};
}

QString EngineError::sentence() const
{
    if (error.kind == GtpError::Kind::FailedToStart) {
        // Nobody starts what listens at an address.
        const bool isFar = error.text.startsWith(QLatin1String("cannot be reached"));
        return isFar ? error.text : QStringLiteral("could not be started: ") + error.text;
    }
    if (command.isEmpty()) {
        return error.text;
    }
    const QString words = excerpt(error.text);
    switch (error.kind) {
    case GtpError::Kind::Refused:
        return words.isEmpty()
                 ? QStringLiteral("answered \"%1\" with a failure and no explanation").arg(command)
                 : QStringLiteral("answered \"%1\" with the failure \"%2\"").arg(command, words);
    case GtpError::Kind::Malformed:
        return words.isEmpty() ? QStringLiteral("answered \"%1\" with nothing").arg(command)
                               : QStringLiteral("answered \"%1\" with \"%2\", which makes no sense")
                                     .arg(command, words);
    case GtpError::Kind::Cancelled:
    case GtpError::Kind::Closed:
        return QStringLiteral("was closed before it answered \"%1\"").arg(command);
    case GtpError::Kind::BadCommand:
        return QStringLiteral("could not be sent \"%1\": %2").arg(command, error.text);
    case GtpError::Kind::FailedToStart:
    case GtpError::Kind::TimedOut:
    case GtpError::Kind::EngineEnded:
    case GtpError::Kind::Protocol: // the session's text names the command already
        return error.text;
    }
    Q_UNREACHABLE();
}

EngineError malformedError(const GtpCommand &command, const QString &answer)
{
    return {QString::fromUtf8(command.line()), {GtpError::Kind::Malformed, answer}};
}

EngineError replacedError()
{
    return {{}, {GtpError::Kind::Cancelled, QStringLiteral("another game was wanted")}};
}

} // namespace shinpan
