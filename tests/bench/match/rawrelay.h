#pragma once

namespace shinpan::bench {

/// The least that an arbiter can do: it moves bytes between two engines, one game at a time, and
/// knows no rules, no clock and no record.
struct RawRelay
{
    int size = 9;
    int games = 1;
    bool writesAhead = false;   ///< play and genmove in one write, not one after the other's answer
    bool restarts = false;      ///< new processes for each game
    bool hearsThoughts = false; ///< the moves are asked for with kata-genmove_analyze
    const char *engine = "/proc/self/exe"; ///< program of a scripted engine; called with --engine

    /// Plays the games between two scripted engines; returns the number of moves.
    [[nodiscard]] long run() const;
};

} // namespace shinpan::bench
