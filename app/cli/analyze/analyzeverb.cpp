#include "app/cli/analyze/analyzeverb.h"

#include "app/cli/analyze/analyzefiles.h"
#include "app/cli/analyze/analyzelane.h"
#include "app/cli/analyze/analyzeoptions.h"
#include "app/cli/analyze/analyzereport.h"
#include "app/cli/verb/interruptshield.h"
#include "app/common/exitcode.h"
#include "app/common/output.h"
#include "core/analysis/reviewjournal.h"
#include "core/record/import/gamefile.h"
#include "core/util/detach.h"
#include "core/util/interruptsignal.h"
#include "core/util/wholefile.h"

#include <QCoreApplication>
#include <QCoroTask>
#include <QDir>
#include <QFileInfo>
#include <QObject>
#include <QPointer>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace shinpan {

namespace {

/// One `shinpan-cli analyze` call: leads lanes of engines through file after file, and prints and
/// writes what is asked for.
class AnalyzeRun final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AnalyzeRun)

public:
    explicit AnalyzeRun(AnalyzeOptions options);

    /// Starts the engines and returns at once.
    void start();

    /// Stops the engines; what was found stands in the journal, if there is one.
    void interrupt();

Q_SIGNALS:
    /// The engines are gone.
    void finished(int exitCode);

private:
    static QCoro::Task<> leave(QPointer<AnalyzeRun> self);

    [[nodiscard]] std::vector<AnalysisEngine> makeEngines();
    void startLanes();
    void addLane();
    void giveNext(AnalyzeLane &lane);
    void write(const AnalyzeFile &file, const SgfCollection &games);
    void end(AnalyzeLane &lane);
    void print(const AnalyzeReport &report) const;
    void showProgress(const AnalyzeLane &lane);
    void warn(const QString &text) const;
    void complain(const QString &text);

    AnalyzeOptions m_options;
    std::vector<AnalyzeFile> m_files;
    std::size_t m_next = 0;                   ///< of these
    std::shared_ptr<ReviewJournal> m_journal; ///< null: none is kept
    std::vector<AnalysisEngine> m_engines;    ///< of all lanes
    std::vector<std::unique_ptr<AnalyzeLane>> m_lanes;
    std::size_t m_atWork = 0; ///< lanes that have not ended
    AnalyzePace m_pace;
    bool m_isLeaving = false;
    int m_exitCode = ExitDone;
};

AnalyzeRun::AnalyzeRun(AnalyzeOptions options)
    : m_options(std::move(options))
    , m_files(filesToAnalyze(m_options.files))
{ }

void AnalyzeRun::start()
{
    if (!m_options.journal.isEmpty()) {
        m_journal = std::make_shared<ReviewJournal>();
        if (const Result<void> opened = m_journal->open(m_options.journal); !opened) {
            complain(m_options.journal + QStringLiteral(": ") + opened.error().english());
            Q_EMIT finished(m_exitCode);
            return;
        }
    }
    if (m_options.format == AnalyzeOptions::Format::Csv) {
        standardOutput().writeData(csvHeader());
    }
    if (m_files.empty()) {
        complain(QStringLiteral("there are no game files in ")
                 + m_options.files.join(QStringLiteral(", ")));
        Q_EMIT finished(m_exitCode);
        return;
    }
    startLanes();
}

void AnalyzeRun::startLanes()
{
    const std::size_t jobs =
        std::clamp<std::size_t>(m_files.size(), 1, static_cast<std::size_t>(m_options.jobs));
    for (std::size_t i = 0; i < jobs; ++i) {
        addLane();
    }
    m_atWork = m_lanes.size();
    for (const std::unique_ptr<AnalyzeLane> &lane : m_lanes) {
        lane->start();
    }
}

/// Engines that speak GTP are the lane's own; one that answers JSON queries serves all lanes.
std::vector<AnalysisEngine> AnalyzeRun::makeEngines()
{
    std::vector<AnalysisEngine> engines;
    for (std::size_t i = 0; i < m_options.engines.size(); ++i) {
        if (!m_lanes.empty() && m_lanes.front()->engines()[i].queries) {
            engines.push_back(m_lanes.front()->engines()[i]);
            continue;
        }
        engines.push_back(AnalysisEngine::create(m_options.engines[i]));
        m_engines.push_back(engines.back());
        if (const QueryEngine *const queries = engines.back().queries.get()) {
            connect(queries, &QueryEngine::remarked, this, [this, queries](const Message &remark) {
                warn(QStringLiteral("the engine %1 %2")
                         .arg(queries->profile().name, remark.english()));
            });
        }
    }
    return engines;
}

