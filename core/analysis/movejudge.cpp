#include "core/analysis/movejudge.h"

#include "core/analysis/gamereview.h"
#include "core/engine/profile/judgingvisits.h"

#include <algorithm>
#include <utility>

namespace shinpan {

MoveJudge::MoveJudge(EngineProfile profile, const QString &label, EngineHub &hub)
    : m_analyst(std::move(profile), label, hub, m_found)
{
    connect(&m_analyst, &Analyst::stateChanged, this, &MoveJudge::noteState);
}

void MoveJudge::look(NodeId node, const EngineGame &position, Turn turn)
{
    if (hasSeen(node) || hasFailed() || (m_present && m_present->node == node)) {
        return;
    }
    const auto known = std::ranges::find(m_waiting, node, &Place::node);
    if (known != m_waiting.end()) {
        if (turn == Turn::Last) {
            return;
        }
        m_waiting.erase(known);
    }
    if (turn == Turn::Next) {
        m_waiting.push_front({node, position});
    } else {
        m_waiting.push_back({node, position});
    }
    goOn();
}

void MoveJudge::setResting(bool rests)
{
    if (std::exchange(m_isResting, rests) == rests) {
        return;
    }
    if (rests && m_present) {
        m_waiting.push_front(*std::exchange(m_present, std::nullopt));
        m_analyst.stop();
    }
    goOn();
}

void MoveJudge::noteState()
{
    if (hasFailed()) {
        m_waiting.clear();
        m_present.reset();
        Q_EMIT failed();
    } else if (m_present && m_analyst.state() == Analyst::State::Idle) {
        const NodeId node = std::exchange(m_present, std::nullopt)->node;
        m_seen.insert(node);
        goOn();
        Q_EMIT seen(node);
    }
}

void MoveJudge::goOn()
{
    if (m_isResting || m_present || m_waiting.empty()) {
        return;
    }
    m_present = std::move(m_waiting.front());
    m_waiting.pop_front();
    AnalysisRequest request;
    request.interval = GameReview::Interval;
    request.visits = std::max(Visits, judgingVisitsOf({&profile(), 1}));
    request.time = Time;
    m_analyst.follow(m_present->node, m_present->position, request);
}

} // namespace shinpan
