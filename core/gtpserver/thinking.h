#pragma once

#include "core/board/point.h"

#include <QtGlobal>

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace shinpan {

/// A move that an engine considers. Numbers are as the side to move sees them; what is not known is
/// nothing or empty.
struct EngineCandidate
{
    std::optional<Point> move; ///< none: a pass
    std::int64_t visits = 0;
    double winrate = 0.5;          ///< 0 to 1
    std::optional<double> lead{};  ///< points
    std::optional<double> prior{}; ///< 0 to 1
    std::optional<double> lcb{};   ///< a bound that the win rate hardly is below
    /// The moves that are expected, this one first.
    std::vector<std::optional<Point>> line{};
    std::vector<float> ownership{}; ///< after it; as EngineReport::ownership
};

/// What an engine thinks of the position while it thinks.
struct EngineReport
{
    std::vector<EngineCandidate> candidates{}; ///< best first
    std::int64_t visits = 0;
    double winrate = 0.5;
    std::optional<double> lead{};
    /// The owner of each point, by BoardSize::indexOf: 1 where the side to move will own it, -1 its
    /// opponent.
    std::vector<float> ownership{};
};

/// Answers an engine that thinks about one question: whether to go on, and whether anybody
/// wants to know what it has found so far. It belongs to one thread.
class Thinking
{
    Q_DISABLE_COPY_MOVE(Thinking)

public:
    using Clock = std::chrono::steady_clock;

    struct Terms
    {
        /// Whether to stop at once; waits up to `wait` to find out.
        std::function<bool(std::chrono::milliseconds wait)> isEnded;
        std::function<void(const EngineReport &)> take;
        std::optional<std::chrono::milliseconds> rest;     ///< of the turn when it began
        std::optional<std::chrono::milliseconds> limit;    ///< when to stop though nobody says so
        std::optional<std::chrono::milliseconds> interval; ///< between reports; nothing: none
    };
    explicit Thinking(Terms terms);

    /// Whether to answer at once: the controller interrupts, the analysis that is wanted has ended,
    /// or there is no time left. Cheap enough to be asked after every playout; a byte that comes is
    /// noticed within a millisecond of the next question.
    [[nodiscard]] bool isOver();
    [[nodiscard]] std::chrono::nanoseconds elapsed() const { return Clock::now() - m_begin; }
    /// How much of the longest turn that does not lose is left; nothing: there is no limit. The
    /// answer has still to reach the controller within it.
    [[nodiscard]] std::optional<std::chrono::nanoseconds> rest() const;

    /// Whether anybody wants to hear what is thought. Then report() is called whenever it is due,
    /// and once more before the answer.
    [[nodiscard]] bool wantsReports() const { return m_terms.interval.has_value(); }
    [[nodiscard]] bool isReportDue() const
    {
        return wantsReports() && Clock::now() >= m_nextReport;
    }
    void report(const EngineReport &report);

    /// Waits, when there is nothing more to think about, until it is over or a report is due.
    void pause();

private:
    Terms m_terms;
    Clock::time_point m_begin = Clock::now();
    Clock::time_point m_nextLook = m_begin;
    Clock::time_point m_nextReport = m_begin;
    bool m_isOver = false;
};

} // namespace shinpan
