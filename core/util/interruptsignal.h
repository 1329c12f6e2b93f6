#pragma once

#include <QObject>
#include <QSocketNotifier>

namespace shinpan {

/// Turns what asks a program to end (SIGINT, SIGTERM, SIGQUIT, and SIGHUP when its terminal is
/// closed) into a Qt signal on the event loop. SIGHUP and SIGQUIT stay ignored if they were, as
/// under nohup. One object at a time.
class InterruptSignal final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(InterruptSignal)

public:
    InterruptSignal();
    /// Restores the default: the next such signal ends the program.
    ~InterruptSignal() override;

Q_SIGNALS:
    /// Once for every signal that came.
    void interrupted();

private:
    QSocketNotifier m_notifier;
};

} // namespace shinpan
