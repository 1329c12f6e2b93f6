#include "core/gtp/idlewatch.h"

namespace shinpan {

IdleWatch::IdleWatch(GtpTransport &transport, QObject *parent)
    : QObject(parent)
    , m_transport(transport)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &IdleWatch::look);
}

void IdleWatch::setFreezes(bool freezes)
{
    m_freezes = freezes;
    freeze();
}

void IdleWatch::begin()
{
    if (m_isIdle) {
        return;
    }
    m_isIdle = true;
    freeze();
    m_since = Clock::now();
    if (!m_timer.isActive()) {
        m_timer.start(Grace);
    }
}

void IdleWatch::end()
{
    if (m_isIdle) {
        m_before = use();
        m_start.reset();
        m_isIdle = false;
    }
}

/// Begins to measure if it has waited long enough, and looks again if it has not.
void IdleWatch::look()
{
    if (!m_isIdle || m_start) {
        return;
    }
    const auto waited = std::chrono::floor<std::chrono::milliseconds>(Clock::now() - m_since);
    if (waited < Grace) {
        m_timer.start(Grace - waited);
        return;
    }
    freeze();
    if (const std::optional<double> used = m_transport.processorTime()) {
        m_start = {*used, Clock::now()};
    }
}

void IdleWatch::freeze()
{
    if (m_isIdle && m_freezes) {
        m_freezes = m_transport.freeze();
    }
}

IdleUse IdleWatch::use() const
{
    const std::optional<double> used = m_start ? m_transport.processorTime() : std::nullopt;
    return used ? m_before.with({*used - m_start->processor, Clock::now() - m_start->time})
                : m_before;
}

} // namespace shinpan
