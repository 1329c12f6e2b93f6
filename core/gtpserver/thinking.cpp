#include "core/gtpserver/thinking.h"

#include <algorithm>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

Thinking::Thinking(Terms terms)
    : m_terms(std::move(terms))
{
    m_nextReport = m_begin + m_terms.interval.value_or(0ms);
}

bool Thinking::isOver()
{
    constexpr auto LookInterval = 500us;
    const Clock::time_point now = Clock::now();
    if (m_isOver || now < m_nextLook) {
        return m_isOver;
    }
    m_nextLook = now + LookInterval;
    const auto isUp = [&](std::optional<milliseconds> time) {
        return time && now - m_begin >= *time;
    };
    m_isOver = isUp(m_terms.rest) || isUp(m_terms.limit) || m_terms.isEnded(0ms);
    return m_isOver;
}

std::optional<std::chrono::nanoseconds> Thinking::rest() const
{
    return m_terms.rest
             ? std::optional(std::max<std::chrono::nanoseconds>(*m_terms.rest - elapsed(), 0ns))
             : std::nullopt;
}

void Thinking::report(const EngineReport &report)
{
    m_terms.take(report);
    m_nextReport = Clock::now() + m_terms.interval.value_or(0ms);
}

void Thinking::pause()
{
    constexpr milliseconds Longest = 50ms; // for what else ends it
    while (!m_isOver && !isReportDue()) {
        const auto untilReport = std::chrono::ceil<milliseconds>(m_nextReport - Clock::now());
        const milliseconds wait = wantsReports() ? std::min(untilReport, Longest) : Longest;
        m_isOver = m_terms.isEnded(std::max(wait, 0ms)) || isOver();
    }
}

} // namespace shinpan
