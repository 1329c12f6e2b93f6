#include "app/cli/analyze/analyzework.h"

#include "app/cli/analyze/analyzerun.h"
#include "app/cli/verb/workorder.h"
#include "app/common/exitcode.h"
#include "app/common/gameoptions.h"
#include "app/common/output.h"
#include "core/analysis/machines/reviewtask.h"
#include "core/machines/delivery.h"
#include "core/machines/scheduler.h"
#include "core/machines/sealedfile.h"
#include "core/machines/workfolders.h"
#include "core/util/interruptsignal.h"
#include "core/util/regularfile.h"
#include "core/util/wholefile.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTimer>

#include <utility>

namespace shinpan {

namespace {

using namespace std::chrono_literals;

constexpr int MostNumber = 1'000'000'000;
constexpr auto LookForStop = 500ms;

/// A task at work on one block.
class ReviewWork final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ReviewWork)

public:
    ReviewWork(ReviewTask task,
               ReviewBlock block,
               QString folder,
               const QString &node,
               int attempt);

    void start();

private:
    [[nodiscard]] Result<AnalyzeOptions> prepare();
    void lookForStop();
    void end(int exitCode);
    void send();
    [[nodiscard]] QString pathOf(std::size_t file) const;

    ReviewTask m_task;
    ReviewBlock m_block;
    QString m_folder; ///< the run's; empty: the result goes to standard output
    int m_attempt;
    ReviewResult m_result;
    QTemporaryDir m_place;
    std::unique_ptr<AnalyzeRun> m_run;
    Delivery m_delivery;
    InterruptSignal m_interrupt;
    QTimer m_stops;
};

ReviewWork::ReviewWork(ReviewTask task,
                       ReviewBlock block,
                       QString folder,
                       const QString &node,
                       int attempt)
    : m_task(std::move(task))
    , m_block(std::move(block))
    , m_folder(std::move(folder))
    , m_attempt(attempt)
    , m_result{.run = m_task.run, .block = m_block.number, .token = m_block.token, .node = node}
    , m_place(workFolderTemplate(m_task.run))
    , m_delivery(m_folder, m_task.run)
{
    m_stops.callOnTimeout(this, &ReviewWork::lookForStop);
    connect(&m_delivery, &Delivery::ended, this, [](const QString &wrong) {
        if (!wrong.isEmpty()) {
            standardError().writeLine(wrong);
        }
        QCoreApplication::exit(wrong.isEmpty() ? ExitDone : ExitFailed);
    });
}

QString ReviewWork::pathOf(std::size_t file) const
{
    return m_place.filePath(QStringLiteral("%1.sgf").arg(file)); // whatever its format
}

Result<AnalyzeOptions> ReviewWork::prepare()
{
    if (!m_place.isValid()) {
        return failure(Message::verbatim(m_place.errorString()));
    }
    AnalyzeOptions options;
    options.machines.jobs = m_task.jobs;
    options.engines = m_task.engines;
    options.request = m_task.plan.request;
    options.range = m_task.plan.range;
    options.isBackward = m_task.plan.isBackward;
    options.format = AnalyzeOptions::Format::Nothing;
    options.journal = m_place.filePath(QStringLiteral("journal"));
    Result<void> saved = saveWholeFile(m_block.known, options.journal);
    for (std::size_t i = 0; saved && i < m_block.files.size(); ++i) {
        options.files.append(pathOf(i));
        saved = saveWholeFile(m_block.files[i].bytes, pathOf(i));
    }
    if (!saved) {
        return failure(saved.error());
    }
    return options;
}

void ReviewWork::start()
{
    Result<AnalyzeOptions> options = prepare();
    if (!options) {
        m_result.refusal = options.error().english();
        send();
        return;
    }
    m_run = std::make_unique<AnalyzeRun>(std::move(*options));
    connect(&m_interrupt, &InterruptSignal::interrupted, m_run.get(), &AnalyzeRun::interrupt);
    connect(m_run.get(), &AnalyzeRun::finished, this, &ReviewWork::end, Qt::QueuedConnection);
    m_stops.start(LookForStop);
    m_run->start();
}

