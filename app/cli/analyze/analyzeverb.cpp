#include "app/cli/analyze/analyzeverb.h"

#include "app/cli/analyze/analyzeoptions.h"
#include "app/cli/analyze/analyzereport.h"
#include "app/cli/verb/interruptshield.h"
#include "app/common/exitcode.h"
#include "app/common/output.h"
#include "core/analysis/filereview.h"
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

/// One `shinpan-cli analyze` call: leads one engine after the other through game after game, and
/// prints and writes what is asked for.
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
    static QCoro::Task<> startEngines(QPointer<AnalyzeRun> self);
    static QCoro::Task<> leave(QPointer<AnalyzeRun> self);

    void goOn();
    void begin(SgfCollection games);
    void note(const std::optional<EngineError> &failure);
    void endFile();
    void print(const AnalyzeReport &report) const;
    void showProgress();
    void complain(const QString &text);

    AnalyzeOptions m_options;
    std::vector<std::shared_ptr<Engine>> m_engines;
    std::shared_ptr<ReviewJournal> m_journal; ///< null: none is kept
    qsizetype m_file = -1;                    ///< the one at hand
    std::unique_ptr<FileReview> m_review;     ///< of that file
    bool m_isLeaving = false;
    int m_exitCode = ExitDone;
};

/// What reports and records call an engine.
QString labelOf(const Engine &engine)
{
    const QString name = engine.name().isEmpty() ? engine.profile().name : engine.name();
    return engine.version().isEmpty() ? name : name + u' ' + engine.version();
}

AnalyzeRun::AnalyzeRun(AnalyzeOptions options)
    : m_options(std::move(options))
{
    for (const EngineProfile &engine : m_options.engines) {
        m_engines.push_back(Engine::create(engine, nullptr));
    }
}

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
    detach(startEngines(this));
}

QCoro::Task<> AnalyzeRun::startEngines(QPointer<AnalyzeRun> self)
{
    const std::vector<std::shared_ptr<Engine>> engines = self->m_engines;
    for (const std::shared_ptr<Engine> &engine : engines) {
        const Timeouts timeouts = engine->profile().timeouts;
        const EngineDone started = co_await engine->start(timeouts.startUp, timeouts.setUp);
        if (!self || self->m_isLeaving) {
            co_return;
        }
        if (started && analysisCommandOf(*engine)) {
            continue;
        }
        const QString fault = started ? QStringLiteral("knows none of kata-analyze, lz-analyze, "
                                                       "analyze")
                                      : started.error().sentence().english();
        self->complain(QStringLiteral("the engine %1 %2").arg(labelOf(*engine), fault));
        detach(leave(self));
        co_return;
    }
    self->goOn();
}

void AnalyzeRun::interrupt()
{
    m_exitCode = ExitInterrupted;
    m_review.reset();
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
    for (const std::shared_ptr<Engine> &engine : self->m_engines) {
        closings.push_back(engine->close(engine->profile().timeouts.quit));
    }
    for (const Completion<ProcessExit> &closing : closings) {
        const ProcessExit exit = co_await closing;
    }
    if (self) {
        Q_EMIT self->finished(self->m_exitCode);
    }
}

/// Goes on to the next file.
void AnalyzeRun::goOn()
{
    while (++m_file < m_options.files.size()) {
        const QString &path = m_options.files[m_file];
        Result<SgfCollection, SgfError> games = loadGameFile(path);
        if (games) {
            if (hasWarnings(*games)) {
                standardError().writeLine(
                    QStringLiteral("%1: warning: parts of it were not understood; "
                                   "\"shinpan-cli sgf check\" says which")
                        .arg(path));
            }
            begin(std::move(*games));
            return;
        }
        complain(path + QStringLiteral(": ") + games.error().text.english());
    }
    detach(leave(this));
}

void AnalyzeRun::begin(SgfCollection games)
{
    std::vector<FileReview::Judge> judges;
    for (const std::shared_ptr<Engine> &engine : m_engines) {
        judges.push_back({engine, labelOf(*engine)});
    }
    m_review = std::make_unique<FileReview>(
        std::move(games), std::move(judges),
        ReviewPlan{m_options.request, m_options.range, m_options.isBackward}, m_journal);
    connect(m_review.get(), &FileReview::begun, this, &AnalyzeRun::showProgress);
    connect(m_review.get(), &FileReview::progressed, this, &AnalyzeRun::showProgress);
    connect(m_review.get(), &FileReview::notKept, this, [this](const QString &why) {
        complain(m_options.journal + QStringLiteral(": ") + why);
    });
    connect(m_review.get(), &FileReview::passedOver, this,
            [this](const ReviewStop &stop, const EngineError &silence) {
                complain(QStringLiteral("%1: game %2, after move %3: the engine %4")
                             .arg(m_options.files[m_file], QString::number(m_review->game() + 1),
                                  QString::number(stop.moveNumber), silence.sentence().english()));
            });
    connect(m_review.get(), &FileReview::reviewed, this, &AnalyzeRun::note);
    connect(m_review.get(), &FileReview::finished, this, [this] {
        endFile();
        goOn();
    });
    m_review->start();
}

/// Reports what one engine found of a game; everything ends with an engine that is gone.
void AnalyzeRun::note(const std::optional<EngineError> &failure)
{
    const QString &path = m_options.files[m_file];
    if (failure) {
        complain(QStringLiteral("%1: the engine %2").arg(path, failure->sentence().english()));
    }
    const FileReview::Judge &judge = m_review->judge();
    print({.file = path,
           .game = static_cast<int>(m_review->game()) + 1,
           .engine = judge.label,
           .playerName = m_review->record().info().playerName,
           .moves = m_review->judgedMoves(),
           .mistakes = m_options.merge.mistakes});
    if (m_review->turn() == 0 && !m_options.output.isEmpty()) {
        m_review->merge(m_options.merge);
    }
    if (!judge.engine->session()->isRunning()) {
        endFile();
        detach(leave(this));
    }
}

/// Ends a file, which is written if that is asked for.
void AnalyzeRun::endFile()
{
    m_review->stop();
    FileReview *const review = m_review.release();
    review->deleteLater(); // it is the one that is telling us
    if (m_options.output.isEmpty()) {
        return;
    }
    QString path = m_options.output;
    if (m_options.files.size() > 1) {
        const QDir directory(path);
        directory.mkpath(QStringLiteral("."));
        const QFileInfo file(m_options.files[m_file]);
        path = directory.filePath(file.completeBaseName() + QStringLiteral(".sgf"));
    }
    const InterruptShield shield;
    const Result<void> saved = saveWholeFile(writeSgfCollection(review->games()), path);
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

void AnalyzeRun::showProgress()
{
    standardError().showProgress(QStringLiteral("%1: %2 of %3 positions")
                                     .arg(m_options.files[m_file],
                                          QString::number(m_review->done()),
                                          QString::number(m_review->count())));
}

void AnalyzeRun::complain(const QString &text)
{
    standardError().writeLine(QStringLiteral("shinpan-cli analyze: ") + text);
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
                       .usage = "[options] FILES...",
                       .help = "",
                       .moreHelp = analyzeHelp,
                       .done = "everything is analysed",
                       .failed = "bad call, or something could not be read, analysed or written",
                       .addOptions = addAnalyzeOptions,
                       .run = analyze};

} // namespace shinpan

#include "analyzeverb.moc"
