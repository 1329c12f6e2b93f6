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
    const Game *const earlier = m_byNumber.find(repeat ? repeat->of : number);
    const int cluster = earlier != nullptr ? earlier->cluster : number;
    Game &game = m_byNumber[number];
    game.cluster = cluster;
    game.isCopy = repeat && repeat->isExact;
    Game &first = m_byNumber[cluster];
    m_once += first.played == 0 ? 1 : first.played == 1 ? -1 : 0;
    ++first.played;
    ++m_games;
    m_inARow = repeat ? m_inARow + 1 : 0;
    if (game.isCopy) {
        ++m_copies;
    } else {
        m_size.add(first.size++);
    }
}

bool Repetitions::isNew(int number) const
{
    const Game *const game = m_byNumber.find(number);
    return game != nullptr && !game->isCopy;
}

bool Repetitions::isExhausted() const
{
    constexpr int Many = 10;
    constexpr int OneIn = 20;
    return m_inARow >= Many && m_once * OneIn <= m_games;
}

} // namespace shinpan
