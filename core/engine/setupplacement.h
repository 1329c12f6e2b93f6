#pragma once

#include "core/engine/engine.h"
#include "core/rules/gameline.h"

namespace shinpan {

/// Puts a line's handicap or set-up stones on an engine's empty board, by the best command that it
/// knows: `fixed_handicap` where the stones are its and its answer confirms them,
/// `set_free_handicap` for black stones, `gogui-setup`, else plain plays.
[[nodiscard]] QCoro::Task<EngineDone> placeSetUp(std::shared_ptr<Engine> engine,
                                                 GameLine start,
                                                 Engine::Limit perCommand);

/// The same with `set_position`, which empties the board first. A position that the engine finds
/// impossible (stones without liberties) may be refused; then it is told the common way.
[[nodiscard]] QCoro::Task<EngineDone> setPosition(std::shared_ptr<Engine> engine,
                                                  GameLine start,
                                                  Engine::Limit perCommand);

} // namespace shinpan
