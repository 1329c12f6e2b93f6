#include "tests/rules/finishedgame.h"

#include <algorithm>
#include <random>
#include <vector>

namespace shinpan::test {

namespace {

[[nodiscard]] bool isSurrounded(const Board &board, Color color, Point point)
{
    bool isOwn = true;
    forEachNeighbor(point, board.size(),
                    [&](Point neighbor) { isOwn = isOwn && board.at(neighbor) == stoneOf(color); });
    return isOwn;
}

[[nodiscard]] Move randomMove(const Position &position, std::mt19937 &random)
{
    const BoardSize size = position.board().size();
    const Color color = position.toPlay();
    std::vector<Point> points;
    for (int i = 0; i < size.pointCount(); ++i) {
        points.push_back(size.pointAt(i));
    }
    std::ranges::shuffle(points, random);
    for (const Point point : points) {
        if (!position.check({color, point}) && !isSurrounded(position.board(), color, point)) {
            return {color, point};
        }
    }
    return Move::pass(color);
}

} // namespace

void playToTheEnd(Position &position, std::uint32_t seed)
{
    std::mt19937 random(seed);
    while (!position.isFinished()) {
        position.play(randomMove(position, random));
    }
}

} // namespace shinpan::test
