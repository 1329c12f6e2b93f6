#pragma once

#include "core/competition/machines/block.h"

#include <QString>

#include <optional>

namespace shinpan {

/// Why this cannot be what became of the block, in words for the run's owner; nothing: it may be.
/// What the head gave out is its own word, and the machine's is only how that was played: each game
/// is one of the block's, with its number, players, opening and settings, its moves are legal and
/// end as the result says, and no number is one that the record would not be read with. Only the
/// machine can know whether the moves are those of the engines, and who won.
[[nodiscard]] std::optional<QString> misfit(const BlockResult &result, const Block &block);

/// The game as it counts: of that machine, and without a file that is not a record of it. One that
/// is has one game of these moves, behind those of its opening; without it the head writes its own.
[[nodiscard]] PlayedGame asItCounts(PlayedGame played, const GamePlan &plan, const QString &node);

} // namespace shinpan
