#pragma once

#include "core/gtp/gtptransport.h"
#include "core/gtp/pipe.h"
#include "core/util/message.h"

#include <QTimer>

namespace shinpan {

/// A connection that is there already: our standard streams, or a caller at a TcpDoor.
class DescriptorTransport final : public GtpTransport
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DescriptorTransport)

public:
    /// A connection is both at once: duplicate() it.
    DescriptorTransport(FileDescriptor input, FileDescriptor output, QObject *parent = nullptr);

    void start() override;
    void write(QByteArrayView bytes) override { m_outgoing.write(bytes); }
    void expectAnswer() override { m_incoming.expectBytes(); }
    void setPaused(bool isPaused) override { m_incoming.setPaused(isPaused); }
    void close(std::chrono::milliseconds grace) override;

private:
    void finish(const Message &detail);

    FileDescriptor m_input; ///< until it is started
    PipeReader m_incoming;
    PipeWriter m_outgoing;
    QTimer m_grace;
    bool m_hasEnded = false;
};

} // namespace shinpan
