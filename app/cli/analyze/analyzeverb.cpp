#include "app/cli/analyze/analyzeverb.h"

#include "app/cli/analyze/analyzeoptions.h"
#include "app/cli/analyze/analyzerun.h"
#include "core/util/interruptsignal.h"

#include <QCoreApplication>

namespace shinpan {

namespace {

Result<int> analyze(const QCommandLineParser &arguments)
{
    Result<AnalyzeOptions> options = readAnalyzeOptions(arguments);
    if (!options) {
        return failure(options.error());
    }
    AnalyzeRun run(std::move(*options));
    const InterruptSignal interruptSignal;
    QObject::connect(&interruptSignal, &InterruptSignal::interrupted, &run, &AnalyzeRun::interrupt);
    QObject::connect(&run, &AnalyzeRun::finished, qApp, &QCoreApplication::exit);
    QMetaObject::invokeMethod(&run, &AnalyzeRun::start, Qt::QueuedConnection);
    return QCoreApplication::exec();
}

} // namespace

const Verb AnalyzeVerb{.name = QLatin1String("analyze"),
                       .summary = "review games with an engine",
                       .usage = "[options] FILES...",
                       .help = "",
                       .moreHelp = analyzeHelp,
                       .wrongCall = AnalyzeRun::Failed,
                       .addOptions = addAnalyzeOptions,
                       .run = analyze};

} // namespace shinpan
