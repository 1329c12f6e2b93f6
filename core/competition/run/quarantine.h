#pragma once

#include "core/match/score/gameresult.h"

#include <cstddef>
#include <map>
#include <vector>

namespace shinpan {

/// Keeps account of players whose engines fail, and says which play no more. A player that could
/// not be started several times in a row never does, whatever the competition says. Pure.
class Quarantine
{
public:
    /// An engine plays no more after this many failed starts in a row.
    static constexpr int MaxFailedStarts = 3;

    /// A player leaves after this many faults; 0: never.
    explicit Quarantine(int faults)
        : m_most(faults)
    { }

    [[nodiscard]] bool isOn() const { return m_most > 0; }
    /// Whether a game that ended so is its culprit's fault: void, or forfeited.
    [[nodiscard]] static bool isFault(const GameResult &result);
    /// A fault of the player, which may be that it could not be started; true if it plays no more
    /// from now on.
    [[nodiscard]] bool add(std::size_t player, bool couldNotStart = false);
    /// The player was in a game that ended otherwise: it can be started.
    void noteStart(std::size_t player);
    [[nodiscard]] bool contains(std::size_t player) const;
    [[nodiscard]] int faults(std::size_t player) const;
    /// The players that play no more, in the order of indices.
    [[nodiscard]] std::vector<std::size_t> players() const;

private:
    int m_most;
    std::map<std::size_t, int> m_faults;
    std::map<std::size_t, int> m_failedStarts; ///< since its last other fault
};

} // namespace shinpan
