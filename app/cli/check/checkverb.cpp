#include "app/cli/check/checkverb.h"

#include "app/cli/verb/engineoptions.h"
#include "app/cli/verb/interruptshield.h"
#include "app/common/exitcode.h"
#include "app/common/gameoptions.h"
#include "app/common/output.h"
#include "core/check/checkcomparison.h"
#include "core/check/checklimits.h"
#include "core/check/checkreport.h"
#include "core/check/enginecheck.h"
#include "core/engine/dialect/timecommands.h"
#include "core/util/regularfile.h"
#include "core/util/spoken.h"

#include <QCommandLineParser>

namespace shinpan {

namespace {

constexpr int MaxSeconds = 86'400;

/// What `shinpan-cli check` is asked to do.
struct CheckOptions
{
    EngineCheck::Depth depth = EngineCheck::Depth::Full;
    EngineProfile engine;
    CheckLimits limits;
    CheckDetail detail = CheckDetail::Brief;
    bool isJson = false;
    std::optional<EarlierCheck> earlier; ///< the report is compared with it
};

[[nodiscard]] Result<CheckLimits> readLimits(const QCommandLineParser &parser)
{
    CheckLimits limits;
    FirstFailure failed;
    const auto read = [&](const char *option, std::chrono::milliseconds &limit) {
        limit = std::chrono::seconds(
            failed.valueOf(readWholeNumber(parser, QString::fromLatin1(option), 1, MaxSeconds,
                                           static_cast<int>(limit.count() / 1000))));
    };
    read("limit", limits.whole);
    read("start-limit", limits.startUp);
    read("command-limit", limits.command);
    read("move-limit", limits.move);
    limits.scoring = limits.move;
    for (const QString &text : parser.values(QStringLiteral("size"))) {
        bool isNumber = false;
        const int size = text.toInt(&isNumber);
        if (!isNumber || size < 5 || size > 25) {
            failed.add(wrongValue(
                parser, QStringLiteral("size"),
                Message::of(QT_TRANSLATE_NOOP("Messages", "is no whole number from 5 to 25"))));
        }
        limits.sizes.push_back(size);
    }
    return failed.orElse(limits);
}

void addCheckOptions(QCommandLineParser &parser)
{
    addOption(parser, "quick", "Only start it, ask who it is and say quit.");
    addOption(parser, "size",
              "A board to play on, 5 to 25; the first one that the engine takes is used. May be "
              "given more than once (default 9, 19, 13, then any).",
              "N");
    addOption(parser, "limit", "Seconds for the whole check (default 300).", "S");
    addOption(parser, "start-limit", "Seconds to the first reply (default 60).", "S");
    addOption(parser, "command-limit", "Seconds for each command (default 10).", "S");
    addOption(parser, "move-limit",
              "Seconds for each genmove and each question about the end of a game (default "
              "30).",
              "S");
    addSandboxOption(parser);
    addOption(parser, "all", "Print what works as well.");
    addOption(parser, "verbose", "Print everything, with the exchange that shows it.");
    addOption(parser, "json", "Print one JSON object; see below.");
    addOption(parser, "against",
              "Say what is otherwise than in this file, which --json wrote of another version of "
              "the engine.",
              "FILE");
    addOption(parser, "help", "Print this.");
}

[[nodiscard]] Result<std::optional<EarlierCheck>> readAgainst(const QCommandLineParser &parser)
{
    constexpr qint64 Largest = 64 << 20;
    const QString path = parser.value(QStringLiteral("against"));
    if (path.isEmpty()) {
        return std::nullopt;
    }
    return readRegularFile(path, Largest)
        .and_then(&readEarlierCheck)
        .map([](const EarlierCheck &earlier) { return std::optional(earlier); })
        .map_error(inFile(path));
}

/// The failure names option, value and what is allowed.
[[nodiscard]] Result<CheckOptions> readCheckOptions(const QCommandLineParser &parser)
{
    const QStringList engines = parser.positionalArguments();
    if (engines.size() != 1) {
        return failure(engines.isEmpty()
                           ? Message::of(QT_TRANSLATE_NOOP(
                               "Messages", "say which engine: its command line, or its name"))
                           : Message::of(QT_TRANSLATE_NOOP(
                                             "Messages",
                                             "\"%1\": unexpected; quote a command that has several "
                                             "words"),
                                         engines.at(1)));
    }
    CheckOptions options;
    FirstFailure failed;
    options.engine = failed.valueOf(storedEngineOr(parser, engines.constFirst()));
    options.limits = failed.valueOf(readLimits(parser));
    options.isJson = parser.isSet(QStringLiteral("json"));
    options.earlier = failed.valueOf(readAgainst(parser));
    if (parser.isSet(QStringLiteral("quick"))) {
        options.depth = EngineCheck::Depth::Handshake;
    }
    options.detail = parser.isSet(QStringLiteral("verbose")) ? CheckDetail::Verbose
                   : parser.isSet(QStringLiteral("all"))     ? CheckDetail::Full
                                                             : CheckDetail::Brief;
    return failed.orElse(options);
}

[[nodiscard]] QString checkHelp()
{
    const QString description = QStringLiteral(
        "Finds out what a GTP engine can do and what it does wrong. ENGINE is a command line, "
        "quoted, or the name of an engine of yours.");
    return optionsHelp(addCheckOptions, description);
}

void print(const CheckReport &report, const CheckOptions &options)
{
    const std::vector<CheckChange> changes =
        options.earlier ? changesSince(*options.earlier, report) : std::vector<CheckChange>();
    if (options.isJson) {
        standardOutput().writeData(toJson(report, toJson(changes)) + '\n');
        return;
    }
    standardOutput().write(toText(report, options.detail));
    if (options.earlier) {
        standardOutput().write(toText(*options.earlier, changes));
    }
}

[[nodiscard]] ExitCode exitCodeOf(CheckReport::Grade grade)
{
    switch (grade) {
    case CheckReport::Grade::Fine:
        return ExitDone;
    case CheckReport::Grade::Wrong:
        return ExitNo;
    case CheckReport::Grade::Unchecked:
        break;
    }
    return ExitFailed;
}

void showProgress(int done, int total, const Message &what)
{
    standardError().showProgress(
        spoken(QT_TRANSLATE_NOOP("Messages", "checking %1 of %2: %3"), done + 1, total, what));
}

Result<int> runCheck(const QCommandLineParser &arguments)
{
    const Result<CheckOptions> options = readCheckOptions(arguments);
    if (!options) {
        return failure(options.error());
    }
    if (const Message warning = noTimeWarning(options->engine.startupCommands);
        !warning.isEmpty()) {
        standardError().writeLine(
            QStringLiteral("shinpan-cli check: ")
            + spoken(QT_TRANSLATE_NOOP("Messages", "the engine %1"), warning));
    }
    EngineCheck check(options->engine, options->depth, options->limits);
    QObject::connect(&check, &EngineCheck::progressed, qApp, &showProgress);
    const bool isInterrupted = runToEnd(check);
    print(check.report(), *options);
    return isInterrupted ? ExitInterrupted : exitCodeOf(check.report().grade());
}

} // namespace

const Verb CheckVerb{.name = QLatin1String("check"),
                     .summary = "find out what a GTP engine can do and what it does wrong",
                     .usage = "[options] ENGINE",
                     .help = "",
                     .moreHelp = checkHelp,
                     .json = {CheckShape},
                     .done = "nothing is wrong",
                     .no = "something is wrong",
                     .failed = "bad call, or it could not be checked",
                     .addOptions = addCheckOptions,
                     .takesCommands = true,
                     .run = runCheck};

} // namespace shinpan
