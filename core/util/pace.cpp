#include "core/util/pace.h"

#include <algorithm>

namespace shinpan {

bool Pace::allows(int price, Time now)
{
    const double earned = std::chrono::duration<double>(now - m_earned)
                        / std::chrono::duration<double>(m_limits.each);
    m_left = std::clamp(m_left + earned, 0.0, static_cast<double>(m_limits.atOnce));
    m_earned = now;
    if (m_left < price) {
        return false;
    }
    m_left -= price;
    return true;
}

std::chrono::milliseconds Pace::pause(Time now)
{
    if (now - m_pausedUntil >= m_limits.longest) {
        m_pause = m_limits.first;
    }
    const std::chrono::milliseconds pause = m_pause;
    m_pause = std::min(2 * m_pause, m_limits.longest);
    m_pausedUntil = now + pause;
    return pause;
}

} // namespace shinpan
