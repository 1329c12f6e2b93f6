#pragma once

#include "core/gtp/gtptransport.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>

namespace shinpan {

/// What an engine used while it was asked nothing.
struct IdleUse
{
    double processor = 0;              ///< seconds of processor time, of all its processes
    std::chrono::nanoseconds waited{}; ///< the time in which it used that

    [[nodiscard]] IdleUse since(const IdleUse &earlier) const
    {
        return {processor - earlier.processor, waited - earlier.waited};
    }
    [[nodiscard]] IdleUse with(const IdleUse &other) const
    {
        return {processor + other.processor, waited + other.waited};
    }

    friend bool operator==(const IdleUse &, const IdleUse &) = default;
};

/// Measures what an engine uses while it owes no answer and, if it is to be frozen, stops its
/// processes meanwhile.
///
/// An engine may tidy up for a moment after its answer: what it uses in the first `Grace` is not
/// measured, nor is a wait that is shorter. So engines that move at once cost nothing.
class IdleWatch final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(IdleWatch)

public:
    static constexpr std::chrono::milliseconds Grace{20};

    /// The transport must outlive it.
    explicit IdleWatch(GtpTransport &transport, QObject *parent = nullptr);

    /// Has the engine frozen from now on whenever it waits.
    void setFreezes(bool freezes);
    /// Whether that is so: not where the processes cannot be stopped, as is known once it waits.
    [[nodiscard]] bool freezes() const { return m_freezes; }
    /// It owes no answer any more.
    void begin();
    /// It is about to be asked. (The transport's next write() thaws it.)
    void end();

    /// All that was measured until now.
    [[nodiscard]] IdleUse use() const;

private:
    using Clock = std::chrono::steady_clock;
    struct Start
    {
        double processor;
        Clock::time_point time;
    };

    void look();
    void freeze();

    GtpTransport &m_transport;
    QTimer m_timer; ///< fires once after begin(), however often that is called meanwhile
    bool m_freezes = false;
    bool m_isIdle = false;
    Clock::time_point m_since;    ///< if it is idle
    std::optional<Start> m_start; ///< the measurement began with it
    IdleUse m_before;             ///< so much was used in earlier waits
};

} // namespace shinpan
