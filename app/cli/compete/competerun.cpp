#include "app/cli/compete/competecall.h"
#include "app/cli/compete/competeevents.h"
#include "app/cli/compete/competeplay.h"
#include "app/cli/compete/competeverbs.h"
#include "app/cli/compete/competeview.h"
#include "app/common/gameoptions.h"
#include "app/common/output.h"
#include "core/clock/duration.h"
#include "core/competition/file/competitionwriter.h"
#include "core/competition/machines/fleet.h"
#include "core/competition/report/reportfiles.h"
#include "core/competition/report/reportformats.h"
#include "core/competition/run/competitionrunner.h"
#include "core/competition/serve/competitionsite.h"
#include "core/competition/store/resultstore.h"
#include "core/competition/tune/certificate.h"
#include "core/util/interruptsignal.h"
#include "core/util/spoken.h"
#include "core/util/wholefile.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace shinpan {

namespace {

const QCommandLineOption ParallelOption(QStringList{QStringLiteral("parallel"),
                                                    QStringLiteral("j")},
                                        {},
                                        QStringLiteral("VALUE"));
const QCommandLineOption GamesOption(QStringList{QStringLiteral("max-games"), QStringLiteral("g")},
                                     {},
                                     QStringLiteral("VALUE"));
const QCommandLineOption TimeOption(QStringLiteral("max-time"), {}, QStringLiteral("VALUE"));
const QCommandLineOption LogOption(QStringLiteral("log-gtp"));
const QCommandLineOption QuietOption(QStringList{QStringLiteral("quiet"), QStringLiteral("q")});
const QCommandLineOption JsonEventsOption(QStringLiteral("json-events"));
const QCommandLineOption PlainOption(QStringLiteral("plain"));
const QCommandLineOption SkipOption(QStringLiteral("skip-checks"));
const QCommandLineOption ServeOption(QStringLiteral("serve"), {}, QStringLiteral("VALUE"));
const QCommandLineOption OnOption(QStringLiteral("on"), {}, QStringLiteral("VALUE"));
const QCommandLineOption HostsOption(QStringLiteral("hosts"), {}, QStringLiteral("VALUE"));
const QCommandLineOption WorkersOption(QStringLiteral("workers"), {}, QStringLiteral("VALUE"));
const QCommandLineOption BlockOption(QStringLiteral("block"), {}, QStringLiteral("VALUE"));
const QCommandLineOption SeriesOption(QStringLiteral("new-series"));

constexpr int Most = 1'000'000'000;

constexpr char RunHelp[] = R"(
Plays the competition, or continues it where an earlier run ended or was cut off. At the end the report
is written beside the file: NAME.report.txt, .html, .json and .csv. What a tune has found is then proved by
the match of its [certificate], NAME-certificate.toml, if it has one. Ctrl-X, Ctrl-C or SIGTERM stops the run
once the running games are over; a second Ctrl-C breaks them off, and the next run continues them.

)";

constexpr char RunOptionsHelp[] =
    R"(  -j, --parallel N   play N games at once, whatever the file says
  -g, --max-games N  start at most N games, replays of void ones included
  --max-time TIME    start no game after this time, such as 30m or 8h
  --log-gtp          keep all GTP traffic, one compressed file per game
  --skip-checks      do not test the players before the first game
  --new-series       if the file's settings have changed since the games played so far: start counting
                     anew; those games stay in the record (without this, such a run is refused)
  --serve [HOST:]PORT
                     show it in a browser while it runs, as "compete serve" does
  --on KIND          where the games are played, instead of what [machines] in the file says: "here",
                     "slurm" (in jobs of Slurm; the file's folder must be on a disk that the machines
                     have) or "ssh" (by GNU parallel, which must be installed here)
  --hosts FILE       for ssh: a host a line, as "4/anna@north" with up to four tasks at once
  --workers N        so many tasks are out at once
  --block N          so many games in a task; 0: as many as take some ten minutes
  --plain            print a line per event, even on a terminal
  -q, --quiet        print only warnings, on stderr
  --json-events      print each event as a line of JSON on standard output; compete run --help
                     lists them
)";

constexpr char RunFailure[] =
    "bad call or file, a player failed the check before the first game, or something cannot be\n"
    "       read or written";

} // namespace

QString competeRunOptionsHelp()
{
    return QString::fromUtf8(RunOptionsHelp);
}

Result<RunOptions> readCompeteRunOptions(const QCommandLineParser &arguments)
{
    RunOptions options;
    FirstFailure failed;
    options.parallel =
        failed.valueOf(readWholeNumber(arguments, QStringLiteral("parallel"), 1, MostSlots));
    options.maxGames =
        failed.valueOf(readWholeNumber(arguments, QStringLiteral("max-games"), 1, Most));
    if (arguments.isSet(TimeOption)) {
        const QString text = arguments.value(TimeOption);
        const auto time = durationFromText(text.toStdString());
        if (!time) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP("Messages",
                                  "--max-time: \"%1\" is no time; allowed are 90s, 30m, 8h and "
                                  "the like"),
                text));
        }
        options.maxTime = std::chrono::ceil<std::chrono::seconds>(*time);
    }
    if (arguments.isSet(LogOption)) {
        options.logsGtp = true;
    }
    options.skipsChecks = arguments.isSet(SkipOption);
    return failed.orElse(options);
}

