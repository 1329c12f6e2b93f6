#pragma once

#include "core/competition/result/competitionevent.h"
#include "core/competition/result/engineidentity.h"
#include "core/competition/run/competitiongame.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace shinpan {

// What stands in a bundle as JSON, and back. Names of members are those of the record's columns
// (gamecolumns.h) where it has them.

/// A game as a bundle has it: what the record knows, how it was planned, and its moves.
struct SealedGame
{
    StoredGame game;
    GameLine start; ///< it begins so: set-up and moves of its opening
    Ruleset rules;  ///< these were agreed; its opening may have said them
    std::vector<StoredMove> moves;
};

[[nodiscard]] QByteArray toJson(const SealedGame &game);
/// Nothing if it is no game, or has a number or a word that no game has.
[[nodiscard]] std::optional<SealedGame> sealedGameFromJson(const QByteArray &json);

[[nodiscard]] QByteArray toJson(const std::vector<EngineIdentity> &engines);
[[nodiscard]] std::vector<EngineIdentity> sealedEnginesFromJson(const QByteArray &json);

[[nodiscard]] QByteArray toJson(const std::vector<CompetitionEvent> &events);
/// Leaves out what is of a kind that is not known here.
[[nodiscard]] std::vector<CompetitionEvent> sealedEventsFromJson(const QByteArray &json);

} // namespace shinpan
