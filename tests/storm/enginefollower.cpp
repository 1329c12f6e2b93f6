#include "tests/storm/enginefollower.h"

#include "core/engine/enginesync.h"
#include "core/util/detach.h"

#include <utility>

namespace shinpan::test {

EngineFollower::EngineFollower(std::shared_ptr<Engine> engine,
                               Engine::Limit perCommand,
                               QObject *parent)
    : QObject(parent)
    , m_engine(std::move(engine))
    , m_perCommand(perCommand)
{ }

void EngineFollower::follow(EngineGame place)
{
    m_place = std::move(place);
    setOut();
}

void EngineFollower::setOut()
{
    m_isWanted = true;
    if (m_isUnderWay) {
        m_engine->sync().interrupt();
    } else {
        m_isUnderWay = true;
        QMetaObject::invokeMethod(
            this, [this] { detach(pursue(this)); }, Qt::QueuedConnection);
    }
}

QCoro::Task<> EngineFollower::pursue(QPointer<EngineFollower> self)
{
    const std::shared_ptr<Engine> engine = self->m_engine;
    EngineDone done;
    while (self && self->m_isWanted) {
        self->m_isWanted = false;
        const EngineGame place = *self->m_place;
        const Engine::Limit limit = self->m_perCommand;
        QCoro::Task<EngineDone> going = engine->sync().bringTo(place, limit);
        done = co_await going;
    }
    if (!self) {
        co_return;
    }
    self->m_isUnderWay = false;
    if (done) {
        Q_EMIT self->arrived();
    } else {
        Q_EMIT self->failed(done.error());
    }
}

} // namespace shinpan::test
