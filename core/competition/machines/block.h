#pragma once

#include "core/competition/competition.h"
#include "core/competition/result/engineidentity.h"
#include "core/competition/result/playedgame.h"
#include "core/competition/run/competitiongame.h"
#include "core/machines/sealedfile.h"

#include <QMap>
#include <QStringList>

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
    std::vector<Matchup> matchups;  ///< of the games, in the same order
    QMap<QString, double> speeds{}; ///< of machines that are known, see nodeSpeed()
    QString token{};                ///< only the machine that was given the block can know it
};

/// What became of a block in one attempt.
struct BlockResult
{
    QString run;
    int block = 0;
    int attempt = 0;
    QString token;                       ///< the block's
    QString node;                        ///< the machine, as it calls itself
    double speed = 0;                    ///< of the machine, see nodeSpeed()
    QString refusal;                     ///< why it plays nothing, or no more; empty: it played
    std::vector<PlayedGame> games;       ///< that are over, each once
    std::vector<EngineIdentity> engines; ///< as they named themselves, without files
    QStringList warnings;
};

[[nodiscard]] QByteArray toBytes(const Task &task);
[[nodiscard]] Result<Task> taskFromBytes(const QByteArray &bytes);

[[nodiscard]] QByteArray toBytes(const Block &block);
/// Reads a block of games of this competition.
[[nodiscard]] std::optional<Block> blockFromBytes(const QByteArray &bytes,
                                                  const Competition &competition);

/// How much a game may have in a result when it is unpacked, its record and its remarks included.
inline constexpr qsizetype MostOfGame = 2 * MiB;
/// The logs of a block's games, packed.
inline constexpr qsizetype MostLogs = MostAttached;
/// How large the result of that many games may be when it is unpacked, without its logs.
[[nodiscard]] qsizetype mostOfResult(std::size_t games);

[[nodiscard]] QByteArray toBytes(const BlockResult &result);
/// Reads a result as it was written, whether it makes sense or not: see misfit().
[[nodiscard]] Result<BlockResult, SealFault> resultFromBytes(const QByteArray &bytes,
                                                             qsizetype most = MostUnpacked);
/// Leaves out records, and if need be remarks, of the largest games until the result is as small as
/// one of that many games. Returns the ids of those that lack something.
QStringList trim(BlockResult &result, std::size_t games);

} // namespace shinpan
