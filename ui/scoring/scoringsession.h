#pragma once

#include "core/rules/gameline.h"
#include "core/rules/position.h"
#include "core/rules/scoring.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan {

/// How far a mark on a stone reaches.
enum class MarkReach : std::uint8_t {
    Group, ///< also the chains of its colour in the same region: between them are empty points only
    Chain  ///< the stones that touch
};

/// A finished board while people agree about it: which stones are dead or in seki, and what that
/// counts to. A value; it knows nobody's record and nobody's game.
class ScoringSession
{
public:
    /// The board at the end of `line`, counted by these rules, with everything alive.
    ScoringSession(const GameLine &line, const Ruleset &rules, const GameTerms &terms);

    [[nodiscard]] const Board &board() const { return m_position.board(); }
    [[nodiscard]] const Position &position() const { return m_position; }
    [[nodiscard]] const Ruleset &rules() const { return m_position.rules(); }
    [[nodiscard]] const GameTerms &terms() const { return m_terms; }
    /// What is agreed at this moment: every dead stone is named.
    [[nodiscard]] const Settlement &settlement() const { return m_settlement; }
    [[nodiscard]] const Count &count() const { return m_count; }
    /// The same board counted by the other method, area or territory, with the same komi.
    [[nodiscard]] const Count &otherCount() const { return m_otherCount; }
    [[nodiscard]] bool mayUndo() const { return !m_before.empty(); }
    /// What another settlement would count to.
    [[nodiscard]] Count countWith(const Settlement &settlement) const;

    [[nodiscard]] bool isDead(Point stone) const;
    [[nodiscard]] bool isInSeki(Point stone) const;

    // These do nothing on an empty point and say so by false.

    /// Has dead stones live, and others die. Stones of the other side that lie dead in the same
    /// region rise: one side only can own it.
    bool toggleDead(Point stone, MarkReach reach = MarkReach::Group);
    /// Marks a chain as seki, or no longer. From now on nothing is in seki but what is marked so.
    bool toggleSeki(Point stone);
    /// Sets what to begin with, instead of everything alive.
    void propose(const Settlement &settlement);
    /// Takes over what somebody else says.
    void adopt(const Settlement &settlement);
    /// Brings back the marks before the last change; false when there was none.
    bool undo();
    /// Counts by other rules; the marks stay.
    void setRules(const Ruleset &rules);

private:
    [[nodiscard]] std::vector<Point> reachOf(Point stone, MarkReach reach) const;
    void change(Settlement settlement);
    void recount();

    GameLine m_line;
    GameTerms m_terms;
    Position m_position;
    Position m_otherPosition; ///< the same under the other method's rules
    Settlement m_settlement;
    std::vector<Settlement> m_before; ///< oldest first
    Count m_count;
    Count m_otherCount;
};

} // namespace shinpan
