#include "app/cli/relay/relayverb.h"

#include "app/cli/relay/relayoptions.h"
#include "app/cli/relay/relayrun.h"
#include "app/common/exitcode.h"
#include "app/common/output.h"
#include "core/engine/dialect/timecommands.h"
#include "core/util/interruptsignal.h"
#include "core/util/spoken.h"

#include <QCoreApplication>

namespace shinpan {

namespace {

Result<int> relayEngine(const QCommandLineParser &arguments)
{
    const Result<RelayOptions> options = readRelayOptions(arguments);
    if (!options) {
        return failure(options.error());
    }
    if (const Message warning = noTimeWarning(options->relay.engine.startupCommands);
        !warning.isEmpty()) {
        standardError().writeLine(
            QStringLiteral("shinpan-cli relay: ")
            + spoken(QT_TRANSLATE_NOOP("Messages", "the engine %1"), warning));
    }
    RelayRun run(*options);
    const InterruptSignal interruptSignal;
    QObject::connect(&interruptSignal, &InterruptSignal::interrupted, &run, &RelayRun::interrupt);
    QObject::connect(&run, &RelayRun::finished, qApp, &QCoreApplication::exit,
                     Qt::QueuedConnection);
    if (const Result<void> opened = run.open(); !opened) {
        standardError().writeLine(QStringLiteral("shinpan-cli relay: ") + spoken(opened.error()));
        return ExitFailed;
    }
    return QCoreApplication::exec();
}

} // namespace

const Verb RelayVerb{.name = QLatin1String("relay"),
                     .summary = "act as a GTP engine, and look after the real one behind it",
                     .usage = "[options] -- ENGINE [ARGUMENT...]",
                     .help = "",
                     .moreHelp = relayHelp,
                     .done = "the controller has ended it",
                     .failed = "bad call, or the engine failed",
                     .addOptions = addRelayOptions,
                     .run = relayEngine,
                     .ignoresClosedPipe = true};

} // namespace shinpan
