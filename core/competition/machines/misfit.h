#pragma once

#include "core/competition/machines/block.h"
#include "core/match/referee.h"

#include <QString>

#include <optional>

namespace shinpan {

/// Why this cannot be what became of the block, in words for the run's owner; nothing: it may be.
/// What the head gave out is its own word, and the machine's is only how that was played: each game
/// is one of the block's, with its number, players, opening and settings, its moves are legal and
/// end as the result says, and no number is one that the record would not be read with. Only the
/// machine can know whether the moves are those of the engines, and who won.
[[nodiscard]] std::optional<QString> misfit(const BlockResult &result, const Block &block);

// What it asks of a game, one by one; words that follow the game's name, or nothing.

/// The first thing in which it is another than the one that was planned.
[[nodiscard]] std::optional<QString> differenceOf(const StoredGame &game, const GamePlan &plan);
/// Why no game can end with its result, or has such numbers.
[[nodiscard]] std::optional<QString> oddityOf(const StoredGame &game);

/// A game whose moves were judged again, without its clocks.
struct Rejudged
{
    Referee referee;                       ///< it stands behind the last move that is legal
    Referee::Verdict last{};               ///< the verdict is on that move
    std::optional<Adjudication> verdict{}; ///< what the rule of adjudication says to its reports
    std::optional<QString> fault{};        ///< what keeps the moves from being those of such a game
    std::size_t move = 0; ///< the number of the move that it is about; 0: the whole game
};
[[nodiscard]] Rejudged rejudged(const PlayedGame &played, const GamePlan &plan);

/// The game as it counts: of the result's machine and its speed, and without a file that is not a
/// record of it. One that is has one game of these moves, behind those of its opening; without it
/// the head writes its own.
[[nodiscard]] PlayedGame asItCounts(PlayedGame played,
                                    const GamePlan &plan,
                                    const BlockResult &from);

} // namespace shinpan
