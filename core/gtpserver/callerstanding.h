#pragma once

#include "core/gtp/servedcaller.h"
#include "core/gtpserver/gtpwords.h"

namespace shinpan {

/// The use that a caller has made of the place that it holds.
struct CallerStanding
{
    using Clock = ServedCaller::Clock;

    Clock::time_point spoke = Clock::now(); ///< the time at which it last said anything, or came
    /// The time at which it last told a game something, asked for a move or an analysis, or came:
    /// mere talk holds no place.
    Clock::time_point played = spoke;
    bool hasPlayed = false;

    void note(const GtpQuery &query);
    /// Whether it holds its place for nothing, should anybody else want it.
    [[nodiscard]] bool givesWay(const CallerPatience &patience) const;
    /// Whether it has said nothing for too long.
    [[nodiscard]] bool isSilent(const CallerPatience &patience) const;
};

} // namespace shinpan