namespace {

/// What the call changes of [machines].
[[nodiscard]] Result<MachineSettings> readMachines(const QCommandLineParser &arguments,
                                                   MachineSettings machines)
{
    FirstFailure failed;
    const auto workers = failed.valueOf(
        readWholeNumber(arguments, QStringLiteral("workers"), 1, MachineSettings::MostWorkers));
    const auto block =
        failed.valueOf(readWholeNumber(arguments, QStringLiteral("block"), 0, MostCounted));
    machines.workers = workers.value_or(machines.workers);
    machines.block = block.value_or(machines.block);
    if (arguments.isSet(HostsOption)) {
        machines.hosts = QFileInfo(arguments.value(HostsOption)).absoluteFilePath();
        machines.kind = MachineSettings::Kind::Ssh;
    }
    if (arguments.isSet(OnOption)) {
        const auto kind = valueOf(MachineWords, arguments.value(OnOption));
        if (!kind) {
            return failure(
                Message::of(QT_TRANSLATE_NOOP(
                                "Messages", "--on: “%1” is not known; it takes here, slurm or ssh"),
                            arguments.value(OnOption)));
        }
        machines.kind = *kind;
    }
    if (machines.kind == MachineSettings::Kind::Ssh && machines.hosts.isEmpty()) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "--on ssh needs --hosts FILE, or hosts in [machines]")));
    }
    return failed.orElse(machines);
}

[[nodiscard]] std::unique_ptr<CompeteView> viewFor(const QCommandLineParser &arguments,
                                                   CompetitionRunner &runner,
                                                   const ResultStore &store)
{
    if (arguments.isSet(JsonEventsOption)) {
        return jsonView(runner);
    }
    const bool isQuiet = arguments.isSet(QuietOption);
    std::unique_ptr<CompeteView> live =
        isQuiet || arguments.isSet(PlainOption) ? nullptr : liveView(runner, store.games());
    return live ? std::move(live) : lineView(runner, isQuiet);
}

/// Stops the run after its games the first time, then at once.
void stopMore(CompetitionRunner &runner, int &interrupts)
{
    ++interrupts;
    runner.stop(interrupts == 1 ? StopMode::AfterGames : StopMode::Now);
}

struct RunOutcome
{
    RunEnd end;
    int interrupts = 0;
};

/// Runs it to its end, with the event loop.
[[nodiscard]] RunOutcome play(CompetitionRunner &runner, std::unique_ptr<CompeteView> view)
{
    RunOutcome outcome;
    const InterruptSignal interruptSignal;
    QObject::connect(&interruptSignal, &InterruptSignal::interrupted, &runner,
                     [&] { stopMore(runner, outcome.interrupts); });
    QObject::connect(view.get(), &CompeteView::stopRequested, &runner, [&] {
        if (outcome.interrupts == 0) {
            stopMore(runner, outcome.interrupts);
        }
    });
    QObject::connect(&runner, &CompetitionRunner::finished, &runner, [&](const RunEnd &end) {
        outcome.end = end;
        QCoreApplication::exit();
    });
    QMetaObject::invokeMethod(&runner, &CompetitionRunner::start, Qt::QueuedConnection);
    QCoreApplication::exec();
    return outcome;
}

[[nodiscard]] ExitCode exitCodeOf(const RunOutcome &outcome)
{
    switch (outcome.end.kind) {
    case RunEnd::Kind::Complete:
        break;
    case RunEnd::Kind::Stopped:
        return outcome.interrupts > 1 ? ExitInterrupted : ExitDone;
    case RunEnd::Kind::Halted:
        return ExitNo;
    case RunEnd::Kind::Failed:
        return ExitFailed;
    }
    return ExitDone;
}

/// What the run came to: the files, and how the competition stands.
[[nodiscard]] int conclude(const QCommandLineParser &arguments,
                           const CompetitionRunner &runner,
                           const ResultStore &store,
                           const RunOutcome &outcome)
{
    int exitCode = exitCodeOf(outcome);
    const CompetitionReport report = reportOf(runner.competition(), store);
    if (!store.damage().isEmpty()) { // the log tells of it
        exitCode = std::max<int>(exitCode, ExitFailed);
    }
    const Result<QStringList> paths = writeReportFiles(report, runner.competition().file);
    if (!paths) {
        exitCode = std::max(exitCode, complainOf(paths.error()));
    }
    if (arguments.isSet(JsonEventsOption)) {
        standardOutput().writeData(endLine(outcome.end, runner, exitCode) + '\n');
    } else if (!arguments.isSet(QuietOption)) {
        const QString reason =
            outcome.end.reason.isEmpty() ? QString() : spoken(outcome.end.reason) + u'\n';
        standardOutput().write(reason + toText(report));
    }
    if (outcome.end.kind == RunEnd::Kind::Failed && !arguments.isSet(JsonEventsOption)) {
        complainOf(outcome.end.reason);
    }
    return exitCode;
}

} // namespace

