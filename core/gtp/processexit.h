#pragma once

#include "core/util/message.h"

namespace shinpan {

/// How an engine's process, or the connection to it, ended.
struct ProcessExit
{
    enum class Kind {
        FailedToStart, ///< there never was a process
        Unreachable,   ///< there never was a connection
        Exited,        ///< by itself, with an exit code
        Signalled,     ///< killed by a signal, its own (a crash) or ours
        Closed, ///< there was no process to speak of: closed before start, or one end of a pipe was
                ///< closed
    };

    Kind kind = Kind::Closed;
    int code = 0;   ///< exit code or signal number
    Message detail; ///< can follow the engine's name: "exited with code 1", "killed by signal 6
                    ///< (SIGABRT)"; of FailedToStart, why: "no such program: x"
    bool wasForced = false;   ///< it left only after a signal of ours
    bool leftHelpers = false; ///< it exited by itself, and processes of its group were still there

    [[nodiscard]] static ProcessExit exited(int code);
    [[nodiscard]] static ProcessExit signalled(int signal);
    [[nodiscard]] static ProcessExit closed(const Message &detail)
    {
        return {.kind = Kind::Closed, .detail = detail};
    }
    [[nodiscard]] static ProcessExit failedToStart(const Message &detail)
    {
        return {.kind = Kind::FailedToStart, .detail = detail};
    }

    [[nodiscard]] static ProcessExit unreachable(const Message &detail)
    {
        return {.kind = Kind::Unreachable, .detail = detail};
    }

    /// Whether there was an engine at all.
    [[nodiscard]] bool hasRun() const
    {
        return kind != Kind::FailedToStart && kind != Kind::Unreachable;
    }

    friend bool operator==(const ProcessExit &, const ProcessExit &) = default;
};

/// The name of a signal such as "SIGSEGV", or "unnamed".
[[nodiscard]] QString signalName(int number);

} // namespace shinpan
