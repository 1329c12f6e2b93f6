#pragma once

#include <QString>

namespace shinpan {

/// How an engine's process, or the connection to it, ended.
struct ProcessExit
{
    enum class Kind {
        FailedToStart, ///< there never was a process
        Exited,        ///< by itself, with an exit code
        Signalled,     ///< killed by a signal, its own (a crash) or ours
        Closed, ///< there was no process to speak of: closed before start, or one end of a pipe was
                ///< closed
    };

    Kind kind = Kind::Closed;
    int code = 0;   ///< exit code or signal number
    QString detail; ///< in words that can follow the engine's name: "exited with code 1", "killed
                    ///< by signal 6 (SIGABRT)"
    bool wasForced = false;   ///< it left only after a signal of ours
    bool leftHelpers = false; ///< it exited by itself, and processes of its group were still there

    [[nodiscard]] static ProcessExit exited(int code);
    [[nodiscard]] static ProcessExit signalled(int signal);
    [[nodiscard]] static ProcessExit closed(const QString &detail)
    {
        return {.kind = Kind::Closed, .detail = detail};
    }
    [[nodiscard]] static ProcessExit failedToStart(const QString &detail)
    {
        return {.kind = Kind::FailedToStart, .detail = detail};
    }

    friend bool operator==(const ProcessExit &, const ProcessExit &) = default;
};

} // namespace shinpan
