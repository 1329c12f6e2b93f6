#pragma once

#include "core/competition/competition.h"

#include <chrono>

namespace shinpan::test {

/// The kind of competition that competitionkill plays.
struct KillTerms
{
    CompetitionType type = CompetitionType::AllPlayAll;
    int games = 1'000; ///< about so many, as far as the type lets one choose
    /// An SPRT match has one, because which games follow its verdict is chance, and so has a tune,
    /// whose candidates depend on which games are over, and a pool.
    int slots = 2;
    std::chrono::milliseconds clock{}; ///< a player's for each game; 0: no limit
    /// The command line of deterministic engines, in which %1 is a player's number, from 1.
    QString engine;
};

/// A competition whose pairings and games are the same in every run, however many are played at
/// once and wherever it is cut off. Its file need not be there.
[[nodiscard]] Competition killedCompetition(const KillTerms &terms, const QString &file);

} // namespace shinpan::test
