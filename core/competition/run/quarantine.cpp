#include "core/competition/run/quarantine.h"

namespace shinpan {

bool Quarantine::isFault(const GameResult &result)
{
    return result.culprit && (result.end == GameEnd::Void || result.end == GameEnd::Forfeit);
}

bool Quarantine::add(std::size_t player, bool couldNotStart)
{
    const bool wasOut = contains(player);
    ++m_faults[player];
    int &failedStarts = m_failedStarts[player];
    failedStarts = couldNotStart ? failedStarts + 1 : 0;
    return !wasOut && contains(player);
}

void Quarantine::noteStart(std::size_t player)
{
    if (!contains(player)) {
        m_failedStarts.erase(player);
    }
}

bool Quarantine::contains(std::size_t player) const
{
    const auto failed = m_failedStarts.find(player);
    return (isOn() && faults(player) >= m_most)
        || (failed != m_failedStarts.end() && failed->second >= MaxFailedStarts);
}

int Quarantine::faults(std::size_t player) const
{
    const auto found = m_faults.find(player);
    return found == m_faults.end() ? 0 : found->second;
}

std::vector<std::size_t> Quarantine::players() const
{
    std::vector<std::size_t> players;
    for (const auto &[player, count] : m_faults) {
        if (contains(player)) {
            players.push_back(player);
        }
    }
    return players;
}

} // namespace shinpan
