#pragma once

#include "core/gtp/gtptransport.h"

#include <QByteArrayList>

#include <functional>
#include <vector>

namespace shinpan::test {

/// A transport without a process: the test plays the engine, byte for byte.
class ScriptedTransport : public GtpTransport
{
public:
    using GtpTransport::GtpTransport;

    /// What the session wrote, an item for each write, which is a line if it does not batch.
    QByteArrayList written;
    /// Gets each line that is written, if it is set; its result is the engine's answer.
    std::function<QByteArray(const QByteArray &line)> answer;
    /// The graces of close() calls, in milliseconds.
    std::vector<qint64> closings;
    bool startsAtOnce = true;
    bool isPaused = false;

    void start() override
    {
        if (startsAtOnce) {
            Q_EMIT started();
        }
    }

    void write(QByteArrayView bytes) override
    {
        const QByteArray lines = bytes.toByteArray().trimmed();
        written.append(lines);
        if (!answer) {
            return;
        }
        for (const QByteArray &line : lines.split('\n')) {
            // The answer comes from the event loop, as with a real pipe.
            QMetaObject::invokeMethod(
                this, [this, line] { say(answer(line)); }, Qt::QueuedConnection);
        }
    }

    void setPaused(bool paused) override { isPaused = paused; }
    void close(std::chrono::milliseconds grace) override { closings.push_back(grace.count()); }

    // The engine's side:
    void say(const QByteArray &bytes) { Q_EMIT bytesReceived(bytes); }
    void complain(const QByteArray &bytes) { Q_EMIT errorBytesReceived(bytes); }
    void end(const ProcessExit &exit) { Q_EMIT ended(exit); }
};

} // namespace shinpan::test
