#include "core/record/tree/nodepath.h"

#include "core/record/tree/sgfproperties.h"
#include "core/util/excerpt.h"
#include "core/util/message.h"

#include <QStringList>

#include <limits>
#include <optional>

namespace shinpan {

namespace {

constexpr int End = std::numeric_limits<int>::max(); ///< a goal that no move number reaches

std::optional<int> numberFrom(const QString &text)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    return isNumber && number >= 0 && text.front() != u'+' ? std::optional(number) : std::nullopt;
}

/// Goes along a game as the steps of a path say.
class Walker
{
public:
    explicit Walker(const GameTree &tree)
        : m_tree(tree)
        , m_size(boardSizeOf(tree))
        , m_node(tree.root())
        , m_moves(hasMove(m_node) ? 1 : 0)
    { }

    [[nodiscard]] NodeId node() const { return m_node; }

    /// Goes to the node of that move; to the last node for End.
    Result<void> goTo(int move);
    /// Turns into the continuation of that number, from 1.
    Result<void> turnInto(int continuation);
    /// Past what stands between the start and the first move.
    void passSetUp();

private:
    [[nodiscard]] bool hasMove(NodeId node) const
    {
        return moveAt(m_tree, node, m_size).has_value();
    }
    void enter(NodeId node)
    {
        m_node = node;
        m_moves += hasMove(node) ? 1 : 0;
    }

    const GameTree &m_tree;
    BoardSize m_size;
    NodeId m_node;
    int m_moves; ///< up to m_node
};

Result<void> Walker::goTo(int move)
{
    if (move < m_moves) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP(
                            "Messages", "move %1 comes before this line branches off, at move %2"),
                        move, m_moves));
    }
    while (m_moves < move) {
        const NodeId next = m_tree.firstChild(m_node);
        if (next == NoNode) {
            break;
        }
        enter(next);
    }
    if (move != End && m_moves < move) {
        return failure(lineEndsAfter(m_moves));
    }
    return {};
}

Result<void> Walker::turnInto(int continuation)
{
    NodeId child = m_tree.firstChild(m_node);
    while (child != NoNode && !m_tree.hasVariations(m_node) && !hasMove(child)) {
        m_node = child;
        child = m_tree.firstChild(m_node);
    }
    for (int i = 1; i < continuation && child != NoNode; ++i) {
        child = m_tree.nextSibling(child);
    }
    if (child == NoNode || continuation < 1) {
        const int continuations = m_tree.childCount(m_node);
        return failure(
            continuations == 1
                ? Message::of(
                    QT_TRANSLATE_NOOP("Messages", "after move %1 there is 1 continuation"), m_moves)
                : Message::of(
                    QT_TRANSLATE_NOOP("Messages", "after move %1 there are %2 continuations"),
                    m_moves, continuations));
    }
    enter(child);
    return {};
}

void Walker::passSetUp()
{
    for (NodeId next = m_tree.firstChild(m_node); next != NoNode && !hasMove(next);
         next = m_tree.firstChild(m_node)) {
        enter(next);
    }
}

Result<NodePlace> nodeOfFile(const GameTree &tree, int index)
{
    NodeId node = tree.root();
    for (int i = 0; i < index && node != NoNode; ++i) {
        node = tree.nextInSubtree(node, tree.root());
    }
    if (node == NoNode) {
        return failure(
            tree.nodeCount() == 1
                ? Message::of(QT_TRANSLATE_NOOP("Messages", "the game has only 1 node, n0 to n0"))
                : Message::of(
                    QT_TRANSLATE_NOOP("Messages", "the game has only %1 nodes, n0 to n%2"),
                    tree.nodeCount(), tree.nodeCount() - 1));
    }
    return NodePlace{node};
}

} // namespace

Result<NodePlace> findPlace(const GameTree &tree, const QString &path)
{
    if (path.startsWith(u'n')) {
        const auto index = path.size() > 1 ? numberFrom(path.mid(1)) : std::nullopt;
        return index ? nodeOfFile(tree, *index)
                     : failure(Message::of(
                         QT_TRANSLATE_NOOP("Messages", "\"%1\" names no node; give n0, n1, …"),
                         excerpt(path)));
    }
    const QStringList steps = (path.isEmpty() ? QStringLiteral("end") : path).split(u'.');
    if (steps == QStringList{QStringLiteral("0")} && moveAt(tree, tree.root())) {
        return NodePlace{tree.root(), true};
    }
    Walker walker(tree);
    for (qsizetype i = 0; i < steps.size(); ++i) {
        const bool isTurn = i % 2 == 1;
        const bool isEnd = steps[i] == QLatin1String("end") && !isTurn && i + 1 == steps.size();
        const auto number = isEnd              ? std::optional(End)
                          : steps[i].isEmpty() ? std::nullopt
                                               : numberFrom(steps[i]);
        if (!number) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP("Messages",
                                  "\"%1\" is not a path; give a move number, or 30.2.45 for "
                                  "move 45 of the second continuation after move 30"),
                excerpt(path)));
        }
        if (const Result<void> went = isTurn ? walker.turnInto(*number) : walker.goTo(*number);
            !went) {
            return failure(went.error());
        }
    }
    if (steps == QStringList{QStringLiteral("0")}) {
        walker.passSetUp();
    }
    return NodePlace{walker.node()};
}

QString pathOf(const GameTree &tree, NodeId node)
{
    const BoardSize size = boardSizeOf(tree);
    QStringList steps;
    int moves = 0;
    bool isTurn = false;
    for (const NodeId step : tree.pathTo(node)) {
        const NodeId parent = tree.parent(step);
        isTurn = parent != NoNode && tree.firstChild(parent) != step;
        if (isTurn) {
            steps << QString::number(moves) << QString::number(tree.childIndex(step) + 1);
        }
        moves += moveAt(tree, step, size) ? 1 : 0;
    }
    if (!isTurn) {
        steps << QString::number(moves);
    }
    const QString path = steps.join(u'.');
    if (findPlace(tree, path) == NodePlace{node}) {
        return path;
    }
    int index = 0;
    for (NodeId each = tree.root(); each != node; each = tree.nextInSubtree(each, tree.root())) {
        ++index;
    }
    return QStringLiteral("n%1").arg(index);
}

Message lineEndsAfter(int moves)
{
    return Message::of(moves == 1 ? QT_TRANSLATE_NOOP("Messages", "the line has only 1 move")
                                  : QT_TRANSLATE_NOOP("Messages", "the line has only %1 moves"),
                       moves);
}

} // namespace shinpan
