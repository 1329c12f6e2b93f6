#include "core/analysis/estimatequestion.h"

#include "core/analysis/liveanalysis.h"
#include "core/engine/enginesync.h"

namespace shinpan {

using namespace std::chrono_literals;

namespace {

using Estimate = std::optional<ScoreEstimate>;

/// Enough for KataGo to be sure of areas, and no long wait.
constexpr auto AnalysisTime = 1000ms;

[[nodiscard]] QCoro::Task<Estimate> askByAnalysis(std::shared_ptr<Engine> engine,
                                                  EngineGame game,
                                                  Engine::Limit limit)
{
    const auto live = std::make_unique<LiveAnalysis>(engine, limit);
    const auto newest = std::make_shared<Estimate>();
    const Completion<std::monostate> done;
    QObject::connect(live.get(), &LiveAnalysis::updated, live.get(),
                     [newest, komi = game.komi](const Analysis &analysis) {
                         *newest = estimateOf(analysis, komi);
                     });
    QObject::connect(live.get(), &LiveAnalysis::stopped, live.get(), [done] { done.complete({}); });
    QObject::connect(live.get(), &LiveAnalysis::failed, live.get(), [done] { done.complete({}); });
    AnalysisRequest request;
    request.time = AnalysisTime;
    request.ownership = true;
    live->follow(game, request);
    co_await done;
    co_return *newest;
}

[[nodiscard]] QCoro::Task<Estimate> askByEstimate(std::shared_ptr<Engine> engine,
                                                  EngineGame game,
                                                  Engine::Limit limit)
{
    const GtpCommand question("estimate_score");
    const GtpReply answer = co_await engine->ask(question, limit);
    const std::optional<double> lead =
        answer.ok() ? leadFromEstimate(*answer.text) : std::optional<double>();
    if (!lead) {
        co_return std::nullopt;
    }
    ScoreEstimate estimate{ScoreEstimate::Source::Estimate, *lead};
    if (engine->knows("initial_influence")) {
        const GtpCommand influence(
            "initial_influence",
            {sideToMove(game.line) == Color::Black ? "black" : "white", "territory_value"});
        const GtpReply areas = co_await engine->ask(influence, limit);
        if (areas.ok()) {
            estimate.ownership = ownershipFromInfluence(*areas.text, game.line.size);
        }
    }
    co_return estimate;
}

[[nodiscard]] QCoro::Task<Estimate> askByDeadStones(std::shared_ptr<Engine> engine,
                                                    EngineGame game,
                                                    int handicap,
                                                    Engine::Limit limit)
{
    const std::optional<std::vector<Point>> dead =
        co_await engine->deadStones(game.line.size, limit);
    if (!dead) {
        co_return std::nullopt;
    }
    const Position position(game.line, game.rules.value_or(Ruleset()));
    const GameTerms terms{game.komi, handicap};
    co_return estimateOf(position, terms, *dead);
}

} // namespace

QCoro::Task<Estimate> askForEstimate(std::shared_ptr<Engine> engine,
                                     EngineGame game,
                                     int handicap,
                                     Engine::Limit limit)
{
    if (engine->knows("kata-analyze")) {
        co_return co_await askByAnalysis(engine, game, limit);
    }
    const EngineDone there = co_await engine->sync().bringTo(game, limit);
    if (!there) {
        co_return std::nullopt;
    }
    if (engine->knows("estimate_score")) {
        co_return co_await askByEstimate(engine, game, limit);
    }
    co_return co_await askByDeadStones(engine, game, handicap, limit);
}

} // namespace shinpan
