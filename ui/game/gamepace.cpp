#include "ui/game/gamepace.h"

#include "ui/game/gamestatus.h"

namespace shinpan {

GamePace::GamePace(const GameStatus &status, GameInPlay &play)
    : m_status(status)
    , m_play(play)
{ }

std::chrono::milliseconds GamePace::minimumMoveTime() const
{
    return m_play.minimumMoveTime;
}

void GamePace::pause()
{
    if (m_status.isRunning()) {
        m_play.match->pause();
    }
}

void GamePace::resume()
{
    if (m_status.isRunning()) {
        m_play.match->resume();
    }
}

void GamePace::step()
{
    if (m_status.isRunning()) {
        m_play.match->step();
    }
}

void GamePace::setMinimumMoveTime(std::chrono::milliseconds time)
{
    m_play.minimumMoveTime = time;
    if (m_play.match) {
        m_play.match->setMinimumMoveTime(time);
    }
}

} // namespace shinpan
