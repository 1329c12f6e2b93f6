#pragma once

#include "core/util/completion.h"

#include <QCoroTask>

#include <functional>
#include <optional>
#include <variant>

namespace shinpan::test {

/// Runs the event loop until the condition holds; false if it does not within half a minute.
/// (QTest::qWaitFor sleeps between turns, which makes long talks slow.)
[[nodiscard]] bool eventually(const std::function<bool()> &condition);

/// Completes `result` with what the task returns.
template <typename T>
QCoro::Task<> handOn(QCoro::Task<T> task, Completion<T> result)
{
    T value = co_await task;
    result.complete(std::move(value));
}

/// A running task, to be looked at later.
template <typename T>
[[nodiscard]] Completion<T> running(QCoro::Task<T> task)
{
    const Completion<T> result;
    handOn(std::move(task), result);
    return result;
}

/// The same for a task that returns nothing.
[[nodiscard]] Completion<std::monostate> running(QCoro::Task<> task);

/// What comes out in the end; nothing if there is no end within half a minute.
template <typename T>
[[nodiscard]] std::optional<T> outcome(const Completion<T> &completion)
{
    if (!eventually([&completion] { return completion.isComplete(); })) {
        return std::nullopt;
    }
    return completion.value();
}

template <typename T>
[[nodiscard]] auto outcome(QCoro::Task<T> task)
{
    return outcome(running(std::move(task)));
}

} // namespace shinpan::test
