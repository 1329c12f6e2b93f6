#include "app/cli/analyze/analyzelane.h"

#include "core/analysis/reviewjournal.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/detach.h"

#include <utility>

namespace shinpan {

AnalyzeLane::AnalyzeLane(const AnalyzeOptions &options,
                         std::vector<AnalysisEngine> engines,
                         std::shared_ptr<ReviewJournal> journal)
    : m_options(options)
    , m_engines(std::move(engines))
    , m_journal(std::move(journal))
{ }

void AnalyzeLane::start()
{
    if (m_options.asksNobody) {
        QMetaObject::invokeMethod(this, &AnalyzeLane::isFree, Qt::QueuedConnection);
    } else {
        detach(startEngines(this));
    }
}

QCoro::Task<> AnalyzeLane::startEngines(QPointer<AnalyzeLane> self)
{
    const std::vector<AnalysisEngine> engines = self->m_engines;
    for (const AnalysisEngine &engine : engines) {
        const EngineDone started = co_await startAnalysing(engine);
        if (!self) {
            co_return;
        }
        if (started && (engine.queries || analysisCommandOf(*engine.gtp))) {
            continue;
        }
        const Message fault = started ? Message::of(QT_TRANSLATE_NOOP(
                                  "Messages", "knows none of kata-analyze, lz-analyze, "
                                              "analyze"))
                                      : started.error().sentence();
        Q_EMIT self->complained({}, Message::of(QT_TRANSLATE_NOOP("Messages", "the engine %1 %2"),
                                                engine.label(), fault));
        if (self) {
            Q_EMIT self->ended();
        }
        co_return;
    }
    Q_EMIT self->isFree();
}

QStringList AnalyzeLane::labels() const
{
    QStringList labels;
    for (const AnalysisEngine &engine : m_engines) {
        labels.append(engine.label());
    }
    return labels;
}

void AnalyzeLane::review(const QString &path, SgfCollection games)
{
    m_path = path;
    std::vector<FileReview::Judge> judges;
    const QStringList labels = m_options.labels.isEmpty() ? this->labels() : m_options.labels;
    for (std::size_t i = 0; i < m_engines.size(); ++i) {
        judges.push_back({m_engines[i], labels[static_cast<qsizetype>(i)]});
    }
    m_review = std::make_unique<FileReview>(std::move(games), std::move(judges), planOf(m_options),
                                            m_journal);
    connect(m_review.get(), &FileReview::begun, this, &AnalyzeLane::begun);
    connect(m_review.get(), &FileReview::progressed, this, &AnalyzeLane::progressed);
    connect(m_review.get(), &FileReview::notKept, this,
            [this](const Message &why) { Q_EMIT complained(m_options.journal, why); });
    connect(m_review.get(), &FileReview::passedOver, this,
            [this](const ReviewStop &stop, const EngineError &silence) {
                Q_EMIT complained(
                    m_path, Message::of(QT_TRANSLATE_NOOP("Messages",
                                                          "game %1, after move %2: the engine %3"),
                                        m_review->game() + 1, stop.moveNumber, silence.sentence()));
            });
    connect(m_review.get(), &FileReview::reviewed, this, &AnalyzeLane::note);
    connect(m_review.get(), &FileReview::finished, this, [this] {
        endFile();
        Q_EMIT isFree();
    });
    m_review->start();
}

/// Reports what one engine found of a game; the lane ends with an engine that is gone for good.
void AnalyzeLane::note(const std::optional<EngineError> &failure)
{
    const FileReview::Judge &judge = m_review->judge();
    const bool isGone = !m_options.asksNobody && !judge.engine.isRunning();
    if (failure && m_review->isWorthRepeating()) {
        Q_EMIT remarked(
            Message::of(QT_TRANSLATE_NOOP("Messages", "the engine %1 is started again: it %2"),
                        judge.label, failure->sentence()));
        detach(restart(this, AnalysisEngine::create(judge.engine.profile())));
        return;
    }
    if (failure) {
        Q_EMIT complained(m_path, Message::of(QT_TRANSLATE_NOOP("Messages", "the engine %1"),
                                              failure->sentence()));
    }
    const GameTree &tree = m_review->record().tree();
    m_findings.push_back({.file = m_path,
                          .game = static_cast<int>(m_review->game()) + 1,
                          .engine = judge.label,
                          .playerName = m_review->record().info().playerName,
                          .size = boardSizeOf(tree),
                          .moves = m_review->judgedMoves()});
    Q_EMIT reported(m_findings.back());
    if (m_findings.size() == m_engines.size() || isGone) {
        Q_EMIT gameEnded(tree, m_findings);
        m_findings.clear();
    }
    if (m_review->turn() == 0 && !m_options.output.isEmpty()) {
        m_review->merge(m_options.merge);
    }
    if (isGone) {
        endFile();
        Q_EMIT ended();
    }
}

QCoro::Task<> AnalyzeLane::restart(QPointer<AnalyzeLane> self, AnalysisEngine engine)
{
    self->m_engines[self->m_review->turn()] = engine;
    self->m_review->repeat(engine);
    const EngineDone started = co_await startAnalysing(engine);
    if (!self || !self->m_review) { // it was stopped
        co_return;
    }
    if (started) {
        self->m_review->resume();
        co_return;
    }
    Q_EMIT self->complained(
        self->m_path,
        Message::of(QT_TRANSLATE_NOOP("Messages", "the engine %1"), started.error().sentence()));
    if (self) {
        self->endFile();
        Q_EMIT self->ended();
    }
}

void AnalyzeLane::endFile()
{
    m_review->stop();
    FileReview *const review = m_review.release();
    review->deleteLater(); // it is the one that is telling us
    Q_EMIT fileEnded(review->games());
}

void AnalyzeLane::stop()
{
    disconnect();
    m_review.reset();
}

} // namespace shinpan
