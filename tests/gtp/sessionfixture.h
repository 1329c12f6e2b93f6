#pragma once

#include "core/gtp/gtpsession.h"
#include "tests/support/scriptedtransport.h"

#include <QObject>

#include <memory>

namespace shinpan::test {

/// Starts a session before each test function; the test plays its engine byte for byte.
class SessionFixture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

protected:
    [[nodiscard]] static GtpReply value(const Completion<GtpReply> &reply);
    /// The reply's text, "failed" if it has none.
    [[nodiscard]] static QString text(const Completion<GtpReply> &reply);
    /// The reply's error, of kind Malformed if it has none.
    [[nodiscard]] static GtpError error(const Completion<GtpReply> &reply);

    [[nodiscard]] QByteArrayList transcriptLines(GtpTranscript::Kind kind) const;

    std::unique_ptr<GtpTranscript> m_transcript;
    std::unique_ptr<GtpSession> m_session;
    ScriptedTransport *m_engine = nullptr; ///< owned by m_session
};

} // namespace shinpan::test
