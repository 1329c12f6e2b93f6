#include "app/cli/sgfboardplace.h"

#include "core/record/sgfproperties.h"

namespace shinpan {

Result<BoardPlace> goToPlace(const GameTree &tree, const QString &path)
{
    const Result<NodePlace> place = findPlace(tree, path);
    if (!place) {
        return failure(place.error());
    }
    if (!place->isBeforeMove) {
        const Replay replay = replayTo(tree, place->node);
        return BoardPlace{*place, replay, replay.toPlay(tree, place->node)};
    }
    Replay replay(tree);
    replay.setUp(tree, place->node);
    return BoardPlace{*place, replay, moveAt(tree, place->node)->color};
}

Position positionAt(const GameTree &tree, const BoardPlace &place, const Ruleset &rules)
{
    if (place.place.isBeforeMove) {
        return {place.replay.board(), place.toPlay, rules};
    }
    const GameLine line = gameLineTo(tree, place.place.node);
    Position position(setUpBoard(line), line.firstToPlay, rules);
    for (const Move &move : line.moves) {
        if (position.check(move)) {
            Board board = position.board();
            if (move.point) {
                board.play(move.color, *move.point);
            }
            position = Position(board, opposite(move.color), rules);
        } else {
            position.play(move);
        }
    }
    return position;
}

} // namespace shinpan
