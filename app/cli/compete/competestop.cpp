#include "app/cli/compete/competeverb.h"
#include "app/common/output.h"
#include "core/competition/run/competitionreset.h"
#include "core/competition/run/stoprequest.h"

namespace shinpan {

namespace {

constexpr VerbOption PairsOption{QLatin1String("after-pairs"), VerbOption::Value::None};
constexpr VerbOption NowOption{QLatin1String("now"), VerbOption::Value::None};
constexpr VerbOption AsideOption{QLatin1String("aside"), VerbOption::Value::None};
constexpr VerbOption YesOption{QLatin1String("yes"), VerbOption::Value::None};

constexpr VerbOption StopOptions[] = {PairsOption, NowOption};
constexpr VerbOption ResetOptions[] = {YesOption, AsideOption};

constexpr char StopHelp[] =
    R"(Stops a run of the competition, wherever it was started, when its running games are over.

  --after-pairs  when also the games are over that complete a pair
  --now          at once; a later run goes on with the games that were running
  --help         print this
)";

constexpr char ResetHelp[] =
    R"(Deletes all that the competition has played: its record, the games, logs and reports. The file
itself stays. Not while it runs.

  --yes          do it; without it, only what would be deleted is printed
  --aside        move it all into a folder beside the file instead
  --help         print this
)";

int stop(const VerbArguments &arguments)
{
    const std::optional<QString> file = onlyFile(arguments);
    if (!file) {
        return CompeteFailed;
    }
    const bool isNow = arguments.has(NowOption.name);
    if (isNow && arguments.has(PairsOption.name)) {
        return complainOf(QStringLiteral("stop: give one of --after-pairs and --now"));
    }
    const StopMode mode = isNow                           ? StopMode::Now
                        : arguments.has(PairsOption.name) ? StopMode::AfterPairs
                                                          : StopMode::AfterGames;
    const Result<void> posted = postStop(*file, mode);
    return posted ? CompeteDone : complainOf(posted.error());
}

void print(const QStringList &paths)
{
    for (const QString &path : paths) {
        standardOutput().writeLine(path);
    }
}

int reset(const VerbArguments &arguments)
{
    const std::optional<QString> file = onlyFile(arguments);
    if (!file) {
        return CompeteFailed;
    }
    const bool isAside = arguments.has(AsideOption.name);
    if (!isAside && !arguments.has(YesOption.name)) {
        const QStringList paths = madeByRuns(*file);
        print(paths);
        return paths.isEmpty()
                 ? CompeteDone
                 : complainOf(QStringLiteral("reset: nothing was done; --yes deletes all of these "
                                             "for ever, --aside moves them into a folder"));
    }
    const Result<QStringList> paths =
        resetCompetition(*file, isAside ? Reset::PutAside : Reset::Remove);
    if (!paths) {
        return complainOf(paths.error());
    }
    print(*paths);
    return CompeteDone;
}

} // namespace

const CompeteVerb CompeteStopVerb{QLatin1String("stop"), "stop a run from elsewhere",
                                  "FILE [options]",      StopHelp,
                                  StopOptions,           stop};
const CompeteVerb CompeteResetVerb{QLatin1String("reset"), "delete all that was played",
                                   "FILE [options]",       ResetHelp,
                                   ResetOptions,           reset};

} // namespace shinpan
