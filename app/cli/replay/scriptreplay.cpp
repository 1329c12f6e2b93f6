#include "app/cli/replay/scriptreplay.h"

#include "core/engine/engineerror.h"
#include "core/gtp/gtpcommand.h"
#include "core/util/detach.h"

namespace shinpan {

using namespace std::chrono_literals;

namespace {

constexpr auto Grace = 2s;

[[nodiscard]] bool isGenmove(const ScriptStep &step)
{
    return step.command.name() == "genmove" && step.command.arguments().size() == 1;
}

/// Whether the answer to a genmove changed the board.
[[nodiscard]] bool isPlayed(const ScriptReply &reply)
{
    return reply.isSuccess && reply.text.compare(QLatin1String("resign"), Qt::CaseInsensitive) != 0;
}

[[nodiscard]] bool isAnswer(const GtpReply &reply)
{
    return reply.ok() || reply.text.error().kind == GtpError::Kind::Refused;
}

/// Engines differ in the letter case of vertices, and from one answer to the next.
[[nodiscard]] bool isSame(const ScriptStep &step, const ScriptReply &reply)
{
    const Qt::CaseSensitivity sensitivity =
        isGenmove(step) ? Qt::CaseInsensitive : Qt::CaseSensitive;
    return step.reply->isSuccess == reply.isSuccess
        && step.reply->text.compare(reply.text, sensitivity) == 0;
}

} // namespace

ScriptReplay::ScriptReplay(std::unique_ptr<GtpTransport> transport,
                           GtpScript script,
                           const Options &options)
    : m_session(std::move(transport))
    , m_script(std::move(script))
    , m_options(options)
{ }

void ScriptReplay::start()
{
    m_session.start();
    detach(run(this));
}

void ScriptReplay::cancel()
{
    [[maybe_unused]] const auto closing = m_session.close(0ms);
}

QCoro::Task<> ScriptReplay::run(QPointer<ScriptReplay> self)
{
    const GtpScript script = self->m_script;
    for (const ScriptStep &step : script) {
        const bool goesOn = co_await take(self, step);
        if (!self) {
            co_return;
        }
        if (!goesOn) {
            break;
        }
    }
    const Completion<ProcessExit> gone = self->m_session.close(Grace);
    co_await gone;
    if (self) {
        Q_EMIT self->finished();
    }
}

/// One command; whether the next is to follow.
QCoro::Task<bool> ScriptReplay::take(QPointer<ScriptReplay> self, ScriptStep step)
{
    if (endsWithNextCommand(step.command.name())) {
        co_return true;
    }
    const bool isFirst = self->m_outcome.commands == 0;
    const auto limit = isFirst ? self->m_options.startLimit : self->m_options.limit;
    const GtpReply answer = co_await self->m_session.send(step.command, limit);
    if (!self) {
        co_return false;
    }
    if (!isAnswer(answer)) {
        self->m_outcome.failure = errorOf(step.command, answer).sentence();
        co_return false;
    }
    ScriptReply reply;
    reply.isSuccess = answer.ok();
    reply.text = answer.ok() ? *answer.text : answer.text.error().text;
    ++self->m_outcome.commands;
    if (!step.reply) {
        co_return true;
    }
    ++self->m_outcome.compared;
    if (isSame(step, reply)) {
        co_return true;
    }
    ++self->m_outcome.different;
    Q_EMIT self->differed(step, reply);
    if (self && self->m_options.keepsGame && isGenmove(step)) {
        co_await returnToGame(self, step, reply);
    }
    co_return self && !self->m_options.stopsAtDifference && self->m_outcome.failure.isEmpty();
}

/// Undoes what the engine played and plays what was recorded.
QCoro::Task<> ScriptReplay::returnToGame(QPointer<ScriptReplay> self,
                                         ScriptStep step,
                                         ScriptReply reply)
{
    std::vector<GtpCommand> commands;
    if (isPlayed(reply)) {
        commands.emplace_back("undo");
    }
    if (isPlayed(*step.reply)) {
        const QByteArray vertex = step.reply->text.toUtf8();
        const QByteArray color = step.command.arguments().front();
        commands.push_back(GtpCommand("play", {color, vertex}));
    }
    for (const GtpCommand &command : commands) {
        const GtpReply answer = co_await self->m_session.send(command, self->m_options.limit);
        if (!self) {
            co_return;
        }
        if (!answer.ok()) {
            self->m_outcome.failure = errorOf(command, answer).sentence();
            co_return;
        }
    }
}

} // namespace shinpan
