#include "ui/graphics/commandengine.h"

#include "core/analysis/backgroundengine.h"
#include "core/engine/dialect/commandtraits.h"
#include "core/engine/enginehub.h"
#include "core/engine/enginesync.h"
#include "core/util/detach.h"

#include <QCoroTimer>

#include <chrono>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

[[nodiscard]] GtpReply refusal(const Message &why)
{
    return {failure(GtpError{GtpError::Kind::Refused, why})};
}

/// Whether nothing but standard error can be what was asked for. It may come a little later.
[[nodiscard]] bool isBlank(const GtpReply &reply)
{
    return reply.ok() && reply.text->trimmed().isEmpty();
}

} // namespace

CommandEngine::CommandEngine(const EngineProfile &profile, const QString &label, EngineHub &hub)
    : m_name(profile.name)
    , m_isLed(true)
    , m_process(std::make_unique<BackgroundEngine>(hub, profile, label))
{
    connect(m_process.get(), &BackgroundEngine::ready, this, [this](const AnalysisEngine &engine) {
        engine.gtp ? use(engine.gtp) : fail(QueryEngine::onlyAnalyses());
    });
    connect(m_process.get(), &BackgroundEngine::failed, this, &CommandEngine::fail);
}

CommandEngine::CommandEngine(const std::shared_ptr<Engine> &engine, const QString &name)
    : m_name(name)
    , m_isLed(false)
{
    use(engine);
}

CommandEngine::~CommandEngine() = default;

void CommandEngine::use(const std::shared_ptr<Engine> &engine)
{
    m_engine = engine;
    connect(engine.get(), &Engine::ended, this,
            [this] { fail(Message::verbatim(tr("has ended"))); });
    if (engine->session() == nullptr || !engine->session()->isRunning()) {
        fail(Message::verbatim(tr("is not running")));
        return;
    }
    connect(engine->session(), &GtpSession::errorLineReceived, this, &CommandEngine::noteErrorLine);
    detach(introduce(this, engine));
}

QCoro::Task<> CommandEngine::introduce(QPointer<CommandEngine> self, std::shared_ptr<Engine> engine)
{
    const GtpCommand describe("gogui-analyze_commands");
    if (engine->knows("gogui-analyze_commands")) {
        const Completion<GtpReply> asked = engine->ask(describe, engine->profile().timeouts.setUp);
        const GtpReply reply = co_await asked;
        if (self) {
            self->m_description = reply.text.value_or(QString());
        }
    }
    if (self && self->m_state == State::Starting) {
        self->m_state = State::Ready;
        Q_EMIT self->stateChanged();
    }
    if (self) {
        self->goOn();
    }
}

void CommandEngine::fail(const Message &why)
{
    if (m_state != State::Failed) {
        m_state = State::Failed;
        m_failure = why;
        m_waiting.clear();
        Q_EMIT stateChanged();
    }
}

void CommandEngine::ask(const EngineGame &place, const GtpCommand &command, Handler handler)
{
    m_waiting.push_back({place, command, std::move(handler)});
    goOn();
}

void CommandEngine::goOn()
{
    const std::shared_ptr<Engine> engine = m_engine.lock();
    if (m_state == State::Ready && engine && !m_isWorking && !m_waiting.empty()) {
        m_isWorking = true;
        detach(work(this, engine));
    }
}

CommandEngine::Question CommandEngine::takeNext()
{
    Question next = std::move(m_waiting.front());
    m_waiting.pop_front();
    m_errorOutput.clear();
    return next;
}

/// Asks everything that waits. An engine that is gone fails each command at once.
QCoro::Task<> CommandEngine::work(QPointer<CommandEngine> self, std::shared_ptr<Engine> engine)
{
    while (self && !self->m_waiting.empty()) {
        const Question question = self->takeNext();
        Answer answer{refusal({}), {}};
        bool isThere = true;
        if (self->m_isLed) {
            const EngineDone led =
                co_await engine->sync().bringTo(question.place, engine->profile().timeouts.setUp);
            if (!led) {
                isThere = false;
                answer.reply = refusal(led.error().sentence());
            }
        }
        if (isThere && traitsOf(question.command.name()).end == CommandEnd::NextLine) {
            answer.reply = refusal(Message::verbatim(
                tr("This command runs until it is stopped; use the analysis instead.")));
        } else if (isThere && self) {
            const Completion<GtpReply> asked = engine->sync().sendFromConsole(question.command);
            const GtpReply reply = co_await asked;
            answer.reply = reply;
        }
        if (self && isBlank(answer.reply)) {
            co_await QCoro::sleepFor(30ms);
        }
        if (self) {
            answer.errorOutput = QString::fromUtf8(self->m_errorOutput);
            question.handler(answer);
        }
    }
    if (self) {
        self->m_isWorking = false;
    }
}

void CommandEngine::noteErrorLine(QByteArrayView line)
{
    if (m_isWorking && m_errorOutput.size() + line.size() < MostErrorOutput) {
        m_errorOutput.append(line).append('\n');
    }
}

} // namespace shinpan
