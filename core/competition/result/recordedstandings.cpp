#include "core/competition/result/recordedstandings.h"

#include <algorithm>

namespace shinpan {

namespace {

/// The pairs of the matchups that have games, where colours alternate. Void games count as well, as
/// they are played again.
KnownPairs knownPairs(const Competition &competition, const std::vector<StoredGame> &games)
{
    const std::vector<CompetitionPlayer> &players = competition.players;
    const auto numberOf = [&players](const QString &id) {
        return static_cast<std::size_t>(std::ranges::find(players, id, &CompetitionPlayer::id)
                                        - players.begin());
    };
    KnownPairs known;
    for (const StoredGame &game : games) {
        const std::size_t black = numberOf(game.players.black);
        const std::size_t white = numberOf(game.players.white);
        if (black < players.size() && white < players.size()) {
            known.try_emplace(game.matchup, game.number % 2 == 0 ? std::pair(black, white)
                                                                 : std::pair(white, black));
        }
    }
    return known;
}

/// What repeats another one, ended later.
std::vector<const StoredGame *> finishedAsTheyEnded(const std::vector<StoredGame> &games)
{
    std::vector<const StoredGame *> finished;
    for (const StoredGame &game : games) {
        if (game.state == StoredGame::State::Finished) {
            finished.push_back(&game);
        }
    }
    std::ranges::stable_sort(finished, {}, endTimeOf);
    return finished;
}

void issueRunning(const Competition &competition,
                  Standings &standings,
                  const std::vector<StoredGame> &games)
{
    for (const StoredGame &game : games) {
        if (game.state == StoredGame::State::Running && isGameOf(competition, standings, game)) {
            standings.matchup(game.matchup).issue(game.number);
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

Outcome outcomeOf(const StoredGame &game, const Matchup &matchup)
{
    const bool isBlack = matchup.playersOf(game.number).black == matchup.first();
    return outcomeOf(game.result, isBlack ? Color::Black : Color::White);
}

qint64 endTimeOf(const StoredGame *game)
{
    return game->ended.isValid() ? game->ended.toMSecsSinceEpoch() : 0;
}

std::optional<Repeat> repeatOf(const StoredGame &game)
{
    const auto matchupOf = [](const QString &id) { return id.section(u'_', 0, -2); };
    if (!game.duplicateOf || matchupOf(*game.duplicateOf) != matchupOf(game.id)) {
        return std::nullopt;
    }
    bool isNumber = false;
    const int number = game.duplicateOf->section(u'_', -1).toInt(&isNumber);
    const bool isGood = isNumber && number >= 0 && number != game.number;
    return isGood ? std::optional(Repeat{number, !game.isNearDuplicate}) : std::nullopt;
}

bool isGameOf(const Competition &competition, const Standings &standings, const StoredGame &game)
{
    if (game.matchup >= standings.matchups().size() || game.number < 0) {
        return false;
    }
    const ByColor<std::size_t> players = standings.matchups()[game.matchup].playersOf(game.number);
    return game.players.black == competition.players[players.black].id
        && game.players.white == competition.players[players.white].id;
}

std::size_t enterFinished(const Competition &competition,
                          const Schedule &schedule,
                          Standings &standings,
                          const std::vector<StoredGame> &games)
{
    std::vector<const StoredGame *> open = finishedAsTheyEnded(games);
    const KnownPairs known = knownPairs(competition, games);
    std::size_t before = 0;
    do {
        before = open.size();
        schedule.extendAround(standings, known);
        std::erase_if(open, [&](const StoredGame *game) {
            if (!isGameOf(competition, standings, *game)) {
                return false;
            }
            Matchup &matchup = standings.matchup(game->matchup);
            matchup.issue(game->number);
            matchup.finish(game->number, outcomeOf(*game, matchup), repeatOf(*game));
            return true;
        });
    } while (open.size() < before);
    return open.size();
}

Standings standingsOf(const Competition &competition,
                      const Standings &all,
                      const std::vector<StoredGame> &games,
                      bool (*counts)(const StoredGame &))
{
    Standings standings(all.players());
    const std::optional<Sprt> &test = competition.sprt ? competition.sprt : competition.stop.test;
    for (const Matchup &matchup : all.matchups()) {
        Matchup fresh = matchup.withoutGames();
        if (test) {
            fresh.setTest(*test);
        }
        standings.add(fresh);
    }
    for (const StoredGame *game : finishedAsTheyEnded(games)) {
        if (!isGameOf(competition, all, *game)) {
            continue;
        }
        Matchup &matchup = standings.matchup(game->matchup);
        if (counts(*game)) {
            matchup.issue(game->number);
            matchup.finish(game->number, outcomeOf(*game, matchup), repeatOf(*game));
        } else {
            matchup.leaveOut(game->number);
        }
    }
    issueRunning(competition, standings, games);
    return standings;
}

Standings toStandings(const Competition &competition, const std::vector<StoredGame> &games)
{
    Standings standings(competition.players.size());
    enterFinished(competition, *scheduleOf(competition), standings, games);
    issueRunning(competition, standings, games);
    return standings;
}

} // namespace shinpan
