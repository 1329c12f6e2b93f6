#pragma once

#include "core/competition/result/engineidentity.h"
#include "core/competition/result/playedgame.h"
#include "core/competition/run/competitiongame.h"

#include <QJsonArray>
#include <QJsonObject>

#include <optional>

namespace shinpan {

// Games on their way to another machine and back, as JSON. Whoever reads them has made sure that
// nothing was changed on the way; what is missing has its usual value. What comes back is believed
// in nothing: see misfit().

[[nodiscard]] QJsonObject toJson(const GameLine &line);
/// The line is on a board of this size, whatever it says.
[[nodiscard]] GameLine lineFromJson(const QJsonObject &object, BoardSize size);
/// A list for each move: colour and vertex ("B D4"), nanoseconds, clock, remarks; behind these,
/// where the mover told them, chances, lead, visits and line.
[[nodiscard]] QJsonArray toJson(const std::vector<StoredMove> &moves);
[[nodiscard]] std::vector<StoredMove> movesFromJson(const QJsonArray &array);
/// Its files have path and hash there.
[[nodiscard]] QJsonObject toJson(const EngineIdentity &engine);
[[nodiscard]] EngineIdentity engineFromJson(const QJsonObject &object);

/// A plan as JSON, with the players of its matchup; its setup is left out, as the competition's
/// settings have it.
[[nodiscard]] QJsonObject toJson(const GamePlan &plan, const Matchup &matchup);
/// The setup and the matchup are the caller's.
[[nodiscard]] GamePlan planFromJson(const QJsonObject &object, const MatchSetup &setup);
[[nodiscard]] Matchup matchupFromJson(const QJsonObject &object);

/// A game as JSON, without its logs.
[[nodiscard]] QJsonObject toJson(const PlayedGame &played);
/// Nothing if it is neither finished nor void.
[[nodiscard]] std::optional<PlayedGame> playedGameFromJson(const QJsonObject &object);

} // namespace shinpan
