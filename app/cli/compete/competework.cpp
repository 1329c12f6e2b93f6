#include "app/cli/compete/competecall.h"
#include "app/cli/compete/competeverbs.h"
#include "app/cli/verb/workorder.h"
#include "app/common/gameoptions.h"
#include "app/common/output.h"
#include "core/competition/machines/blockworker.h"
#include "core/competition/machines/nodespeed.h"
#include "core/machines/delivery.h"
#include "core/machines/scheduler.h"
#include "core/machines/workfolders.h"
#include "core/util/interruptsignal.h"
#include "core/util/regularfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QSysInfo>
#include <QTimer>

namespace shinpan {

namespace {

using namespace std::chrono_literals;

const QCommandLineOption BlockNumberOption(QStringLiteral("block"), {}, QStringLiteral("VALUE"));
const QCommandLineOption AttemptOption(QStringLiteral("attempt"), {}, QStringLiteral("VALUE"));
const QCommandLineOption NodeOption(QStringLiteral("node"), {}, QStringLiteral("VALUE"));

const QCommandLineOption StopOption(QStringLiteral("stop"), {}, QStringLiteral("VALUE"));
const QCommandLineOption TermOption(QStringLiteral("term"), {}, QStringLiteral("VALUE"));
const QCommandLineOption SpeedOption(QStringLiteral("speed"));

constexpr char WorkHelp[] = R"(
Plays one block of a competition's games on this machine. "compete run --on slurm" and "--on ssh" have
their schedulers call it; nobody else needs to. TASKFILE is `task` in the run's folder: the result goes
into its inbox. With "-", task and block come by standard input, and the result goes to standard output.
SIGTERM breaks off what is being played, and sends home what is finished. It ends with 0 when a result
was sent, even if that says only why this machine cannot play. While the folder cannot be reached, it is
tried again for an hour; if the run is gone, the result stays in a file here, which is named.

  --block N      which block of the run
  --attempt N    for the how manieth time its scheduler has it played
  --node NAME    what this machine is called in the run; usually its host name
  --stop HOW     play nothing, but stop what tasks of the run play on this machine: after-pairs, after-games
                 or now. Instead of TASKFILE there is the run's name
  --term N       which of the run's heads calls, for --stop
  --speed        print how quick this machine is, for `speed` in [machines], and play nothing
  --help         print this
)";

constexpr int MostNumber = 1'000'000'000;
constexpr auto StopInterval = 500ms;

/// What a task is to play, and where its result goes.
struct Order
{
    Task task;
    Block block;
    QString folder; ///< the run's; empty: by standard input and output
};

[[nodiscard]] Result<Order> readOrder(const QString &file, int number)
{
    const Result<WorkOrder> order = readWorkOrder(file, number);
    if (!order) {
        return failure(order.error());
    }
    const Result<Task> task = taskFromBytes(order->task);
    if (!task) {
        return failure(task.error());
    }
    std::optional<Block> block = blockFromBytes(order->block, task->competition);
    if (!block || block->number != number) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "block %1 is damaged, or of another run"), number));
    }
    return Order{*task, std::move(*block), order->folder};
}

/// Stops the worker when the head of the run, or a signal, says so.
void listenToStops(BlockWorker &worker, const Order &order, QTimer &timer)
{
    const QString folder = order.folder;
    timer.callOnTimeout(&worker, [&worker, folder, term = order.task.term] {
        const QString file = folder.isEmpty() ? stopFileIn(worker.folder())
                                              : QDir(folder).filePath(QStringLiteral("stop"));
        const auto written = readRegularFile(file, KiB);
        const auto how = written ? stopOrdered(*written, term) : std::nullopt;
        if (const auto mode = how ? stopModeFromName(*how) : std::nullopt) {
            worker.stop(*mode);
        }
    });
    timer.start(StopInterval);
}

int play(Order order, const BlockWorker::Place &place)
{
    const InterruptSignal interruptSignal;
    QTimer stops;
    BlockWorker worker(order.task, std::move(order.block), place);
    Delivery delivery(order.folder, order.task.run);
    listenToStops(worker, order, stops);
    QObject::connect(&interruptSignal, &InterruptSignal::interrupted, &worker,
                     [&worker] { worker.stop(StopMode::Now); });
    QObject::connect(&worker, &BlockWorker::finished, &worker, [&](const BlockResult &result) {
        stops.stop();
        if (!order.folder.isEmpty()) {
            delivery.send(result.block, result.attempt, toBytes(result));
            return;
        }
        standardOutput().writeData(toBytes(result));
        standardOutput().flush();
        QCoreApplication::exit(ExitDone);
    });
    QObject::connect(&delivery, &Delivery::delayed, &worker,
                     [](const QString &reason) { complainOf(reason); });
    QObject::connect(&delivery, &Delivery::ended, &worker, [](const QString &wrong) {
        QCoreApplication::exit(wrong.isEmpty() ? ExitDone : complainOf(wrong));
    });
    QMetaObject::invokeMethod(&worker, &BlockWorker::start, Qt::QueuedConnection);
    return QCoreApplication::exec();
}

/// Tells the tasks of a run on this machine to stop.
Result<int> stopTasks(const QCommandLineParser &arguments)
{
    const std::optional<QString> run = onlyFile(arguments);
    const std::optional<StopMode> mode = stopModeFromName(arguments.value(StopOption));
    const auto term = readWholeNumber(arguments, QStringLiteral("term"), 0, MostNumber, 0);
    if (!run) {
        return ExitFailed;
    }
    if (!mode || !term || !isRunName(*run)) {
        return failure(Message::of(QT_TRANSLATE_NOOP(
            "Messages", "--stop takes after-pairs, after-games or now, --term N, and "
                        "the name of a run")));
    }
    const Result<void> ordered = orderStop(*run, stopOrder(stopModeName(*mode), *term));
    return ordered ? ExitDone : complainOf(ordered.error());
}

Result<int> work(const QCommandLineParser &arguments)
{
    if (arguments.isSet(SpeedOption)) {
        standardOutput().writeLine(QString::number(nodeSpeed(), 'f', 0));
        return ExitDone;
    }
    if (arguments.isSet(StopOption)) {
        return stopTasks(arguments);
    }
    FirstFailure failed;
    const auto block =
        failed.valueOf(readWholeNumber(arguments, QStringLiteral("block"), 0, MostNumber));
    const auto attempt =
        failed.valueOf(readWholeNumber(arguments, QStringLiteral("attempt"), 0, MostNumber));
    if (const Result<int> wrong = failed.orElse(0); !wrong) {
        return wrong;
    }
    const std::optional<QString> file = onlyFile(arguments);
    if (!file) {
        return ExitFailed;
    }
    if (!block) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "--block is missing")));
    }
    Result<Order> order = readOrder(*file, *block);
    if (!order) {
        return complainOf(order.error());
    }
    const QString node = arguments.value(NodeOption);
    return play(std::move(*order),
                {node.isEmpty() ? QSysInfo::machineHostName() : node, attempt.value_or(0)});
}

} // namespace

const Verb CompeteWorkVerb{.name = QLatin1String("work"),
                           .summary = "play a block of a run on many machines",
                           .usage = "TASKFILE --block N [options]",
                           .help = WorkHelp,
                           .addOptions =
                               [](QCommandLineParser &parser) {
                                   parser.addOptions({BlockNumberOption, AttemptOption, NodeOption,
                                                      StopOption, TermOption, SpeedOption});
                               },
                           .run = work};

} // namespace shinpan
