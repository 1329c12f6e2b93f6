#pragma once

#include "core/board/board.h"
#include "core/engine/engine.h"
#include "core/rules/gameline.h"

#include <vector>

namespace shinpan {

/// Asks for an engine's own board with `list_stones` or else `showboard`. All is queued at once, so
/// that nothing comes between; nothing where it knows neither.
[[nodiscard]] std::vector<Completion<GtpReply>> askForBoard(Engine &engine,
                                                            Engine::Limit perCommand);

/// The points where the board that these answers tell differs from that at the end of a line;
/// nothing where it cannot be read for certain.
[[nodiscard]] std::optional<std::vector<Point>> differencesFrom(
    const GameLine &line,
    const std::vector<GtpReply> &answers);

/// Asks for its board and compares it: the points where it differs, none where the board cannot be
/// asked for or read for certain.
[[nodiscard]] QCoro::Task<Result<std::vector<Point>, EngineError>>
compareBoard(std::shared_ptr<Engine> engine, GameLine line, Engine::Limit perCommand);

/// What is wrong with an engine whose board differs at these points.
[[nodiscard]] EngineError differenceAt(const std::vector<Point> &points);

} // namespace shinpan
