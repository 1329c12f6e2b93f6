#pragma once

#include "core/competition/run/gameplanner.h"
#include "core/competition/seal/sealedgame.h"

#include <optional>
#include <vector>

namespace shinpan {

/// How the games of a bundle were to be played, as its settings say.
class SealedPlans
{
public:
    /// `competition` must outlive it. Who meets whom may hang on results: all games are known
    /// first.
    SealedPlans(const Competition &competition, const std::vector<StoredGame> &games);

    /// The plan of the game, whose opening is its own word, and so is its machine's speed, by which
    /// times may be scaled; nothing if there is no such game.
    [[nodiscard]] std::optional<GamePlan> planOf(const SealedGame &sealed) const;

private:
    const Competition &m_competition;
    GamePlanner m_planner;
};

} // namespace shinpan
