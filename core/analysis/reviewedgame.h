#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/analysisstore.h"
#include "core/engine/positionsync.h"
#include "core/record/note/recordjumps.h"
#include "core/record/tree/gametree.h"

#include <QString>

#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

namespace shinpan {

/// A place of a game at which an engine is asked.
struct ReviewStop
{
    NodeId node = NoNode;
    int moveNumber = 0;         ///< how many moves lead there
    std::optional<Move> move{}; ///< that leads there, where it is to be judged
};

/// The moves that are to be judged, from 1.
struct ReviewRange
{
    int first = 1;
    int last = std::numeric_limits<int>::max();

    friend bool operator==(const ReviewRange &, const ReviewRange &) = default;
};

/// What an engine has to be told of a record besides its moves: komi (where it says none, the usual
/// one) and rules, if they are known here.
[[nodiscard]] EngineGame termsOfRecord(const GameTree &tree);

/// The same with the line to a node.
[[nodiscard]] EngineGame placeAt(const GameTree &tree, NodeId node);

/// The places on the line from the root to `end`, in this order: the one before the first move of
/// the range, and the one after each. Set-up in between is a place too; where both have passed is
/// none, for engines take the game for over there (Leela Zero thinks for ever and says nothing).
[[nodiscard]] std::vector<ReviewStop> reviewStops(const GameTree &tree,
                                                  NodeId end,
                                                  const ReviewRange &range = {});

/// A move, by what an engine thought before it and after it.
struct JudgedMove
{
    NodeId node = NoNode; ///< that makes it
    int number = 0;
    Move move;
    Loss loss{}; ///< of the mover; below zero where the engine thinks better of it afterwards
    std::optional<int> rank{};   ///< among its candidates, 0 the best; none: it did not consider it
    Candidate choice{};          ///< the best candidate; its order is −1 if that is not known
    float winrate = 0.5F;        ///< after the move, Black's
    std::optional<float> lead{}; ///< likewise
    std::int64_t visits = 0;     ///< after the move; 0: a record does not say
    std::int64_t visitsBefore = 0;
};

/// What an engine says of a position, as records and judges of moves take it.
[[nodiscard]] Evaluation evaluationOf(const Analysis &analysis, const QString &engine = {});

[[nodiscard]] Loss asLoss(const MoveLoss &loss);
[[nodiscard]] MoveLoss costOf(const JudgedMove &move);

/// Whether it cost too much (moveloss.h). The engine's own choice is not a mistake, whatever it
/// thinks afterwards.
[[nodiscard]] bool isMistake(const JudgedMove &move, const MistakeLimits &limits);

/// Whether it may have cost too much, for all that the evaluations can tell.
[[nodiscard]] bool seemsMistake(const JudgedMove &move, const MistakeLimits &limits);

/// The move of a node that this engine thought about, as it did about the place before; nothing
/// where there is none.
[[nodiscard]] std::optional<JudgedMove> judgedMove(const GameTree &tree,
                                                   NodeId node,
                                                   const AnalysisStore &store,
                                                   const QString &engine);

/// The moves whose place, and the one before it, this engine thought about.
[[nodiscard]] std::vector<JudgedMove> judgedMoves(const std::vector<ReviewStop> &stops,
                                                  const AnalysisStore &store,
                                                  const QString &engine);

/// The parts of a game as reviews tell them apart. On 19×19 the opening is the first 50 moves and
/// the endgame begins with move 151; on other boards as early as they are smaller.
enum class GamePhase : std::uint8_t { Opening, MiddleGame, Endgame };

/// The phase of a move by its number, from 1.
[[nodiscard]] GamePhase phaseOf(int moveNumber, BoardSize size);

/// How one player did. What was gained by an engine's change of mind, and what chances and points
/// contradict each other about, counts as no loss.
struct PlayerReview
{
    int moves = 0;
    int choices = 0;                         ///< moves that were the engine's first choice
    float averageLoss = 0;                   ///< win rate, 0 to 1
    std::optional<float> averagePointLoss{}; ///< of the moves that tell it
    std::vector<std::size_t> worst{}; ///< indices of sure losses, the greatest of win rate first
};

[[nodiscard]] PlayerReview reviewOf(Color player,
                                    const std::vector<JudgedMove> &moves,
                                    std::size_t worst = 5);

} // namespace shinpan
