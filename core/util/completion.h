#pragma once

#include <QtGlobal>

#include <coroutine>
#include <memory>
#include <optional>
#include <utility>

namespace shinpan {

/// Queues the resumption of a suspended coroutine on the event loop of the application's thread.
///
/// Never resumes inside the caller: a resumed coroutine may delete whoever completed it.
/// Needs a QCoreApplication; without one the handle is dropped.
void resumeLater(std::coroutine_handle<> coroutine);

/// Keeps resumeLater() from posting an event while it lives: the coroutines are resumed when the
/// outermost scope ends. That spares a turn of the event loop and two system calls, which is a
/// third of what a GTP round trip costs us.
///
/// It is only for the function that the event loop itself calls, as its first statement. After it a
/// resumed coroutine may have destroyed everything, so nothing may follow.
class ResumptionScope
{
public:
    ResumptionScope();
    ResumptionScope(const ResumptionScope &) = delete;
    ResumptionScope &operator=(const ResumptionScope &) = delete;
    ~ResumptionScope();
};

/// Runs everything that resumeLater() has queued, including what that queues in turn, and deferred
/// deletions. For the end of main() and of tests only: it spins the posted-event queue.
void drainResumptions();

/// The "slot" that all our coroutines await: it is completed exactly once, by whichever event comes
/// first.
///
/// A copyable handle; all copies share one state. One coroutine may `co_await` it (QCoro 0.8's own
/// awaitables hang or crash when their object dies, see CONTRIBUTING.md). Awaiting a completion
/// that nobody ever completes hangs for ever, so whoever hands one out must complete it in its
/// destructor.
template <typename T>
class Completion
{
public:
    /// Completes it; returns false, and changes nothing, if it was complete already.
    bool complete(T value) const
    {
        if (m_state->value) {
            return false;
        }
        m_state->value.emplace(std::move(value));
        if (m_state->waiter) {
            resumeLater(std::exchange(m_state->waiter, {}));
        }
        return true;
    }

    [[nodiscard]] bool isComplete() const { return m_state->value.has_value(); }

    /// The value; only when isComplete().
    [[nodiscard]] const T &value() const { return *m_state->value; }

    /// Whether both are handles of one completion.
    [[nodiscard]] friend bool operator==(const Completion &, const Completion &) = default;

    // The awaiter interface, for co_await only.
    [[nodiscard]] bool await_ready() const noexcept { return m_state->value.has_value(); }
    void await_suspend(std::coroutine_handle<> coroutine) const noexcept
    {
        Q_ASSERT(!m_state->waiter); // a second one would take the place of the first, which hangs
        m_state->waiter = coroutine;
    }
    T await_resume() const { return *m_state->value; }

private:
    struct State
    {
        std::optional<T> value;
        std::coroutine_handle<> waiter;
    };

    std::shared_ptr<State> m_state = std::make_shared<State>();
};

} // namespace shinpan
