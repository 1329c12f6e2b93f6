#include "core/record/problem/problem.h"

#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <optional>

namespace shinpan {

namespace {

/// The words that a comment begins with, in lower case; the longer before the shorter.
constexpr std::array RightWords{u"correct", u"right", u"success", u"solution",
                                u"正解",    u"成功",  u"정답"};
constexpr std::array WrongWords{u"incorrect", u"wrong",  u"failure", u"fail", u"失敗",
                                u"失败",      u"不正解", u"오답",    u"실패"};

/// The words in capital letters that goproblems.com reads, wherever they stand in a comment.
[[nodiscard]] bool hasCommand(const QString &comment, QLatin1String word)
{
    qsizetype at = comment.indexOf(word);
    const auto isLetter = [&comment](qsizetype place) {
        return place >= 0 && place < comment.size() && comment.at(place).isLetterOrNumber();
    };
    while (at >= 0 && (isLetter(at - 1) || isLetter(at + word.size()))) {
        at = comment.indexOf(word, at + 1);
    }
    return at >= 0;
}

template <typename Words>
[[nodiscard]] bool beginsWith(const QString &comment, const Words &words)
{
    return std::ranges::any_of(words, [&comment](const char16_t *text) {
        const QStringView word(text);
        if (!comment.startsWith(word, Qt::CaseInsensitive)) {
            return false;
        }
        if (word.front().unicode() >= 0x80 || comment.size() == word.size()) {
            return true; // scripts without blanks go on
        }
        const QChar next = comment.at(word.size());
        return word == u"right" ? next.isPunct() || next == u'\n' // "Right after this" is no mark
                                : !next.isLetterOrNumber();
    });
}

/// What words say.
[[nodiscard]] ProblemMark markIn(const QString &comment)
{
    if (comment.isEmpty()) {
        return ProblemMark::None;
    }
    if (hasCommand(comment, QLatin1String("RIGHT"))) {
        return ProblemMark::Right;
    }
    const QString text = comment.trimmed();
    if (text == u"+") {
        return ProblemMark::Right;
    }
    if (beginsWith(text, WrongWords)) {
        return ProblemMark::Wrong;
    }
    return beginsWith(text, RightWords) ? ProblemMark::Right : ProblemMark::None;
}

[[nodiscard]] std::optional<Color> moverAt(const GameTree &tree, NodeId node)
{
    for (const Color color : BothColors) {
        if (tree.has(node, rawColor(color))) {
            return color;
        }
    }
    return std::nullopt;
}

/// The nodes from `top` on in the order of the file, each behind its parent.
[[nodiscard]] std::vector<NodeId> nodesBelow(const GameTree &tree, NodeId top)
{
    std::vector<NodeId> nodes;
    for (NodeId node = top; node != NoNode; node = tree.nextInSubtree(node, top)) {
        nodes.push_back(node);
    }
    return nodes;
}

[[nodiscard]] bool hasMoveAfter(const GameTree &tree, NodeId node)
{
    for (NodeId child = tree.firstChild(node); child != NoNode; child = tree.nextSibling(child)) {
        if (moverAt(tree, child)) {
            return true;
        }
    }
    return false;
}

} // namespace

ProblemMark problemMarkAt(const GameTree &tree, NodeId node, Color solver)
{
    const ProblemMark said = markIn(commentAt(tree, node));
    if (said != ProblemMark::None) {
        return said;
    }
    const bool isOwn = moverAt(tree, node) == solver;
    if (tree.has(node, "WV") || (isOwn && tree.has(node, "BM"))) {
        return ProblemMark::Wrong;
    }
    if (isOwn && tree.has(node, "TE")) {
        return ProblemMark::Right;
    }
    const bool isBlack = solver == Color::Black;
    if (tree.has(node, isBlack ? "GB" : "GW")) {
        return ProblemMark::Right;
    }
    return tree.has(node, isBlack ? "GW" : "GB") ? ProblemMark::Wrong : ProblemMark::None;
}

QString problemText(const GameTree &tree, NodeId node)
{
    static const QRegularExpression commands(
        QStringLiteral("(?<![\\p{L}\\p{N}])(RIGHT|CHOICE|FORCE|NOTTHIS)(?![\\p{L}\\p{N}])"));
    return commentAt(tree, node).remove(commands).trimmed();
}

std::vector<NodeId> Problem::startsIn(const GameTree &tree)
{
    std::vector<NodeId> starts;
    NodeId bare = NoNode;
    NodeId node = tree.root();
    while (node != NoNode && starts.size() < MostInTree) {
        const bool isBehindMove = moverAt(tree, node).has_value();
        if (!isBehindMove && hasMoveAfter(tree, node)) {
            starts.push_back(node);
        } else if (!isBehindMove && bare == NoNode && (tree.has(node, "AB") || tree.has(node, "AW"))
                   && tree.firstChild(node) == NoNode) {
            bare = node;
        }
        NodeId next = isBehindMove ? NoNode : tree.firstChild(node);
        while (next == NoNode && node != tree.root()) { // what is behind a move is passed over
            next = tree.nextSibling(node);
            node = tree.parent(node);
        }
        node = next;
    }
    if (starts.empty() && bare != NoNode) {
        starts.push_back(bare);
    }
    return starts;
}

Problem::Problem(const GameTree &tree, NodeId start)
    : m_start(start)
    , m_solver(replayTo(tree, start).toPlay(tree, start))
{
    const Color other = opposite(m_solver);
    if (answers(tree, start, m_solver).empty() && !answers(tree, start, other).empty()) {
        m_solver = other; // PL is wrong
    }
    const std::vector<NodeId> order = nodesBelow(tree, start);
    m_values.reserve(order.size());
    m_isMarked = std::ranges::any_of(order, [&](NodeId node) {
        return node != start && problemMarkAt(tree, node, m_solver) == ProblemMark::Right;
    });
    judge(tree, order);
    gather(tree, order);
}

Problem::Value Problem::valueOf(NodeId node) const
{
    const auto found = m_values.find(node);
    return found != m_values.end() ? found->second : Value();
}

/// Parents come before their children, whose worth may depend on all of them.
void Problem::judge(const GameTree &tree, const std::vector<NodeId> &order)
{
    m_values[m_start].isRight = !m_isMarked;
    for (const NodeId node : order) {
        judgeChildren(tree, node);
    }
}

void Problem::judgeChildren(const GameTree &tree, NodeId parent)
{
    struct Child
    {
        NodeId node;
        ProblemMark mark;
        bool isOwn; ///< a move of the solver's
    };
    std::vector<Child> children;
    for (NodeId node = tree.firstChild(parent); node != NoNode; node = tree.nextSibling(node)) {
        children.push_back(
            {node, problemMarkAt(tree, node, m_solver), moverAt(tree, node) == m_solver});
    }
    const auto hasOwn = [&children](ProblemMark mark) {
        return std::ranges::any_of(
            children, [mark](const Child &child) { return child.isOwn && child.mark == mark; });
    };
    const bool areRestRight = hasOwn(ProblemMark::Wrong) && !hasOwn(ProblemMark::Right);
    const bool isParentRight = valueOf(parent).isRight;
    bool isFirst = true; // it is the first that nobody marked as wrong
    for (const auto &[node, mark, isOwn] : children) {
        Value &value = m_values[node];
        if (mark != ProblemMark::None) {
            value.isRight = mark == ProblemMark::Right;
        } else {
            value.isRight = isParentRight && (!isOwn || isFirst || areRestRight);
        }
        isFirst = isFirst && (!isOwn || mark == ProblemMark::Wrong);
    }
}

/// What can still be reached, from the ends of the lines upwards.
void Problem::gather(const GameTree &tree, const std::vector<NodeId> &order)
{
    for (auto node = order.rbegin(); node != order.rend(); ++node) {
        Value &value = m_values[*node];
        const QString comment = commentAt(tree, *node);
        const bool isEnd =
            tree.firstChild(*node) == NoNode || hasCommand(comment, QLatin1String("RIGHT"));
        value.isSolved = isEnd && value.isRight && *node != m_start;
        value.leadsToRight = value.leadsToRight || value.isSolved;
        value.hasChoice = value.hasChoice || hasCommand(comment, QLatin1String("CHOICE"));
        if (*node != m_start) {
            Value &parent = m_values[tree.parent(*node)];
            parent.leadsToRight = parent.leadsToRight || value.leadsToRight;
            parent.hasChoice = parent.hasChoice || value.hasChoice;
        }
    }
}

std::vector<NodeId> Problem::answers(const GameTree &tree, NodeId node, Color side) const
{
    std::vector<NodeId> found;
    NodeId child = tree.firstChild(node);
    while (child != NoNode) {
        const std::optional<Color> mover = moverAt(tree, child);
        if (mover == side) {
            found.push_back(child);
        }
        NodeId next = mover ? NoNode : tree.firstChild(child);
        while (next == NoNode && child != node) {
            next = tree.nextSibling(child);
            child = tree.parent(child);
        }
        child = next;
    }
    return found;
}

std::vector<NodeId> Problem::replies(const GameTree &tree, NodeId node) const
{
    std::vector<NodeId> found = answers(tree, node, opposite(m_solver));
    if (leadsToRight(node)) {
        std::erase_if(found, [this](NodeId reply) { return !leadsToRight(reply); });
    }
    const bool hasChoice =
        std::ranges::any_of(found, [this](NodeId reply) { return valueOf(reply).hasChoice; });
    if (hasChoice) {
        std::erase_if(found, [this](NodeId reply) { return !valueOf(reply).hasChoice; });
    } else if (found.size() > 1) {
        found.resize(1);
    }
    return found;
}

std::vector<NodeId> Problem::solution(const GameTree &tree) const
{
    std::vector<NodeId> line;
    NodeId node = hasSolution() ? m_start : NoNode;
    while (node != NoNode && !isSolvedAt(node)) {
        const bool isReply = !line.empty() && moverAt(tree, line.back()) == m_solver;
        std::vector<NodeId> moves = isReply ? replies(tree, node) : std::vector<NodeId>();
        if (moves.empty()) { // the solver's turn, or the opponent plays elsewhere
            moves = answers(tree, node, m_solver);
        }
        const auto next =
            std::ranges::find_if(moves, [this](NodeId move) { return leadsToRight(move); });
        node = next != moves.end() ? *next : NoNode;
        if (node != NoNode) {
            line.push_back(node);
        }
    }
    return line;
}

} // namespace shinpan
