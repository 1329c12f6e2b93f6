#include "core/competition/report/reportmatchups.h"

#include "core/competition/result/gameclusters.h"
#include "core/competition/result/recordedstandings.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace shinpan {

namespace {

constexpr std::size_t MostCoursePoints = 120; // more than a plot can show

/// Finished games as they ended in time; by number where that is not known.
std::vector<const StoredGame *> asTheyEnded(const std::vector<const StoredGame *> &games)
{
    std::vector<const StoredGame *> ended;
    std::ranges::copy_if(games, std::back_inserter(ended), isPlayed,
                         [](const StoredGame *game) -> const StoredGame & { return *game; });
    std::ranges::stable_sort(ended, {}, endTimeOf);
    return ended;
}

/// Whether point `index` of `count` is one of the few to draw; the last one always is.
bool isDrawn(std::size_t index, std::size_t count)
{
    const std::size_t step = (count + MostCoursePoints - 1) / MostCoursePoints;
    return (count - 1 - index) % step == 0;
}

/// The colour that the report's first player had.
Color firstColor(const MatchupReport &report, const Standings &standings, const StoredGame &game)
{
    const Matchup &matchup = standings.matchups()[game.matchup];
    return matchup.playersOf(game.number).black == report.first ? Color::Black : Color::White;
}

std::vector<CoursePoint> courseOf(const MatchupReport &report,
                                  const Standings &standings,
                                  const GameClusters &clusters,
                                  const std::vector<const StoredGame *> &ended)
{
    const auto known = static_cast<std::size_t>(report.firstTally.all.counts.total());
    std::vector<CoursePoint> course;
    GameCounts counts;
    GameSample sample(clusters);
    for (const StoredGame *game : ended) {
        const Outcome outcome = outcomeOf(game->result, firstColor(report, standings, *game));
        if (outcome == Outcome::Unknown) {
            continue;
        }
        counts.add(countsOf(outcome));
        sample.add(*game);
        if (isDrawn(static_cast<std::size_t>(counts.total()) - 1, known)) {
            course.push_back({counts.total(),
                              wilsonInterval(ScoreCounts(counts).mean(), sample.size().value())});
        }
    }
    return course;
}

/// Adds one game to all that is summed over games.
void addGame(MatchupReport &report, Color firstsColor, const StoredGame &game)
{
    report.running += game.state == StoredGame::State::Running ? 1 : 0;
    report.voids += game.state == StoredGame::State::Void ? 1 : 0;
    for (const Color color : BothColors) {
        const Tally tally = tallyOf(game, color);
        PlayerTally &player = color == firstsColor ? report.firstTally : report.secondTally;
        player.all.add(tally);
        player.byColor[color].add(tally);
        report.colors[color].add(tally);
    }
    if (isPlayed(game)) {
        report.moves.add(game.moves);
        report.duplicates += isKnown(game) && game.duplicateOf ? 1 : 0;
    }
}

/// What a matchup is before its games are counted.
MatchupReport begun(const Competition &competition, const Standings &standings, std::size_t index)
{
    const Matchup &matchup = standings.matchups()[index];
    MatchupReport report;
    report.first = matchup.first();
    report.second = matchup.second();
    report.isAlternating = matchup.isAlternating();
    report.setup = setupOf(competition, standings, index);
    report.games = 0;
    if (kindOf(competition).meetsAll) { // in all rounds
        std::tie(report.first, report.second) = std::minmax(matchup.first(), matchup.second());
        report.id = lettersOf(report.first) + u'v' + lettersOf(report.second);
        report.name = competition.players[report.first].id + QStringLiteral(" v ")
                    + competition.players[report.second].id;
    } else {
        report.round = matchup.round();
        report.id = matchupId(competition, standings, index);
        report.name = matchupName(competition, standings, index);
    }
    return report;
}

/// Adds one matchup with its games; a report of a round robin has several.
void addMatchup(MatchupReport &report,
                const Schedule &schedule,
                const Standings &standings,
                std::size_t matchup,
                const std::vector<const StoredGame *> &games)
{
    const int limit = schedule.gamesOf(standings, standings.matchups()[matchup]);
    report.games = report.games && limit != Schedule::Unlimited
                     ? std::optional(*report.games + limit)
                     : std::nullopt;
    for (const StoredGame *game : games) {
        addGame(report, firstColor(report, standings, *game), *game);
    }
}

/// Adds the pairs of a matchup, of games that count, and how the test stands that it is played for.
void addPairs(MatchupReport &report, const std::optional<Sprt> &test, const Matchup &matchup)
{
    if (test) {
        report.test = sprtStateOf(*test, matchup);
    }
    report.pairs.add(matchup.first() == report.first ? matchup.pairs() : matchup.pairs().swapped());
}

using PlayerPair = std::pair<std::size_t, std::size_t>;

[[nodiscard]] PlayerPair playersOf(const Matchup &matchup)
{
    return std::minmax(matchup.first(), matchup.second());
}

/// There are as many matchups as pairs of players if everybody meets everybody.
[[nodiscard]] bool namesAllMatchups(const Competition &competition, const Standings &standings)
{
    return !kindOf(competition).meetsAll
        || standings.matchups().size() <= CompetitionReport::MostUnplayed;
}

[[nodiscard]] std::set<PlayerPair> metIn(const Standings &standings, const GamesByMatchup &games)
{
    std::set<PlayerPair> met;
    for (std::size_t i = 0; i < games.size(); ++i) {
        if (!games[i].empty()) {
            met.insert(playersOf(standings.matchups()[i]));
        }
    }
    return met;
}

void judge(MatchupReport &report, const EffectiveSize &size)
{
    const GameCounts &counts = report.firstTally.all.counts;
    const double share = size.share();
    report.effectiveGames = size.value();
    report.score = wilsonInterval(ScoreCounts(counts).mean(), report.effectiveGames);
    report.byGames = strengthOf(counts, share);
    if (report.pairs.total() > 0) {
        report.byPairs = strengthOf(report.pairs, share);
    }
    report.pValue = binomialPValue(std::llround(static_cast<double>(counts.wins) * share),
                                   std::llround(static_cast<double>(counts.losses) * share));
}

/// What those games are worth whose winner is known.
EffectiveSize sizeOf(const std::vector<const StoredGame *> &games, const GameClusters &clusters)
{
    GameSample sample(clusters);
    for (const StoredGame *game : games) {
        if (isKnown(*game)) {
            sample.add(*game);
        }
    }
    return sample.size();
}

} // namespace

