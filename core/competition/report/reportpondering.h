#pragma once

#include "core/competition/competition.h"
#include "core/competition/result/storedgame.h"
#include "core/gtp/idlewatch.h"

#include <optional>
#include <vector>

namespace shinpan {

struct CompetitionReport;

/// The games in which a player thought off turn though it may not.
struct PonderReport
{
    std::size_t player = 0;
    std::int64_t games = 0;
    std::int64_t watched = 0;   ///< all of its games in which that was measured
    std::size_t worst = 0;      ///< the index of the game in which it used most
    Color color = Color::Black; ///< it had this one there
    IdleUse use;                ///< what it used there
};

/// What a player used off turn in a game; nothing where it was not measured.
[[nodiscard]] std::optional<IdleUse> offTurnIn(const StoredGame &game, Color color);

/// Those that have any, in the order of players.
[[nodiscard]] std::vector<PonderReport> ponderReports(const Competition &competition,
                                                      const std::vector<StoredGame> &games);

/// The same as a sentence, with its evidence.
[[nodiscard]] QString ponderText(const CompetitionReport &report, const PonderReport &pondering);

} // namespace shinpan
