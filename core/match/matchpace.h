#pragma once

#include "core/util/completion.h"

#include <QObject>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <optional>
#include <variant>

namespace shinpan {

/// Says when the loop of a match goes on: engines are held back by a pause and by the minimum time
/// between moves, and a loop that waits is woken by whatever changes.
class MatchPace final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MatchPace)

public:
    explicit MatchPace(std::chrono::milliseconds minimumMoveTime);

    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    void pause();
    void resume() { m_isPaused = false; }
    /// Allows one more question during a pause.
    void step();
    void setMinimumMoveTime(std::chrono::milliseconds time);

    /// An engine or a person is asked now.
    void noteQuestion() { m_stepsAllowed = std::max(0, m_stepsAllowed - 1); }
    void noteMove() { m_lastMoveAt = std::chrono::steady_clock::now(); }
    /// Whether the next question to an engine must wait; if that is for the minimum time, it wakes
    /// the loop at its end.
    [[nodiscard]] bool mustHold();

    /// What the loop awaits, completed by the next wake().
    [[nodiscard]] Completion<std::monostate> nextWake();
    void wake();

private:
    std::chrono::milliseconds m_minimumMoveTime;
    std::optional<std::chrono::steady_clock::time_point> m_lastMoveAt;
    QTimer m_timer;
    bool m_isPaused = false;
    int m_stepsAllowed = 0;
    std::optional<Completion<std::monostate>> m_wakeUp;
};

} // namespace shinpan
