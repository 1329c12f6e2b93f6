#include "core/competition/machines/blocklength.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

constexpr double BlockSeconds = 600;
constexpr int MostGames = 1000;

} // namespace

void BlockLength::learn(const StoredGame &game)
{
    const qint64 milliseconds = game.started.msecsTo(game.ended); // less than 0 if a clock was set
    m_seconds += static_cast<double>(std::max<qint64>(milliseconds, 0)) / 1000;
    ++m_games;
}

int BlockLength::games(const Competition &competition) const
{
    const int parallel = competition.parallel;
    const double games = competition.machines.block > 0 ? competition.machines.block
                       : m_games == 0
                           ? 2 * parallel
                           : BlockSeconds * m_games / std::max(m_seconds, 0.001) * parallel;
    const int even = 2 * static_cast<int>(std::ceil(std::min<double>(games, MostGames) / 2));
    return std::max(even, 2);
}

} // namespace shinpan
