#pragma once

#include "core/engine/profile/engineprofile.h"
#include "core/util/result.h"

#include <QString>

#include <chrono>
#include <optional>

class QCommandLineParser;

namespace shinpan {

/// What `--engine NAME|COMMAND` means: one of the person's engines, as the window keeps them, or a
/// command line; see resolveEngine(). A list that cannot be read is spoken of if it might have held
/// the name. In a sandbox where that is asked for.
[[nodiscard]] Result<EngineProfile> storedEngineOr(const QCommandLineParser &parser,
                                                   const QString &nameOrCommand);

/// Adds --sandbox.
void addSandboxOption(QCommandLineParser &parser);

/// The engine, in a sandbox where that is asked for. Fails if there can be none for it.
[[nodiscard]] Result<EngineProfile> sandboxedAsAsked(const QCommandLineParser &parser,
                                                     EngineProfile engine);

/// What `--deadline` says.
struct Deadlines
{
    Timeouts timeouts; ///< of every engine; its `move` is not used
    /// The match's watchdog, for every move. Nothing when it is not named.
    std::optional<std::chrono::milliseconds> move;
};

/// Reads "start=30s,move=2m", times as durationFromText() has them, zero for no limit; what is not
/// named is unattendedTimeouts()'s. The failure names the word that is wrong and what is allowed.
[[nodiscard]] Result<Deadlines> deadlinesFromText(const QString &text);

/// What `--help` says of it.
[[nodiscard]] QString deadlinesHelp();

} // namespace shinpan
