#include "tests/kill/killedcompetition.h"

#include "tests/competition/fakecompetition.h"

#include <QFileInfo>

namespace shinpan::test {

namespace {

constexpr int Players = 5;
constexpr int Pairs = Players * (Players - 1) / 2;

/// Two games are what a knockout's matches take: of more, those after the decision are chance where
/// several are played at once.
constexpr int KnockoutGames = 2;

[[nodiscard]] int playersOf(const KillTerms &terms)
{
    switch (terms.type) {
    case CompetitionType::SprtMatch:
    case CompetitionType::Tune:
        return 2;
    case CompetitionType::Knockout: // each match leaves one player less
        return std::max(3, terms.games / KnockoutGames + 1);
    case CompetitionType::Playoff:
    case CompetitionType::AllPlayAll:
    case CompetitionType::RoundRobin:
    case CompetitionType::Gauntlet:
    case CompetitionType::Pool:
    case CompetitionType::Swiss:
        return Players;
    }
    Q_UNREACHABLE();
}

/// A matchup of the usual games, one by other rules and one in which colours stay. All on 5×5: on
/// 7×7 one answer of GNU Go's in a hundred is another one when it was led to a position instead of
/// playing there, as what it has read stays in its caches.
void addMatchups(Competition &competition, int games)
{
    for (std::size_t i = 0; i < 3; ++i) {
        CompetitionMatchup matchup;
        matchup.id = QString::number(i);
        matchup.first = i;
        matchup.second = i + 1;
        matchup.games = games / 3;
        matchup.setup = competition.setup;
        competition.matchups.push_back(matchup);
    }
    competition.matchups[1].setup.komi = 7.5;
    competition.matchups[1].setup.moveLimit = 12;
    competition.matchups[2].isAlternating = false;
}

/// Two parameters, one of which decides what the first player's random moves are.
[[nodiscard]] TunePlan killedTune()
{
    const auto parameter = [](const QString &name, const ParameterScale &scale) {
        return TuningParameter{name, scale, ValueFormat::plain(name)};
    };
    TunePlan tune;
    tune.parameters = {parameter(QStringLiteral("random"), *ParameterScale::integer(1, 1'000)),
                       parameter(QStringLiteral("seed"), *ParameterScale::logarithmic(1, 100))};
    tune.method = UcbTreeSettings{.maxDepth = 3};
    return tune;
}

void chooseType(Competition &competition, const KillTerms &terms)
{
    competition.type = terms.type;
    switch (terms.type) {
    case CompetitionType::Playoff:
        addMatchups(competition, terms.games);
        break;
    case CompetitionType::AllPlayAll:
    case CompetitionType::RoundRobin:
        competition.games = std::max(1, terms.games / Pairs);
        break;
    case CompetitionType::Gauntlet:
        competition.games = std::max(1, terms.games / (Players - 1));
        break;
    case CompetitionType::Knockout:
        competition.games = KnockoutGames;
        competition.tieBreaks = 1;
        break;
    case CompetitionType::Swiss: // one of five players has a bye in each round
        competition.rounds = 3;
        competition.games = std::max(1, terms.games / (competition.rounds * (Players / 2)));
        break;
    case CompetitionType::SprtMatch:
        competition.games = terms.games;
        competition.sprt = Sprt{.elo0 = 0, .elo1 = 200};
        competition.parallel = 1;
        break;
    case CompetitionType::Tune:
        competition.games = terms.games;
        competition.tune = killedTune();
        competition.parallel = 1;
        break;
    case CompetitionType::Pool:
        competition.games = terms.games;
        competition.parallel = 1;
        break;
    }
}

} // namespace

Competition killedCompetition(const KillTerms &terms, const QString &file)
{
    Competition competition = fakeCompetition(playersOf(terms), 1, QFileInfo(file).path());
    competition.file = file;
    competition.parallel = terms.slots;
    if (terms.clock.count() > 0) {
        const TimeControl clock{.system = TimeControl::System::Absolute, .main = terms.clock};
        competition.setup.time = {clock, clock};
    }
    competition.openings.sources = {RandomOpenings{.count = 1000, .plies = 4}};
    for (std::size_t i = 0; i < competition.players.size(); ++i) {
        competition.players[i].engine.commandLine =
            QString(terms.engine).replace(QLatin1String("%1"), QString::number(i + 1));
    }
    if (terms.type == CompetitionType::Tune) {
        CompetitionPlayer &candidate = competition.players.front();
        candidate.engine.commandLine =
            QString(terms.engine).replace(QLatin1String("%1"), QLatin1String("{random}"));
        candidate.engine.environment.push_back(
            {QStringLiteral("TUNED_SEED"), QStringLiteral("{seed}")});
    }
    chooseType(competition, terms);
    return competition;
}

} // namespace shinpan::test
