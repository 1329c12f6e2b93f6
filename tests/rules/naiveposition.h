#pragma once

#include "core/board/board.h"
#include "core/rules/position.h"

#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace shinpan::test {

/// The rules as their definitions say them, with flood fills and copies of all positions: slow, and
/// right by reading. Position is compared with it.
class NaivePosition
{
public:
    NaivePosition(const Board &setUp, Color toPlay, const Ruleset &rules);

    [[nodiscard]] Stone at(Point point) const { return m_stones[index(point)]; }
    [[nodiscard]] Color toPlay() const { return m_toPlay; }
    [[nodiscard]] const ByColor<int> &captured() const { return m_captured; }
    [[nodiscard]] std::optional<Illegality> check(Move move) const;
    [[nodiscard]] bool isVoidByRepetition() const;
    void play(Move move);

    /// The stones of the chain at a stone, in order, and how many different empty points it
    /// touches.
    [[nodiscard]] std::pair<std::vector<Point>, int> chainAt(Point stone) const;

private:
    using Stones = std::vector<Stone>;

    /// The stones after a play on an empty point, and how many were captured.
    struct Outcome
    {
        Stones stones;
        ByColor<int> removed;
    };

    [[nodiscard]] std::size_t index(Point point) const
    {
        return static_cast<std::size_t>(m_size.indexOf(point));
    }
    [[nodiscard]] bool repeats(const Stones &stones, Color mover) const;
    [[nodiscard]] Outcome outcomeOf(Color color, Point point) const;

    BoardSize m_size;
    Ruleset m_rules;
    Stones m_stones;
    Color m_toPlay;
    ByColor<int> m_captured;
    std::set<Stones> m_positions;
    std::set<std::pair<Stones, Color>> m_situations;
    std::set<std::pair<Stones, Color>> m_creations; ///< and who made them
    std::vector<std::pair<Stones, Color>> m_run;    ///< of plays in turn, with where it began
    std::optional<Stones>
        m_beforeOpponentsPlay; ///< of the side to move; nothing at the start and after a pass
};

} // namespace shinpan::test
