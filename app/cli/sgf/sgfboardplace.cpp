#include "app/cli/sgf/sgfboardplace.h"

#include "core/record/tree/sgfproperties.h"

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
    return {gameLineTo(tree, place.place.node), rules};
}

} // namespace shinpan
