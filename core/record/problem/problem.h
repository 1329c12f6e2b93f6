#pragma once

#include "core/board/color.h"
#include "core/record/tree/gametree.h"

#include <QString>

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace shinpan {

/// What somebody wrote about a line of a problem at one of its nodes.
enum class ProblemMark : std::uint8_t { None, Right, Wrong };

/// The mark of a node for whoever solves as `solver`: the word RIGHT anywhere in the comment
/// (goproblems.com), a comment "+" (Tsumego Hero) or one that begins with "Correct", "Right",
/// "Wrong", "Incorrect", "Failure", 正解, 失敗 and their like; TE and BM of the solver's move, BM
/// of the opponent's being no mark; GB and GW; WV (uliGo's "wrong variation").
[[nodiscard]] ProblemMark problemMarkAt(const GameTree &tree, NodeId node, Color solver);

/// The comment of a node as it is shown to the solver: without the words in capital letters that
/// goproblems.com reads (RIGHT, CHOICE, FORCE, NOTTHIS).
[[nodiscard]] QString problemText(const GameTree &tree, NodeId node);

/// A position of a game tree that is to be solved, and what its lines are worth. The solver is the
/// side to play there, or the only one that has moves there.
///
/// The worth of a line is that of its last node. A node is worth what its own mark says; without
/// one it is worth what its parent is, but for a move of the solver's that is not the first of
/// their moves there: that is wrong, unless somebody marked others as wrong and none as right
/// (uliGo: what is not marked wrong is right). Where nothing at all is marked right, the main line
/// is the solution: the position itself is then worth right, else wrong.
///
/// A line ends where nobody goes on, and with RIGHT.
class Problem
{
public:
    /// Positions in the tree that can be solved: those without a move before them and with a move
    /// after them, in the order of the file; without any, the first with stones and nothing after
    /// it, whose solution the file does not have. At most MostInTree.
    [[nodiscard]] static std::vector<NodeId> startsIn(const GameTree &tree);
    static constexpr std::size_t MostInTree = 10'000;

    /// Judges all lines below `start`. The tree is only looked at here; its later changes are not
    /// noticed.
    Problem(const GameTree &tree, NodeId start);

    [[nodiscard]] NodeId start() const { return m_start; }
    [[nodiscard]] Color solver() const { return m_solver; }
    /// Whether there is any line that ends right.
    [[nodiscard]] bool hasSolution() const { return leadsToRight(m_start); }
    /// Whether somebody marked what is right; else the main line is taken for it.
    [[nodiscard]] bool isMarked() const { return m_isMarked; }

    /// Whether a line through this node, at or below the start, can still end right.
    [[nodiscard]] bool leadsToRight(NodeId node) const { return valueOf(node).leadsToRight; }
    /// Whether the line ends with this node, and ends right.
    [[nodiscard]] bool isSolvedAt(NodeId node) const { return valueOf(node).isSolved; }

    // These look along the tree, which must be the one that was judged.

    /// The nodes that follow with a move of that side: nodes without any move are passed over.
    [[nodiscard]] std::vector<NodeId> answers(const GameTree &tree, NodeId node, Color side) const;
    /// A line that ends right, from the start on: the first right move of the solver's each time,
    /// and the opponent's first answer; empty where there is no solution.
    [[nodiscard]] std::vector<NodeId> solution(const GameTree &tree) const;
    /// What the opponent may answer: as CHOICE says, else the first answer; if the solver's move
    /// was right only such answers after which the line can end right. Empty: none is in the file.
    [[nodiscard]] std::vector<NodeId> replies(const GameTree &tree, NodeId node) const;

private:
    struct Value
    {
        bool isRight = false; ///< the worth of a line that would end here
        bool leadsToRight = false;
        bool isSolved = false;
        bool hasChoice = false; ///< CHOICE stands here or further down
    };

    [[nodiscard]] Value valueOf(NodeId node) const;
    void judge(const GameTree &tree, const std::vector<NodeId> &order);
    void gather(const GameTree &tree, const std::vector<NodeId> &order);
    void judgeChildren(const GameTree &tree, NodeId parent);

    NodeId m_start;
    Color m_solver;
    bool m_isMarked = false;
    std::unordered_map<NodeId, Value> m_values;
};

} // namespace shinpan
