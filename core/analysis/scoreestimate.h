#pragma once

#include "core/analysis/analysis.h"
#include "core/engine/engine.h"
#include "core/engine/positionsync.h"
#include "core/rules/scoring.h"

#include <QCoroTask>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace shinpan {

/// How a game that is not over might be counted. Black's view, as everywhere.
struct ScoreEstimate
{
    /// The source of the estimate.
    enum class Source : std::uint8_t {
        Analysis,   ///< an engine's search that told whose each point will be
        Estimate,   ///< an engine's estimate_score (GNU Go)
        DeadStones, ///< our count, with the stones off that an engine calls dead
        Playouts    ///< our own playing on at random: rough
    };

    Source source = Source::Playouts;
    double lead = 0; ///< points, komi included
    /// See Analysis::ownership; empty: not told.
    std::vector<float> ownership{};

    friend bool operator==(const ScoreEstimate &, const ScoreEstimate &) = default;
};

/// The estimate of an analysis with ownership; nothing without. The lead is the engine's own if it
/// tells one, else what the points come to.
[[nodiscard]] std::optional<ScoreEstimate> estimateOf(const Analysis &analysis, double komi);

/// The estimate of a board that is counted without these stones; nothing where borders are open,
/// since what is enclosed by then says little of what will be.
[[nodiscard]] std::optional<ScoreEstimate> estimateOf(const Position &position,
                                                      const GameTerms &terms,
                                                      std::span<const Point> dead);

/// The estimate of playouts; `balance` is by BoardSize::indexOf, -1 White's to 1 Black's.
[[nodiscard]] ScoreEstimate estimateOf(BoardSize size,
                                       std::span<const double> balance,
                                       double komi);

/// The lead in an answer to estimate_score, "W+3.8 (upper bound: 3.8, lower: 3.8)"; nothing if it
/// makes no sense.
[[nodiscard]] std::optional<double> leadFromEstimate(const QString &answer);

/// The owners of points in GNU Go's answer to `initial_influence COLOR territory_value`: rows of
/// numbers from the top, 1 White's to -1 Black's. The result is an Analysis::ownership, empty if
/// the answer is anything else.
[[nodiscard]] std::vector<float> ownershipFromInfluence(const QString &answer, BoardSize size);

/// Leads an engine, which nobody else may lead about meanwhile, to a position and asks in its best
/// way how that would be counted: by a short kata-analyze with ownership, else by estimate_score,
/// else by final_status_list, which is an answer only where all borders are closed. Nothing if it
/// knows none of these, cannot be led there or answers nonsense. `limit` is for each command.
///
/// (lz-analyze tells no ownership. GNU Go's final_score and final_status_list play a game out
/// first, which early takes minutes; its estimate_score does not.)
[[nodiscard]] QCoro::Task<std::optional<ScoreEstimate>>
askForEstimate(std::shared_ptr<Engine> engine, EngineGame game, int handicap, Engine::Limit limit);

} // namespace shinpan
