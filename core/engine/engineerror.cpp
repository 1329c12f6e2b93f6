#include "core/engine/engineerror.h"

#include "core/gtp/occasion.h"
#include "core/util/excerpt.h"

namespace shinpan {

EngineError errorOf(const GtpCommand &command, const GtpReply &reply)
{
    return {QString::fromUtf8(command.line()), reply.text.error(), reply.elapsed};
}

Message EngineError::sentence() const
{
    if (error.kind == GtpError::Kind::FailedToStart) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "could not be started: %1"), error.text);
    }
    if (command.isEmpty()) {
        return error.text;
    }
    const QString words = excerpt(error.text.english());
    const Message occasion = occasionOf(command);
    switch (error.kind) {
    case GtpError::Kind::Refused:
        return words.isEmpty()
                 ? Message::of(QT_TRANSLATE_NOOP(
                                   "Messages", "answered \"%1\" with a failure and no explanation"),
                               command)
                       .inPlainWords(Message::of(
                           QT_TRANSLATE_NOOP("Messages", "reported a failure %1"), occasion))
                 : Message::of(
                       QT_TRANSLATE_NOOP("Messages", "answered \"%1\" with the failure \"%2\""),
                       command, words)
                       .inPlainWords(
                           Message::of(QT_TRANSLATE_NOOP("Messages", "reported a failure %1: “%2”"),
                                       occasion, words));
    case GtpError::Kind::Malformed:
        return words.isEmpty()
                 ? Message::of(QT_TRANSLATE_NOOP("Messages", "answered \"%1\" with nothing"),
                               command)
                       .inPlainWords(Message::of(
                           QT_TRANSLATE_NOOP("Messages", "gave an empty answer %1"), occasion))
                 : Message::of(QT_TRANSLATE_NOOP(
                                   "Messages", "answered \"%1\" with \"%2\", which makes no sense"),
                               command, words)
                       .inPlainWords(Message::of(
                           QT_TRANSLATE_NOOP("Messages",
                                             "gave an answer that makes no sense %1: “%2”"),
                           occasion, words));
    case GtpError::Kind::Cancelled:
    case GtpError::Kind::Closed:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "was closed before it answered \"%1\""),
                           command)
            .inPlainWords(
                Message::of(QT_TRANSLATE_NOOP("Messages", "was closed before it could answer")));
    case GtpError::Kind::BadCommand:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "could not be sent \"%1\": %2"), command,
                           error.text);
    case GtpError::Kind::FailedToStart:
    case GtpError::Kind::Unreachable:
    case GtpError::Kind::TimedOut:
    case GtpError::Kind::EngineEnded:
    case GtpError::Kind::Protocol: // the session's text names the command already
        return error.text;
    }
    Q_UNREACHABLE();
}

EngineError malformedError(const GtpCommand &command, const QString &answer)
{
    return {QString::fromUtf8(command.line()),
            {GtpError::Kind::Malformed, Message::verbatim(answer)}};
}

EngineError replacedError()
{
    return {{},
            {GtpError::Kind::Cancelled,
             Message::of(QT_TRANSLATE_NOOP("Messages", "another game was wanted"))}};
}

} // namespace shinpan
