#include "core/analysis/backgroundengine.h"

#include "core/engine/enginehub.h"
#include "core/engine/profile/enginetemplates.h"
#include "core/util/detach.h"

namespace shinpan {

namespace {

[[nodiscard]] QCoro::Task<> closeEngine(std::shared_ptr<Engine> engine, Engine::Limit grace)
{
    const Completion<ProcessExit> gone = engine->close(grace);
    co_await gone;
}

} // namespace

BackgroundEngine::BackgroundEngine(EngineHub &hub,
                                   const EngineProfile &profile,
                                   const QString &label)
{
    if (speaksQueries(profile)) {
        m_engine = hub.queryEngine(profile, profile.name);
        connect(m_engine.queries.get(), &QueryEngine::remarked, this, &BackgroundEngine::remarked);
    } else {
        m_engine = hub.create(profile, label);
    }
    QMetaObject::invokeMethod(
        this, [this] { detach(run(this, m_engine)); }, Qt::QueuedConnection);
}

BackgroundEngine::~BackgroundEngine()
{
    if (m_engine.gtp) {
        detach(closeEngine(m_engine.gtp, m_engine.profile().timeouts.quit));
    }
}

QCoro::Task<> BackgroundEngine::run(QPointer<BackgroundEngine> self, AnalysisEngine engine)
{
    const EngineDone started = co_await startAnalysing(engine);
    if (!self) {
        co_return;
    }
    if (started) {
        Q_EMIT self->ready(engine);
    } else {
        Q_EMIT self->failed(started.error().sentence());
    }
}

} // namespace shinpan
