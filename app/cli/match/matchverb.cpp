#include "app/cli/match/matchverb.h"

#include "app/cli/match/matchoptions.h"
#include "app/cli/match/matchoutput.h"
#include "app/cli/verb/interruptshield.h"
#include "app/common/exitcode.h"
#include "app/common/output.h"
#include "core/competition/match/matchrun.h"
#include "core/engine/dialect/timecommands.h"
#include "core/engine/profile/enginerules.h"
#include "core/match/match.h"
#include "core/util/spoken.h"

#include <QCommandLineParser>

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

void warn(const QString &text)
{
    standardError().writeLine(QStringLiteral("shinpan-cli match: ") + text);
}

void warnOf(const QString &who, const EngineProfile &engine, const std::vector<Message> &warnings)
{
    for (const Message &warning : warnings) {
        if (!warning.isEmpty()) {
            warn(QStringLiteral("%1 (%2) %3").arg(who, engine.commandLine, spoken(warning)));
        }
    }
}

/// What a person should know before the first game. An engine on this command line is started as it
/// was typed. The referee may refuse what it likes.
void warnBefore(const MatchOptions &options)
{
    const Ruleset &rules = options.setup.rules;
    if (const Message warning = noClockWarning(options.setup); !warning.isEmpty()) {
        warn(spoken(warning));
    }
    for (const Message &warning :
         roundedTimeWarnings({options.setup.time.black, options.setup.time.white})) {
        warn(spoken(warning));
    }
    for (const Color color : BothColors) {
        const EngineProfile &engine = options.engines[color];
        warnOf(color == Color::Black ? spoken(QT_TRANSLATE_NOOP("Messages", "black"))
                                     : spoken(QT_TRANSLATE_NOOP("Messages", "white")),
               engine, setUpWarnings(engine, rules, options.setup.size, options.setup.komi));
    }
    if (options.referee) {
        warnOf(spoken(QT_TRANSLATE_NOOP("Messages", "the referee")), *options.referee,
               {countingWarning(*options.referee, rules)});
    }
}

/// Prints what happens while it is played.
void follow(MatchRun &match, bool isQuiet)
{
    const auto print = [](const Message &text) {
        standardError().writeLine(QStringLiteral("shinpan-cli: ") + spoken(text));
    };
    QObject::connect(&match, &MatchRun::warned, &match, print);
    if (isQuiet) {
        return;
    }
    QObject::connect(&match, &MatchRun::noted, &match, print);
    QObject::connect(&match, &MatchRun::gameEnded, &match,
                     [](const Match &game, const MatchLabel &label) {
                         standardOutput().writeLine(outcomeLine(game, label));
                         standardOutput().flush();
                     });
    if (standardError().isTerminal()) {
        QObject::connect(&match, &MatchRun::progressed, &match,
                         [&match, shown = std::chrono::steady_clock::time_point()]() mutable {
                             const auto now = std::chrono::steady_clock::now();
                             if (now - shown >= 100ms && !match.runner().running().empty()) {
                                 shown = now;
                                 standardError().showProgress(progressText(match));
                             }
                         });
    }
}

Result<int> playMatch(const QCommandLineParser &arguments)
{
    const Result<MatchOptions> options = readMatchOptions(arguments);
    if (!options) {
        return failure(options.error());
    }
    const bool isQuiet = arguments.isSet(QStringLiteral("quiet"));
    MatchRun match(*options);
    follow(match, isQuiet);
    if (const Result<void> opened = match.open(); !opened) {
        warn(spoken(opened.error()));
        return ExitFailed;
    }
    if (!isQuiet) {
        warnBefore(*options);
    }
    const bool isInterrupted = runToEnd(match);
    if (!isQuiet && options->games != 1) {
        standardOutput().writeLine(summary(match));
    }
    match.writeReport();
    const bool hasVoid = std::ranges::any_of(
        match.games(), [](const StoredGame &game) { return game.result.end == GameEnd::Void; });
    return isInterrupted     ? ExitInterrupted
         : match.hasFailed() ? ExitFailed
         : hasVoid           ? ExitNo
                             : ExitDone;
}

} // namespace

const Verb MatchVerb{.name = QLatin1String("match"),
                     .summary = "play games between two GTP engines",
                     .usage = "[options]",
                     .help = "",
                     .moreHelp = matchHelp,
                     .json = {ResultsShape},
                     .done = "every game has a result",
                     .no = "a game was void",
                     .failed = "bad call, or something cannot be read or written",
                     .addOptions = addMatchOptions,
                     .run = playMatch};

} // namespace shinpan
