#include "core/analysis/analysisengine.h"

#include "core/analysis/gamereview.h"
#include "core/analysis/queryreview.h"
#include "core/engine/knowledge/engineknowledge.h"
#include "core/engine/profile/enginetemplates.h"
#include "core/gtp/lastwords.h"

namespace shinpan {

AnalysisEngine AnalysisEngine::create(const EngineProfile &profile)
{
    return speaksQueries(profile) ? AnalysisEngine(QueryEngine::create(profile, nullptr))
                                  : AnalysisEngine(Engine::create(profile, nullptr));
}

const EngineProfile &AnalysisEngine::profile() const
{
    return gtp ? gtp->profile() : queries->profile();
}

bool AnalysisEngine::isRunning() const
{
    return gtp ? gtp->session() != nullptr && gtp->session()->isRunning() : queries->isRunning();
}

QString AnalysisEngine::label() const
{
    const QString known = gtp ? gtp->name() : knowledgeOf(profile()).name;
    const QString name = known.isEmpty() ? profile().name : known;
    const QString version = gtp ? gtp->version() : queries->version();
    return version.isEmpty() ? name : name + u' ' + version;
}

std::unique_ptr<PlaceReview> AnalysisEngine::makeReview() const
{
    if (queries) {
        return std::make_unique<QueryReview>(queries);
    }
    return std::make_unique<GameReview>(gtp, profile().timeouts.setUp);
}

Completion<ProcessExit> AnalysisEngine::close(Engine::Limit grace) const
{
    return gtp ? gtp->close(grace) : queries->close(grace);
}

QCoro::Task<EngineDone> startAnalysing(AnalysisEngine engine)
{
    const Timeouts timeouts = engine.profile().timeouts;
    const Engine::Limit startUp =
        timeouts.startUp > Engine::Limit(0) ? timeouts.startUp : Timeouts::UnattendedStartUp;
    if (engine.queries) {
        const Completion<EngineDone> ready = engine.queries->start();
        EngineDone done = co_await ready;
        co_return done;
    }
    EngineDone started = co_await engine.gtp->start(startUp, timeouts.setUp);
    if (!started && started.error().error.kind == GtpError::Kind::EngineEnded) {
        Message &why = started.error().error.text;
        why = why.followedBy(lastWords(engine.gtp->lastErrorLines()));
    }
    co_return started;
}

} // namespace shinpan
