#pragma once

#include "core/util/loopwatch.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <optional>

namespace shinpan {

/// Measures the running turn, without its pauses, and says when its limit is reached.
class TurnClock final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TurnClock)

public:
    using Duration = std::chrono::nanoseconds;
    using Source = std::function<std::chrono::steady_clock::time_point()>;

    explicit TurnClock(QObject *parent = nullptr);

    /// Another source of time than LoopWatch, for tests. Not while a turn runs.
    void setSource(Source source) { m_now = std::move(source); }

    /// Begins a turn at zero. limitReached() comes after `limit` of running time, if there is one.
    void start(std::optional<Duration> limit);
    void pause();
    void resume();
    /// Ends the turn and returns how long it was.
    Duration stop();

    /// Of the running turn; zero when none runs.
    [[nodiscard]] Duration elapsed() const;

Q_SIGNALS:
    void limitReached();

private:
    void awaitLimit();

    Source m_now = &LoopWatch::now;
    LoopWatch::Need m_need; ///< while it runs
    QTimer m_timer;
    std::optional<Duration> m_limit;
    Duration m_before{}; ///< of the turn, up to the last pause
    std::optional<std::chrono::steady_clock::time_point> m_since; ///< nothing: it does not run
};

} // namespace shinpan
