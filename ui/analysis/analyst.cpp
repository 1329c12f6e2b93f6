#include "ui/analysis/analyst.h"

#include "core/engine/enginehub.h"

#include <utility>

namespace shinpan {

Analyst::Analyst(EngineProfile profile, EngineHub &hub, AnalysisStore &store, QObject *parent)
    : QObject(parent)
    , m_profile(std::move(profile))
    , m_hub(hub)
    , m_store(store)
{ }

Analyst::~Analyst() = default;

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
        hire();
    }
}

void Analyst::hire()
{
    m_engine =
        std::make_unique<HiredEngine>(m_hub, m_profile, tr("Analysis · %1").arg(m_profile.name));
    connect(m_engine.get(), &HiredEngine::ready, this, &Analyst::employ);
    connect(m_engine.get(), &HiredEngine::failed, this, &Analyst::fail);
    setState(State::Starting);
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
    m_engine.reset();
    setState(State::Failed);
}

void Analyst::setState(State state)
{
    if (state != m_state) {
        m_state = state;
        Q_EMIT stateChanged();
    }
}

} // namespace shinpan
