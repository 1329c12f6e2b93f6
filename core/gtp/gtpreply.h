#pragma once

#include "core/util/message.h"
#include "core/util/result.h"

#include <QString>

#include <chrono>

namespace shinpan {

/// Why a command has no answer, or was refused.
struct GtpError
{
    enum class Kind {
        Refused,       ///< the engine answered "? text"
        TimedOut,      ///< no answer within the command's deadline; a late one will be swallowed
        Cancelled,     ///< the caller gave up waiting
        Closed,        ///< we closed the session
        FailedToStart, ///< there never was a process
        Unreachable,   ///< there never was a connection
        EngineEnded,   ///< the process ended, or closed its end of a pipe
        Protocol,      ///< what the engine writes is not GTP, too much, or out of step
        Malformed,     ///< an answer whose text makes no sense (decided by those who read the text)
        BadCommand,    ///< the command cannot be written as GTP; nothing was sent
    };

    Kind kind = Kind::Closed;
    /// The engine's own words for Refused. Otherwise ours: for Unreachable, TimedOut, EngineEnded
    /// and Protocol a sentence without its subject, which is the engine.
    Message text;

    friend bool operator==(const GtpError &, const GtpError &) = default;
};

/// What became of one command.
struct GtpReply
{
    /// The text after status and id. An empty first line and blanks around the whole are dropped;
    /// lines are joined by '\n'. Decoded as UTF-8 if it is valid UTF-8, else as Latin-1.
    Result<QString, GtpError> text;

    /// The time from the moment the pipe had taken the command (or, if that is later, the answer to
    /// the one before was read) to the reading of the answer's last byte, or to the failure. It is
    /// 0 if the command was never written. Waiting in our queue, recording, and commands before and
    /// after do not count. What remains of our own is the delay from the arrival of that byte to
    /// its reading: what else the event loop does in that turn, microseconds when it is idle and
    /// LoopWatch::Patience at most. Whatever judges by this time allows a margin for it.
    std::chrono::nanoseconds elapsed{0};

    [[nodiscard]] bool ok() const { return text.has_value(); }
};

} // namespace shinpan
