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

void warnOf(const QString &who, const EngineProfile &engine, const QStringList &warnings)
{
    for (const QString &warning : warnings) {
        warn(QStringLiteral("%1 (%2) %3").arg(who, engine.commandLine, warning));
    }
}

/// What a person should know before the first game. An engine on this command line is started as it
/// was typed. The referee may refuse what it likes.
void warnBefore(const MatchOptions &options)
{
    const Ruleset &rules = options.setup.rules;
    if (const QString warning = noClockWarning(options.setup); !warning.isEmpty()) {
        warn(warning);
    }
    for (const QString &warning :
         roundedTimeWarnings({options.setup.time.black, options.setup.time.white})) {
        warn(warning);
    }
    for (const Color color : BothColors) {
        const EngineProfile &engine = options.engines[color];
        warnOf(color == Color::Black ? QStringLiteral("black") : QStringLiteral("white"), engine,
               rulesWarnings(engine, rules));
    }
    if (options.referee) {
        QStringList warnings{countingWarning(*options.referee, rules)};
        warnings.removeAll(QString());
        warnOf(QStringLiteral("the referee"), *options.referee, warnings);
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
        warn(opened.error().english());
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
