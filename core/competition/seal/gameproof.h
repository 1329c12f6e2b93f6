#pragma once

#include "core/competition/run/competitiongame.h"
#include "core/competition/seal/difference.h"
#include "core/competition/seal/sealedgame.h"

#include <QByteArray>

#include <vector>

namespace shinpan {

/// A game that is held against everything else that is known of it. Pure.
struct GameProof
{
    std::vector<Difference> differences{};
    int moves = 0;            ///< judged again
    bool isScored = false;    ///< its score was counted again
    bool isUncounted = false; ///< it has a score, of which nobody's word is kept
    bool hasClocks = false;   ///< its clocks were charged again
    bool isRecordCompared = false;
    bool isLogCompared = false;
};

/// What of a game's clocks can be told.
struct ClockTerms
{
    bool areKnown =
        true; ///< the plan has its times: its machine's speed, if they hang on that, is kept
    bool wasResumed = false; ///< a later run went on from what clocks showed, to the millisecond
};

/// Judges every move again, charges the clocks, counts the score, and holds the result against
/// that. `plan`: how the game was to be played.
[[nodiscard]] GameProof provenGame(const SealedGame &game, const GamePlan &plan, ClockTerms clocks);

/// Holds an SGF file against the game: size, komi, handicap, result, moves, clocks and remarks.
void proveRecord(GameProof &proof, const SealedGame &game, const QByteArray &sgf);

/// Holds a log of GTP against the game: each move was answered by an engine, and told to the other.
void proveLog(GameProof &proof, const SealedGame &game, const QByteArray &log);

} // namespace shinpan
