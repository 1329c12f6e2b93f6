#include "app/cli/regress/bisectverb.h"

#include "app/cli/match/matchseriesoptions.h"
#include "app/cli/regress/runoptions.h"
#include "app/cli/verb/engineoptions.h"
#include "app/cli/verb/interruptshield.h"
#include "app/common/exitcode.h"
#include "app/common/gameoptions.h"
#include "app/common/output.h"
#include "core/comparison/bisectrun.h"
#include "core/util/regularfile.h"
#include "core/util/spoken.h"

#include <QCommandLineParser>
#include <QDir>

namespace shinpan {

namespace {

constexpr qint64 LargestList = MiB;
constexpr QLatin1String Placeholder("{}");

void addBisectOptions(QCommandLineParser &parser)
{
    addOption(parser, "test",
              "The test: a suite, or some of its tests, as in reading.tst:4,10-17. May "
              "be given more than once; a build fails if any test fails that is not "
              "known to.",
              "SUITE");
    addSprtOptions(parser, "Instead of a test: a build fails if a match proves it weaker. A "
                           "sequential test decides between ELO0 (fails) and ELO1 (passes) as its "
                           "strength relative to the oldest build: -50,0, for instance.");
    addOption(parser, "against", "With --sprt: the opponent (default: the oldest build).",
              "COMMAND");
    addOption(parser, "games",
              "With --sprt: the most games to play with a build; one that is still "
              "undecided then is left out (default 10000).",
              "N");
    addOption(parser, "template",
              "A command line in which {} stands for each of BUILDS, such as a revision.",
              "COMMAND");
    addOption(parser, "build",
              "A program that makes a build whose engine does not exist yet; it is "
              "given the build's name in BUILDS.",
              "SCRIPT");
    addRunOptions(parser);
    addGameOptions(parser);
    addOpeningOptions(parser);
    addOption(parser, "help", "Print this.");
}

[[nodiscard]] QString bisectHelp()
{
    const QString description =
        QStringLiteral("Finds the first of several builds of an engine that fails a test, or "
                       "plays weaker, in as few runs as possible: 4 for up to 15 builds, 7 for "
                       "up to 127. BUILDS are quoted command lines, or names that --template "
                       "turns into command lines, oldest first; @FILE names a file with one per "
                       "line. All builds after the first that fails are assumed to fail. A "
                       "build that cannot be run is left out.");
    return optionsHelp(addBisectOptions, description) + verdictsHelp();
}

/// The words, with the lines of the file where one is @FILE.
[[nodiscard]] Result<QStringList> commandsOf(const QStringList &words)
{
    QStringList commands;
    for (const QString &word : words) {
        if (!word.startsWith(u'@')) {
            commands += word;
            continue;
        }
        const Result<QByteArray> text = readRegularFile(word.sliced(1), LargestList);
        if (!text) {
            return failure(inFile(word.sliced(1), text.error()));
        }
        for (const QByteArray &line : text->split('\n')) {
            const QString command = QString::fromUtf8(line).trimmed();
            if (!command.isEmpty() && !command.startsWith(u'#')) {
                commands += command;
            }
        }
    }
    return commands;
}

/// The builds that the words stand for.
[[nodiscard]] Result<std::vector<BisectOptions::Build>> readBuilds(const QCommandLineParser &parser)
{
    const Result<QStringList> names = commandsOf(parser.positionalArguments());
    if (!names) {
        return failure(names.error());
    }
    if (names->isEmpty()) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "no build is given")));
    }
    const QString pattern = parser.value(QStringLiteral("template"));
    if (!pattern.isEmpty() && !pattern.contains(Placeholder)) {
        return wrongValue(parser, QStringLiteral("template"),
                          Message::of(QT_TRANSLATE_NOOP("Messages", "has no {}")));
    }
    std::vector<BisectOptions::Build> builds;
    for (const QString &name : *names) {
        const QString command =
            pattern.isEmpty() ? name : QString(pattern).replace(Placeholder, name);
        // A build that is not there is found out when it is tried, like one that does not start.
        EngineProfile engine = storedEngineOr(parser, command).value_or(EngineProfile());
        if (engine.commandLine.isEmpty()) {
            engine.commandLine = command;
            engine.workingDirectory = QDir::currentPath();
        }
        builds.push_back({name, engine});
    }
    return builds;
}

