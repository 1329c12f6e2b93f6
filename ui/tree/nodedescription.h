#pragma once

#include "core/board/point.h"
#include "core/record/tree/gametree.h"
#include "ui/tree/nodemarks.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace shinpan {

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

private:
    [[nodiscard]] static QString place(const DescribedNode &node);
    [[nodiscard]] static QStringList opinions(const DescribedNode &node);
    [[nodiscard]] static QString evaluation(const DescribedNode &node);
};

} // namespace shinpan
