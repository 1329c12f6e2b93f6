#include "app/cli/analyzecommand.h"

#include "app/cli/analyzeoptions.h"
#include "app/cli/analyzerun.h"
#include "core/util/interruptsignal.h"

#include <QCoreApplication>

#include <cstdio>

namespace shinpan {

int runAnalyzeCommand(const QStringList &arguments)
{
    if (arguments.contains(QStringLiteral("--help"))) {
        std::printf("%s", qUtf8Printable(analyzeHelp()));
        return 0;
    }
    Result<AnalyzeOptions> options = readAnalyzeOptions(arguments);
    if (!options) {
        std::fprintf(stderr, "shinpan-cli analyze: %s (see shinpan-cli analyze --help)\n",
                     qUtf8Printable(options.error()));
        return AnalyzeRun::Failed;
    }
    AnalyzeRun run(std::move(*options));
    const InterruptSignal interruptSignal;
    QObject::connect(&interruptSignal, &InterruptSignal::interrupted, &run, &AnalyzeRun::interrupt);
    QObject::connect(&run, &AnalyzeRun::finished, qApp, &QCoreApplication::exit);
    QMetaObject::invokeMethod(&run, &AnalyzeRun::start, Qt::QueuedConnection);
    return QCoreApplication::exec();
}

} // namespace shinpan
