#pragma once

#include "core/match/score/adjudication.h"
#include "core/match/score/adjudicationrule.h"

#include <optional>
#include <span>
#include <vector>

namespace shinpan {

/// Says when a game meets a rule of the arbiter's own. Pure: it is told what either side reports of
/// its moves, one after the other, and what was counted.
class Adjudicator
{
public:
    /// What a side reports of its move, as it sees the game; nothing of what it does not tell.
    struct Report
    {
        std::optional<double> chance{}; ///< its own, to win, 0 to 1
        std::optional<double> lead{};   ///< its own, in points
    };

    explicit Adjudicator(const AdjudicationRule &rule)
        : m_rule(rule)
    { }

    /// This side made the game's move of that number, from 1. A move of which it reports nothing
    /// breaks the row: no rule is met by what nobody said.
    void hear(Color mover, int move, const Report &report);
    /// The limit stopped the game after so many moves, and this is how it was counted there. A
    /// dispute is no verdict.
    void hearCount(int moves, const GameResult &counted);
    /// The moves behind this one were taken back, and with them what they have shown.
    void takeBack(int moves);

    /// The first thing that the rule had to say; nothing while it has not been met.
    [[nodiscard]] const std::optional<Adjudication> &verdict() const { return m_verdict; }

private:
    /// What a side has reported of a move of its own.
    struct Heard
    {
        int move = 0;
        Report report;
    };

    [[nodiscard]] std::optional<Adjudication> judge(Color winner,
                                                    Adjudication::Ground ground) const;
    [[nodiscard]] std::span<const Heard> lastOf(Color side) const;

    AdjudicationRule m_rule;
    ByColor<std::vector<Heard>> m_heard;
    std::optional<Adjudication> m_verdict;
};

} // namespace shinpan
