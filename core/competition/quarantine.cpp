#include "core/competition/quarantine.h"

namespace shinpan {

bool Quarantine::isFault(const GameResult &result)
{
    return result.culprit && (result.end == GameEnd::Void || result.end == GameEnd::Forfeit);
}

bool Quarantine::add(std::size_t player)
{
    return ++m_faults[player] == m_most;
}

bool Quarantine::contains(std::size_t player) const
{
    return isOn() && faults(player) >= m_most;
}

int Quarantine::faults(std::size_t player) const
{
    const auto found = m_faults.find(player);
    return found == m_faults.end() ? 0 : found->second;
}

std::vector<std::size_t> Quarantine::players() const
{
    std::vector<std::size_t> players;
    for (const auto &[player, faults] : m_faults) {
        if (contains(player)) {
            players.push_back(player);
        }
    }
    return players;
}

} // namespace shinpan
