#pragma once

#include "core/board/board.h"
#include "core/engine/engine.h"
#include "core/rules/gameline.h"

#include <vector>

namespace shinpan {

// What is put on an engine's board, and what stands there.

/// Plays these moves one by one.
[[nodiscard]] QCoro::Task<EngineDone> playMoves(std::shared_ptr<Engine> engine,
                                                std::vector<Move> moves,
                                                Engine::Limit perCommand);

/// Puts a line's handicap or set-up stones on an engine's empty board, by the best command that it
/// knows: `fixed_handicap` where the stones are its and its answer confirms them,
/// `set_free_handicap` for a handicap, `gogui-setup`, else plain plays. Stones without liberties
/// are a failure where the engine's board does not have them afterwards: it takes them off.
[[nodiscard]] QCoro::Task<EngineDone> placeSetUp(std::shared_ptr<Engine> engine,
                                                 GameLine start,
                                                 Engine::Limit perCommand);

/// The same with `set_position`, which empties the board first. The engine may refuse a position
/// that it finds impossible (stones without liberties); then it is told in the common way.
[[nodiscard]] QCoro::Task<EngineDone> setPosition(std::shared_ptr<Engine> engine,
                                                  GameLine start,
                                                  Engine::Limit perCommand);

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

/// Why an engine cannot be told a position with stones at these points.
[[nodiscard]] EngineError noLibertiesAt(const std::vector<Point> &points);

/// What is wrong with an engine whose board differs at these points.
[[nodiscard]] EngineError differenceAt(const std::vector<Point> &points);

} // namespace shinpan
