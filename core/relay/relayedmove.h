#pragma once

#include "core/gtpserver/hostedgame.h"
#include "core/match/score/playeraction.h"
#include "core/relay/relayedengine.h"
#include "core/rules/ruleset.h"

#include <QString>

#include <optional>

namespace shinpan {

/// A command that asks for a move, and for which side.
struct MoveRequest
{
    Color color = Color::Black;
    bool isAnalysis = false; ///< "lz-genmove_analyze" and its like: the move comes in the last line
};

/// Nothing if it asks for anything else, or for a move that is not to be played. `toPlay`: whose
/// turn it is, for commands that need not say so.
[[nodiscard]] std::optional<MoveRequest> moveRequestIn(const GtpQuery &query, Color toPlay);

/// The action that an engine answered a request with; or why it is none.
[[nodiscard]] Result<PlayerAction> actionIn(const RelayedReply &reply,
                                            const HostedGame &game,
                                            Color color);

/// The referee's objection to an action in this game, as a sentence; empty if it stands.
[[nodiscard]] Message objectionTo(const PlayerAction &action,
                                  const HostedGame &game,
                                  Color color,
                                  const Ruleset &rules);

/// The action as an answer to genmove.
[[nodiscard]] std::string wordFor(const PlayerAction &action);

} // namespace shinpan
