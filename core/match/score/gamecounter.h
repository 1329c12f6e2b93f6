#pragma once

#include "core/match/score/deadlists.h"
#include "core/rules/position.h"
#include "core/rules/scoring.h"

namespace shinpan {

/// Counts one finished game, by whichever dead stones; what takes time is done once. A value.
class GameCounter
{
public:
    /// With a compensation the area is counted with it, whatever the rules of the game say.
    GameCounter(const Position &finished,
                const GameTerms &terms,
                std::optional<HandicapCompensation> areaCompensation);

    /// The players' lists, for byLists().
    void setLists(DeadLists lists);

    [[nodiscard]] const Board &board() const { return m_position.board(); }
    /// Whether it makes a difference which stones stand in seki.
    [[nodiscard]] bool mindsSeki() const { return m_position.rules().tax != GroupTax::None; }
    [[nodiscard]] Count by(const Settlement &settlement) const;
    /// Our count to hold against what the players say: by the dead stones that they list, or by our
    /// estimate where nobody does.
    [[nodiscard]] const Count &byLists();
    /// By our own estimate of what is dead.
    [[nodiscard]] const Count &byEstimate();

private:
    Position m_position;
    GameTerms m_terms;
    DeadLists m_lists;
    std::optional<Count> m_byLists;
    std::optional<Count> m_byEstimate;
};

} // namespace shinpan
