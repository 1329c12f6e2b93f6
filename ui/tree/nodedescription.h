#pragma once

#include "core/board/point.h"
#include "core/record/note/recordjumps.h"
#include "core/record/tree/gametree.h"

#include <QCoreApplication>
#include <QFlags>
#include <QString>

#include <cstdint>
#include <vector>

namespace shinpan {

/// What a node of a game tree is marked with, besides its move.
enum class NodeMark : std::uint16_t {
    Comment = 0x1,        ///< C
    Name = 0x2,           ///< N
    Hotspot = 0x4,        ///< HO
    GoodMove = 0x8,       ///< TE
    Interesting = 0x10,   ///< IT
    Doubtful = 0x20,      ///< DO
    BadMove = 0x40,       ///< BM
    Mistake = 0x80,       ///< by some evaluation, and nobody called the move bad or doubtful
    GoodForBlack = 0x100, ///< GB
    GoodForWhite = 0x200, ///< GW
    Even = 0x400,         ///< DM
    Unclear = 0x800,      ///< UC
    SetUp = 0x1000,       ///< AB, AW, AE or PL
};
Q_DECLARE_FLAGS(NodeMarks, NodeMark)
Q_DECLARE_OPERATORS_FOR_FLAGS(NodeMarks)

/// Move numbers and marks of the nodes that somebody looks at: found when first asked for, and kept
/// until something changes.
class NodeFacts
{
public:
    /// Everything is to be found anew.
    void forget();
    /// Properties of a node changed.
    void forget(const GameTree &tree, NodeId node, BoardSize size);

    /// What says which moves are mistakes; at first the record alone does (see isMistake()).
    void setMistakeTest(NodeTest test);
    /// The test may say something else of this node and those after it; returns whether it does.
    [[nodiscard]] bool retest(const GameTree &tree, NodeId node);

    /// How many moves lead to a node, its own included; passes count.
    [[nodiscard]] int moveNumber(const GameTree &tree, NodeId node, BoardSize size);
    [[nodiscard]] NodeMarks marks(const GameTree &tree, NodeId node);

private:
    [[nodiscard]] std::uint16_t findMarks(const GameTree &tree, NodeId node) const;

    NodeTest m_isMistake;               ///< none: what the record says
    std::vector<int> m_numbers;         ///< by node; negative: not known
    std::vector<std::uint16_t> m_marks; ///< by node
    std::vector<NodeId> m_unknown;      ///< on the way to a node
};

/// What is said of a node of a game tree.
struct DescribedNode
{
    const GameTree &tree;
    NodeId node;
    BoardSize boardSize;
    int moveNumber = 0; ///< moves that lead there, its own included
    NodeMarks marks;
    std::size_t hidden = 0; ///< how many nodes are collapsed below it
};

/// A node of a game in words: for tool tips and for those who do not see the tree.
class NodeDescription
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::NodeDescription)

public:
    /// "Move 23: Black D4, bad move — " and the beginning of the comment, if there is one. Plain
    /// text.
    [[nodiscard]] static QString of(const DescribedNode &node);
    /// The move, what is thought of it and of the position, and the comment's first line. Plain
    /// text of lines that are no wider than a tool tip may be.
    [[nodiscard]] static QString toolTipOf(const DescribedNode &node);
};

} // namespace shinpan
