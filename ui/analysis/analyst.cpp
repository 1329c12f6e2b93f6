#include "ui/analysis/analyst.h"

#include "core/engine/enginehub.h"
#include "core/util/detach.h"

#include <QPointer>

#include <utility>

namespace shinpan {

namespace {

[[nodiscard]] QCoro::Task<> closeEngine(std::shared_ptr<Engine> engine, Engine::Limit grace)
{
    const Completion<ProcessExit> gone = engine->close(grace);
    co_await gone;
}

} // namespace

Analyst::Analyst(EngineProfile profile, EngineHub &hub, AnalysisStore &store, QObject *parent)
    : QObject(parent)
    , m_profile(std::move(profile))
    , m_hub(hub)
    , m_store(store)
{ }

Analyst::~Analyst()
{
    m_live.reset();
    dismiss();
}

std::optional<double> Analyst::speed() const
{
    return m_state == State::Thinking ? m_speed : std::nullopt;
}

void Analyst::follow(NodeId node, const EngineGame &position, const AnalysisRequest &request)
{
    m_task = Task{node, position, request};
    m_sinceFirst.invalidate();
    m_speed.reset();
    if (m_live) {
        begin();
    } else if (m_state != State::Starting) {
        m_engine = m_hub.create(m_profile, tr("Analysis · %1").arg(m_profile.name));
        setState(State::Starting);
        detach(start(this, m_engine));
    }
}

QCoro::Task<> Analyst::start(QPointer<Analyst> self, std::shared_ptr<Engine> engine)
{
    const Patience patience = engine->profile().patience;
    const EngineDone started = co_await engine->start(patience.startUp, patience.setUp);
    if (!self || self->m_engine != engine) {
        co_return;
    }
    if (started) {
        self->employ(engine);
    } else {
        self->fail(started.error().sentence());
    }
}

void Analyst::employ(const std::shared_ptr<Engine> &engine)
{
    m_live = std::make_unique<LiveAnalysis>(engine, m_profile.patience.setUp);
    connect(m_live.get(), &LiveAnalysis::updated, this, &Analyst::take);
    connect(m_live.get(), &LiveAnalysis::stopped, this, [this] { setState(State::Resting); });
    connect(m_live.get(), &LiveAnalysis::failed, this,
            [this](const EngineError &error) { fail(error.sentence()); });
    if (m_task) {
        begin();
    } else {
        setState(State::Resting);
    }
}

void Analyst::begin()
{
    setState(State::Thinking);
    m_live->follow(m_task->position, m_task->request);
}

void Analyst::rest()
{
    m_task.reset();
    if (m_live && m_state == State::Thinking) {
        m_live->stop();
        setState(State::Resting);
    }
}

void Analyst::take(const Analysis &analysis)
{
    if (!m_task) {
        return;
    }
    if (!m_sinceFirst.isValid()) {
        m_sinceFirst.start();
        m_firstVisits = analysis.visits;
    } else if (const qint64 passed = m_sinceFirst.elapsed(); passed > 0) {
        m_speed = static_cast<double>(analysis.visits - m_firstVisits) * 1000
                / static_cast<double>(passed);
    }
    m_store.keep(m_task->node, m_profile.id, analysis);
    Q_EMIT analysed(m_task->node);
}

void Analyst::fail(const QString &why)
{
    m_failure = why;
    if (m_live) {
        m_live.release()->deleteLater(); // it may be the one that is telling us
    }
    dismiss();
    setState(State::Failed);
}

/// Sends the engine away.
void Analyst::dismiss()
{
    if (const std::shared_ptr<Engine> engine = std::exchange(m_engine, nullptr)) {
        detach(closeEngine(engine, m_profile.patience.quit));
    }
}

void Analyst::setState(State state)
{
    if (state != m_state) {
        m_state = state;
        Q_EMIT stateChanged();
    }
}

} // namespace shinpan
