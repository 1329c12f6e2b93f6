#include "core/analysis/scoreestimate.h"

#include "core/analysis/liveanalysis.h"
#include "core/engine/enginesync.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// The same map from the top left, row by row.
template <typename ValueAt>
[[nodiscard]] std::vector<float> mapOf(BoardSize size, const ValueAt &valueAt)
{
    std::vector<float> map;
    map.reserve(static_cast<std::size_t>(size.pointCount()));
    for (int row = size.rows - 1; row >= 0; --row) {
        for (int column = 0; column < size.columns; ++column) {
            const Point point{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
            map.push_back(valueAt(static_cast<std::size_t>(size.indexOf(point))));
        }
    }
    return map;
}

using Estimate = std::optional<ScoreEstimate>;

/// This is enough for KataGo to be sure of areas, and no long wait.
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

std::optional<ScoreEstimate> estimateOf(const Analysis &analysis, double komi)
{
    const std::vector<float> &ownership = analysis.ownership;
    if (ownership.size() != static_cast<std::size_t>(analysis.size.pointCount())) {
        return std::nullopt;
    }
    const double points = std::accumulate(ownership.begin(), ownership.end(), 0.0);
    const double lead = analysis.scoreLead ? double(*analysis.scoreLead) : points - komi;
    return ScoreEstimate{ScoreEstimate::Source::Analysis, lead, ownership};
}

Estimate estimateOf(const Position &position, const GameTerms &terms, std::span<const Point> dead)
{
    const Count count =
        countGame(position, terms, {std::vector(dead.begin(), dead.end()), std::nullopt});
    if (!count.open.empty()) {
        return std::nullopt;
    }
    Board left = position.board();
    for (const Point point : count.dead) {
        left.set(point, Stone::Empty);
    }
    const auto valueAt = [&](std::size_t i) {
        const Stone standing = left.at(left.size().pointAt(static_cast<int>(i)));
        const Stone owner = standing == Stone::Empty ? count.owner[i] : standing;
        return owner == Stone::Empty ? 0.0F : owner == Stone::Black ? 1.0F : -1.0F;
    };
    return ScoreEstimate{ScoreEstimate::Source::DeadStones, count.score.blackMargin,
                         mapOf(left.size(), valueAt)};
}

ScoreEstimate estimateOf(BoardSize size, std::span<const double> balance, double komi)
{
    const double points = std::accumulate(balance.begin(), balance.end(), 0.0);
    return {ScoreEstimate::Source::Playouts, points - komi,
            mapOf(size, [&](std::size_t i) { return static_cast<float>(balance[i]); })};
}

std::optional<double> leadFromEstimate(const QString &answer)
{
    const std::string word = answer.trimmed().section(u' ', 0, 0).toStdString();
    const std::optional<Score> score = scoreFromText(word);
    return score ? std::optional(score->blackMargin) : std::nullopt;
}

std::vector<float> ownershipFromInfluence(const QString &answer, BoardSize size)
{
    const QStringList words = answer.simplified().split(u' ', Qt::SkipEmptyParts);
    std::vector<float> ownership;
    for (const QString &word : words) {
        bool isNumber = false;
        const float value = word.toFloat(&isNumber);
        if (!isNumber || !std::isfinite(value)) {
            return {};
        }
        ownership.push_back(std::clamp(-value, -1.0F, 1.0F));
    }
    return words.size() == size.pointCount() ? ownership : std::vector<float>();
}

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
