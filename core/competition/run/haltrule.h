#pragma once

#include "core/competition/competition.h"
#include "core/util/message.h"

#include <map>

namespace shinpan {

/// Says when void games stop a run. Pure: it is told how games end.
class HaltRule
{
public:
    explicit HaltRule(const Policies &policies)
        : m_policies(policies)
    { }

    /// A game of the matchup counts.
    void completed(std::size_t matchup);
    /// A game of the matchup is void, and there is no culprit to leave out. Why the run must stop;
    /// says nothing if the game is to be played again.
    [[nodiscard]] Message voided(std::size_t matchup, const QString &gameId);

private:
    /// What has happened in one matchup, in this run.
    struct Record
    {
        bool hasCompleted = false;
        bool wasVoid = false; ///< the game that ended last
    };

    Policies m_policies;
    std::map<std::size_t, Record> m_matchups;
    std::map<QString, int> m_voids; ///< by game that is void so far
};

} // namespace shinpan
