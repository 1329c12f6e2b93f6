#include "core/comparison/askedplace.h"

#include "core/rules/position.h"

#include <algorithm>
#include <cstdlib>

namespace shinpan {

namespace {

constexpr int NearLines = 3;

[[nodiscard]] bool hasAtari(const Board &board)
{
    for (int index = 0; index < board.size().pointCount(); ++index) {
        const Point point = board.size().pointAt(index);
        if (board.at(point) != Stone::Empty && board.liberties(point) == 1) {
            return true;
        }
    }
    return false;
}

[[nodiscard]] bool touchesOpponent(const Board &board, const Move &move)
{
    bool touches = false;
    const auto look = [&](Point beside) {
        touches = touches || board.at(beside) == stoneOf(opposite(move.color));
    };
    forEachNeighbor(*move.point, board.size(), look);
    forEachDiagonal(*move.point, board.size(), look);
    return touches;
}

} // namespace

PositionKind kindOf(const GameLine &line)
{
    const Position position(line, Ruleset());
    if (hasAtari(position.board())) {
        return PositionKind::Atari;
    }
    const bool isContact = !line.moves.empty() && line.moves.back().point
                        && touchesOpponent(position.board(), line.moves.back());
    return isContact ? PositionKind::Contact : PositionKind::Quiet;
}

ChoiceDistance distanceOf(const ByBuild<std::optional<Move>> &choices)
{
    const auto &[first, second] = choices;
    if (!first || !second || !first->point || !second->point) {
        return ChoiceDistance::Apart;
    }
    const int columns = std::abs(first->point->column - second->point->column);
    const int rows = std::abs(first->point->row - second->point->row);
    return std::max(columns, rows) <= NearLines ? ChoiceDistance::Near : ChoiceDistance::Apart;
}

} // namespace shinpan
