#pragma once

#include "tests/storm/input/machinewatch.h"

#include <QApplication>
#include <QByteArray>
#include <QString>
#include <QTime>

#include <algorithm>
#include <chrono>
#include <vector>

namespace shinpan::test {

/// An application that notes which events held up its event loop.
class StallWatch final : public QApplication
{
public:
    /// What a single event, and all that it set off, cost; in milliseconds.
    struct Stall
    {
        double time = 0;
        double processorTime = 0;  ///< the rest is waiting: for the disk, or for other programs
        double systemTime = 0;     ///< of it, in the kernel
        double ticked = 0;         ///< the most that it can be by the kernel's ticks
        double stopped = 0;        ///< of the whole, while the machine stood still; of a stall
        MachineWatch::Pace pace{}; ///< meanwhile, if it is long enough to have a stack
        long pageFaults = 0;       ///< that needed no disk: memory touched for the first time
        QTime moment{};            ///< when it ended
        QByteArray receiver;       ///< its class
        int event = 0;             ///< QEvent::Type
        QString remark;
        QByteArray stack; ///< what it was busy with when it became a stall; empty if it was none

        /// What it used of the processor, without what nobody had while the machine stood still.
        /// Long work in the kernel looks as if it did, and counts therefore. But the kernel only
        /// knows how processor time is shared out, to itself and to the program: where the program
        /// would have used more than there was, all of it is that much too much.
        [[nodiscard]] double own() const
        {
            const double running = time - stopped;
            const double tooMuch = std::max(0.0, processorTime - systemTime - running);
            const double kernel =
                processorTime > 0 ? systemTime * (1 - tooMuch / processorTime) : 0;
            return std::min({processorTime, ticked, std::max(kernel, running)});
        }
    };

    using QApplication::QApplication;

    bool notify(QObject *receiver, QEvent *event) override;

    /// The processor time from which an event's stack is kept.
    void setLimit(std::chrono::milliseconds limit) { m_limit = limit; }

    /// What is going on: goes with the event that is being handled.
    void setRemark(const QString &remark) { m_remark = remark; }

    /// What is handled just now is the test's own doing, however long it takes.
    void excuse();

    /// The stalls since the last call that used at least this much of their own, in order.
    [[nodiscard]] std::vector<Stall> takeStalls(double least);
    /// The longest by that since the start.
    [[nodiscard]] const Stall &longest() const { return m_longest; }
    [[nodiscard]] const MachineWatch &machine() const { return m_machine; }

private:
    /// An event that is being handled, outermost in its event loop.
    struct Frame
    {
        int loopLevel;
        bool isExcused = false; ///< or waits in an event loop of its own, which holds nothing up
    };

    MachineWatch m_machine;
    std::vector<Frame> m_frames;
    std::vector<Stall> m_stalls;
    Stall m_longest;
    std::chrono::milliseconds m_limit{50};
    QString m_remark;
};

} // namespace shinpan::test
