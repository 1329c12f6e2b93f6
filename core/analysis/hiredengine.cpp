#include "core/analysis/hiredengine.h"

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

HiredEngine::HiredEngine(EngineHub &hub,
                         const EngineProfile &profile,
                         const QString &label,
                         QObject *parent)
    : QObject(parent)
    , m_engine(hub.create(profile, label))
{
    QMetaObject::invokeMethod(
        this, [this] { detach(run(this, m_engine)); }, Qt::QueuedConnection);
}

HiredEngine::~HiredEngine()
{
    detach(closeEngine(m_engine, m_engine->profile().patience.quit));
}

QCoro::Task<> HiredEngine::run(QPointer<HiredEngine> self, std::shared_ptr<Engine> engine)
{
    const Patience patience = engine->profile().patience;
    const EngineDone started = co_await engine->start(patience.startUp, patience.setUp);
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
