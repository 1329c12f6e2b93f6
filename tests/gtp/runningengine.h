#pragma once

#include "core/gtp/gtpsession.h"
#include "core/gtp/processtransport.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

namespace shinpan::test {

/// fakeengine, with these options.
[[nodiscard]] ProcessSpec fakeEngine(const QStringList &options);

/// Runs the event loop until the condition holds; false if it does not within a minute.
/// (QTest::qWaitFor sleeps between turns, which makes floods slow.)
[[nodiscard]] bool waitUntil(const std::function<bool()> &condition);

/// Waits until no process of the group exists; 0 is the group of what never ran. The zombie of an
/// orphan exists until process 1 reaps it, which is not everywhere at once.
[[nodiscard]] bool groupVanishes(qint64 group);

/// The same end, after a signal of ours.
[[nodiscard]] ProcessExit forced(ProcessExit exit);
/// The same end, of a process that left others of its group behind.
[[nodiscard]] ProcessExit leavingHelpers(ProcessExit exit);

/// A session with a real process.
class RunningEngine
{
public:
    explicit RunningEngine(const ProcessSpec &spec, GtpTranscript *transcript = nullptr);

    [[nodiscard]] GtpSession &session() { return *m_session; }
    /// 0 before it has started.
    [[nodiscard]] qint64 group() const { return m_group; }

    /// Sends a line and waits (in a local event loop) at most `limit` for what becomes of it.
    [[nodiscard]] GtpReply ask(const QByteArray &line,
                               std::chrono::milliseconds deadline = std::chrono::seconds(20));

    /// Closes and waits; fails the test if it takes too long or something of the engine is left.
    [[nodiscard]] ProcessExit close(std::chrono::milliseconds grace = std::chrono::seconds(5));

    /// Destroys the session without closing it.
    void destroy() { m_session.reset(); }

private:
    std::unique_ptr<GtpSession> m_session;
    qint64 m_group = 0;
};

} // namespace shinpan::test
