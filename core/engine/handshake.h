#pragma once

#include "core/engine/engineerror.h"

#include <QByteArray>
#include <QCoroTask>
#include <QSet>
#include <QString>

#include <chrono>
#include <memory>
#include <optional>

namespace shinpan {

class Engine;

/// What an engine said of itself when it was started.
struct Handshake
{
    QString name; ///< empty if it does not say
    QString version;
    std::optional<QString> statedProtocol; ///< as it answered protocol_version; nothing: it refused
    QSet<QByteArray> commands;             ///< that it listed
    int protocolVersion = 2;               ///< that it is spoken to in, 1 or 2; see speaksGtpOne()
};

/// Asks a process that has just started protocol_version, name and version. It may refuse any of
/// them, but not leave one unanswered. `limit` covers the first reply, `perCommand` each later one;
/// zero: as long as it takes.
[[nodiscard]] QCoro::Task<Result<Handshake, EngineError>> askForNames(
    std::shared_ptr<Engine> engine,
    std::chrono::milliseconds limit,
    std::chrono::milliseconds perCommand);

/// Then list_commands, or what stands for it, likewise. Returns what was `known` with it.
[[nodiscard]] QCoro::Task<Result<Handshake, EngineError>> askForAbilities(
    std::shared_ptr<Engine> engine,
    Handshake known,
    std::chrono::milliseconds perCommand);

/// The process that SIGINT interrupts, as an engine that knows `gogui-sigint` tells; 0 where it
/// tells none, or none that means anything to us, or is interrupted by a comment.
[[nodiscard]] QCoro::Task<Result<qint64, EngineError>> askForProcess(
    std::shared_ptr<Engine> engine,
    std::chrono::milliseconds perCommand);

/// Sends its profile's start-up commands, which it may refuse. An alias or a start-up command that
/// is none is a failure.
[[nodiscard]] QCoro::Task<EngineDone> sendStartupCommands(std::shared_ptr<Engine> engine,
                                                          std::chrono::milliseconds perCommand);

} // namespace shinpan
