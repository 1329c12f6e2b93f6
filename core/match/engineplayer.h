#pragma once

#include "core/engine/engine.h"
#include "core/match/player.h"

#include <memory>

namespace shinpan {

/// An engine at the board: starts it, keeps it in step with the game and asks it for moves.
class EnginePlayer final : public Player
{
public:
    explicit EnginePlayer(std::shared_ptr<Engine> engine);
    /// Kills the engine if it was not asked to leave.
    ~EnginePlayer() override;

    [[nodiscard]] const std::shared_ptr<Engine> &engine() const { return m_engine; }

    [[nodiscard]] PlayerIdentity identity() const override;
    [[nodiscard]] bool isHuman() const override { return false; }
    [[nodiscard]] QCoro::Task<PlayerReadiness> prepare(const GameLine &line,
                                                       const MatchSetup &setup,
                                                       Color color) override;
    [[nodiscard]] QCoro::Task<HandicapAnswer> placeHandicap(BoardSize size, int stones) override;
    [[nodiscard]] QCoro::Task<PlayerAnswer> chooseAction(const GameLine &line,
                                                         Color color,
                                                         const TurnTime &time) override;
    [[nodiscard]] QCoro::Task<ScoreOpinion> score(const GameLine &line,
                                                  const ScoreQuestions &questions) override;
    [[nodiscard]] QCoro::Task<std::optional<double>> cpuTime() override;
    void abandon() override;
    [[nodiscard]] QCoro::Task<> leave() override;

private:
    [[nodiscard]] const Patience &patience() const;
    [[nodiscard]] EngineGame gameAt(const GameLine &line) const;

    std::shared_ptr<Engine> m_engine;
    std::shared_ptr<QString> m_description; ///< shared with the coroutine that fills it
    EngineGame m_agreement;                 ///< but for the line
    bool m_isLeaving = false;
};

} // namespace shinpan