bool isPlayed(const StoredGame &game)
{
    return game.state == StoredGame::State::Finished;
}

bool isKnown(const StoredGame &game)
{
    return isPlayed(game) && outcomeOf(game.result, Color::Black) != Outcome::Unknown;
}

Tally tallyOf(const StoredGame &game, Color color)
{
    Tally tally;
    const GameResult &result = game.result;
    if (game.state == StoredGame::State::Void) {
        tally.voids = result.culprit == color ? 1 : 0;
    }
    if (!isPlayed(game)) {
        return tally;
    }
    const Outcome outcome = outcomeOf(result, color);
    tally.counts = countsOf(outcome);
    tally.unknown = outcome == Outcome::Unknown ? 1 : 0;
    tally.forfeits = outcome == Outcome::Lost && result.end == GameEnd::Forfeit ? 1 : 0;
    tally.timeLosses = outcome == Outcome::Lost && result.end == GameEnd::Time ? 1 : 0;
    if (game.time[color].count() > 0) { // nobody thinks in no time: it was not measured
        tally.seconds.add(std::chrono::duration<double>(game.time[color]).count());
    }
    if (game.measuredCpu[color]) {
        tally.measuredCpuSeconds.add(*game.measuredCpu[color]);
    }
    if (game.cpu[color]) {
        tally.cpuSeconds.add(*game.cpu[color]);
    }
    if (game.offTurnCpu[color]) {
        tally.offTurnSeconds.add(*game.offTurnCpu[color]);
    }
    return tally;
}

void addMatchups(CompetitionReport &report,
                 const Competition &competition,
                 const Schedule &schedule,
                 const Standings &standings,
                 const Standings &counted,
                 const GamesByMatchup &games)
{
    std::map<QString, std::size_t> indexes; // by id
    GamesByMatchup byReport;
    const bool namesAll = namesAllMatchups(competition, standings);
    const std::set<PlayerPair> met = namesAll ? std::set<PlayerPair>() : metIn(standings, games);
    for (std::size_t i = 0; i < standings.matchups().size(); ++i) {
        if (!namesAll && !met.contains(playersOf(standings.matchups()[i]))) {
            ++report.leftOut;
            report.reportOf.push_back(0); // no game asks
            continue;
        }
        MatchupReport fresh = begun(competition, standings, i);
        const auto [entry, isNew] = indexes.try_emplace(fresh.id, report.matchups.size());
        const std::size_t index = entry->second;
        if (isNew) {
            report.matchups.push_back(std::move(fresh));
            byReport.emplace_back();
        }
        report.reportOf.push_back(index);
        addMatchup(report.matchups[index], schedule, standings, i, games[i]);
        addPairs(report.matchups[index], competition.stop.test, counted.matchups()[i]);
        byReport[index].insert(byReport[index].end(), games[i].begin(), games[i].end());
    }
    const GameClusters clusters(report.games, GameClusters::Of::SameSides);
    for (std::size_t i = 0; i < report.matchups.size(); ++i) {
        MatchupReport &matchup = report.matchups[i];
        judge(matchup, sizeOf(byReport[i], clusters));
        matchup.course = courseOf(matchup, standings, clusters, asTheyEnded(byReport[i]));
    }
}

SprtReport sprtReport(const Sprt &test,
                      const Matchup &matchup,
                      const std::vector<const StoredGame *> &games)
{
    SprtReport report{sprtStateOf(test, matchup), {}};
    Matchup replay(matchup.first(), matchup.second());
    replay.setTest(test);
    for (const int number : matchup.leftOut()) {
        replay.leaveOut(number);
    }
    const auto pairs = static_cast<std::size_t>(report.pairs.total());
    std::int64_t seen = 0;
    for (const StoredGame *game : asTheyEnded(games)) {
        replay.issue(game->number);
        replay.finish(game->number, *matchup.outcome(game->number), repeatOf(*game));
        const std::int64_t counted = replay.newPairs().total();
        if (std::exchange(seen, counted) == counted) {
            continue;
        }
        if (isDrawn(static_cast<std::size_t>(seen) - 1, pairs)) {
            report.course.push_back({seen, logLikelihoodRatio(test, replay.evidence())});
        }
    }
    return report;
}

} // namespace shinpan
