#include "core/rules/gameline.h"

namespace shinpan {

Board setUpBoard(const GameLine &line)
{
    Board board(line.size);
    for (const auto &[point, color] : line.setUp) {
        board.set(point, stoneOf(color));
    }
    return board;
}

} // namespace shinpan
