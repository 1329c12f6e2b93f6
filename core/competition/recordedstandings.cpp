#include "core/competition/recordedstandings.h"

#include <algorithm>

namespace shinpan {

namespace {

using GamesOfMatchup = std::vector<const StoredGame *>;

/// What counts of the games, by matchup.
std::vector<GamesOfMatchup> byMatchup(const std::vector<StoredGame> &games)
{
    std::vector<GamesOfMatchup> all;
    for (const StoredGame &game : games) {
        const bool isBegun =
            game.state == StoredGame::State::Running || game.state == StoredGame::State::Finished;
        if (isBegun && game.number >= 0) {
            all.resize(std::max(all.size(), game.matchup + 1));
            all[game.matchup].push_back(&game);
        }
    }
    return all;
}

/// Numbers can only be issued in their order: all up to the last one are, and those without a game
/// are given back.
void enter(const GamesOfMatchup &games, Matchup &matchup)
{
    std::vector<const StoredGame *> byNumber;
    for (const StoredGame *game : games) {
        const auto number = static_cast<std::size_t>(game->number);
        byNumber.resize(std::max(byNumber.size(), number + 1));
        byNumber[number] = game;
    }
    for (std::size_t i = 0; i < byNumber.size(); ++i) {
        matchup.issue();
    }
    for (std::size_t i = 0; i < byNumber.size(); ++i) {
        const int number = static_cast<int>(i);
        if (byNumber[i] == nullptr) {
            matchup.giveBack(number);
        } else if (byNumber[i]->state == StoredGame::State::Finished) {
            const bool isBlack = matchup.playersOf(number).black == matchup.first();
            matchup.finish(number,
                           outcomeOf(byNumber[i]->result, isBlack ? Color::Black : Color::White));
        }
    }
}

} // namespace

Outcome outcomeOf(const GameResult &result, Color firstPlayersColor)
{
    if (result.winner) {
        return *result.winner == firstPlayersColor ? Outcome::Won : Outcome::Lost;
    }
    return result.score ? Outcome::Jigo : Outcome::Unknown;
}

Standings toStandings(const Competition &competition, const std::vector<StoredGame> &games)
{
    const std::vector<GamesOfMatchup> recorded = byMatchup(games);
    const std::unique_ptr<Schedule> schedule = scheduleOf(competition);
    Standings standings(competition.players.size());
    schedule->extend(standings);
    for (std::size_t i = 0; i < standings.matchups().size(); ++i) {
        if (i < recorded.size()) {
            enter(recorded[i], standings.matchup(i));
        }
        if (i + 1 == standings.matchups().size()) { // a round is in: it may bring the next one
            schedule->extend(standings);
        }
    }
    return standings;
}

} // namespace shinpan
