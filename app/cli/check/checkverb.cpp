#include "app/cli/check/checkverb.h"

#include "app/cli/check/checkoptions.h"
#include "app/common/output.h"
#include "core/util/interruptsignal.h"

#include <QCoreApplication>

namespace shinpan {

namespace {

constexpr int CannotBeChecked = 2;
constexpr int Interrupted = 130;

[[nodiscard]] int exitCodeOf(CheckReport::Grade grade)
{
    switch (grade) {
    case CheckReport::Grade::Fine:
        return 0;
    case CheckReport::Grade::Wrong:
        return 1;
    case CheckReport::Grade::Unchecked:
        return CannotBeChecked;
    }
    Q_UNREACHABLE();
}

void print(const CheckReport &report, const CheckOptions &options)
{
    if (options.isJson) {
        standardOutput().writeData(toJson(report) + '\n');
    } else {
        standardOutput().write(toText(report, options.detail));
    }
}

void showProgress(int done, int total, const QString &what)
{
    standardError().showProgress(QStringLiteral("checking %1 of %2: ").arg(done + 1).arg(total)
                                 + what);
}

Result<int> runCheck(const QCommandLineParser &arguments)
{
    const Result<CheckOptions> options = readCheckOptions(arguments);
    if (!options) {
        return failure(options.error());
    }
    EngineCheck check(options->engine, options->depth, options->limits);
    QObject::connect(&check, &EngineCheck::progressed, qApp, &showProgress);
    bool isInterrupted = false;
    const InterruptSignal interruptSignal;
    QObject::connect(&interruptSignal, &InterruptSignal::interrupted, &check,
                     [&check, &isInterrupted] {
                         isInterrupted = true;
                         check.cancel();
                     });
    QObject::connect(&check, &EngineCheck::finished, qApp, [] { QCoreApplication::exit(); });
    QMetaObject::invokeMethod(&check, &EngineCheck::start, Qt::QueuedConnection);
    QCoreApplication::exec();
    print(check.report(), *options);
    return isInterrupted ? Interrupted : exitCodeOf(check.report().grade());
}

} // namespace

const Verb CheckVerb{.name = QLatin1String("check"),
                     .summary = "find out what a GTP engine can do and what it does wrong",
                     .usage = "[options] ENGINE",
                     .help = "",
                     .moreHelp = checkHelp,
                     .wrongCall = CannotBeChecked,
                     .addOptions = addCheckOptions,
                     .run = runCheck};

} // namespace shinpan
