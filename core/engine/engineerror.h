#pragma once

#include "core/gtp/gtpcommand.h"
#include "core/gtp/gtpreply.h"
#include "core/util/result.h"

#include <QString>

#include <chrono>
#include <variant>

namespace shinpan {

/// Why an engine did not do what it was asked, with the command that it failed at.
struct EngineError
{
    QString command; ///< the GTP command line; empty when the engine did not even start
    GtpError error;
    std::chrono::nanoseconds elapsed{}; ///< how long the command was waited for; see GtpReply

    /// A sentence without its subject, which is the engine: the command, and what came back; in
    /// plain words, on what occasion.
    [[nodiscard]] Message sentence() const;
};

/// Done, or why not. Coroutines say `co_return EngineDone();`: a bare monostate means "no value
/// yet" to QCoro 0.8's Task, which then throws inside.
using EngineDone = Result<std::monostate, EngineError>;

/// The error of a command that failed; `reply` must be a failure.
[[nodiscard]] EngineError errorOf(const GtpCommand &command, const GtpReply &reply);

/// The error of a command whose answer makes no sense.
[[nodiscard]] EngineError malformedError(const GtpCommand &command, const QString &answer);

/// The error of a bringTo() that was given up for another one.
[[nodiscard]] EngineError replacedError();

} // namespace shinpan
