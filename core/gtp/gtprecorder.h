#pragma once

#include "core/gtp/gtptranscript.h"

#include <QPointer>

namespace shinpan {

/// One engine's pen in the common transcript; writes nowhere if there is none (any more).
class GtpRecorder
{
public:
    GtpRecorder(GtpTranscript *transcript, int source)
        : m_transcript(transcript)
        , m_source(source)
    { }

    void record(GtpTranscript::Kind kind, QByteArrayView text) const
    {
        if (m_transcript) {
            m_transcript->append(m_source, kind, text);
        }
    }

    void notice(const QString &text) const
    {
        if (m_transcript) {
            m_transcript->append(m_source, GtpTranscript::Kind::Notice, text.toUtf8());
        }
    }

    /// The engine has gone; see GtpTranscript::closeSource().
    void close() const
    {
        if (m_transcript) {
            m_transcript->closeSource(m_source);
        }
    }

private:
    QPointer<GtpTranscript> m_transcript;
    int m_source;
};

} // namespace shinpan
