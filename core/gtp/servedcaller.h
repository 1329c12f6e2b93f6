#pragma once

#include "core/util/message.h"

#include <QObject>

#include <chrono>

namespace shinpan {

/// How long a caller may hold a place and do nothing with it.
struct CallerPatience
{
    // Where others wait, a caller that has not begun to play after `beginning` gives its place up,
    // and so does one that has played and then done nothing for `playing`.
    std::chrono::milliseconds beginning{std::chrono::seconds(5)};
    std::chrono::milliseconds playing{std::chrono::minutes(10)};
    /// A caller that owes us a command and says nothing for this long is hung up on, whether others
    /// wait or not.
    std::chrono::milliseconds silence{std::chrono::hours(2)};
};

/// A caller that holds a place, as CallerPlaces sees it.
class ServedCaller : public QObject
{
    Q_OBJECT

public:
    using Clock = std::chrono::steady_clock;
    using QObject::QObject;

    /// The time at which it last did what it has the place for, or came: mere talk holds none.
    [[nodiscard]] virtual Clock::time_point played() const = 0;
    /// Whether it holds its place for nothing, should anybody else want it.
    [[nodiscard]] virtual bool givesWay(const CallerPatience &patience) const = 0;
    /// Whether it has owed us a command for too long.
    [[nodiscard]] virtual bool isSilent(const CallerPatience &patience) const = 0;
    /// `fault` says why, in words that follow the caller's name.
    virtual void hangUp(const Message &fault) = 0;
};

} // namespace shinpan
