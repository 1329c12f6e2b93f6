#include "core/gtp/descriptortransport.h"

#include "core/util/message.h"

namespace shinpan {

using namespace std::chrono_literals;

DescriptorTransport::DescriptorTransport(FileDescriptor input,
                                         FileDescriptor output,
                                         QObject *parent)
    : GtpTransport(parent)
    , m_input(std::move(input))
{
    m_outgoing.open(std::move(output));
    m_grace.setSingleShot(true);
    connect(&m_grace, &QTimer::timeout, this,
            [this] { finish(Message::of(QT_TRANSLATE_NOOP("Messages", "was cut off"))); });
    connect(&m_incoming, &PipeReader::bytesRead, this, &DescriptorTransport::bytesReceived);
    connect(&m_incoming, &PipeReader::ended, this,
            [this] { finish(Message::of(QT_TRANSLATE_NOOP("Messages", "has hung up"))); });
}

void DescriptorTransport::start()
{
    m_incoming.open(std::move(m_input));
    Q_EMIT started();
}

void DescriptorTransport::close(std::chrono::milliseconds grace)
{
    m_outgoing.closeWhenWritten();
    m_grace.start(grace);
}

void DescriptorTransport::finish(const Message &detail)
{
    if (!std::exchange(m_hasEnded, true)) {
        m_grace.stop();
        m_incoming.close();
        m_outgoing.close();
        Q_EMIT ended(ProcessExit::closed(detail));
    }
}

} // namespace shinpan
