#pragma once

#include "core/competition/report/reporttally.h"
#include "core/competition/result/storedgame.h"

#include <vector>

namespace shinpan {

/// What became of games in which a rule of adjudication had something to say.
struct AdjudicationTally
{
    std::int64_t decided = 0; ///< ended by it
    /// They were audited: played on to a result that is known. Whoever resigned after the verdict
    /// may have done so for the same reasons, so such a game proves less.
    std::int64_t audited = 0;
    std::int64_t resigned = 0; ///< audited games that a resignation ended
    std::int64_t wrong = 0;    ///< so many of the audited have another result than the verdict's
    std::int64_t wronged = 0;  ///< so many of these cost the player the game; of all players, all
    std::int64_t open = 0;     ///< audited as well, but nobody can say who won in the end
    KnownMean movesAfter;      ///< the verdict, of the audited

    /// How many had something to say.
    [[nodiscard]] std::int64_t met() const { return decided + audited + open; }
    /// The part of the audited in which the verdict was wrong, with Wilson's 95 % interval: nothing
    /// is known from none.
    [[nodiscard]] Estimate falseRate() const
    {
        return wilsonInterval(GameCounts{wrong, audited - wrong, 0});
    }

    void add(const AdjudicationTally &others);
};

/// The audit of a competition's rule of adjudication.
struct AdjudicationReport
{
    AdjudicationTally all;
    std::vector<AdjudicationTally> players; ///< each one's games, as the competition numbers them
    std::int64_t leftOut = 0; ///< games that it decided and that nothing else in the report counts
};

/// Whether the arbiter decided it by a rule of its own.
[[nodiscard]] inline bool isAdjudicated(const StoredGame &game)
{
    return game.state == StoredGame::State::Finished && game.result.end == GameEnd::Adjudication;
}

/// Whether it was audited, and its result is not the verdict's.
[[nodiscard]] bool isMisjudged(const StoredGame &game);

/// The audit of these games by players of these ids.
[[nodiscard]] AdjudicationReport adjudicationReportOf(const std::vector<StoredGame> &games,
                                                      const QStringList &players);

} // namespace shinpan
