#include "core/record/movefigure.h"

#include "core/record/replay.h"
#include "core/record/sgfproperties.h"

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

Result<MoveFigure> figureOf(const GameTree &tree, NodeId node, int first, int last)
{
    MoveFigure figure;
    Replay replay(tree);
    bool hasBegun = false;
    for (const NodeId step : tree.pathTo(tree.endOfLine(node))) {
        const auto move = moveAt(tree, step, replay.board().size());
        if (hasBegun && move && replay.moveNumber() == last) {
            break;
        }
        replay.setUp(tree, step);
        if (const auto change = setUpAt(tree, step, replay.board().size()); change && hasBegun) {
            setUp(figure, *change);
        }
        if (move && replay.moveNumber() + 1 == first) {
            figure.board = replay.board();
            hasBegun = true;
        }
        replay.play(tree, step);
        if (hasBegun && move) {
            add(figure, *move, replay.moveNumber());
        }
        figure.lastNode = step;
    }
    if (!hasBegun) {
        return failure(QStringLiteral("the line has only %1 move%2")
                           .arg(replay.moveNumber())
                           .arg(replay.moveNumber() == 1 ? QString() : QStringLiteral("s")));
    }
    return figure;
}

} // namespace shinpan
