#include "core/analysis/backgroundengine.h"

#include "core/engine/enginehub.h"
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
    : m_engine(hub.create(profile, label))
{
    QMetaObject::invokeMethod(
        this, [this] { detach(run(this, m_engine)); }, Qt::QueuedConnection);
}

BackgroundEngine::~BackgroundEngine()
{
    detach(closeEngine(m_engine, m_engine->profile().timeouts.quit));
}

QCoro::Task<> BackgroundEngine::run(QPointer<BackgroundEngine> self, std::shared_ptr<Engine> engine)
{
    const Timeouts timeouts = engine->profile().timeouts;
    const Engine::Limit startUp =
        timeouts.startUp > Engine::Limit(0) ? timeouts.startUp : Timeouts::UnattendedStartUp;
    const EngineDone started = co_await engine->start(startUp, timeouts.setUp);
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
