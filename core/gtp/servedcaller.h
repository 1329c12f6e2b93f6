#pragma once

#include <QObject>
#include <QString>

#include <chrono>

namespace shinpan {

/// How long somebody who has called may hold a place and do nothing with it.
struct CallerPatience
{
    // Where others wait: who has not begun to play by then gives his place up, and who has played
    // and then done nothing for so long.
    std::chrono::milliseconds beginning{std::chrono::seconds(5)};
    std::chrono::milliseconds playing{std::chrono::minutes(10)};
    /// Who owes us a command and says nothing for so long is hung up on, whether others wait or
    /// not.
    std::chrono::milliseconds silence{std::chrono::hours(2)};
};

/// Somebody who has called and holds a place, as those see him who share the places out.
class ServedCaller : public QObject
{
    Q_OBJECT

public:
    using Clock = std::chrono::steady_clock;
    using QObject::QObject;

    /// When he last did what he has the place for, or came: mere talk holds none.
    [[nodiscard]] virtual Clock::time_point played() const = 0;
    /// Whether he holds his place for nothing, should anybody else want it.
    [[nodiscard]] virtual bool givesWay(const CallerPatience &patience) const = 0;
    /// Whether he is to say something, and has not for too long.
    [[nodiscard]] virtual bool isSilent(const CallerPatience &patience) const = 0;
    /// Why, in words that follow whoever he is.
    virtual void hangUp(const QString &fault) = 0;
};

} // namespace shinpan
