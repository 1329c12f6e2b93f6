#include "core/statistics/repetitions.h"

namespace shinpan {

ScoreCounts discounted(ScoreCounts counts, double share)
{
    for (double &count : counts.counts) {
        count *= share;
    }
    return counts;
}

void Repetitions::add(int number, const std::optional<Repeat> &repeat)
{
    const auto index = static_cast<std::size_t>(number);
    if (index >= m_clusters.size()) {
        m_clusters.resize(index + 1, NotAdded);
        m_played.resize(index + 1);
        m_sizes.resize(index + 1);
        m_isCopy.resize(index + 1);
    }
    const auto earlier = static_cast<std::size_t>(repeat ? repeat->of : number);
    const bool isKnown = earlier < m_clusters.size() && m_clusters[earlier] != NotAdded;
    const int cluster = isKnown ? m_clusters[earlier] : number;
    m_clusters[index] = cluster;
    m_isCopy[index] = repeat && repeat->isExact;
    int &played = m_played[static_cast<std::size_t>(cluster)];
    m_once += played == 0 ? 1 : played == 1 ? -1 : 0;
    ++played;
    ++m_games;
    m_inARow = repeat ? m_inARow + 1 : 0;
    if (m_isCopy[index]) {
        ++m_copies;
    } else {
        m_size.add(m_sizes[static_cast<std::size_t>(cluster)]++);
    }
}

bool Repetitions::isNew(int number) const
{
    const auto index = static_cast<std::size_t>(number);
    return index < m_clusters.size() && m_clusters[index] != NotAdded && !m_isCopy[index];
}

bool Repetitions::isExhausted() const
{
    constexpr int Many = 10;
    constexpr int OneIn = 20;
    return m_inARow >= Many && m_once * OneIn <= m_games;
}

} // namespace shinpan
