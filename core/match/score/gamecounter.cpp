#include "core/match/score/gamecounter.h"

#include "core/rules/playout.h"

namespace shinpan {

namespace {

/// Area is counted on the board alone, so that the way there may be forgotten.
[[nodiscard]] Position forArea(const Position &finished, HandicapCompensation compensation)
{
    Ruleset rules;
    rules.handicapCompensation = compensation;
    return {finished.board(), finished.toPlay(), rules};
}

} // namespace

GameCounter::GameCounter(const Position &finished,
                         const GameTerms &terms,
                         std::optional<HandicapCompensation> areaCompensation)
    : m_position(areaCompensation ? forArea(finished, *areaCompensation) : finished)
    , m_terms(terms)
{ }

void GameCounter::setLists(DeadLists lists)
{
    m_lists = std::move(lists);
    m_byLists.reset();
}

Count GameCounter::by(const Settlement &settlement) const
{
    return countGame(m_position, m_terms, settlement);
}

const Count &GameCounter::byLists()
{
    if (!m_byLists) {
        const bool isListed = m_lists.agreement != DeadLists::Agreement::None;
        m_byLists = isListed ? by(m_lists.settlement) : byEstimate();
    }
    return *m_byLists;
}

const Count &GameCounter::byEstimate()
{
    if (!m_byEstimate) {
        m_byEstimate = by(estimateStatus(m_position));
    }
    return *m_byEstimate;
}

} // namespace shinpan
