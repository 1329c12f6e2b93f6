#pragma once

#include "core/board/move.h"
#include "core/record/problem/problem.h"
#include "core/rules/position.h"
#include "core/util/seededrandom.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

/// One person's way through a problem: moves are answered from the file. The tree is only read.
///
/// If colours are exchanged, everything that is asked and answered here has the other colour than
/// the file; the file's words stay as they are.
class ProblemAttempt
{
public:
    enum class State : std::uint8_t {
        Asking,  ///< the solver is to move, and all was right so far
        Right,   ///< solved
        Wrong,   ///< a move was wrong by the file; while isToMove() one may go on to see why
        Unknown, ///< a move was not in the file
    };

    /// `random` chooses among answers of the opponent that the file calls equal.
    ProblemAttempt(std::shared_ptr<const GameTree> tree,
                   NodeId start,
                   bool swapsColors,
                   SeededRandom random);

    [[nodiscard]] const Problem &problem() const { return m_problem; }
    [[nodiscard]] State state() const { return m_now.state; }
    [[nodiscard]] bool swapsColors() const { return m_swapsColors; }
    /// The colour that the solver sees as their own.
    [[nodiscard]] Color solver() const { return shown(m_problem.solver()); }
    /// The stones, as the solver sees them.
    [[nodiscard]] Board board() const;
    [[nodiscard]] std::optional<Move> lastMove() const;
    /// Whether a move of the solver's is waited for: not once it is solved, nor at the end of a
    /// wrong line, nor behind a move that is not in the file before answer().
    [[nodiscard]] bool isToMove() const { return m_now.isToMove; }
    /// Whether the solver may play there by the rules (simple ko, no suicide).
    [[nodiscard]] bool mayPlay(Point point) const;
    /// What the file says of the last moves, the solver's and the answer; at first of the position.
    [[nodiscard]] QString text() const;
    /// The node of the file where it stands; nothing beyond the file.
    [[nodiscard]] NodeId node() const { return m_now.isInFile ? m_now.node : NoNode; }
    /// How many moves the solver made.
    [[nodiscard]] std::size_t moves() const { return m_before.size(); }

    /// The solver plays where isToMove() and mayPlay() say so; the file answers.
    void play(Point point);
    /// The opponent's answer beyond the file, as somebody else knows it. Passes without a point.
    void answer(std::optional<Point> point);
    /// The same position in the file's own colours, to be asked about.
    [[nodiscard]] const Position &position() const { return m_now.position; }
    /// Takes the last move of the solver's back with its answer; false: there is none.
    bool takeBack();
    /// Back to the beginning.
    void restart();
    /// Plays the rest of a line that ends right, from the beginning; false: the file has none.
    bool showSolution();

private:
    struct Moment
    {
        NodeId node;
        Position position;
        std::optional<Move> lastMove; ///< it has the file's colours
        QString text;
        State state = State::Asking;
        bool isInFile = true;
        bool isToMove = true;
    };

    [[nodiscard]] Color shown(Color color) const { return m_swapsColors ? opposite(color) : color; }
    void step(NodeId node);
    void follow(NodeId node);
    void reply();

    std::shared_ptr<const GameTree> m_tree;
    Problem m_problem;
    bool m_swapsColors;
    SeededRandom m_random;
    Moment m_now;
    std::vector<Moment> m_before; ///< each of the solver's moves
};

} // namespace shinpan
