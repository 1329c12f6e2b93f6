#include "ui/tree/nodedescription.h"

#include "core/record/sgfproperties.h"

namespace shinpan {

namespace {

constexpr int LongestComment = 200; // characters

} // namespace

std::vector<int> moveNumbersOf(const GameTree &tree, BoardSize size)
{
    std::vector<int> numbers(tree.nodeCount());
    for (NodeId node = tree.root(); node != NoNode; node = tree.nextInSubtree(node, tree.root())) {
        const NodeId parent = tree.parent(node);
        const int before = parent == NoNode ? 0 : numbers[static_cast<std::size_t>(parent)];
        if (static_cast<std::size_t>(node) >= numbers.size()) {
            numbers.resize(static_cast<std::size_t>(node) + 1); // ids of removed nodes leave holes
        }
        numbers[static_cast<std::size_t>(node)] = before + (moveAt(tree, node, size) ? 1 : 0);
    }
    return numbers;
}

QString NodeDescription::of(const GameTree &tree, NodeId node, BoardSize size, int moveNumber)
{
    const QString text = place(tree, node, size, moveNumber);
    QString comment = commentAt(tree, node).simplified();
    if (comment.size() > LongestComment) {
        comment = comment.left(LongestComment) + u'…';
    }
    return comment.isEmpty() ? text : text + QStringLiteral(" — ") + comment;
}

QString NodeDescription::place(const GameTree &tree, NodeId node, BoardSize size, int moveNumber)
{
    const auto move = moveAt(tree, node, size);
    if (!move) {
        return node == tree.root() ? tr("Start of the game") : tr("Position without a move");
    }
    const bool black = move->color == Color::Black;
    if (move->isPass()) {
        return (black ? tr("Move %1: Black passes") : tr("Move %1: White passes")).arg(moveNumber);
    }
    return (black ? tr("Move %1: Black %2") : tr("Move %1: White %2"))
        .arg(moveNumber)
        .arg(QString::fromStdString(vertexOf(*move->point)));
}

} // namespace shinpan