void ReviewWork::lookForStop()
{
    const QString file = m_folder.isEmpty() ? stopFileIn(m_place.path())
                                            : QDir(m_folder).filePath(QStringLiteral("stop"));
    const auto written = readRegularFile(file, KiB);
    if (written && stopOrdered(*written, m_task.term)) {
        m_stops.stop();
        m_run->interrupt();
    }
}

/// An engine that finds nothing at all cannot do so here.
void ReviewWork::end(int exitCode)
{
    m_stops.stop();
    const Result<QByteArray> journal =
        readRegularFile(m_place.filePath(QStringLiteral("journal")), MostUnpacked);
    m_result.lines = journal.value_or(QByteArray()).mid(m_block.known.size());
    for (const ReviewBlock::File &file : m_block.files) {
        if (!journal) { // of a collection of hundreds of games, say: it cannot go home
            m_result.faults.push_back({file.path, journal.error().english()});
        }
    }
    m_result.engines = m_run->engineNames();
    m_result.isPartial = exitCode == ExitInterrupted;
    for (const FileFault &fault : m_run->games().faults()) {
        QString path = fault.file;
        for (std::size_t i = 0; i < m_block.files.size(); ++i) {
            path = path == pathOf(i) ? m_block.files[i].path : path;
        }
        m_result.faults.push_back({path, fault.fault});
        if (fault.file.isEmpty() && m_result.lines.isEmpty()) {
            m_result.refusal = fault.fault;
        }
    }
    send();
}

void ReviewWork::send()
{
    if (!m_folder.isEmpty()) {
        m_delivery.send(m_result.block, m_attempt, toBytes(m_result));
        return;
    }
    standardOutput().writeData(toBytes(m_result));
    standardOutput().flush();
    QCoreApplication::exit(ExitDone);
}

[[nodiscard]] Result<int> stopReviews(const QString &run, const QString &how, int term)
{
    if (!isRunName(run)) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "--stop takes the name of a run")));
    }
    const Result<void> ordered = orderStop(run, stopOrder(how, term));
    return ordered ? Result<int>(ExitDone) : failure(ordered.error());
}

} // namespace

Result<int> analyzeWork(const QCommandLineParser &arguments)
{
    FirstFailure failed;
    const auto numberOf = [&arguments, &failed](const char *name) {
        return failed.valueOf(
            readWholeNumber(arguments, QString::fromLatin1(name), 0, MostNumber, 0));
    };
    const int number = numberOf("block");
    const int attempt = numberOf("attempt");
    const int term = numberOf("term");
    if (const Result<int> wrong = failed.orElse(0); !wrong) {
        return wrong;
    }
    const QString file = arguments.value(QStringLiteral("work"));
    if (arguments.isSet(QStringLiteral("stop"))) {
        return stopReviews(file, arguments.value(QStringLiteral("stop")), term);
    }
    const Result<WorkOrder> order = readWorkOrder(file, number);
    if (!order) {
        return failure(order.error());
    }
    Result<ReviewTask> task = reviewTaskFromBytes(order->task);
    if (!task) {
        return failure(task.error());
    }
    Result<ReviewBlock, SealFault> block = reviewBlockFromBytes(order->block);
    if (!block || block->number != number || !isRunName(task->run)) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "block %1 is damaged, or of another run"), number));
    }
    const QString node = arguments.value(QStringLiteral("node"));
    ReviewWork work(std::move(*task), std::move(*block), order->folder,
                    node.isEmpty() ? QSysInfo::machineHostName() : node, attempt);
    QMetaObject::invokeMethod(&work, &ReviewWork::start, Qt::QueuedConnection);
    return QCoreApplication::exec();
}

} // namespace shinpan

#include "analyzework.moc"
