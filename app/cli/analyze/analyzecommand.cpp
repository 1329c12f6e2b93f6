#include "app/cli/analyze/analyzecommand.h"

#include "app/cli/analyze/analyzeoptions.h"
#include "app/cli/analyze/analyzerun.h"
#include "app/common/output.h"
#include "core/util/interruptsignal.h"

#include <QCoreApplication>

namespace shinpan {

int runAnalyzeCommand(const QStringList &arguments)
{
    if (arguments.contains(QStringLiteral("--help"))) {
        standardOutput().write(analyzeHelp());
        return 0;
    }
    Result<AnalyzeOptions> options = readAnalyzeOptions(arguments);
    if (!options) {
        standardError().writeLine(
            QStringLiteral("shinpan-cli analyze: %1 (see shinpan-cli analyze --help)")
                .arg(options.error()));
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
