#include "core/record/tree/positiontree.h"

#include "core/board/boardregion.h"
#include "core/record/tree/sgfproperties.h"

namespace shinpan {

GameTree treeOfPosition(const Board &board, Color toPlay)
{
    GameTree tree;
    tree.setValue(tree.root(), "SZ", rawBoardSize(board.size()));
    for (const Color color : BothColors) {
        PointSet stones;
        forEachPoint(BoardRegion::whole(board.size()), [&](Point point) {
            if (board.at(point) == stoneOf(color)) {
                stones.insert(point);
            }
        });
        if (!stones.isEmpty()) {
            tree.setValues(tree.root(), color == Color::Black ? "AB" : "AW",
                           rawPoints(stones, board.size()));
        }
    }
    tree.setValue(tree.root(), "PL", rawColor(toPlay));
    return tree;
}

} // namespace shinpan
