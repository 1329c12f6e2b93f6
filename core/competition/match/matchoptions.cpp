#include "core/competition/match/matchoptions.h"

namespace shinpan {

Competition competitionOf(const MatchOptions &options)
{
    Competition competition;
    competition.players = {{QStringLiteral("black"), options.engines.black, true},
                           {QStringLiteral("white"), options.engines.white, true}};
    competition.setup = options.setup;
    competition.games = options.games;
    if (options.sprt) {
        competition.type = CompetitionType::SprtMatch;
        competition.sprt = options.sprt;
    } else {
        competition.type = CompetitionType::Playoff;
        competition.matchups = {{QStringLiteral("game"), QString(), 0, 1, options.alternate,
                                 options.games, options.setup}};
    }
    competition.referee = options.referee;
    competition.openings = options.openings;
    competition.seed = options.seed;
    competition.parallel = options.parallel;
    competition.keepsEngines = options.keepsEngines;
    competition.checksPlayers = false;
    competition.recordsGames = false;
    competition.policies.halt = Policies::Halt::Never;
    return competition;
}

} // namespace shinpan
