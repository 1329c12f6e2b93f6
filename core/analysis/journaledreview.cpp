#include "core/analysis/journaledreview.h"

#include "core/analysis/reviewjournal.h"

#include <algorithm>
#include <utility>

namespace shinpan {

JournaledReview::JournaledReview(std::shared_ptr<Engine> engine,
                                 QString label,
                                 std::shared_ptr<ReviewJournal> journal,
                                 QObject *parent)
    : QObject(parent)
    , m_profile(engine->profile())
    , m_label(std::move(label))
    , m_journal(std::move(journal))
    , m_review(std::move(engine), m_profile.timeouts.setUp)
{
    connect(&m_review, &GameReview::analyzed, this, &JournaledReview::note);
    connect(&m_review, &GameReview::finished, this, &JournaledReview::finished);
    connect(&m_review, &GameReview::failed, this, &JournaledReview::failed);
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
    m_review.start(tree, std::move(unknown), m_request);
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
