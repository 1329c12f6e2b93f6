#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>

namespace shinpan {

/// Work that takes longer than a window may freeze, done in slices between the events.
class SlicedWork final : public QObject
{
    Q_OBJECT

public:
    /// How long a slice should take: half a frame.
    static constexpr std::chrono::milliseconds Slice{8};

    /// Does about a Slice of the work; whether nothing is left to do. May start other work, but
    /// must not delete the SlicedWork.
    using Step = std::function<bool()>;

    explicit SlicedWork(QObject *parent = nullptr);

    /// Gives up what is running. The first slice is done at once: short work has ended when this
    /// returns.
    void start(Step step);
    /// Does what start() does, but nothing before the event loop comes round.
    void startLater(Step step);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_step != nullptr; }

private:
    void doSlice();

    Step m_step;
    int m_run = 0; ///< counts starts and cancellations
    QTimer m_timer;
};

} // namespace shinpan
