#include "core/analysis/gamereview.h"

#include <utility>

namespace shinpan {

GameReview::GameReview(std::shared_ptr<Engine> engine, Engine::Limit perCommand)
    : m_live(std::move(engine), perCommand)
{
    connect(&m_live, &LiveAnalysis::updated, this,
            [this](const Analysis &analysis) { m_newest = analysis; });
    connect(&m_live, &LiveAnalysis::stopped, this, &GameReview::take);
    connect(&m_live, &LiveAnalysis::failed, this, &GameReview::fail);
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
        m_silentPlaces = 0;
        Q_EMIT analyzed(stop, m_place, *analysis);
    }
    goOn();
}

void GameReview::fail(const EngineError &error)
{
    const bool isSilent =
        error.error.kind == GtpError::Kind::TimedOut && !m_live.engine()->isStalled();
    if (!isSilent || ++m_silentPlaces >= MostSilentPlaces) {
        Q_EMIT failed(error);
        return;
    }
    const ReviewStop &stop = m_stops[m_next++];
    Q_EMIT passedOver(stop, error);
    goOn();
}

} // namespace shinpan
