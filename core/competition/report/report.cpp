#include "core/competition/report/report.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/report/reportmatchups.h"
#include "core/competition/result/gameclusters.h"
#include "core/competition/result/pooltally.h"
#include "core/competition/result/recordedstandings.h"
#include "core/competition/result/stopcourse.h"

#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>

namespace shinpan {

namespace {

/// The games as a report lists them: by matchup and number, earlier attempts first. It has only
/// those of matchups that there are, between their players.
std::vector<StoredGame> inOrder(const Competition &competition,
                                const Standings &standings,
                                const std::vector<StoredGame> &games)
{
    std::vector<const StoredGame *> sorted;
    for (const StoredGame &game : games) {
        if (isGameOf(competition, standings, game)) {
            sorted.push_back(&game);
        }
    }
    std::ranges::stable_sort(sorted, {}, [](const StoredGame *game) {
        return std::tuple(game->matchup, game->number, game->attempt);
    });
    std::vector<StoredGame> copies;
    copies.reserve(sorted.size());
    std::ranges::transform(sorted, std::back_inserter(copies),
                           [](const StoredGame *game) { return *game; });
    return copies;
}

/// The digits from there on, without zeros in front; `at` is behind them then.
QStringView numberAt(QStringView text, qsizetype &at)
{
    while (at < text.size() && text[at] == u'0') {
        ++at;
    }
    const qsizetype begin = at;
    while (at < text.size() && text[at].isDigit()) {
        ++at;
    }
    return text.mid(begin, at - begin);
}

/// Whether people would order the names so, with the numbers in them: "2" before "10", "9b 2"
/// before "9b 11".
bool isNaturallyBefore(const QString &a, const QString &b)
{
    qsizetype i = 0;
    qsizetype k = 0;
    while (i < a.size() && k < b.size()) {
        if (a[i].isDigit() && b[k].isDigit()) {
            const QStringView first = numberAt(a, i);
            const QStringView second = numberAt(b, k);
            if (first != second) {
                return first.size() != second.size() ? first.size() < second.size()
                                                     : first < second;
            }
        } else if (a[i] != b[k]) {
            return a[i] < b[k];
        } else {
            ++i;
            ++k;
        }
    }
    return a.size() - i != b.size() - k ? a.size() - i < b.size() - k : a < b;
}

std::vector<OpeningReport> openingReports(const std::vector<StoredGame> &games)
{
    std::map<QString, OpeningReport> byName;
    for (const StoredGame &game : games) {
        if (!isPlayed(game) || game.opening.isEmpty()) {
            continue;
        }
        const Tally tally = tallyOf(game, Color::Black);
        OpeningReport &opening = byName[game.opening];
        opening.name = game.opening;
        opening.black.add(tally.counts);
        opening.unknown += tally.unknown;
    }
    std::vector<OpeningReport> openings;
    for (auto &[name, opening] : byName) {
        opening.score = wilsonInterval(opening.black);
        openings.push_back(std::move(opening));
    }
    std::ranges::sort(openings, [](const OpeningReport &a, const OpeningReport &b) {
        return a.black.total() != b.black.total() ? a.black.total() > b.black.total()
                                                  : isNaturallyBefore(a.name, b.name);
    });
    return openings;
}

EngineIdentity identityOf(const CompetitionPlayer &player,
                          const std::vector<EngineIdentity> &engines)
{
    const auto known = std::ranges::find(engines, player.id, &EngineIdentity::player);
    return known == engines.end() ? EngineIdentity{player.id, {}, {}, player.engine.commandLine, {}}
                                  : *known;
}

/// Says when the games were played, and by what, as far as that is the same in all of them.
void describe(CompetitionReport &report)
{
    for (const StoredGame &game : report.games) {
        if (!report.begun.isValid() || game.started < report.begun) {
            report.begun = game.started;
        }
        if (game.ended.isValid() && (!report.ended.isValid() || game.ended > report.ended)) {
            report.ended = game.ended;
        }
    }
    const auto isOther = [&](const MatchupReport &matchup) {
        return matchup.setup != report.matchups.front().setup;
    };
    if (!report.matchups.empty() && std::ranges::none_of(report.matchups, isOther)) {
        report.setup = report.matchups.front().setup;
    }
}

/// Sums up over matchups.
void sumUp(CompetitionReport &report)
{
    for (const MatchupReport &matchup : report.matchups) {
        report.played += matchup.played();
        report.running += matchup.running;
        report.voids += matchup.voids;
        report.unknown += matchup.unknown();
        report.duplicates += matchup.duplicates;
        report.effectiveGames += matchup.effectiveGames;
        report.players[matchup.first].tally.add(matchup.firstTally);
        report.players[matchup.second].tally.add(matchup.secondTally);
        for (const Color color : BothColors) {
            report.colors[color].add(matchup.colors[color]);
        }
    }
    for (const StoredGame &game : report.games) {
        report.hours += isPlayed(game) ? hoursOf(game) : 0;
        report.echoes += isKnown(game) && game.echoOf ? 1 : 0;
        report.hasOpenings = report.hasOpenings || !game.opening.isEmpty();
    }
}

/// What is said of all games, whoever played them.
void judgeAll(CompetitionReport &report, const Competition &competition, const Standings &standings)
{
    const PoolTally pool = poolOf(competition, standings, report.games);
    report.ratedGames = pool.games();
    report.effectiveRatedGames = pool.effectiveGames();
    report.ratings = pool.rate(report.players.size());
    report.stop = competition.stop;
    const std::optional<double> widest =
        report.ratings ? std::optional(report.ratings->widestMargin()) : std::nullopt;
    report.isOver =
        report.isOver
        || (report.running == 0 && !stopReason(report.stop, widest, report.hours).isEmpty());
    const GameClusters clusters(report.games, GameClusters::Of::Anybody);
    GameSample sample(clusters);
    for (const StoredGame &game : report.games) {
        if (isKnown(game)) {
            sample.add(game);
        }
    }
    report.blackScore =
        wilsonInterval(ScoreCounts(report.colors.black.counts).mean(), sample.size().value());
}

/// The report as far as it is known before games are counted.
CompetitionReport beginReport(const Competition &competition,
                              const std::vector<EngineIdentity> &engines,
                              const std::vector<CompetitionEvent> &events)
{
    CompetitionReport report;
    report.name = competition.name;
    report.description = competition.description;
    report.type = competition.type;
    report.gamesFolder = competition.recordsGames
                           ? QFileInfo(CompetitionFiles(competition.file).games()).fileName()
                           : QString();
    for (const CompetitionPlayer &player : competition.players) {
        report.players.push_back({player.id, identityOf(player, engines), {}});
    }
    std::ranges::copy_if(events, std::back_inserter(report.events), bearsOnResults,
                         &CompetitionEvent::kind);
    const std::span<const TieBreak> tieBreaks = kindOf(competition).tieBreaks;
    report.tieBreaks.assign(tieBreaks.begin(), tieBreaks.end());
    return report;
}

/// Adds what the games say of their openings and of the machines that played them.
void addCircumstances(CompetitionReport &report, const Competition &competition)
{
    report.openings = openingReports(report.games);
    report.pondering = ponderReports(competition, report.games);
    MachineTally machines(playerIds(competition));
    for (const StoredGame &game : report.games) {
        machines.add(game);
    }
    report.machines = machines.standings();
}

/// Adds the audit of adjudication, and leaves games that do not count out of all that follows.
void addAdjudication(CompetitionReport &report,
                     const Competition &competition,
                     CountedGames counted)
{
    report.adjudication = adjudicationReportOf(report.games, playerIds(competition));
    if (counted == CountedGames::PlayedOut) {
        report.adjudication.leftOut =
            static_cast<std::int64_t>(std::erase_if(report.games, isAdjudicated));
    }
}

} // namespace

CompetitionReport makeReport(const Competition &competition,
                             const std::vector<StoredGame> &games,
                             const std::vector<EngineIdentity> &engines,
                             const std::vector<CompetitionEvent> &events,
                             CountedGames counted)
{
    const std::unique_ptr<Schedule> schedule = scheduleOf(competition);
    Standings all = toStandings(competition, games);
    CompetitionReport report = beginReport(competition, engines, events);
    report.gamesInAll = schedule->gamesInAll(all);
    report.isOver = isOver(*schedule, all);
    report.games = inOrder(competition, all, games);
    addAdjudication(report, competition, counted);
    const Standings standings =
        report.adjudication.leftOut == 0
            ? all
            : standingsOf(competition, all, games,
                          [](const StoredGame &game) { return !isAdjudicated(game); });

    GamesByMatchup byMatchup(standings.matchups().size());
    for (const StoredGame &game : report.games) {
        byMatchup[game.matchup].push_back(&game);
    }
    addMatchups(report, competition, *schedule, all, standings, byMatchup);
    describe(report);
    sumUp(report);
    judgeAll(report, competition, standings);
    if (report.comparesAll()) {
        report.crosstable = crosstableOf(standings);
    }
    report.bracket = bracketOf(competition, *schedule, all);
    report.standings = standingRows(competition, standings, report.bracket, report.ratings);
    if (competition.sprt && !standings.matchups().empty()) {
        report.sprt =
            sprtReport(*competition.sprt, standings.matchups().front(), byMatchup.front());
    }
    addCircumstances(report, competition);
    return report;
}

void addTune(CompetitionReport &report, TuneReport tune)
{
    report.isOver = report.isOver || (tune.isOver && report.running == 0);
    tune.isOver = report.isOver;
    report.tune = std::move(tune);
}

std::vector<const StoredGame *> gamesOf(const CompetitionReport &report, std::size_t matchup)
{
    std::vector<const StoredGame *> games;
    for (const StoredGame &game : report.games) {
        if (isPlayed(game) && report.reportOf[game.matchup] == matchup) {
            games.push_back(&game);
        }
    }
    return games;
}

} // namespace shinpan
