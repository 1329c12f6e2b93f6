#pragma once

#include "core/analysis/placereview.h"
#include "core/engine/engine.h"
#include "core/engine/queryengine.h"

#include <memory>

namespace shinpan {

/// A running engine that can analyse, in the way in which it talks: one of the two, or none.
struct AnalysisEngine
{
    std::shared_ptr<Engine> gtp{};
    std::shared_ptr<QueryEngine> queries{};

    AnalysisEngine() = default;
    AnalysisEngine(std::shared_ptr<Engine> engine)
        : gtp(std::move(engine))
    { }
    AnalysisEngine(std::shared_ptr<QueryEngine> engine)
        : queries(std::move(engine))
    { }

    /// An engine that is not running yet, as the profile asks for it, for nobody else.
    [[nodiscard]] static AnalysisEngine create(const EngineProfile &profile);

    /// Whether there is one; all below needs it.
    [[nodiscard]] explicit operator bool() const { return gtp || queries; }

    [[nodiscard]] const EngineProfile &profile() const;
    /// Whether its process runs.
    [[nodiscard]] bool isRunning() const;
    /// What reports and records call it: name and version, as it says them.
    [[nodiscard]] QString label() const;
    [[nodiscard]] std::unique_ptr<PlaceReview> makeReview() const;
    [[nodiscard]] Completion<ProcessExit> close(Engine::Limit grace) const;
};

/// Starts it, and completes when it can analyse or has failed.
[[nodiscard]] QCoro::Task<EngineDone> startAnalysing(AnalysisEngine engine);

} // namespace shinpan