Played playOne(const QCommandLineParser &arguments,
               Competition competition,
               RunOptions options,
               ResultStore::OtherSettings otherSettings)
{
    const Result<MachineSettings> machines = readMachines(arguments, competition.machines);
    if (!machines) {
        return {complainOf(machines.error())};
    }
    competition.machines = *machines;
    competition.parallel = options.parallel.value_or(competition.parallel);
    competition.logsGtp = options.logsGtp.value_or(competition.logsGtp);
    const Result<std::unique_ptr<ResultStore>> store =
        ResultStore::openForRun(competition, otherSettings);
    if (!store) {
        return {complainOf(store.error())};
    }
    std::unique_ptr<Fleet> fleet;
    if (competition.machines.kind != MachineSettings::Kind::Here) {
        Result<std::unique_ptr<Fleet>> opened = Fleet::open(competition, (*store)->series());
        if (!opened) {
            return {complainOf(opened.error())};
        }
        fleet = std::move(*opened);
        options.workforce = fleet.get();
    }
    CompetitionRunner runner(competition, options, store->get());
    if (const Result<void> resumed = runner.resume(); !resumed) {
        return {complainOf(resumed.error())};
    }
    std::unique_ptr<CompetitionSite> site;
    if (arguments.isSet(ServeOption)) {
        Result<std::unique_ptr<CompetitionSite>> opened =
            openSite({competition}, arguments.value(ServeOption));
        if (!opened) {
            return {complainOf(opened.error())};
        }
        site = std::move(*opened);
    }
    const RunOutcome outcome = play(runner, viewFor(arguments, runner, **store));
    if (site) {
        site->look(); // the last word
    }
    Played played{conclude(arguments, runner, **store, outcome),
                  outcome.end.kind == RunEnd::Kind::Complete};
    if (played.isComplete && competition.tune) {
        played.tune = tuneReportOf(competition, (*store)->games());
    }
    return played;
}

Played playBeside(const QCommandLineParser &arguments,
                  const Competition &competition,
                  const RunOptions &options)
{
    const Result<void> saved = saveWholeFile(toToml(competition).toUtf8(), competition.file);
    if (!saved) {
        return {complainOf(inFile(competition.file, saved.error()))};
    }
    return playOne(arguments, competition, options, ResultStore::OtherSettings::NewSeries);
}

ResultStore::OtherSettings otherSettingsFor(const QCommandLineParser &arguments)
{
    return arguments.isSet(SeriesOption) ? ResultStore::OtherSettings::NewSeries
                                         : ResultStore::OtherSettings::Refuse;
}

void addCompeteRunOptions(QCommandLineParser &parser)
{
    parser.addOptions({ParallelOption, GamesOption, TimeOption, LogOption, QuietOption,
                       JsonEventsOption, PlainOption, SkipOption, SeriesOption, ServeOption,
                       OnOption, HostsOption, WorkersOption, BlockOption});
}

namespace {

/// The match that proves what a tune has found.
[[nodiscard]] int playCertificate(const QCommandLineParser &arguments,
                                  const Competition &tune,
                                  const TuningPoint &found,
                                  const RunOptions &options)
{
    const Played played = playBeside(arguments, certificateOf(tune, found), options);
    const Result<std::unique_ptr<ResultStore>> store = ResultStore::openForReading(tune.file);
    const Result<QStringList> written =
        store ? writeReportFiles(reportOf(tune, **store), tune.file) : failure(store.error());
    return written ? played.exitCode : complainOf(written.error());
}

Result<int> run(const QCommandLineParser &arguments)
{
    const Result<RunOptions> options = readCompeteRunOptions(arguments);
    if (!options) {
        return failure(options.error());
    }
    std::optional<Competition> competition = readCompetitionOf(arguments);
    if (!competition) {
        return ExitFailed;
    }
    const Played played = playOne(arguments, *competition, *options, otherSettingsFor(arguments));
    const bool isToBeProved =
        played.tune && played.tune->wantsCertificate && played.exitCode == ExitDone;
    return isToBeProved
             ? playCertificate(arguments, *competition, played.tune->optimum.point, *options)
             : played.exitCode;
}

} // namespace

const Verb CompeteRunVerb{.name = QLatin1String("run"),
                          .summary = "play it, or continue it",
                          .usage = "FILE [options]",
                          .help = RunHelp,
                          .moreHelp =
                              [] {
                                  return competeRunOptionsHelp()
                                       + QStringLiteral("  --help             print this\n");
                              },
                          .json = {EventsShape},
                          .done = "every game was played, or it was stopped in good order",
                          .no = "it gave up: games were void, or players are in quarantine",
                          .failed = RunFailure,
                          .addOptions = addCompeteRunOptions,
                          .run = run};

} // namespace shinpan
