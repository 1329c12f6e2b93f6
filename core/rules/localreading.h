#pragma once

#include "core/board/board.h"

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace shinpan {

/// What becomes of a chain if both sides play their best around it.
enum class Fate : std::uint8_t {
    Lives,  ///< it cannot be captured, even if the opponent begins
    Dies,   ///< it cannot be saved, even if its own side begins
    Open,   ///< its life depends on which side begins
    Unread, ///< more would have to be read than there is time for
};

/// Reads a fight that stones which live anyhow wall in: both sides play in there alone, may pass,
/// and have no ko threats elsewhere. So a ko is decided as on a finished board that holds no
/// threats, which is also how the Japanese rules confirm life and death: a ko is retaken after a
/// pass only. Stones that can only be taken in an endless cycle stay.
///
/// By proof numbers (Allis 1994) in depth-first order (Nagai 2002): what takes least effort to
/// prove or to refute is looked at first.
class LocalReading
{
public:
    static constexpr std::size_t MostPoints = 64;

    /// The fight takes place on `points`, MostPoints at most: whole chains and empty points. Stones
    /// beside them cannot be captured.
    LocalReading(const Board &board, std::span<const Point> points);

    /// The fate of the chain at a stone among the points. Takes positions off `budget`, and gives
    /// up when it is spent. With `hasThreats` the chain's side has threats for every ko, so that it
    /// retakes each at once.
    [[nodiscard]] Fate fateOf(Point stone, int &budget, bool hasThreats = false);

private:
    using Mask = std::uint64_t; ///< points by their place in the list
    static constexpr int NoKo = -1;

    struct State
    {
        ByColor<Mask> stones;
        int ko = NoKo; ///< where the side to move may not retake

        [[nodiscard]] Mask all() const { return stones.black | stones.white; }
        friend bool operator==(const State &, const State &) = default;
    };
    enum class Verdict : std::uint8_t { Unknown, Captured, Saved };
    /// How many positions at least must still turn out well for the side to move to win (0: it has
    /// won), and how many for the other.
    struct Effort
    {
        int toWin = 1;
        int toLose = 1;
    };
    struct Known
    {
        State state;
        Color mover = Color::Black;
        int question = 0; ///< the question that it answers
        Effort effort;
    };
    struct Child
    {
        State state;
        Effort effort;
        bool isFinal = false;
    };

    [[nodiscard]] Verdict outcome(Color mover, int &budget);
    Effort read(const State &state, Color mover, Effort limit);
    [[nodiscard]] std::vector<Child> childrenOf(const State &state, Color mover);
    [[nodiscard]] Effort effortFor(const Child &child, Color mover);
    [[nodiscard]] Verdict atAGlance(const State &state, Color mover);
    [[nodiscard]] Verdict afterCapture(const State &state, Color mover);
    [[nodiscard]] Verdict sequel(const State &state, Color mover, Mask captor);
    [[nodiscard]] bool play(State &state, Color color, int cell) const;
    [[nodiscard]] bool isRepeated(const State &state) const;
    [[nodiscard]] Mask neighborsOf(Mask points) const;
    [[nodiscard]] Mask chainAt(Mask stone, Mask stones) const;
    [[nodiscard]] Mask targetIn(const State &state) const;
    [[nodiscard]] int eyesOf(const State &state, Color owner, Mask chain) const;
    [[nodiscard]] Known &knownOf(const State &state, Color mover);

    std::array<Mask, MostPoints> m_neighbors{};
    ByColor<Mask> m_walls; ///< the points beside stones of a colour that cannot be captured
    Mask m_points = 0;
    State m_start;
    std::vector<Point> m_places; ///< the points, sorted

    Mask m_target = 0; ///< the stones that are asked about
    Color m_defender = Color::Black;
    bool m_hasThreats = false; ///< the defender of the chain that is asked about
    bool m_isSequel = false;   ///< the question is whether stones that captured others live
    int m_question = 0;
    int m_questions = 0;
    std::map<Mask, int> m_sequels; ///< the questions about stones that captured
    int m_budget = 0;
    std::vector<State> m_way; ///< the positions that led to where it reads
    std::vector<Known> m_known;
};

} // namespace shinpan
