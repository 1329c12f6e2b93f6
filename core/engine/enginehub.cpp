#include "core/engine/enginehub.h"

namespace shinpan {

EngineHub::EngineHub(GtpTranscript &transcript, QObject *parent)
    : QObject(parent)
    , m_transcript(transcript)
{ }

EngineHub::~EngineHub() = default;

std::shared_ptr<Engine> EngineHub::create(const EngineProfile &profile, const QString &label)
{
    forgetGone();
    std::shared_ptr<Engine> engine = Engine::create(profile, &m_transcript, label);
    const Engine *raw = engine.get();
    connect(raw, &Engine::ready, this,
            [this, raw] { Q_EMIT engineReady(raw->transcriptSource(), raw->commands()); });
    connect(raw, &Engine::ended, this,
            [this, raw] { Q_EMIT engineEnded(raw->transcriptSource()); });
    m_engines.push_back(engine);
    return engine;
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

void EngineHub::forgetGone()
{
    std::erase_if(m_engines, [](const std::weak_ptr<Engine> &weak) { return weak.expired(); });
}

QCoro::Task<> EngineHub::closeAll(Engine::Limit grace)
{
    // All are asked first, then all are awaited: they leave side by side.
    std::vector<std::shared_ptr<Engine>> engines;
    std::vector<Completion<ProcessExit>> closings;
    for (const std::weak_ptr<Engine> &weak : m_engines) {
        if (std::shared_ptr<Engine> engine = weak.lock()) {
            closings.push_back(engine->close(grace));
            engines.push_back(std::move(engine));
        }
    }
    for (const Completion<ProcessExit> &closing : closings) {
        co_await closing;
    }
}

} // namespace shinpan
