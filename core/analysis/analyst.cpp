#include "core/analysis/analyst.h"

#include "core/engine/enginehub.h"
#include "core/engine/enginesync.h"
#include "core/util/detach.h"

#include <utility>

namespace shinpan {

Analyst::Analyst(EngineProfile profile, QString label, EngineHub &hub, AnalysisStore &store)
    : m_profile(std::move(profile))
    , m_label(std::move(label))
    , m_hub(hub)
    , m_store(store)
{ }

void Analyst::follow(NodeId node, const EngineGame &position, const AnalysisRequest &request)
{
    m_task = Task{node, position, request};
    if (m_part && (m_part->node != node || request.restrictions.empty())) {
        m_part.reset();
    }
    m_sinceFirst.invalidate();
    m_speed.reset();
    m_live || m_query ? begin() : wake();
}

void Analyst::wake()
{
    if (!m_live && !m_query && m_state != State::Starting) {
        startEngine();
    }
}

void Analyst::startEngine()
{
    m_engine = std::make_unique<BackgroundEngine>(m_hub, m_profile, m_label);
    connect(m_engine.get(), &BackgroundEngine::ready, this, &Analyst::useEngine);
    connect(m_engine.get(), &BackgroundEngine::failed, this, &Analyst::fail);
    connect(m_engine.get(), &BackgroundEngine::remarked, this, &Analyst::remarked);
    setState(State::Starting);
}

void Analyst::useEngine(const AnalysisEngine &engine)
{
    const auto failHere = [this](const EngineError &error) { fail(error.sentence()); };
    const auto rest = [this] { setState(State::Idle); };
    if (engine.queries) {
        m_query = std::make_unique<LiveQuery>(engine.queries);
        connect(m_query.get(), &LiveQuery::updated, this, &Analyst::take);
        connect(m_query.get(), &LiveQuery::stopped, this, rest);
        connect(m_query.get(), &LiveQuery::failed, this, failHere);
    } else {
        m_live = std::make_unique<LiveAnalysis>(engine.gtp, m_profile.timeouts.setUp);
        connect(m_live.get(), &LiveAnalysis::updated, this, &Analyst::take);
        connect(m_live.get(), &LiveAnalysis::termsHeard, this, &Analyst::compareTerms);
        connect(m_live.get(), &LiveAnalysis::stopped, this, rest);
        connect(m_live.get(), &LiveAnalysis::failed, this, failHere);
    }
    m_task ? begin() : rest();
}

void Analyst::begin()
{
    setState(State::Thinking);
    if (m_query) {
        m_query->follow(m_task->position, m_task->request);
    } else {
        m_live->follow(m_task->position, m_task->request);
    }
}

void Analyst::stop()
{
    m_task.reset();
    if (m_state == State::Thinking) {
        m_live ? m_live->stop() : m_query->stop();
        setState(State::Idle);
    }
}

void Analyst::compareTerms(const EngineTerms &said)
{
    m_otherTerms = m_task ? otherThan(m_task->position, said, m_live->engine()->sync().skills())
                          : EngineTerms();
    Q_EMIT stateChanged();
}

void Analyst::tellAnew()
{
    if (!m_live) {
        return; // there is nothing to tell, or each query tells all
    }
    m_live->engine()->sync().distrustGame();
    m_live->distrustTerms();
    m_otherTerms = {};
    if (m_task) {
        begin();
    }
    Q_EMIT stateChanged();
}

void Analyst::ask(const GtpCommand &command,
                  QObject *context,
                  AnswerHandler handler,
                  const std::optional<EngineGame> &place)
{
    ++m_questions;
    const bool isThinking = m_state == State::Thinking;
    m_isInterrupted = m_isInterrupted || isThinking;
    detach(awaitAnswer(this, m_live->engine(), command, isThinking ? std::nullopt : place, context,
                       std::move(handler)));
}

QCoro::Task<> Analyst::awaitAnswer(QPointer<Analyst> self,
                                   std::shared_ptr<Engine> engine,
                                   GtpCommand command,
                                   std::optional<EngineGame> place,
                                   QPointer<QObject> context,
                                   AnswerHandler handler)
{
    const Engine::Limit limit = engine->profile().timeouts.setUp;
    if (place) {
        const EngineDone there = co_await engine->sync().bringTo(*place, limit);
        static_cast<void>(there); // its answer will tell
    }
    const GtpReply reply = co_await engine->ask(command, limit);
    if (context) {
        handler(reply);
    }
    if (self && self->m_live && self->m_live->engine() == engine) {
        self->noteAnswer();
    }
}

void Analyst::noteAnswer()
{
    if (--m_questions > 0) {
        return;
    }
    m_live->distrustTerms(); // whatever was asked may have changed them
    if (std::exchange(m_isInterrupted, false) && m_task) {
        begin();
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
    if (m_task->request.restrictions.empty()) {
        m_store.keep(m_task->node, m_profile.id, analysis);
    } else {
        m_part = Part{m_task->node, analysis};
    }
    Q_EMIT analysed(m_task->node);
}

void Analyst::fail(const Message &why)
{
    m_failure = why;
    if (m_live) {
        m_live.release()->deleteLater(); // it may be the one that is telling us
    }
    if (m_query) {
        m_query.release()->deleteLater(); // likewise
    }
    m_engine.reset();
    m_questions = 0;
    m_isInterrupted = false;
    m_otherTerms = {};
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
