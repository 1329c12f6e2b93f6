#pragma once

#include "core/gtp/gtptransport.h"
#include "core/gtp/pipe.h"

#include <QObject>

#include <memory>

namespace shinpan {

/// A relay that is asked for nothing: every byte passes as it is, in both directions, and what the
/// engine writes to standard error goes to ours. The side that writes faster than the other reads
/// has to wait, as at a pipe.
class BytePump final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BytePump)

public:
    /// The transport is not started. `errorOutput` may be closed: nobody hears that then.
    BytePump(std::unique_ptr<GtpTransport> engine,
             FileDescriptor input,
             FileDescriptor output,
             FileDescriptor errorOutput = {},
             QObject *parent = nullptr);

    void start() { m_engine->start(); }
    /// Sends the engine away; finished() follows.
    void stop() { m_engine->close(std::chrono::seconds(2)); }

Q_SIGNALS:
    /// Nothing of the engine is left, and all that it said is written or will never be read.
    void finished(const shinpan::ProcessExit &exit);

private:
    void passOn(QByteArrayView bytes);
    void end(const ProcessExit &exit);

    std::unique_ptr<GtpTransport> m_engine;
    PipeReader m_input;
    PipeWriter m_output;
    PipeWriter m_errorOutput;
    FileDescriptor m_unopened; ///< the input, before the engine runs
    std::optional<ProcessExit> m_exit;
};

} // namespace shinpan
