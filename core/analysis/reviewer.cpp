#include "core/analysis/reviewer.h"

#include "core/engine/enginehub.h"

#include <utility>

namespace shinpan {

Reviewer::Reviewer(EngineProfile profile,
                   const QString &label,
                   EngineHub &hub,
                   const GameTree &tree,
                   std::vector<ReviewStop> stops,
                   AnalysisRequest request)
    : m_profile(std::move(profile))
    , m_tree(tree)
    , m_stops(std::move(stops))
    , m_request(std::move(request))
    , m_count(m_stops.size())
    , m_engine(std::make_unique<BackgroundEngine>(hub, m_profile, label))
{
    connect(m_engine.get(), &BackgroundEngine::ready, this, &Reviewer::begin);
    connect(m_engine.get(), &BackgroundEngine::failed, this, &Reviewer::end);
    connect(m_engine.get(), &BackgroundEngine::remarked, this, &Reviewer::remarked);
}

void Reviewer::begin(const AnalysisEngine &engine)
{
    m_review = engine.makeReview();
    connect(m_review.get(), &PlaceReview::analyzed, this,
            [this](const ReviewStop &stop, const EngineGame &place, const Analysis &analysis) {
                Q_EMIT analyzed(place, stop.node, analysis);
            });
    connect(m_review.get(), &PlaceReview::passedOver, this,
            [this](const ReviewStop &stop, const EngineError &silence) {
                Q_EMIT passedOver(stop.moveNumber, silence.sentence());
            });
    connect(m_review.get(), &PlaceReview::finished, this, [this] { end({}); });
    connect(m_review.get(), &PlaceReview::failed, this,
            [this](const EngineError &error) { end(error.sentence()); });
    if (m_isPaused) {
        m_review->pause();
    }
    m_review->start(m_tree, std::exchange(m_stops, {}), m_request);
}

void Reviewer::pause()
{
    m_isPaused = true;
    if (m_review) {
        m_review->pause();
    }
}

void Reviewer::resume()
{
    m_isPaused = false;
    if (m_review) {
        m_review->resume();
    }
}

/// Sends the engine away.
void Reviewer::end(const Message &failure)
{
    m_done = done();
    m_count = m_done;
    m_hasEnded = true;
    if (m_review) {
        m_review.release()->deleteLater(); // it may be the one that is telling us
    }
    m_engine.reset();
    Q_EMIT ended(failure);
}

} // namespace shinpan
