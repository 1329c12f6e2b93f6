#pragma once

#include "core/match/player.h"

#include <functional>

namespace shinpan {

/// A side of a match that plays elsewhere: on a server, or in another arbiter. Whoever talks with
/// that has to answer what the match asks.
class RemotePlayer final : public Player
{
public:
    /// `asked` is called, from the event loop's next turn on, when the match wants to know what
    /// comes after its line.
    RemotePlayer(PlayerIdentity identity, std::function<void()> asked);
    ~RemotePlayer() override;

    /// Whether the match waits for this side's move.
    [[nodiscard]] bool isAsked() const { return m_turn && !m_turn->isComplete(); }

    /// Answers with this side's move; only when isAsked(). Where the clocks are kept elsewhere too,
    /// with what both show then.
    void answer(const Move &move,
                const std::optional<ByColor<std::optional<TimeLeft>>> &clocks = {});

    [[nodiscard]] PlayerIdentity identity() const override { return m_identity; }
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
    void abandon() override;
    [[nodiscard]] QCoro::Task<> leave() override;

private:
    PlayerIdentity m_identity;
    std::function<void()> m_asked;
    std::optional<TurnAnswer> m_turn;
    std::optional<Completion<ScoreOpinion>> m_opinion;
};

} // namespace shinpan
