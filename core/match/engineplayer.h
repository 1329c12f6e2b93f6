#pragma once

#include "core/engine/engine.h"
#include "core/engine/engineturns.h"
#include "core/engine/positionsync.h"
#include "core/match/player.h"

#include <functional>
#include <memory>
#include <optional>

namespace shinpan {

/// What is learned of an engine before the game.
struct EngineFacts
{
    QString description;
    QStringList notes{};                     ///< see PlayerIdentity
    double cpuTime = 0;                      ///< that it tells it used in earlier games, in seconds
    std::optional<double> measuredCpuTime{}; ///< that its process had used by then, in seconds
    IdleUse idleUse{};                       ///< likewise, while it was asked nothing
    std::optional<EngineGame> scored{};      ///< the game that it was asked about last
};

/// How an engine is asked for its moves, as far as it knows how.
struct EngineManner
{
    /// It says what it thinks along with each, for a server, whatever its profile says:
    /// PlayerAnswer::thoughts.
    bool tellsServer = false;
    /// Nothing is taken off after the passes that end the game, so before it passes, and once
    /// anybody has passed, it is asked to take dead stones off (kgs-genmove_cleanup).
    bool cleansUp = false;
};

/// An engine at the board: starts it if it is not running, keeps it in step with the game and asks
/// it for moves.
class EnginePlayer final : public Player
{
public:
    /// Makes another engine of the same profile, not started.
    using Source = std::function<std::shared_ptr<Engine>()>;

    /// The player cannot be restarted without a source of other engines.
    explicit EnginePlayer(std::shared_ptr<Engine> engine, Source another = {});
    /// Kills the engine if it was not asked to leave.
    ~EnginePlayer() override;

    /// The present one; restart() replaces it.
    [[nodiscard]] const std::shared_ptr<Engine> &engine() const { return m_engine; }

    /// Call it before the player is asked for its first move.
    void setManner(const EngineManner &manner) { m_manner = manner; }

    /// Hands the engine to the caller: leave() and the destructor let it run, for another game.
    [[nodiscard]] std::shared_ptr<Engine> keepEngine();

    [[nodiscard]] PlayerIdentity identity() const override;
    [[nodiscard]] bool isHuman() const override { return false; }
    [[nodiscard]] QCoro::Task<PlayerReadiness> prepare(const GameLine &line,
                                                       const MatchSetup &setup,
                                                       Color color) override;
    [[nodiscard]] QCoro::Task<HandicapAnswer> placeHandicap(BoardSize size, int stones) override;
    [[nodiscard]] TurnAnswer chooseAction(const GameLine &line,
                                          Color color,
                                          const TurnTime &time) override;
    [[nodiscard]] QCoro::Task<ScoreOpinion> score(const GameLine &line,
                                                  const ScoreQuestions &questions) override;
    [[nodiscard]] QCoro::Task<std::optional<double>> cpuTime() override;
    [[nodiscard]] std::optional<double> measuredCpuTime() const override;
    [[nodiscard]] Pondering pondering() const override { return m_engine->profile().pondering; }
    [[nodiscard]] std::optional<IdleUse> idleUse() const override;
    void abandon() override;
    [[nodiscard]] bool mayRestart() const override { return m_another != nullptr; }
    void restart() override;
    [[nodiscard]] bool isStalled() const override { return m_engine->isStalled(); }
    void expel() override;
    void resync(const std::optional<GameLine> &line) override;
    /// An engine that has stalled is killed at once: it cannot hear that it should quit.
    [[nodiscard]] QCoro::Task<> leave() override;

private:
    [[nodiscard]] const Timeouts &timeouts() const { return m_engine->profile().timeouts; }
    [[nodiscard]] EngineGame gameAt(const GameLine &line) const;
    [[nodiscard]] Telling telling() const;

    std::shared_ptr<Engine> m_engine;
    Source m_another;
    std::shared_ptr<EngineFacts> m_facts; ///< shared with the coroutine that fills it
    /// CPU seconds that the processes that were expelled used in this game, if they are known.
    std::optional<double> m_expelledCpuTime = 0;
    std::optional<IdleUse> m_expelledIdleUse = IdleUse();
    EngineGame m_agreement; ///< all of it except the line
    EngineManner m_manner;
    bool m_isAttended = false; ///< a person waits with us, and says when it has been long enough
    bool m_isJudged =
        false; ///< a rule of adjudication reads what it thinks, whatever its profile says
    bool m_isLeaving = false;
    bool m_isKept = false;
};

} // namespace shinpan
