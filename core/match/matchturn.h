#pragma once

#include "core/match/player.h"
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

    /// Sets a source of time other than LoopWatch, for tests, while no turn runs.
    void setSource(Source source) { m_now = std::move(source); }

    /// Begins a turn at zero. limitReached() comes after `limit` of running time, if there is one.
    void start(std::optional<Duration> limit);
    void pause();
    void resume();
    /// Ends the turn and returns how long it was.
    Duration stop();

    [[nodiscard]] bool isRunning() const { return m_since.has_value(); }
    /// The length of the running turn; zero when none runs.
    [[nodiscard]] Duration elapsed() const
    {
        return m_since ? m_before + (m_now() - *m_since) : m_before;
    }

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

/// The running turn of a match: whom it asks, the Completion that takes the answer, and how long it
/// takes.
class MatchTurn final
{
public:
    /// The side whose turn it is, or was last.
    [[nodiscard]] Color color() const { return m_color; }
    /// Whether its answer is awaited.
    [[nodiscard]] bool isOpen() const { return !m_answer.isComplete(); }
    [[nodiscard]] TurnClock &clock() { return m_clock; }
    [[nodiscard]] const TurnClock &clock() const { return m_clock; }
    /// What each side took for its turns.
    [[nodiscard]] const ByColor<std::chrono::nanoseconds> &used() const { return m_used; }
    /// How long nobody could look at the clock since the turn began, see LoopWatch.
    [[nodiscard]] std::chrono::milliseconds unattended() const;

    /// Puts the question to the player. A person's flag falls by our clock, which stands while the
    /// match is paused; an engine's by the limit that it is asked with.
    [[nodiscard]] TurnAnswer ask(Player &player,
                                 Color color,
                                 const GameLine &line,
                                 const TurnTime &time,
                                 bool isPaused);
    /// The running turn begins anew for the clock, which goes on standing if it stands.
    void restartClock(std::optional<std::chrono::nanoseconds> limit);
    /// Ends the turn as our clock has it, and charges that to whoever was asked.
    std::chrono::nanoseconds end();
    /// The same, for what the answer is said to have taken.
    std::chrono::nanoseconds end(std::chrono::nanoseconds used);
    /// Drops the question; false if the answer was there already.
    bool giveUp() { return m_answer.complete(std::nullopt); }

private:
    TurnAnswer m_answer;
    Color m_color = Color::Black;
    TurnClock m_clock;
    ByColor<std::chrono::nanoseconds> m_used;
    std::chrono::nanoseconds m_unattendedBefore{};
};

} // namespace shinpan
