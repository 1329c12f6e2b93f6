#pragma once

#include "core/gtp/processexit.h"

#include <QByteArrayView>
#include <QObject>

#include <chrono>
#include <optional>

namespace shinpan {

/// A byte pipe to something that speaks GTP. Knows bytes and beginnings and endings, no GTP.
///
/// Never blocks. After ended() nothing more is signalled. The destructor lets go of everything at
/// once: a process that still runs is killed without waiting for it.
class GtpTransport : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GtpTransport)

public:
    using QObject::QObject;

    /// Call once. Is followed by started(), or by ended() with FailedToStart or Unreachable
    /// (perhaps before this returns).
    virtual void start() = 0;

    /// Hands bytes over, at once if the pipe takes them. Without effect before started() and after
    /// ended().
    virtual void write(QByteArrayView bytes) = 0;

    /// Sends SIGINT to this process if it is one of the engine's; without effect on an engine
    /// elsewhere.
    virtual void interrupt(qint64 /*process*/) { }

    /// An answer to what was written is likely to come within microseconds, so it may be looked for
    /// before other events are. See PipePolling.
    virtual void expectAnswer() { }

    /// Signals what the engine wrote on standard error until now. (The pipes are read as they are
    /// ready, and a remark that was written before an answer may otherwise be read after it.)
    /// Afterwards this may be gone.
    virtual void drainErrorOutput() { }

    /// Leaves in the pipe what the engine writes on standard output: once that is full it has to
    /// wait.
    virtual void setPaused(bool /*isPaused*/) { }

    /// The seconds of processor time that the engine and all that it started have used until now;
    /// nothing where that cannot be measured: it is elsewhere, or no more.
    [[nodiscard]] virtual std::optional<double> processorTime() const { return std::nullopt; }

    /// Stops all processes of the engine, at once, until the next write() or close(). Those that
    /// have left its group are looked for when it is called again meanwhile. False where it cannot
    /// be done: the engine is elsewhere, or nobody would be there to end a stopped one.
    [[nodiscard]] virtual bool freeze() { return false; }

    /// The polite end: closes the engine's input after what was written, gives it `grace` to leave,
    /// then makes it leave. Ends with ended(). A grace of 0 kills at once.
    virtual void close(std::chrono::milliseconds grace) = 0;

Q_SIGNALS:
    void started();
    /// Standard output and standard error. The views are valid during the call only.
    void bytesReceived(QByteArrayView bytes);
    void errorBytesReceived(QByteArrayView bytes);
    /// Once, after the last bytes; nothing of the engine is left.
    void ended(const shinpan::ProcessExit &exit);
};

} // namespace shinpan
