#pragma once

#include "core/gtp/callerplaces.h"
#include "core/gtpserver/callerguard.h"
#include "core/gtpserver/controllerlink.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace shinpan {

/// Lets controllers in at a TCP door, as many as there are places. A caller that does not begin
/// with GTP is reported to nobody: it costs no engine and no tab.
class CallerReception final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CallerReception)

public:
    /// Takes a caller that has got a place, which it keeps until the link is destroyed.
    using Receiver = std::function<void(std::unique_ptr<ControllerLink> caller)>;

    CallerReception(TcpDoor door,
                    CallerGuard guard,
                    const CallerLimits &limits,
                    Receiver receive,
                    QObject *parent = nullptr);

    [[nodiscard]] const TcpAddress &address() const { return m_places.address(); }

    /// Admits nobody else, and sends away those that wait.
    void close() { m_places.close(); }

private:
    [[nodiscard]] ControllerLink *seat(FileDescriptor connection);
    [[nodiscard]] std::unique_ptr<ControllerLink> take(const ControllerLink *beginner);
    void receive(const ControllerLink *link);
    void dismiss(const ControllerLink *link);

    CallerGuard m_guard;
    Receiver m_receive;
    std::vector<std::unique_ptr<ControllerLink>> m_beginners; ///< until their first command
    CallerPlaces m_places;
};

} // namespace shinpan
