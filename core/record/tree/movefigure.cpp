#include "core/record/tree/movefigure.h"

#include "core/record/tree/nodepath.h"
#include "core/record/tree/sgfproperties.h"

#include <algorithm>

namespace shinpan {

namespace {

/// Sets stones up in a figure; their points lose their numbers.
void setUp(MoveFigure &figure, const SetUp &setUp)
{
    const auto set = [&figure](const PointSet &points, Stone stone) {
        points.forEach([&](Point point) {
            figure.board.set(point, stone);
            std::erase_if(figure.numbers,
                          [&](const MoveFigure::Number &number) { return number.point == point; });
        });
    };
    set(setUp.black, Stone::Black);
    set(setUp.white, Stone::White);
    set(setUp.empty, Stone::Empty);
}

std::optional<int> numberAt(const MoveFigure &figure, Point point)
{
    const auto found = std::ranges::find(figure.numbers, point, &MoveFigure::Number::point);
    return found == figure.numbers.end() ? std::nullopt : std::optional(found->move);
}

void remark(MoveFigure &figure, int number, const std::optional<Point> &point)
{
    const auto same = std::ranges::find(figure.remarks, point, &MoveFigure::Remark::point);
    if (same != figure.remarks.end()) {
        same->moves.push_back(number);
        return;
    }
    figure.remarks.push_back({{number}, point, point ? numberAt(figure, *point) : std::nullopt});
}

void add(MoveFigure &figure, const Move &move, int number)
{
    if (!move.point || figure.board.at(*move.point) != Stone::Empty) {
        remark(figure, number, move.point);
        return;
    }
    figure.board.set(*move.point, stoneOf(move.color));
    figure.numbers.push_back({*move.point, number});
}

} // namespace

MoveFigures::MoveFigures(const GameTree &tree, NodeId node)
    : m_tree(tree)
    , m_path(tree.pathTo(tree.endOfLine(node)))
    , m_replay(tree)
{ }

Result<MoveFigure> MoveFigures::next(int first, int last)
{
    MoveFigure figure;
    bool hasBegun = false;
    for (; m_walked < m_path.size(); ++m_walked) {
        const NodeId step = m_path[m_walked];
        const BoardSize size = m_replay.board().size();
        const auto move = moveAt(m_tree, step, size);
        if (hasBegun && move && m_replay.moveNumber() == last) {
            break;
        }
        m_replay.setUp(m_tree, step);
        if (const auto change = setUpAt(m_tree, step, size); change && hasBegun) {
            setUp(figure, *change);
        }
        if (move && m_replay.moveNumber() + 1 == first) {
            figure.board = m_replay.board();
            hasBegun = true;
        }
        m_replay.play(m_tree, step);
        if (hasBegun && move) {
            add(figure, *move, m_replay.moveNumber());
        }
        figure.lastNode = step;
    }
    if (!hasBegun) {
        return failure(lineEndsAfter(m_replay.moveNumber()));
    }
    return figure;
}

Result<MoveFigure> figureOf(const GameTree &tree, NodeId node, int first, int last)
{
    return MoveFigures(tree, node).next(first, last);
}

} // namespace shinpan
