#include "app/cli/compete/competecall.h"
#include "app/cli/compete/competeverbs.h"
#include "app/common/output.h"
#include "core/competition/run/competitionreset.h"
#include "core/competition/run/stoprequest.h"
#include "core/util/spoken.h"

namespace shinpan {

namespace {

const QCommandLineOption PairsOption(QStringLiteral("after-pairs"));
const QCommandLineOption NowOption(QStringLiteral("now"));
const QCommandLineOption AsideOption(QStringLiteral("aside"));
const QCommandLineOption YesOption(QStringLiteral("yes"));

constexpr char StopHelp[] = R"(
Stops a run of the competition, wherever it was started, once its running games are over.

  --after-pairs  wait for the games that complete a pair, too
  --now          stop at once; the next run continues the games that were running
  --help         print this
)";

constexpr char ResetHelp[] = R"(
Deletes everything the competition has played: its record, games, logs and reports. The file
itself stays. Refused while a run is going on.

  --yes          do it; without this, only list what would be deleted
  --aside        move everything into a folder beside the file instead
  --help         print this
)";

Result<int> stop(const QCommandLineParser &arguments)
{
    const std::optional<QString> file = onlyFile(arguments);
    if (!file) {
        return ExitFailed;
    }
    const bool isNow = arguments.isSet(NowOption);
    if (isNow && arguments.isSet(PairsOption)) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "give one of --after-pairs and --now")));
    }
    const StopMode mode = isNow                        ? StopMode::Now
                        : arguments.isSet(PairsOption) ? StopMode::AfterPairs
                                                       : StopMode::AfterGames;
    const Result<void> posted = postStop(*file, mode);
    return posted ? ExitDone : complainOf(posted.error());
}

void print(const QStringList &paths)
{
    for (const QString &path : paths) {
        standardOutput().writeLine(path);
    }
}

Result<int> reset(const QCommandLineParser &arguments)
{
    const std::optional<QString> file = onlyFile(arguments);
    if (!file) {
        return ExitFailed;
    }
    const bool isAside = arguments.isSet(AsideOption);
    if (!isAside && !arguments.isSet(YesOption)) {
        const QStringList paths = madeByRuns(*file);
        print(paths);
        return paths.isEmpty()
                 ? ExitDone
                 : complainOf(spoken(QT_TRANSLATE_NOOP(
                     "Messages", "reset: nothing was done; --yes deletes all of these "
                                 "for ever, --aside moves them into a folder")));
    }
    const Result<QStringList> paths =
        resetCompetition(*file, isAside ? Reset::PutAside : Reset::Remove);
    if (!paths) {
        return complainOf(paths.error());
    }
    print(*paths);
    return ExitDone;
}

} // namespace

const Verb CompeteStopVerb{.name = QLatin1String("stop"),
                           .summary = "stop a run from elsewhere",
                           .usage = "FILE [options]",
                           .help = StopHelp,
                           .addOptions =
                               [](QCommandLineParser &parser) {
                                   parser.addOptions({PairsOption, NowOption});
                               },
                           .run = stop};
const Verb CompeteResetVerb{.name = QLatin1String("reset"),
                            .summary = "delete everything that was played",
                            .usage = "FILE [options]",
                            .help = ResetHelp,
                            .addOptions =
                                [](QCommandLineParser &parser) {
                                    parser.addOptions({YesOption, AsideOption});
                                },
                            .run = reset};

} // namespace shinpan
