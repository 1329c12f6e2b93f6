#pragma once

#include "core/clock/gameclock.h"
#include "core/record/gamerecord.h"
#include "core/rules/ruleset.h"

#include <optional>

// What a record says of its game, for those who look at it or go on with it.
namespace shinpan {

/// The rules that RU names, or ours.
[[nodiscard]] Ruleset rulesOf(const GameInfo &info);

/// Whether a game has ended at this node, the last of its line: the one that the record has the
/// result of, or any that was passed out.
[[nodiscard]] bool isGameEnd(const GameRecord &record, NodeId node);

/// What was left to a side after the node: what was written there, or last before it.
[[nodiscard]] std::optional<TimeLeft> timeLeftAfter(const GameTree &tree, NodeId node, Color color);

} // namespace shinpan
