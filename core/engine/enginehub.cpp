#include "core/engine/enginehub.h"

namespace shinpan {

EngineHub::EngineHub(GtpTranscript &transcript, QObject *parent)
    : QObject(parent)
    , m_transcript(transcript)
{ }

std::shared_ptr<Engine> EngineHub::create(const EngineProfile &profile, const QString &label)
{
    std::erase_if(m_engines, [](const std::weak_ptr<Engine> &weak) { return weak.expired(); });
    std::shared_ptr<Engine> engine = Engine::create(profile, &m_transcript, label);
    if (m_isClosed) {
        [[maybe_unused]] const auto nothing = engine->close(Engine::Limit(0));
    }
    watch(*engine);
    m_engines.push_back(engine);
    return engine;
}

std::shared_ptr<QueryEngine> EngineHub::queryEngine(const EngineProfile &profile,
                                                    const QString &label)
{
    std::erase_if(m_shared, [](const auto &weak) { return weak.expired(); });
    std::erase_if(m_query, [](const auto &pointer) { return pointer.isNull(); });
    for (const std::weak_ptr<QueryEngine> &weak : m_shared) {
        std::shared_ptr<QueryEngine> engine = weak.lock();
        if (engine->isRunning() && engine->profile() == profile) {
            return engine;
        }
    }
    std::shared_ptr<QueryEngine> engine = QueryEngine::create(profile, &m_transcript, label);
    m_shared.push_back(engine);
    m_query.emplace_back(engine.get());
    if (m_isClosed) {
        [[maybe_unused]] const auto nothing = engine->close(Engine::Limit(0));
    }
    return engine;
}

void EngineHub::watch(const Engine &engine)
{
    const Engine *raw = &engine;
    connect(raw, &Engine::ready, this, [this, raw] {
        const int source = raw->transcriptSource();
        m_ready.insert(source);
        connect(raw, &QObject::destroyed, this, [this, source] {
            if (m_ready.erase(source) > 0) {
                Q_EMIT engineEnded(source);
            }
        });
        Q_EMIT engineReady(source, raw->commands());
    });
    connect(raw, &Engine::ended, this, [this, raw] {
        m_ready.erase(raw->transcriptSource());
        Q_EMIT engineEnded(raw->transcriptSource());
    });
}

std::shared_ptr<Engine> EngineHub::engineOf(int source) const
{
    for (const std::weak_ptr<Engine> &weak : m_engines) {
        if (std::shared_ptr<Engine> engine = weak.lock();
            engine && engine->transcriptSource() == source) {
            return engine;
        }
    }
    return nullptr;
}

QCoro::Task<> EngineHub::closeAll(Engine::Limit grace)
{
    m_isClosed = true;
    // All are asked first, then all are awaited: they leave side by side.
    std::vector<std::shared_ptr<Engine>> engines;
    std::vector<Completion<ProcessExit>> closings;
    for (const std::weak_ptr<Engine> &weak : m_engines) {
        if (std::shared_ptr<Engine> engine = weak.lock()) {
            closings.push_back(engine->close(grace));
            engines.push_back(std::move(engine));
        }
    }
    for (const QPointer<QueryEngine> &engine : m_query) {
        if (engine) {
            closings.push_back(engine->close(grace));
        }
    }
    for (const Completion<ProcessExit> &closing : closings) {
        co_await closing;
    }
}

} // namespace shinpan
