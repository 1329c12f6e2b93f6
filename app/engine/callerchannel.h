#pragma once

#include "core/gtp/tcpdoor.h"
#include "core/gtpserver/callerstanding.h"
#include "core/gtpserver/gtpchannel.h"

#include <chrono>

namespace shinpan {

/// A caller, one after the other: where another one waits at the door, one that holds the engine
/// for nothing has to leave.
class CallerChannel final : public GtpChannel
{
public:
    /// All must outlive this. Whoever is let in meanwhile is put into `next`; `standing` is what
    /// the caller has done, as it is.
    CallerChannel(int connection,
                  TcpDoor &door,
                  FileDescriptor &next,
                  const CallerStanding &standing);

    [[nodiscard]] std::string read() override;
    [[nodiscard]] bool hasInput(std::chrono::milliseconds wait) override;
    bool write(std::string_view text) override;
    [[nodiscard]] bool isGone() override;

private:
    [[nodiscard]] bool isSentAway();

    int m_connection;
    DescriptorChannel m_channel;
    TcpDoor &m_door;
    FileDescriptor &m_next;
    const CallerStanding &m_standing;
    CallerStanding::Clock::time_point m_nextLook;
    bool m_isGone = false;
};

} // namespace shinpan
