#include "core/match/matchpace.h"

namespace shinpan {

using namespace std::chrono_literals;

MatchPace::MatchPace(std::chrono::milliseconds minimumMoveTime)
    : m_minimumMoveTime(minimumMoveTime)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &MatchPace::wake);
}

void MatchPace::pause()
{
    m_isPaused = true;
    m_stepsAllowed = 0;
}

void MatchPace::step()
{
    m_isPaused = true;
    m_stepsAllowed = 1;
}

void MatchPace::setMinimumMoveTime(std::chrono::milliseconds time)
{
    m_minimumMoveTime = time;
    wake();
}

bool MatchPace::mustHold()
{
    if (m_isPaused) {
        return m_stepsAllowed == 0;
    }
    if (!m_lastMoveAt || m_minimumMoveTime == 0ms) {
        return false;
    }
    const auto since = std::chrono::steady_clock::now() - *m_lastMoveAt;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(m_minimumMoveTime - since);
    if (left > 0ms) {
        m_timer.start(left);
    }
    return left > 0ms;
}

Completion<std::monostate> MatchPace::nextWake()
{
    m_wakeUp.emplace();
    return *m_wakeUp;
}

void MatchPace::wake()
{
    if (m_wakeUp) {
        m_wakeUp->complete({});
    }
}

} // namespace shinpan
