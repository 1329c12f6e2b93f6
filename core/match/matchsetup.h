#pragma once

#include "core/board/point.h"
#include "core/rules/ruleset.h"

#include <chrono>

namespace shinpan {

/// How long an engine may take over each kind of question. Zero: as long as it likes.
struct Patience
{
    std::chrono::milliseconds startUp{}; ///< from starting the process to the end of the handshake
    std::chrono::milliseconds setUp{
        std::chrono::minutes(1)};     ///< each command that sets up the board or relays a move
    std::chrono::milliseconds move{}; ///< each request for a move
    std::chrono::milliseconds scoring{
        std::chrono::minutes(3)}; ///< each question about a finished game
    std::chrono::milliseconds quit{
        std::chrono::seconds(2)}; ///< grace between "quit" and the first signal
};

/// What we play by unless somebody says otherwise: Chinese counting as practised, with the simple ko that every engine
/// keeps. (An engine that never heard of superko must not lose a game by it; endless cycles are void.)
[[nodiscard]] Ruleset defaultRules();

/// What the two sides agreed before the game.
struct MatchSetup
{
    /// What an engine that ends, stalls or talks nonsense does to the game.
    enum class OnFailure {
        EndGame, ///< the game is over as the referee's table says (competitions, the command line)
        Suspend  ///< the match waits for a person: retry, change the seat, or stop
    };

    BoardSize size;
    double komi = 7.5;
    int handicap = 0; ///< 0, or 2 up to maxFixedHandicap(size) stones on the fixed points
    Ruleset rules = defaultRules();
    int moveLimit = 1000; ///< passes count; 0: no limit
    /// The least time between two moves, for watching; a faster answer is held back.
    std::chrono::milliseconds minimumMoveTime{};
    Patience patience;
    OnFailure onFailure = OnFailure::EndGame;
};

} // namespace shinpan
