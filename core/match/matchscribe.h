#pragma once

#include "core/match/gameresult.h"
#include "core/match/matchsetup.h"
#include "core/match/player.h"
#include "core/record/gametree.h"
#include "core/rules/gameline.h"

namespace shinpan {
class GameRecord;
}

/// What a match writes into its record beside the moves.
namespace shinpan::scribe {

/// Size, komi, rules, date, handicap and set-up stones, into the root.
void writeSetup(GameRecord &record, const MatchSetup &setup, const GameLine &line);

/// The players' names, and what the engines say of themselves as the root's comment, unless that
/// is somebody else's: anything but what was written for the identities `before`.
void writeIdentities(GameRecord &record,
                     const ByColor<PlayerIdentity> &before,
                     const ByColor<PlayerIdentity> &now);

/// RE into the root, and the evidence, if there is any, below the comment of the last node.
void writeResult(GameRecord &record, NodeId last, const GameResult &result);

/// The node from which `moves` moves led to `node`.
[[nodiscard]] NodeId nodeBefore(const GameRecord &record, NodeId node, int moves);

} // namespace shinpan::scribe
