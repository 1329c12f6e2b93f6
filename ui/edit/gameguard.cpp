#include "ui/edit/gameguard.h"

#include "core/record/edit/positionedit.h"
#include "core/record/tree/sgfvocabulary.h"
#include "ui/game/opengame.h"

#include <algorithm>

namespace shinpan {

namespace {

using Role = PropertyTraits::Role;

bool isInGame(const OpenGame &game, const RecordChange &change)
{
    if (const auto *property = std::get_if<PropertyChange>(&change)) {
        const Role role = traitsOf(packName(property->name)).role;
        return role != Role::Annotation && role != Role::Unknown && role != Role::GameInfo
            && isInGame(game, property->node);
    }
    const auto *subtree = std::get_if<SubtreeChange>(&change);
    return subtree != nullptr && isInGame(game, subtree->top);
}

} // namespace

bool isInGame(const OpenGame &game, NodeId node)
{
    if (!game.status().isRunning()) {
        return false;
    }
    const GameTree &tree = game.record().tree();
    NodeId step = game.match()->node();
    while (step != NoNode && step != node) {
        step = tree.parent(step);
    }
    return step == node;
}

bool mayAddBelow(const OpenGame &game, NodeId node)
{
    return !game.status().isRunning() || node != game.match()->node();
}

bool mayChangePosition(const OpenGame &game, NodeId node)
{
    return !isInGame(game, node)
        || (mayAddBelow(game, node) && needsSetUpNode(game.record().tree(), node));
}

bool mayRemove(const OpenGame &game, NodeId node)
{
    return node != game.record().tree().root() && !isInGame(game, node);
}

bool leavesGameAlone(const OpenGame &game, const HistoryStep &step)
{
    return std::ranges::none_of(step.changes,
                                [&](const RecordChange &change) { return isInGame(game, change); });
}

} // namespace shinpan
