#include "core/record/problem/problemattempt.h"

#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"

#include <QStringList>

#include <utility>

namespace shinpan {

namespace {

[[nodiscard]] Ruleset problemRules()
{
    Ruleset rules;
    rules.ko = KoRule::Simple;
    return rules;
}

} // namespace

ProblemAttempt::ProblemAttempt(std::shared_ptr<const GameTree> tree,
                               NodeId start,
                               bool swapsColors,
                               SeededRandom random)
    : m_tree(std::move(tree))
    , m_problem(*m_tree, start)
    , m_swapsColors(swapsColors)
    , m_random(random)
    , m_now{start, Position(gameLineTo(*m_tree, start), problemRules()), {}, {}}
{
    m_now.text = problemText(*m_tree, start);
    m_now.lastMove = moveAt(*m_tree, start);
}

Board ProblemAttempt::board() const
{
    const Board &board = m_now.position.board();
    if (!m_swapsColors) {
        return board;
    }
    Board swapped(board.size());
    for (int index = 0; index < board.size().pointCount(); ++index) {
        const Point point = board.size().pointAt(index);
        if (const Stone stone = board.at(point); stone == Stone::Black || stone == Stone::White) {
            swapped.set(point, stone == Stone::Black ? Stone::White : Stone::Black);
        }
    }
    return swapped;
}

std::optional<Move> ProblemAttempt::lastMove() const
{
    std::optional<Move> move = m_now.lastMove;
    if (move) {
        move->color = shown(move->color);
    }
    return move;
}

bool ProblemAttempt::mayPlay(Point point) const
{
    return !m_now.position.check({m_problem.solver(), point});
}

QString ProblemAttempt::text() const
{
    return m_now.text;
}

void ProblemAttempt::play(Point point)
{
    const Move move{m_problem.solver(), point};
    m_before.push_back(m_now);
    m_now.text.clear();
    if (m_now.isInFile) {
        for (const NodeId node : m_problem.answers(*m_tree, m_now.node, move.color)) {
            if (moveAt(*m_tree, node) == move) {
                follow(node);
                return;
            }
        }
    }
    m_now.position.playAnyhow(move);
    m_now.lastMove = move;
    m_now.isInFile = false;
    m_now.isToMove = false;
    if (m_now.state == State::Asking) {
        m_now.state = State::Unknown;
    }
}

/// Carries out a node of the file, with those without a move that lie on the way to it.
void ProblemAttempt::step(NodeId node)
{
    m_now.node = node;
    m_now.position = Position(gameLineTo(*m_tree, node), problemRules());
    m_now.lastMove = moveAt(*m_tree, node);
    const QString said = problemText(*m_tree, node);
    m_now.text = QStringList{m_now.text, said}.join(
        m_now.text.isEmpty() || said.isEmpty() ? QString() : QStringLiteral("\n\n"));
}

void ProblemAttempt::follow(NodeId node)
{
    step(node);
    if (m_problem.isSolvedAt(node) && m_now.state == State::Asking) {
        m_now.state = State::Right;
        m_now.isToMove = false;
        return;
    }
    if (!m_problem.leadsToRight(node)) {
        m_now.state = State::Wrong;
    }
    reply();
}

void ProblemAttempt::reply()
{
    const std::vector<NodeId> replies = m_problem.replies(*m_tree, m_now.node);
    if (!replies.empty()) {
        step(replies[m_random.below(replies.size())]);
        if (m_problem.isSolvedAt(m_now.node) && m_now.state == State::Asking) {
            m_now.state = State::Right;
        }
    }
    m_now.isToMove = m_now.state != State::Right
                  && !m_problem.answers(*m_tree, m_now.node, m_problem.solver()).empty();
}

void ProblemAttempt::answer(std::optional<Point> point)
{
    const Move move{opposite(m_problem.solver()), point};
    m_now.position.playAnyhow(move);
    m_now.lastMove = move;
    m_now.isToMove = true;
}

bool ProblemAttempt::takeBack()
{
    if (m_before.empty()) {
        return false;
    }
    m_now = std::move(m_before.back());
    m_before.pop_back();
    return true;
}

void ProblemAttempt::restart()
{
    while (takeBack()) { }
}

bool ProblemAttempt::showSolution()
{
    const std::vector<NodeId> line = m_problem.solution(*m_tree);
    if (line.empty()) {
        return false;
    }
    restart();
    m_before.push_back(m_now);
    m_now.text.clear();
    for (const NodeId node : line) {
        step(node);
    }
    m_now.state = State::Right;
    m_now.isToMove = false;
    return true;
}

} // namespace shinpan
