#include "ui/game/recordedgame.h"

#include "core/match/matchsetup.h"
#include "core/record/timesettings.h"
#include "core/record/tree/sgfproperties.h"

namespace shinpan {

namespace {

/// How many passes in a row end at the node.
[[nodiscard]] int passesBefore(const GameTree &tree, NodeId node)
{
    int passes = 0;
    for (; node != NoNode; node = tree.parent(node)) {
        const std::optional<Move> move = moveAt(tree, node);
        if (!move || move->point) {
            break;
        }
        ++passes;
    }
    return passes;
}

} // namespace

Ruleset rulesOf(const GameInfo &info)
{
    return rulesetFromText(info.rules.toStdString()).value_or(defaultRules());
}

bool isGameEnd(const GameRecord &record, NodeId node)
{
    const GameTree &tree = record.tree();
    if (tree.firstChild(node) != NoNode) {
        return false;
    }
    const GameInfo info = record.info();
    const bool isResultOfHere = !info.result.isEmpty() && tree.endOfLine(tree.root()) == node;
    return isResultOfHere || passesBefore(tree, node) >= rulesOf(info).passesToEnd;
}

std::optional<TimeLeft> timeLeftAfter(const GameTree &tree, NodeId node, Color color)
{
    for (; node != NoNode; node = tree.parent(node)) {
        if (const std::optional<TimeLeft> left = timeLeftOf(timeLeftAt(tree, node)[color])) {
            return left;
        }
    }
    return std::nullopt;
}

} // namespace shinpan
