#pragma once

#include "core/engine/knowledge/engineknowledge.h"
#include "core/engine/profile/engineprofile.h"

#include <QLatin1String>

#include <optional>
#include <span>
#include <vector>

namespace shinpan {

/// What must stand on an engine's command line besides its program.
enum class EnginePart { Configuration, Network };

/// A file that an engine cannot run without, and where people usually put it.
struct EngineFile
{
    EnginePart part;
    QLatin1String option; ///< stands before the file's path on the command line
    /// Looked through in this order, separated by blanks: `~` begins in the home directory, `.` is
    /// the program's own, where people unpack an engine together with its files.
    QLatin1String directories;
    QLatin1String patterns; ///< separated by blanks; an earlier one wins
};

/// The number that sets how strongly an engine plays, and where it stands in the profile.
struct EngineStrength
{
    enum class Place { CommandLine, StartupCommand };

    const char *label; ///< "level %1", "%1 visits"; translated in the context "EngineTemplates"
    Place place = Place::CommandLine;
    QLatin1String option; ///< "--level", or how the start-up command begins
    /// Stands before the number in the option's value: "", "=", "maxVisits=".
    QLatin1String prefix{};
    int least = 1;
    int most = 10'000'000;
    QLatin1String examples; ///< some sensible values, weakest first: "1, 5, 10"
};

/// How an engine that people know is started, what it needs and what is odd about it.
struct EngineTemplate
{
    QLatin1String program; ///< the usual file name of its program
    QLatin1String name;
    QLatin1String verb{};                ///< first argument, where a program is several engines
    QLatin1String arguments{};           ///< that it always needs
    QLatin1String cardlessArguments{};   ///< that it needs where no graphics card can compute
    std::span<const EngineFile> files{}; ///< that it must be told
    std::optional<EngineStrength> strength{};
    /// A remark for people, in the context "EngineTemplates"; null if there is none.
    const char *remark = nullptr;
    Timeouts timeouts{}; ///< recommended
    bool isFound = true; ///< its program's name is its own, so that a program of that name is it
    QLatin1String namesake{}; ///< a program with its name that is something else; empty: none
    bool runsInItsFolder = false;
    /// The argument with which its strength can be a person's rank; empty: there is none.
    QLatin1String rankArgument{};
    bool analyses = true;   ///< as far as is known: it tells what it thinks of a position
    bool hasNetwork = true; ///< false: it judges positions by playouts alone
};

/// The engines that people know, best known first. Every row names its source.
[[nodiscard]] std::span<const EngineTemplate> engineTemplates();

/// The template of a profile's engine, told by its program's file name ("katago", "katago-v1.16")
/// and its verb, also behind ssh, nice and env; or null.
[[nodiscard]] const EngineTemplate *templateOf(const EngineProfile &profile);

/// The knowledge of a profile's engine before it has said anything, by its program.
[[nodiscard]] const EngineKnowledge &knowledgeOf(const EngineProfile &profile);

/// Whether the engine answers JSON queries instead of GTP, as KataGo's analysis engine does: it is
/// known to when it is started like that ("katago analysis", also behind ssh, nice and env), or its
/// command line begins with `json:`. It analyses and does nothing else.
[[nodiscard]] bool speaksQueries(const EngineProfile &profile);

/// The profiles that may tell what they think of a position: all except those known not to.
[[nodiscard]] std::vector<EngineProfile> analysing(std::vector<EngineProfile> profiles);

/// What a template has been filled in with. An empty text is missing.
struct EngineFilling
{
    QString program;   ///< as it stands on the command line
    QStringList files; ///< paths, one for each of EngineTemplate::files
};

/// What lies on this machine. `program` names one outside the usual directories.
[[nodiscard]] EngineFilling fillingOn(const Machine &machine,
                                      const EngineTemplate &engine,
                                      const QString &program = {});

/// The directories in which such a file is looked for, absolute; without its own if the program
/// is not there.
[[nodiscard]] QStringList directoriesOf(const EngineFile &file,
                                        const QString &programPath,
                                        const Machine &machine);

/// The profile that a complete filling makes, without an id, under the engine's own name.
[[nodiscard]] EngineProfile profileFrom(const EngineTemplate &engine,
                                        const EngineFilling &filling,
                                        const Machine &machine);

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
/// configuration and network that some of them need in their usual places. It only reads
/// directories and starts nothing.
[[nodiscard]] FoundEngines findEngines(const Machine &machine = Machine::current());

} // namespace shinpan
