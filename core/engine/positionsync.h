#pragma once

#include "core/clock/timecontrol.h"
#include "core/rules/gameline.h"
#include "core/rules/ruleset.h"

#include <optional>
#include <vector>

namespace shinpan {

/// What an engine is told of a game.
struct EngineGame
{
    GameLine line;
    double komi = 0;
    std::optional<Ruleset> rules{}; ///< none: it plays by its own
    TimeControl time{};             ///< of the engine's side; GTP knows one control for both

    friend bool operator==(const EngineGame &, const EngineGame &) = default;
};

/// One thing to tell an engine on the way from the game it knows to the game it must know.
struct SyncStep
{
    enum class Kind {
        BoardSize, ///< the line's size; the board's content is undefined afterwards (GTP 2 §6.3.2)
        ClearBoard, ///< empties the board, keeps size and komi
        Komi,       ///< the game's komi
        Rules,      ///< the game's rules, if it can be told
        Time,       ///< the game's time control, if it can be told
        SetUp,      ///< the line's handicap or set-up stones, on an empty board
        Undo,       ///< takes the last move back
        Play        ///< `move`
    };

    Kind kind = Kind::Play;
    Move move; ///< for Play

    friend bool operator==(const SyncStep &, const SyncStep &) = default;
};

/// The shortest list of steps that leads an engine from `known` (null: nothing that can be relied
/// on) to `target`.
///
/// Moves that both games share are kept; the others are undone one by one if the engine `canUndo`
/// and that is shorter than starting anew from an empty board. A limit is told again with every
/// empty board, and before the first stone, as Fuego takes none later.
[[nodiscard]] std::vector<SyncStep> stepsBetween(const EngineGame *known,
                                                 const EngineGame &target,
                                                 bool canUndo);

} // namespace shinpan
