#include "app/cli/analyze/analyzeverb.h"

#include "app/cli/analyze/analyzeoptions.h"
#include "app/cli/analyze/analyzereport.h"
#include "app/cli/analyze/analyzerun.h"
#include "app/cli/analyze/analyzework.h"
#include "core/analysis/report/manygamesformats.h"
#include "core/util/interruptsignal.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <utility>

namespace shinpan {

namespace {

Result<int> analyze(const QCommandLineParser &arguments)
{
    if (arguments.isSet(QStringLiteral("work"))) {
        return analyzeWork(arguments);
    }
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
                       .usage = "[options] FILES|FOLDERS...",
                       .help = "",
                       .moreHelp = analyzeHelp,
                       .json = {ReviewShape, ReviewsShape},
                       .done = "everything is analysed",
                       .failed = "bad call, or something could not be read, analysed or written",
                       .addOptions = addAnalyzeOptions,
                       .run = analyze};

} // namespace shinpan
