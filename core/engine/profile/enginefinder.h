#pragma once

#include "core/engine/profile/enginetemplates.h"

#include <vector>

namespace shinpan {

/// A known engine that is on this machine but cannot run, because a file it needs was not found.
struct IncompleteEngine
{
    struct Missing
    {
        EnginePart part;
        QStringList lookedIn; ///< directories, absolute

        friend bool operator==(const Missing &, const Missing &) = default;
    };

    QString name;
    QString program; ///< absolute path
    std::vector<Missing> missing;
};

/// The known engines of a machine.
struct FoundEngines
{
    std::vector<EngineProfile> complete; ///< ready to run; ids "found:gnugo", "found:katago" …
    std::vector<IncompleteEngine> incomplete;
};

/// Whether a profile's id says that it was found rather than stored.
[[nodiscard]] bool isFoundEngineId(const QString &id);

/// The proper name of the engine behind a program ("GNU Go" for /usr/games/gnugo), or the program's
/// file name.
[[nodiscard]] QString engineNameOf(const QString &program);

/// Looks for the programs of the engineTemplates() in programDirectories(), and for the
/// configuration and network that some of them need in their usual places. Reads directories only;
/// starts nothing.
[[nodiscard]] FoundEngines findEngines(const Machine &machine = Machine::current());

} // namespace shinpan
