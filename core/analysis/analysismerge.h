#pragma once

#include "core/analysis/keptanalysis.h"
#include "core/analysis/reviewedgame.h"
#include "core/record/gamerecord.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace shinpan {

/// How much of a review goes into the record; each level has what the one before has.
enum class MergeLevel : std::uint8_t {
    Values,    ///< win rate and lead after each place (SBKV, SBKS, as Sabaki has them)
    Comments,  ///< a line that says so, and one for each mistake
    Variations ///< the engine's line beside each mistake
};

struct MergeOptions
{
    MergeLevel level = MergeLevel::Comments;
    MistakeLimits mistakes{};
    int lineLength = 10;  ///< moves of a variation at most
    KeepOptions keep{};   ///< what is kept of each analysis beside its values
    QString engineName{}; ///< what comments call the engine; empty: as the store does
};

/// What a record says of the moves between its evaluations, whoever wrote those: a review that was
/// saved, read back. Where two engines tell in turn what they think of their own moves, neither
/// judges any.
struct RecordedReview
{
    QString judge{}; ///< the engine; empty: nobody is named
    /// None has a rank; a choice is known where our sentence about a mistake names it.
    std::vector<JudgedMove> moves{};
};

[[nodiscard]] RecordedReview recordedReview(const GameTree &tree,
                                            const std::vector<ReviewStop> &stops);

/// Writes a review of this record, by the engine that the stops' analyses in the store are of, into
/// it, as one step of undo without a name. What an earlier review wrote is replaced; variations
/// that are there stay.
void mergeReview(GameRecord &record,
                 const std::vector<ReviewStop> &stops,
                 const AnalysisStore &store,
                 const QString &engine,
                 const MergeOptions &options);

/// The number of bytes by which that would make the SGF file larger.
[[nodiscard]] qsizetype sizeOfMerge(const GameRecord &record,
                                    const std::vector<ReviewStop> &stops,
                                    const AnalysisStore &store,
                                    const QString &engine,
                                    const MergeOptions &options);

} // namespace shinpan
