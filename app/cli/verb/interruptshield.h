#pragma once

#include "core/util/interruptsignal.h"

#include <QCoreApplication>

#include <csignal>

namespace shinpan {

/// Keeps Ctrl+C and its like waiting while it lives: as long as a file is being written, so that no
/// temporary file is left beside it.
class InterruptShield
{
public:
    InterruptShield();
    InterruptShield(const InterruptShield &) = delete;
    InterruptShield &operator=(const InterruptShield &) = delete;
    ~InterruptShield();

    /// Whether one waits: give up soon.
    [[nodiscard]] bool hasStopped() const;

private:
    sigset_t m_before;
};

/// Starts the work and runs the event loop until it has finished(). True if a person did not wait
/// for that: it was told to cancel() then.
template <typename Work>
[[nodiscard]] bool runToEnd(Work &work)
{
    bool isInterrupted = false;
    const InterruptSignal interruptSignal;
    QObject::connect(&interruptSignal, &InterruptSignal::interrupted, &work, [&] {
        isInterrupted = true;
        work.cancel();
    });
    QObject::connect(&work, &Work::finished, qApp, [] { QCoreApplication::exit(); });
    QMetaObject::invokeMethod(&work, &Work::start, Qt::QueuedConnection);
    QCoreApplication::exec();
    return isInterrupted;
}

} // namespace shinpan
