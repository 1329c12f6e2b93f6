#pragma once

#include "core/rules/gameline.h"

#include <vector>

namespace shinpan {

/// What an engine was told of a game: the line and the komi.
struct EngineGame
{
    GameLine line;
    double komi = 0;

    friend bool operator==(const EngineGame &, const EngineGame &) = default;
};

/// One thing to tell an engine on the way from the game it knows to the game it must know.
struct SyncStep
{
    enum class Kind {
        BoardSize, ///< the line's size; the board's content is undefined afterwards (GTP 2 §6.3.2)
        ClearBoard, ///< empties the board, keeps size and komi
        Komi,       ///< the game's komi
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
/// and that is shorter than starting anew from an empty board.
[[nodiscard]] std::vector<SyncStep> stepsBetween(const EngineGame *known,
                                                 const EngineGame &target,
                                                 bool canUndo);

} // namespace shinpan
