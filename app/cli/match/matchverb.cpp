#include "app/cli/match/matchverb.h"

#include "app/cli/match/matchoptions.h"
#include "app/cli/match/matchrun.h"
#include "app/common/exitcode.h"
#include "app/common/output.h"
#include "core/engine/dialect/timecommands.h"
#include "core/engine/profile/enginerules.h"
#include "core/util/interruptsignal.h"

#include <QCoreApplication>

namespace shinpan {

namespace {

void warn(const QString &text)
{
    standardError().writeLine(QStringLiteral("shinpan-cli match: ") + text);
}

/// An engine on this command line is started as it was typed.
void warnOfCounting(const QString &who, const EngineProfile &engine, const Ruleset &rules)
{
    if (const QString warning = countingWarning(engine, rules); !warning.isEmpty()) {
        warn(QStringLiteral("%1 (%2) %3").arg(who, engine.commandLine, warning));
    }
}

/// What a person should know before the first game.
void warnBefore(const MatchOptions &options)
{
    if (const QString warning = noClockWarning(options.setup); !warning.isEmpty()) {
        warn(warning);
    }
    for (const QString &warning :
         roundedTimeWarnings({options.setup.time.black, options.setup.time.white})) {
        warn(warning);
    }
    warnOfCounting(QStringLiteral("black"), options.engines.black, options.setup.rules);
    warnOfCounting(QStringLiteral("white"), options.engines.white, options.setup.rules);
    if (options.referee) {
        warnOfCounting(QStringLiteral("the referee"), *options.referee, options.setup.rules);
    }
}

Result<int> playMatch(const QCommandLineParser &arguments)
{
    const Result<MatchOptions> options = readMatchOptions(arguments);
    if (!options) {
        return failure(options.error());
    }
    MatchRun match(*options);
    if (const Result<void> opened = match.open(); !opened) {
        warn(opened.error());
        return ExitFailed;
    }
    if (!options->isQuiet) {
        warnBefore(*options);
    }
    const InterruptSignal interruptSignal;
    QObject::connect(&interruptSignal, &InterruptSignal::interrupted, &match, &MatchRun::interrupt);
    QObject::connect(&match, &MatchRun::finished, qApp, &QCoreApplication::exit);
    match.start();
    return QCoreApplication::exec();
}

} // namespace

const Verb MatchVerb{.name = QLatin1String("match"),
                     .summary = "play games between two GTP engines",
                     .usage = "[options]",
                     .help = "",
                     .moreHelp = matchHelp,
                     .done = "every game has a result",
                     .no = "a game was void",
                     .failed = "bad call, or something cannot be read or written",
                     .addOptions = addMatchOptions,
                     .run = playMatch};

} // namespace shinpan
