#pragma once

#include "core/engine/profile/engineprofile.h"
#include "core/gtp/sockettransport.h"
#include "core/util/result.h"
#include "ui/game/newgamesettings.h"

#include <QCoreApplication>
#include <QStringList>

#include <optional>
#include <span>

namespace shinpan {

/// What the program was called with.
struct CommandLine
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)

public:
    QStringList files;                      ///< records to open
    std::optional<NewGameSettings> newGame; ///< there is an option
    bool starts = false;                    ///< --start
    bool asksWindow = false;                ///< --new-window
    bool follows = false;                   ///< --follow
    bool isEngine = false;                  ///< --gtp
    std::optional<TcpAddress> listensAt;    ///< --listen; nothing: the standard streams
    bool asksHelp = false;
    bool asksVersion = false;

    /// Whether a program that runs already may do it all.
    [[nodiscard]] bool isForAnyInstance() const
    {
        return !files.isEmpty() && !newGame && !asksWindow && !follows && !isEngine;
    }
};

/// Reads the words after the program's name. An engine is named by a profile's name or a command
/// line, whose relative paths start at the current directory. The failure names the argument and
/// what is allowed. When help or the version is asked for, nothing else is looked at.
[[nodiscard]] Result<CommandLine> readCommandLine(const QStringList &words,
                                                  std::span<const EngineProfile> profiles);

/// What --help prints.
[[nodiscard]] QString commandLineHelp();

} // namespace shinpan
