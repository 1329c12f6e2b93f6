#include "core/util/ration.h"

#include <chrono>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

bool Ration::takes(qsizetype size)
{
    if (m_minute.hasExpired()) {
        m_minute = QDeadlineTimer(1min);
        m_taken = 0;
    }
    m_taken += size;
    if (m_taken > m_most) {
        ++m_leftOut;
        return false;
    }
    return true;
}

qint64 Ration::takeLeftOut()
{
    return std::exchange(m_leftOut, 0);
}

} // namespace shinpan