void AnalyzeRun::addLane()
{
    m_lanes.push_back(std::make_unique<AnalyzeLane>(m_options, makeEngines(), m_journal));
    AnalyzeLane *const lane = m_lanes.back().get();
    connect(lane, &AnalyzeLane::isFree, this, [this, lane] { giveNext(*lane); });
    connect(lane, &AnalyzeLane::reported, this, &AnalyzeRun::print);
    connect(lane, &AnalyzeLane::complained, this, &AnalyzeRun::complain);
    connect(lane, &AnalyzeLane::begun, this, [this, lane] { showProgress(*lane); });
    connect(lane, &AnalyzeLane::progressed, this, [this, lane] {
        m_pace.notePlace();
        showProgress(*lane);
    });
    connect(lane, &AnalyzeLane::ended, this, [this, lane] { end(*lane); });
}

void AnalyzeRun::interrupt()
{
    m_exitCode = ExitInterrupted;
    for (const std::unique_ptr<AnalyzeLane> &lane : m_lanes) {
        lane->stop();
    }
    detach(leave(this));
}

QCoro::Task<> AnalyzeRun::leave(QPointer<AnalyzeRun> self)
{
    if (std::exchange(self->m_isLeaving, true)) {
        co_return;
    }
    standardError().clearProgress();
    standardOutput().flush();
    std::vector<Completion<ProcessExit>> closings;
    for (const AnalysisEngine &engine : self->m_engines) {
        closings.push_back(engine.close(engine.profile().timeouts.quit));
    }
    for (const Completion<ProcessExit> &closing : closings) {
        const ProcessExit exit = co_await closing;
    }
    if (self) {
        Q_EMIT self->finished(self->m_exitCode);
    }
}

/// Gives a lane the next file that can be read.
void AnalyzeRun::giveNext(AnalyzeLane &lane)
{
    while (m_next < m_files.size()) {
        const AnalyzeFile &file = m_files[m_next++];
        Result<SgfCollection, SgfError> games = loadGameFile(file.path);
        if (!games) {
            m_pace.noteFile();
            complain(file.path + QStringLiteral(": ") + games.error().text.english());
            continue;
        }
        if (hasWarnings(*games)) {
            standardError().writeLine(
                QStringLiteral("%1: warning: parts of it were not understood; "
                               "\"shinpan-cli sgf check\" says which")
                    .arg(file.path));
        }
        connect(
            &lane, &AnalyzeLane::fileEnded, this,
            [this, file](const SgfCollection &ended) {
                m_pace.noteFile();
                write(file, ended);
            },
            Qt::SingleShotConnection);
        lane.review(file.path, std::move(*games));
        return;
    }
    end(lane);
}

/// A lane has nothing more to do, or cannot; the last one ends the run.
void AnalyzeRun::end(AnalyzeLane &lane)
{
    lane.stop();
    if (--m_atWork == 0) {
        detach(leave(this));
    }
}

/// Writes a file's games, if that is asked for.
void AnalyzeRun::write(const AnalyzeFile &file, const SgfCollection &games)
{
    if (m_options.output.isEmpty()) {
        return;
    }
    QString path = m_options.output;
    const bool isFolder = m_files.size() > 1 || QFileInfo(m_options.files.front()).isDir();
    if (isFolder) {
        const QFileInfo target(QDir(path).filePath(file.name));
        target.dir().mkpath(QStringLiteral("."));
        path = target.dir().filePath(target.completeBaseName() + QStringLiteral(".sgf"));
    }
    const InterruptShield shield;
    const Result<void> saved = saveWholeFile(writeSgfCollection(games), path);
    if (!saved) {
        complain(path + QStringLiteral(": ") + saved.error().english());
    }
}

void AnalyzeRun::print(const AnalyzeReport &report) const
{
    Output &out = standardOutput();
    switch (m_options.format) {
    case AnalyzeOptions::Format::Text:
        out.write(toText(report));
        break;
    case AnalyzeOptions::Format::Json:
        out.writeData(toJson(report));
        break;
    case AnalyzeOptions::Format::Csv:
        out.writeData(toCsv(report));
        break;
    }
    out.flush();
}

void AnalyzeRun::showProgress(const AnalyzeLane &lane)
{
    standardError().showProgress(
        m_files.size() > 1
            ? m_pace.text(static_cast<qsizetype>(m_files.size()))
            : QStringLiteral("%1: %2 of %3 positions")
                  .arg(lane.path(), QString::number(lane.done()), QString::number(lane.count())));
}

void AnalyzeRun::warn(const QString &text) const
{
    standardError().writeLine(QStringLiteral("shinpan-cli analyze: ") + text);
}

void AnalyzeRun::complain(const QString &text)
{
    warn(text);
    m_exitCode = std::max<int>(m_exitCode, ExitFailed);
}

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
                       .usage = "[options] FILES|FOLDERS...",
                       .help = "",
                       .moreHelp = analyzeHelp,
                       .done = "everything is analysed",
                       .failed = "bad call, or something could not be read, analysed or written",
                       .addOptions = addAnalyzeOptions,
                       .run = analyze};

} // namespace shinpan

#include "analyzeverb.moc"
