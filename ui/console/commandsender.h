#pragma once

#include "core/engine/dialect/gtpscript.h"

#include <QCoroTask>
#include <QObject>
#include <QPointer>

#include <memory>

namespace shinpan {

class Engine;

/// Sends a script's commands to an engine, one after the other; what is answered stands in the
/// transcript.
class CommandSender final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Call it only while nothing is being sent.
    void send(const std::shared_ptr<Engine> &engine, GtpScript script);
    /// The command that the engine is at is its last.
    void stop() { m_isStopped = true; }
    [[nodiscard]] bool isSending() const { return m_isSending; }

Q_SIGNALS:
    void progressed(int sent, int total);
    /// Everything was answered, except what came after stop() or the engine's end. `refused` counts
    /// failures among the answers.
    void finished(int answered, int refused, int total);

private:
    static QCoro::Task<> run(QPointer<CommandSender> self,
                             std::shared_ptr<Engine> engine,
                             GtpScript script);

    bool m_isSending = false;
    bool m_isStopped = false;
};

} // namespace shinpan
