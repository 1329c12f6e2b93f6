#include "core/relay/bytepump.h"

#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// The most bytes that wait for the controller before the engine has to.
constexpr qsizetype MostPending = 1 << 20;

/// A controller that has heard all that there is may still think about it.
constexpr auto AsLongAsItTakes = std::chrono::hours(24);

} // namespace

BytePump::BytePump(std::unique_ptr<GtpTransport> engine,
                   FileDescriptor input,
                   FileDescriptor output,
                   FileDescriptor errorOutput,
                   QObject *parent)
    : QObject(parent)
    , m_engine(std::move(engine))
    , m_unopened(std::move(input))
{
    m_output.open(std::move(output));
    if (errorOutput.isOpen()) {
        m_errorOutput.open(std::move(errorOutput));
    }
    connect(m_engine.get(), &GtpTransport::started, this,
            [this] { m_input.open(std::move(m_unopened)); });
    connect(&m_input, &PipeReader::bytesRead, this, [this](QByteArrayView bytes) {
        m_engine->write(bytes);
        m_engine->expectAnswer();
    });
    connect(&m_input, &PipeReader::ended, this, [this] { m_engine->close(AsLongAsItTakes); });
    connect(m_engine.get(), &GtpTransport::bytesReceived, this, &BytePump::passOn);
    connect(m_engine.get(), &GtpTransport::errorBytesReceived, this,
            [this](QByteArrayView bytes) { m_errorOutput.write(bytes); });
    connect(&m_output, &PipeWriter::drained, this, [this] {
        m_engine->setPaused(false);
        if (m_exit) {
            Q_EMIT finished(*m_exit);
        }
    });
    connect(&m_output, &PipeWriter::broken, this, [this] { m_engine->close(0ms); });
    connect(m_engine.get(), &GtpTransport::ended, this, &BytePump::end);
}

void BytePump::passOn(QByteArrayView bytes)
{
    m_output.write(bytes);
    if (m_output.pending() > MostPending) {
        m_engine->setPaused(true);
    }
}

void BytePump::end(const ProcessExit &exit)
{
    m_exit = exit;
    m_input.close();
    if (m_output.pending() == 0) {
        Q_EMIT finished(exit);
    }
}

} // namespace shinpan
