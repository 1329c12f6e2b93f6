#include "core/gtpserver/callerreception.h"

#include "core/gtp/pipe.h"

#include <algorithm>
#include <utility>

namespace shinpan {

CallerReception::CallerReception(TcpDoor door,
                                 CallerGuard guard,
                                 const CallerLimits &limits,
                                 Receiver receive,
                                 QObject *parent)
    : QObject(parent)
    , m_guard(std::move(guard))
    , m_receive(std::move(receive))
    , m_places(std::move(door), limits, [this](FileDescriptor connection) {
        return seat(std::move(connection));
    })
{ }

ControllerLink *CallerReception::seat(FileDescriptor connection)
{
    FileDescriptor output = duplicate(connection.number());
    auto link = std::make_unique<ControllerLink>(std::move(connection), std::move(output));
    link->guard(m_guard);
    ControllerLink *const caller = link.get();
    m_beginners.push_back(std::move(link));
    connect(caller, &ControllerLink::began, this, [this, caller] { receive(caller); });
    connect(caller, &ControllerLink::hungUp, this, [this, caller] { dismiss(caller); });
    connect(caller, &ControllerLink::moreCame, this, [this, caller] {
        if (caller->hasEnded()) {
            dismiss(caller);
        }
    });
    caller->awaitBeginning();
    return caller;
}

/// The link of a beginner; null if somebody else has it.
std::unique_ptr<ControllerLink> CallerReception::take(const ControllerLink *beginner)
{
    const auto found =
        std::ranges::find(m_beginners, beginner, &std::unique_ptr<ControllerLink>::get);
    if (found == m_beginners.end()) {
        return nullptr;
    }
    std::unique_ptr<ControllerLink> link = std::move(*found);
    m_beginners.erase(found);
    return link;
}

void CallerReception::receive(const ControllerLink *link)
{
    if (std::unique_ptr<ControllerLink> caller = take(link)) {
        m_receive(std::move(caller));
    }
}

/// Drops a caller that has left, or was hung up on, before it began, later: its signal says so.
void CallerReception::dismiss(const ControllerLink *link)
{
    if (std::unique_ptr<ControllerLink> caller = take(link)) {
        caller.release()->deleteLater();
    }
}

} // namespace shinpan
