#pragma once

#include "core/board/point.h"
#include "ui/tree/nodemarks.h"

#include <cstdint>
#include <vector>

namespace shinpan {

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
    /// The test may say something else of this node and those after it; whether it does.
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

} // namespace shinpan
