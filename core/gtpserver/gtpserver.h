#pragma once

#include "core/gtpserver/callerguard.h"
#include "core/gtpserver/callerstanding.h"
#include "core/gtpserver/gtpchannel.h"
#include "core/gtpserver/gtpengine.h"

namespace shinpan {

/// Answers a controller for an engine, in every dialect of GTP that there is one for: each line
/// that holds a command gets exactly one well-formed answer, in their order, whatever it holds.
///
/// Needs no event loop, and everything happens in the thread that calls run().
class GtpServer
{
public:
    /// Both must outlive run().
    GtpServer(GtpEngine &engine, GtpChannel &channel)
        : m_engine(engine)
        , m_channel(channel)
    { }

    /// The controller is a caller that nobody knows. Both must outlive run().
    void guard(const CallerGuard &guard, CallerStanding &standing)
    {
        m_guard = &guard;
        m_standing = &standing;
    }

    /// Runs until `quit`, the end of the input or of the other side, or a caller that does not
    /// begin with GTP; GtpEngine::quit() comes last.
    void run();

private:
    GtpEngine &m_engine;
    GtpChannel &m_channel;
    const CallerGuard *m_guard = nullptr;
    CallerStanding *m_standing = nullptr;
};

} // namespace shinpan
