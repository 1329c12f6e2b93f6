#include "core/analysis/gamereview.h"

#include "core/analysis/reviewjournal.h"

#include <algorithm>
#include <utility>

namespace shinpan {

GameReview::GameReview(std::shared_ptr<Engine> engine, Engine::Limit perCommand)
    : m_live(std::move(engine), perCommand)
{
    connect(&m_live, &LiveAnalysis::updated, this,
            [this](const Analysis &analysis) { m_newest = analysis; });
    connect(&m_live, &LiveAnalysis::stopped, this, &GameReview::take);
    connect(&m_live, &LiveAnalysis::failed, this, &GameReview::failed);
}

void GameReview::start(const GameTree &tree, std::vector<ReviewStop> stops, AnalysisRequest request)
{
    m_tree = &tree;
    m_stops = std::move(stops);
    m_request = std::move(request);
    QMetaObject::invokeMethod(this, &GameReview::goOn, Qt::QueuedConnection);
}

void GameReview::pause()
{
    m_isPaused = true;
    m_live.stop();
}

void GameReview::resume()
{
    if (std::exchange(m_isPaused, false) && !m_live.isRunning()) {
        goOn();
    }
}

void GameReview::goOn()
{
    if (m_isPaused) {
        return;
    }
    m_newest.reset();
    while (m_next < m_stops.size() && !m_tree->contains(m_stops[m_next].node)) {
        ++m_next;
    }
    if (m_next == m_stops.size()) {
        Q_EMIT finished();
    } else {
        m_place = placeAt(*m_tree, m_stops[m_next].node);
        m_live.follow(m_place, m_request);
    }
}

void GameReview::take(LiveAnalysis::End end)
{
    if (end == LiveAnalysis::End::Asked) { // for a pause, which may be over already
        goOn();
        return;
    }
    const ReviewStop &stop = m_stops[m_next++];
    if (const auto analysis = std::exchange(m_newest, std::nullopt)) {
        Q_EMIT analyzed(stop, m_place, *analysis);
    }
    goOn();
}

JournaledReview::JournaledReview(std::shared_ptr<Engine> engine,
                                 QString label,
                                 std::shared_ptr<ReviewJournal> journal)
    : GameReview(engine, engine->profile().timeouts.setUp)
    , m_profile(engine->profile())
    , m_label(std::move(label))
    , m_journal(std::move(journal))
{
    connect(this, &GameReview::analyzed, this, &JournaledReview::note);
}

void JournaledReview::start(const GameTree &tree, const ReviewPlan &plan)
{
    m_request = plan.request;
    m_stops = reviewStops(tree, tree.endOfLine(tree.root()), plan.range);
    std::vector<ReviewStop> unknown =
        m_journal ? m_journal->recall(tree, m_stops, m_request, m_profile, m_label, m_found)
                  : m_stops;
    m_known = m_stops.size() - unknown.size();
    if (plan.isBackward) {
        std::ranges::reverse(unknown);
    }
    GameReview::start(tree, std::move(unknown), m_request);
}

void JournaledReview::note(const ReviewStop &stop,
                           const EngineGame &place,
                           const Analysis &analysis)
{
    m_found.keep(stop.node, m_label, analysis);
    if (m_journal) {
        const Result<void> kept = m_journal->append(place, m_request, m_profile, analysis);
        if (!kept) {
            Q_EMIT notKept(kept.error());
        }
    }
    Q_EMIT progressed();
}

} // namespace shinpan
