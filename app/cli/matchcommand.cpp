#include "app/cli/matchcommand.h"

#include "core/util/interruptsignal.h"
#include "app/cli/matchoptions.h"
#include "app/cli/matchseries.h"

#include <QCoreApplication>

#include <cstdio>

namespace shinpan {

namespace {

int complain(const QString &text)
{
    std::fprintf(stderr, "shinpan-cli match: %s\n", qPrintable(text));
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
    MatchSeries series(*options);
    if (const Result<void> opened = series.open(); !opened) {
        return complain(opened.error());
    }
    const InterruptSignal interruptSignal;
    QObject::connect(&interruptSignal, &InterruptSignal::interrupted, &series,
                     &MatchSeries::interrupt);
    QObject::connect(&series, &MatchSeries::finished, qApp, &QCoreApplication::exit);
    series.start();
    return QCoreApplication::exec();
}

} // namespace shinpan
