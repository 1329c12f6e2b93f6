#pragma once

#include "core/clock/timecontrol.h"
#include "core/rules/gameline.h"
#include "core/rules/ruleset.h"

#include <cstddef>
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

/// The short ways that an engine knows.
struct SyncSkills
{
    bool undo = false;         ///< `undo`
    bool undoMany = false;     ///< `gg-undo N` (GNU Go, Fuego)
    bool handicap = false;     ///< `set_free_handicap`
    bool playSequence = false; ///< `gogui-play_sequence` (Fuego); all moves or none
    /// `set_position` (KataGo): it empties the board and leaves a position without history, ko and
    /// prisoners. That is just what set-up stones are, so it serves for these and nothing else.
    bool setPosition = false;
    bool setUp = false; ///< `gogui-setup` (Fuego), on an empty board
    /// What it gives White for a handicap whatever the rules, which it cannot be told; nothing: as
    /// the rules say.
    std::optional<HandicapCompensation> compensation{};
    bool undoTakesKomi = false; ///< taking a move back takes a komi back too that it was told since
};

// One notion of a handicap for engines and referee: White's compensation is for what the record
// calls a handicap and for nothing else. Where that is black stones set up, the engine is told them
// as one and gives the points itself; anything else it is told as a position. What White has by the
// rules and the engine would not give, or gives too much, is in the komi.

/// The komi that the engine is told.
[[nodiscard]] double toldKomi(const EngineGame &game, const SyncSkills &skills);
/// The rules that the engine is told where it can be told that much: without points for black
/// stones that it would take for a handicap (KataGo counts what stands there before White's first
/// move).
[[nodiscard]] std::optional<Ruleset> toldRules(const EngineGame &game);

/// One thing to tell an engine on the way from the game it knows to the game it must know.
struct SyncStep
{
    enum class Kind {
        BoardSize, ///< the line's size; the board's content is undefined afterwards (GTP 2 §6.3.2)
        ClearBoard,  ///< empties the board, keeps size and komi
        Komi,        ///< the game's komi
        Rules,       ///< the game's rules, if it can be told
        Time,        ///< the game's time control, if it can be told
        SetUp,       ///< the line's handicap or set-up stones, on an empty board
        SetPosition, ///< ClearBoard and SetUp in one
        Undo,        ///< takes the last move back
        UndoMany,    ///< takes the last `count` moves back
        Play,        ///< `move`
        PlaySequence ///< the line's `count` moves from its move `first` on, counted from 0
    };

    Kind kind = Kind::Play;
    Move move{};
    std::size_t count = 1;
    std::size_t first = 0;

    friend bool operator==(const SyncStep &, const SyncStep &) = default;
};

/// The most moves that one PlaySequence tells: GNU Go 3.8 and others read lines into buffers of
/// 1000 characters.
inline constexpr std::size_t MaxSequence = 128;

/// The shortest list of steps that leads an engine from `known` (null: nothing that can be relied
/// on) to `target`.
///
/// Commands are what costs, each a round trip of about the same length; a step is one command, but
/// for SetUp, which takes one for a handicap or with SyncSkills::setUp and else one for each stone.
/// There are two ways, and the shorter is taken (the second where they are equal, for it leaves
/// nothing to chance):
/// - back to the last move that both games share, then forward. The games must begin with the same
///   set-up, since no engine takes that back, nor a handicap. Without `undo` only forward. Not to
///   the very start where there is a time limit: the engine's clock has to start anew there too.
/// - from a board that is emptied just before, and set-up stones on it: Pachi aborts when there are
///   others. What both games are played by (size, komi, rules) stays and is not told
///   again, but a limit is: with every empty board, and before the first stone, as Fuego takes none
///   later.
///
/// Set-up in the middle of a record begins a new line (gameLineTo()), so it takes the second way:
/// what stands there is set up, and the moves before it are not told.
///
/// `loadsgf` is not among them, short as it is: the file would have to be where the engine is,
/// which may be another machine, and GNU Go takes komi and handicap from it and drops moves that
/// its own rules forbid without saying which.
[[nodiscard]] std::vector<SyncStep> stepsBetween(const EngineGame *known,
                                                 const EngineGame &target,
                                                 const SyncSkills &skills);

/// How many commands these steps take when none is refused. (Rules and time that cannot be told
/// count all the same; `time_settings` that is taken only in another dialect counts once.)
[[nodiscard]] std::size_t commandCount(const std::vector<SyncStep> &steps,
                                       const EngineGame &target,
                                       const SyncSkills &skills);

} // namespace shinpan
