#pragma once

#include "core/competition/schedule/standings.h"
#include "core/statistics/sprt.h"
#include "core/util/message.h"

#include <QString>

namespace shinpan {

/// How the sequential test of a match stands.
struct SprtState
{
    Sprt test;
    double llr = 0;   ///< the log-likelihood ratio of Matchup::evidence()
    double lower = 0; ///< at or below it H0 is accepted
    double upper = 0; ///< at or above it H1 is
    SprtVerdict verdict = SprtVerdict::Continue;
    PairCounts pairs;         ///< those that count, of two new games each
    int games = 0;            ///< that are over
    int copies = 0;           ///< repeat earlier ones move for move, and add nothing
    int beyond = 0;           ///< of the games, those that the test does not count yet, or no more
    int inARow = 0;           ///< games at the end that repeat earlier ones, exactly or nearly
    bool isExhausted = false; ///< it ends without a verdict: see Repetitions::isExhausted()

    [[nodiscard]] bool isOver() const { return isExhausted || verdict != SprtVerdict::Continue; }
};

/// The state of the matchup between the test's two players.
[[nodiscard]] SprtState sprtStateOf(const Sprt &test, const Matchup &matchup);

/// A number of a test as its messages have it, which logs keep: "2.94".
[[nodiscard]] QString twoDigits(double value);

/// The games as "12 games, 8 of them copies"; without copies the games only.
[[nodiscard]] Message gamesText(const SprtState &state);

/// Why it is over, with its numbers and, where it has no verdict, what would help; empty while it
/// goes on. `hasOpenings`: the games are not all from the same position.
[[nodiscard]] Message conclusionText(const SprtState &state, bool hasOpenings);

} // namespace shinpan
