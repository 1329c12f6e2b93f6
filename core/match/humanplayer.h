#pragma once

#include "core/match/player.h"
#include "core/util/completion.h"

#include <chrono>

namespace shinpan {

/// A person at the board: the match asks, the window submits.
class HumanPlayer final : public Player
{
public:
    explicit HumanPlayer(QString name = {});
    ~HumanPlayer() override;

    /// Whether the match waits for this person's turn now.
    [[nodiscard]] bool isAsked() const { return m_question && !m_question->isComplete(); }

    /// Answers the question; without effect, and false, when nothing was asked.
    bool submit(const PlayerAction &action) { return answer(action); }
    /// The same for the points of a free handicap.
    bool submitHandicap(const std::vector<Point> &points)
    {
        return m_handicapQuestion && m_handicapQuestion->complete(points);
    }

    [[nodiscard]] PlayerIdentity identity() const override { return {m_name, {}, {}, {}}; }
    [[nodiscard]] bool isHuman() const override { return true; }
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
    bool answer(const Result<PlayerAction, PlayerFailure> &action);

    QString m_name;
    std::optional<TurnAnswer> m_question;
    std::chrono::steady_clock::time_point m_askedAt;
    std::optional<Completion<HandicapAnswer>> m_handicapQuestion;
};

} // namespace shinpan
