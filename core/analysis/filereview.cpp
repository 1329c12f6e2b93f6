#include "core/analysis/filereview.h"

#include "core/analysis/reviewjournal.h"

#include <algorithm>
#include <utility>

namespace shinpan {

FileReview::FileReview(SgfCollection games,
                       std::vector<Judge> judges,
                       ReviewPlan plan,
                       std::shared_ptr<ReviewJournal> journal)
    : m_games(std::move(games))
    , m_judges(std::move(judges))
    , m_plan(std::move(plan))
    , m_journal(std::move(journal))
{
    m_step.setSingleShot(true);
    connect(&m_step, &QTimer::timeout, this, &FileReview::goOn);
}

void FileReview::pause()
{
    m_isResting = true;
    m_step.stop();
    if (m_review) {
        m_review->pause();
    }
}

void FileReview::resume()
{
    m_isResting = false;
    if (m_review) {
        m_review->resume();
    } else {
        m_step.start();
    }
}

void FileReview::stop()
{
    disconnect();
    pause();
}

bool FileReview::isWorthRepeating()
{
    constexpr int MostDeaths = 3;
    const AnalysisEngine &engine = judge().engine;
    return !m_plan.asksNobody && engine.gtp && !engine.isRunning() && ++m_deaths < MostDeaths;
}

void FileReview::repeat(const AnalysisEngine &engine)
{
    m_judges[m_turn].engine = engine;
    m_isRepeated = true;
    pause();
}

std::vector<JudgedMove> FileReview::judgedMoves() const
{
    return shinpan::judgedMoves(m_stops, m_found, judge().label);
}

void FileReview::merge(const MergeOptions &options)
{
    mergeReview(*m_record, m_stops, m_found, judge().label, options);
    m_games.replace(m_game, m_record->tree());
}

void FileReview::goOn()
{
    m_game = m_games.firstGo(m_game);
    if (m_game == m_games.size()) {
        Q_EMIT finished();
        return;
    }
    if (m_turn == 0) {
        m_record = std::make_unique<GameRecord>(m_games.game(m_game).tree);
    }
    begin();
}

void FileReview::begin()
{
    const GameTree &tree = m_record->tree();
    const EngineProfile &profile = judge().engine.profile();
    m_stops = reviewStops(tree, tree.endOfLine(tree.root()), m_plan.range);
    if (!std::exchange(m_isRepeated, false)) {
        m_found = {};
    }
    std::vector<ReviewStop> unknown = m_journal ? m_journal->recall(tree, m_stops, m_plan.request,
                                                                    profile, judge().label, m_found)
                                                : m_stops;
    std::erase_if(unknown, [this](const ReviewStop &stop) {
        return m_found.find(stop.node, judge().label) != nullptr;
    });
    m_known = m_stops.size() - unknown.size();
    if (m_plan.asksNobody) {
        unknown.clear();
    }
    if (m_plan.isBackward) {
        std::ranges::reverse(unknown);
    }
    m_failure.reset();
    m_review = judge().engine.makeReview();
    connect(m_review.get(), &PlaceReview::analyzed, this, &FileReview::note);
    connect(m_review.get(), &PlaceReview::passedOver, this, &FileReview::passedOver);
    // Queued, for the review is deleted there.
    connect(m_review.get(), &PlaceReview::finished, this, &FileReview::end, Qt::QueuedConnection);
    connect(m_review.get(), &PlaceReview::failed, this, [this](const EngineError &error) {
        m_failure = error;
        QMetaObject::invokeMethod(this, &FileReview::end, Qt::QueuedConnection);
    });
    m_review->start(tree, std::move(unknown), m_plan.request);
    Q_EMIT begun();
}

void FileReview::note(const ReviewStop &stop, const EngineGame &place, const Analysis &analysis)
{
    m_found.keep(stop.node, judge().label, analysis);
    if (m_journal) {
        const Result<void> kept =
            m_journal->append(place, m_plan.request, judge().engine.profile(), analysis);
        if (!kept) {
            Q_EMIT notKept(kept.error());
        }
    }
    m_deaths = 0;
    Q_EMIT progressed();
}

void FileReview::end()
{
    if (!std::exchange(m_review, nullptr)) { // told twice, by a pause at the end
        return;
    }
    Q_EMIT reviewed(m_failure);
    if (!m_isRepeated && ++m_turn == m_judges.size()) {
        m_turn = 0;
        ++m_game;
    }
    if (!m_isResting) {
        m_step.start();
    }
}

} // namespace shinpan
