#include "tests/gtp/sessionfixture.h"

namespace shinpan::test {

void SessionFixture::init()
{
    m_transcript = std::make_unique<GtpTranscript>();
    auto transport = std::make_unique<ScriptedTransport>();
    m_engine = transport.get();
    m_session = std::make_unique<GtpSession>(std::move(transport), m_transcript.get(),
                                             m_transcript->addSource(QStringLiteral("engine")));
    m_session->start();
}

void SessionFixture::cleanup()
{
    m_session.reset();
    m_transcript.reset();
    drainResumptions();
}

GtpReply SessionFixture::value(const Completion<GtpReply> &reply)
{
    const GtpError unsettled{GtpError::Kind::Malformed,
                             Message::verbatim(QStringLiteral("not settled"))};
    return reply.isComplete() ? reply.value() : GtpReply{.text = failure(unsettled)};
}

QString SessionFixture::text(const Completion<GtpReply> &reply)
{
    return value(reply).text.value_or(QStringLiteral("failed"));
}

GtpError SessionFixture::error(const Completion<GtpReply> &reply)
{
    const GtpError none{GtpError::Kind::Malformed, Message::verbatim(QStringLiteral("no error"))};
    return reply.isComplete() && reply.value().ok() ? none : value(reply).text.error();
}

QByteArrayList SessionFixture::transcriptLines(GtpTranscript::Kind kind) const
{
    QByteArrayList lines;
    for (qint64 i = 0; i < m_transcript->lineCount(); ++i) {
        if (m_transcript->line(i).kind == kind) {
            lines.append(m_transcript->line(i).text);
        }
    }
    return lines;
}

} // namespace shinpan::test
