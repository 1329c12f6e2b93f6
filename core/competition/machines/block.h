#pragma once

#include "core/competition/competition.h"
#include "core/competition/machines/sealedfile.h"
#include "core/competition/result/engineidentity.h"
#include "core/competition/result/playedgame.h"
#include "core/competition/run/competitiongame.h"

#include <QMap>

#include <optional>
#include <vector>

namespace shinpan {

/// What all tasks of a run have in common: a machine needs nothing else but a block and the
/// engines.
struct Task
{
    QString run; ///< names the run among all others; letters and digits
    int term =
        0; ///< how often the head of the run has been started; later orders are for earlier tasks
    Competition competition;
    std::vector<EngineIdentity>
        engines; ///< by player, and the referee; with the hashes of their files
};

/// Games that go out together and come home together.
struct Block
{
    int number = 0; ///< within the run, never used twice
    std::vector<GamePlan> games;
    std::vector<Matchup> matchups; ///< of the games, in the same order
    QMap<QString, double> speeds{}; ///< of machines that are known, see nodeSpeed()
};

/// What became of a block in one attempt.
struct BlockResult
{
    QString run;
    int block = 0;
    int attempt = 0;
    QString node;                        ///< the machine, as its scheduler calls it
    double speed = 0;                    ///< of the machine, see nodeSpeed()
    QString refusal;                     ///< why it plays nothing, or no more; empty: it played
    std::vector<PlayedGame> games;       ///< that are over, each once
    std::vector<EngineIdentity> engines; ///< as they named themselves, without files
    QStringList warnings;
};

[[nodiscard]] QByteArray toBytes(const Task &task);
[[nodiscard]] Result<Task> taskFromBytes(const QByteArray &bytes);

[[nodiscard]] QByteArray toBytes(const Block &block);
/// Of a competition whose games they are.
[[nodiscard]] std::optional<Block> blockFromBytes(const QByteArray &bytes,
                                                  const Competition &competition);

[[nodiscard]] QByteArray toBytes(const BlockResult &result);
[[nodiscard]] Result<BlockResult, SealFault> resultFromBytes(const QByteArray &bytes);

} // namespace shinpan
