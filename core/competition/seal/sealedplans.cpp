#include "core/competition/seal/sealedplans.h"

#include "core/competition/machines/nodespeed.h"

namespace shinpan {

SealedPlans::SealedPlans(const Competition &competition, const std::vector<StoredGame> &games)
    : m_competition(competition)
    , m_planner(competition)
{
    m_planner.restore(games, [](const QString &) { return std::vector<StoredMove>(); });
}

std::optional<GamePlan> SealedPlans::planOf(const SealedGame &sealed) const
{
    std::optional<GamePlan> plan =
        m_planner.knows(sealed.game) ? m_planner.planOf(sealed.game) : std::nullopt;
    if (!plan || plan->id != sealed.game.id) {
        return std::nullopt;
    }
    for (const Color color : BothColors) {
        TimeControl &time = plan->setup.time[color];
        time = scaledTime(time, m_competition.machines.speed, sealed.game.speed);
    }
    const OpeningPlan &openings = m_competition.openings;
    if (openings.sources.empty()) {
        return plan;
    }
    if (openings.terms == OpeningPlan::Terms::Opening) {
        plan->setup.komi = sealed.game.komi;
        plan->setup.rules = sealed.rules;
    }
    if (sealed.start.size == plan->setup.size) {
        plan->opening = sealed.game.opening;
        plan->start = sealed.start;
        plan->setup.handicap = sealed.start.handicap;
    }
    return plan;
}

} // namespace shinpan
