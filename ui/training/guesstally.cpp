#include "ui/training/guesstally.h"

#include <algorithm>
#include <cstdlib>

namespace shinpan {

int distanceBetween(Point one, Point other)
{
    return std::max(std::abs(one.column - other.column), std::abs(one.row - other.row));
}

void GuessTally::add(int distance, std::optional<double> loss, std::optional<double> playedLoss)
{
    ++m_guesses;
    m_hits += distance == 0 ? 1 : 0;
    m_near += distance <= NearBy ? 1 : 0;
    m_distances += distance;
    if (loss && playedLoss) {
        ++m_valued;
        m_loss += *loss;
        m_playedLoss += *playedLoss;
    }
}

double GuessTally::meanDistance() const
{
    return m_guesses > 0 ? static_cast<double>(m_distances) / m_guesses : 0;
}

std::optional<double> GuessTally::meanLoss() const
{
    return m_valued > 0 ? std::optional(m_loss / m_valued) : std::nullopt;
}

std::optional<double> GuessTally::meanPlayedLoss() const
{
    return m_valued > 0 ? std::optional(m_playedLoss / m_valued) : std::nullopt;
}

} // namespace shinpan
