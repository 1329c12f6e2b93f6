#include "ui/console/commandsender.h"

#include "core/engine/dialect/commandtraits.h"
#include "core/engine/engine.h"
#include "core/engine/enginesync.h"
#include "core/gtp/gtpcommand.h"
#include "core/util/detach.h"

namespace shinpan {

void CommandSender::send(const std::shared_ptr<Engine> &engine, GtpScript script)
{
    Q_ASSERT(!m_isSending);
    m_isSending = true;
    m_isStopped = false;
    detach(run(this, engine, std::move(script)));
}

QCoro::Task<> CommandSender::run(QPointer<CommandSender> self,
                                 std::shared_ptr<Engine> engine,
                                 GtpScript script)
{
    const auto total = static_cast<int>(script.size());
    int answered = 0;
    int refused = 0;
    for (const ScriptStep &step : script) {
        Q_EMIT self->progressed(answered, total);
        if (!self || self->m_isStopped) {
            break;
        }
        const Completion<GtpReply> asked = engine->sync().sendFromConsole(step.command);
        if (traitsOf(step.command.name()).isInterruptible()) {
            ++answered; // by and by
            continue;
        }
        const GtpReply reply = co_await asked;
        if (!reply.ok() && reply.text.error().kind != GtpError::Kind::Refused) {
            break;
        }
        ++answered;
        refused += reply.ok() ? 0 : 1;
        if (!self) {
            break;
        }
    }
    if (self) {
        self->m_isSending = false;
        Q_EMIT self->finished(answered, refused, total);
    }
}

} // namespace shinpan
