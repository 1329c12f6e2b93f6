#pragma once

#include "core/gtpserver/gtpwords.h"

#include <chrono>

namespace shinpan {

/// How long somebody who has called may hold a place and do nothing with it.
struct CallerPatience
{
    // Where others wait: who has not begun to play by then gives his place up, and who has played
    // and then done nothing for so long.
    std::chrono::milliseconds beginning{std::chrono::seconds(5)};
    std::chrono::milliseconds playing{std::chrono::minutes(10)};
    /// Who owes us a command and says nothing for so long is hung up on, whether others wait or
    /// not.
    std::chrono::milliseconds silence{std::chrono::hours(2)};
};

/// What a caller has done with the place that he holds.
struct CallerStanding
{
    using Clock = std::chrono::steady_clock;

    Clock::time_point spoke = Clock::now(); ///< when he said anything last, or came
    /// When he last told a game something or asked for a move or an analysis, or came: mere talk
    /// holds no place.
    Clock::time_point played = spoke;
    bool hasPlayed = false;

    void note(const GtpQuery &query);
    /// Whether he holds his place for nothing, should anybody else want it.
    [[nodiscard]] bool givesWay(const CallerPatience &patience) const;
    /// Whether he has said nothing for too long.
    [[nodiscard]] bool isSilent(const CallerPatience &patience) const;
};

} // namespace shinpan
