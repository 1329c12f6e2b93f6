#include "app/cli/matchcommand.h"

#include "app/cli/matchoptions.h"
#include "app/cli/matchrun.h"
#include "core/util/interruptsignal.h"

#include <QCoreApplication>

#include <cstdio>

namespace shinpan {

namespace {

void warn(const QString &text)
{
    std::fprintf(stderr, "shinpan-cli match: %s\n", qPrintable(text));
}

int complain(const QString &text)
{
    warn(text);
    return 1;
}

} // namespace

int runMatchCommand(const QStringList &arguments)
{
    if (arguments.contains(QStringLiteral("--help"))) {
        std::printf("%s", qPrintable(matchHelp()));
        return 0;
    }
    const Result<MatchOptions> options = readMatchOptions(arguments);
    if (!options) {
        return complain(options.error() + QStringLiteral(" (see shinpan-cli match --help)"));
    }
    MatchRun match(*options);
    if (const Result<void> opened = match.open(); !opened) {
        return complain(opened.error());
    }
    const QString warning = noClockWarning(options->setup);
    if (!warning.isEmpty() && !options->isQuiet) {
        warn(warning);
    }
    const InterruptSignal interruptSignal;
    QObject::connect(&interruptSignal, &InterruptSignal::interrupted, &match, &MatchRun::interrupt);
    QObject::connect(&match, &MatchRun::finished, qApp, &QCoreApplication::exit);
    match.start();
    return QCoreApplication::exec();
}

} // namespace shinpan
