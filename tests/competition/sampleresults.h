#pragma once

#include "core/competition/competition.h"
#include "core/competition/machines/block.h"

#include <QString>

namespace shinpan::test {

inline constexpr int SampleMoves = 70; ///< of a game

/// A competition of "a" and "b" on 9×9 in this folder, played on Slurm. Nobody starts the engines.
[[nodiscard]] Competition sampleCup(const QString &folder, int games);

/// A game as a machine sends it home: moves all over the board, no two numbers alike, and always
/// the same of the same number.
[[nodiscard]] PlayedGame sampleGame(const QString &id, int number, const ByColor<QString> &players);

/// All games of a block that is out, in the run's folder; nothing if it is not there.
[[nodiscard]] std::optional<BlockResult> sampleResult(const QString &folder,
                                                      const QString &run,
                                                      const Competition &cup,
                                                      int block);

/// Does as a task does: writes beside the inbox and moves the whole file into it. Fails like
/// saveWholeFile().
[[nodiscard]] Result<void> sendHome(const BlockResult &result,
                                    const QString &folder,
                                    const QString &name);

} // namespace shinpan::test
