#include "app/cli/analyze/analyzeverb.h"

#include "app/cli/analyze/analyzeoptions.h"
#include "app/cli/analyze/analyzereport.h"
#include "app/cli/verb/interruptshield.h"
#include "app/common/output.h"
#include "core/analysis/gamereview.h"
#include "core/analysis/reviewjournal.h"
#include "core/record/import/gamefile.h"
#include "core/record/sgf/recordbytes.h"
#include "core/record/sgf/sgfcollection.h"
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
    static constexpr int Done = 0;
    static constexpr int Failed = 2;
    static constexpr int Interrupted = 130;

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
    [[nodiscard]] bool readFile();
    [[nodiscard]] bool findGame();
    void beginGame();
    void beginReview();
    void endReview();
    void endGame();
    void endFile();
    void print(const AnalyzeReport &report) const;
    void showProgress();
    void complain(const QString &text);
    [[nodiscard]] const std::shared_ptr<Engine> &reviewer() const { return m_engines[m_reviewer]; }

    AnalyzeOptions m_options;
    std::vector<std::shared_ptr<Engine>> m_engines;
    std::shared_ptr<ReviewJournal> m_journal; ///< null: none is kept
    qsizetype m_file = -1;                    ///< the one at hand
    std::optional<SgfCollection> m_collection;
    std::size_t m_game = 0; ///< of m_collection
    std::unique_ptr<GameRecord> m_record;
    std::size_t m_reviewer = 0; ///< of m_engines
    std::unique_ptr<JournaledReview> m_review;
    bool m_isLeaving = false;
    int m_exitCode = Done;
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
            complain(m_options.journal + QStringLiteral(": ") + opened.error());
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
                                      : started.error().sentence();
        self->complain(QStringLiteral("the engine %1 %2").arg(labelOf(*engine), fault));
        detach(leave(self));
        co_return;
    }
    self->goOn();
}

void AnalyzeRun::interrupt()
{
    m_exitCode = Interrupted;
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

/// To the next game, of this file or another one.
void AnalyzeRun::goOn()
{
    while (!m_isLeaving) {
        if (m_collection && findGame()) {
            beginGame();
            return;
        }
        if (m_collection) {
            endFile();
        }
        if (++m_file == m_options.files.size()) {
            detach(leave(this));
            return;
        }
        if (!readFile()) {
            m_collection.reset();
        }
    }
}

bool AnalyzeRun::readFile()
{
    const QString &path = m_options.files[m_file];
    const Result<SgfCollection, SgfError> games =
        readRecordBytes(path).and_then([](const QByteArray &bytes) { return readGameFile(bytes); });
    if (!games) {
        complain(path + QStringLiteral(": ") + games.error().text);
        return false;
    }
    m_collection = *games;
    m_game = 0;
    return true;
}

/// Whether there is one of Go from m_game on, which that then is.
bool AnalyzeRun::findGame()
{
    m_game = m_collection->firstGo(m_game);
    return m_game < m_collection->size();
}

void AnalyzeRun::beginGame()
{
    m_record = std::make_unique<GameRecord>(m_collection->game(m_game).tree);
    m_reviewer = 0;
    beginReview();
}

void AnalyzeRun::beginReview()
{
    m_review = std::make_unique<JournaledReview>(reviewer(), labelOf(*reviewer()), m_journal);
    connect(m_review.get(), &JournaledReview::progressed, this, &AnalyzeRun::showProgress);
    connect(m_review.get(), &JournaledReview::notKept, this, [this](const QString &why) {
        complain(m_options.journal + QStringLiteral(": ") + why);
    });
    // Queued, for the review is deleted there.
    connect(m_review.get(), &JournaledReview::finished, this, &AnalyzeRun::endReview,
            Qt::QueuedConnection);
    connect(m_review.get(), &JournaledReview::failed, this, [this](const EngineError &error) {
        complain(
            QStringLiteral("%1: the engine %2").arg(m_options.files[m_file], error.sentence()));
        QMetaObject::invokeMethod(this, &AnalyzeRun::endReview, Qt::QueuedConnection);
    });
    m_review->start(m_record->tree(), {m_options.request, m_options.range, m_options.isBackward});
    showProgress();
}

void AnalyzeRun::endReview()
{
    std::unique_ptr<JournaledReview> review = std::move(m_review);
    if (m_isLeaving) {
        return;
    }
    const AnalyzeReport report{.file = m_options.files[m_file],
                               .game = static_cast<int>(m_game) + 1,
                               .engine = review->label(),
                               .playerName = m_record->info().playerName,
                               .moves =
                                   judgedMoves(review->stops(), review->found(), review->label())};
    print(report);
    if (m_reviewer == 0 && !m_options.output.isEmpty()) {
        mergeReview(*m_record, review->stops(), review->found(), review->label(), m_options.merge);
    }
    review.reset();
    const bool isAlive = reviewer()->session()->isRunning();
    if (isAlive && m_reviewer + 1 < m_engines.size()) {
        ++m_reviewer;
        beginReview();
        return;
    }
    endGame();
    if (isAlive) {
        goOn();
    } else {
        endFile();
        detach(leave(this));
    }
}

void AnalyzeRun::endGame()
{
    if (!m_options.output.isEmpty()) {
        m_collection->replace(m_game, m_record->tree());
    }
    ++m_game;
}

void AnalyzeRun::endFile()
{
    if (m_options.output.isEmpty()) {
        m_collection.reset();
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
    const Result<void> saved = saveWholeFile(writeSgfCollection(*m_collection), path);
    if (!saved) {
        complain(path + QStringLiteral(": ") + saved.error());
    }
    m_collection.reset();
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
    if (m_review) {
        standardError().showProgress(QStringLiteral("%1: %2 of %3 positions")
                                         .arg(m_options.files[m_file],
                                              QString::number(m_review->done()),
                                              QString::number(m_review->count())));
    }
}

void AnalyzeRun::complain(const QString &text)
{
    standardError().writeLine(QStringLiteral("shinpan-cli analyze: ") + text);
    m_exitCode = std::max(m_exitCode, Failed);
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
                       .wrongCall = AnalyzeRun::Failed,
                       .addOptions = addAnalyzeOptions,
                       .run = analyze};

} // namespace shinpan

#include "analyzeverb.moc"