/// The match that a build has to stand, if it is to be one.
[[nodiscard]] MatchOptions readMatch(const QCommandLineParser &parser,
                                     const std::vector<BisectOptions::Build> &builds,
                                     FirstFailure &failed)
{
    MatchOptions match;
    match.sprt = readSprt(parser, failed);
    match.alternate = true;
    match.setup = failed.valueOf(readGameOptions(parser));
    match.setup.watchdog = std::chrono::minutes(10);
    match.games =
        failed.valueOf(readWholeNumber(parser, QStringLiteral("games"), 2, MostCounted, 10'000));
    readOpeningOptions(parser, match, failed);
    const QString against = QStringLiteral("against");
    if (parser.isSet(against)) {
        match.engines.white = failed.valueOf(storedEngineOr(parser, parser.value(against)));
    } else if (!builds.empty()) {
        match.engines.white = builds.front().engine;
    }
    match.engines.white.timeouts = unattendedTimeouts();
    return match;
}

[[nodiscard]] Result<BisectOptions> readBisectOptions(const QCommandLineParser &parser)
{
    const bool isTest = parser.isSet(QStringLiteral("test"));
    if (isTest == parser.isSet(QStringLiteral("sprt"))) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "say what to test: --test or --sprt")));
    }
    BisectOptions options;
    FirstFailure failed;
    if (isTest) {
        options.suites = failed.valueOf(suiteChoices(parser.values(QStringLiteral("test")))
                                            .and_then([](const std::vector<SuiteChoice> &choices) {
                                                return readSuites(choices);
                                            }));
    }
    options.terms = failed.valueOf(readRunOptions(parser));
    options.builds = failed.valueOf(readBuilds(parser));
    options.match = readMatch(parser, options.builds, failed);
    options.buildScript = parser.value(QStringLiteral("build"));
    return failed.orElse(std::move(options));
}

[[nodiscard]] QString buildName(const BisectOptions &options, std::size_t build)
{
    return spoken(QT_TRANSLATE_NOOP("Messages", "build %1 of %2, %3"), build + 1,
                  options.builds.size(), options.builds[build].name);
}

[[nodiscard]] QString outcomeText(const QString &build, Bisection::Outcome outcome)
{
    return outcome == Bisection::Outcome::Passes
             ? spoken(QT_TRANSLATE_NOOP("Messages", "%1: passes"), build)
         : outcome == Bisection::Outcome::Fails
             ? spoken(QT_TRANSLATE_NOOP("Messages", "%1: fails"), build)
             : spoken(QT_TRANSLATE_NOOP("Messages", "%1: cannot be run"), build);
}

/// Says what was found; the exit code.
[[nodiscard]] int conclude(const BisectOptions &options, const BisectRun &run)
{
    const std::vector<std::size_t> first = run.bisection().firstFailing();
    const QString found =
        first.empty() ? spoken(QT_TRANSLATE_NOOP("Messages", "no build fails that could be run"))
        : first.size() == 1
            ? spoken(QT_TRANSLATE_NOOP("Messages", "the first that fails: %1"),
                     buildName(options, first.back()))
            : spoken(QT_TRANSLATE_NOOP("Messages", "the first that fails is one of %1, the last of "
                                                   "which does: %2"),
                     first.size(), buildName(options, first.back()));
    const QString runs = run.runs() == 1
                           ? spoken(QT_TRANSLATE_NOOP("Messages", "1 run"))
                           : spoken(QT_TRANSLATE_NOOP("Messages", "%1 runs"), run.runs());
    standardOutput().write(QStringLiteral("\n%1 (%2)\n").arg(found, runs));
    return first.empty() ? ExitNo : first.size() == 1 ? ExitDone : ExitFailed;
}

Result<int> runBisect(const QCommandLineParser &arguments)
{
    const Result<BisectOptions> options = readBisectOptions(arguments);
    if (!options) {
        return failure(options.error());
    }
    // A build is never weaker than itself.
    const bool isOldestKnown = options->match.sprt && !arguments.isSet(QStringLiteral("against"));
    BisectRun run(*options, isOldestKnown ? 1 : 0);
    QObject::connect(&run, &BisectRun::tried, qApp,
                     [&options](int build, Bisection::Outcome outcome, const QString &details) {
                         const QString name = buildName(*options, static_cast<std::size_t>(build));
                         standardOutput().write(outcomeText(name, outcome) + u'\n' + details);
                         standardOutput().flush();
                     });
    return runToEnd(run) ? ExitInterrupted : conclude(*options, run);
}

} // namespace

const Verb BisectVerb{.name = QLatin1String("bisect"),
                      .summary = "find the first build of an engine that fails a test or is weaker",
                      .usage = "[options] --test SUITE | --sprt ELO0,ELO1 BUILDS...",
                      .help = "",
                      .moreHelp = bisectHelp,
                      .done = "found",
                      .no = "no build fails",
                      .failed = "bad call, or it could not be found",
                      .addOptions = addBisectOptions,
                      .takesCommands = true,
                      .run = runBisect};

} // namespace shinpan
