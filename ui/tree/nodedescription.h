#pragma once

#include "core/board/point.h"
#include "core/record/gametree.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace shinpan {

/// By node: how many moves lead there, its own included; passes count.
[[nodiscard]] std::vector<int> moveNumbersOf(const GameTree &tree, BoardSize size);

/// A node of a game in words: for tool tips and for those who do not see the tree.
class NodeDescription
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::NodeDescription)

public:
    /// "Move 23: Black D4 — " and the beginning of the comment, if there is one. Plain text.
    [[nodiscard]] static QString of(const GameTree &tree,
                                    NodeId node,
                                    BoardSize size,
                                    int moveNumber);

private:
    [[nodiscard]] static QString place(const GameTree &tree,
                                       NodeId node,
                                       BoardSize size,
                                       int moveNumber);
};

} // namespace shinpan
