#include "core/competition/competition.h"

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

[[nodiscard]] bool isOneOf(QStringView characters, QChar character)
{
    return characters.contains(character);
}

[[nodiscard]] bool isPlain(QChar character)
{
    return character.unicode() < 128 && character.isLetterOrNumber();
}

/// "%3A" for ":".
[[nodiscard]] QString escaped(QChar character)
{
    return u'%' + QString::number(character.unicode(), 16).rightJustified(2, u'0').toUpper();
}

/// An id as (the beginning of) a file's name that every file system takes: not hidden, no option.
[[nodiscard]] QString fileNameOf(const QString &id)
{
    QString name;
    for (const QChar character : id) {
        const bool isSafe = isPlain(character) || isOneOf(u"_=+", character)
                         || (isOneOf(u"-.", character) && !name.isEmpty());
        name += isSafe ? QString(character) : escaped(character);
    }
    return name;
}

[[nodiscard]] std::unique_ptr<Schedule> playoffOf(const Competition &competition)
{
    std::vector<FixedMatchup> matchups;
    for (const CompetitionMatchup &matchup : competition.matchups) {
        matchups.push_back({matchup.first, matchup.second, matchup.isAlternating, matchup.games});
    }
    return playoff(std::move(matchups));
}

/// The candidate against all others; the first of a matchup that does not alternate has Black.
[[nodiscard]] std::unique_ptr<Schedule> tuneOf(const Competition &competition)
{
    const std::optional<Color> color =
        competition.tune ? competition.tune->candidateColor : std::nullopt;
    if (!color) {
        return gauntlet(competition.players.size(), 1, competition.games);
    }
    std::vector<FixedMatchup> matchups;
    for (std::size_t rival = 1; rival < competition.players.size(); ++rival) {
        FixedMatchup matchup{0, rival, false, competition.games};
        if (*color == Color::White) {
            std::swap(matchup.first, matchup.second);
        }
        matchups.push_back(matchup);
    }
    return playoff(std::move(matchups));
}

} // namespace

bool isCompetitionId(QStringView text)
{
    const auto belongs = [](QChar character) {
        return isPlain(character) || isOneOf(u"-!$%&*+.:;<=>?^_~#", character);
    };
    // A file system takes names of 255 bytes, and more than the id is in ours.
    return !text.isEmpty() && std::ranges::all_of(text, belongs)
        && fileNameOf(text.toString()).size() <= LongestCompetitionId;
}

std::unique_ptr<Schedule> scheduleOf(const Competition &competition)
{
    const std::size_t players = competition.players.size();
    const std::optional<int> games = competition.games;
    switch (competition.type) {
    case CompetitionType::Playoff:
        return playoffOf(competition);
    case CompetitionType::AllPlayAll:
        return allPlayAll(players, games);
    case CompetitionType::RoundRobin:
        return roundRobin(players, games.value_or(1), competition.cycles);
    case CompetitionType::Gauntlet:
        return gauntlet(players, competition.challengers, games);
    case CompetitionType::Knockout:
        return knockout(players, games.value_or(1), competition.tieBreaks);
    case CompetitionType::Swiss:
        return swiss(players, competition.rounds, games.value_or(1));
    case CompetitionType::SprtMatch:
        return sprtMatch(competition.sprt.value_or(Sprt()), games);
    case CompetitionType::Tune:
        return tuneOf(competition);
    }
    Q_UNREACHABLE();
}

std::size_t mostMatchups(const Competition &competition)
{
    const std::size_t players = competition.players.size();
    switch (competition.type) {
    case CompetitionType::Playoff:
        return competition.matchups.size();
    case CompetitionType::RoundRobin:
        return players * players / 2 * static_cast<std::size_t>(competition.cycles);
    case CompetitionType::Swiss:
        return players / 2 * static_cast<std::size_t>(competition.rounds);
    case CompetitionType::AllPlayAll:
    case CompetitionType::Gauntlet:
    case CompetitionType::Knockout:
    case CompetitionType::SprtMatch:
    case CompetitionType::Tune:
        return players * players / 2;
    }
    Q_UNREACHABLE();
}

ParameterSpace spaceOf(const TunePlan &tune)
{
    const Result<ParameterSpace> space = ParameterSpace::make(tune.parameters);
    Q_ASSERT(space); // the reader has seen to that
    return *space;
}

TunedValues valuesAt(const ParameterSpace &space, const TuningPoint &point)
{
    const QStringList texts = space.values(point);
    TunedValues values;
    for (std::size_t i = 0; i < space.size(); ++i) {
        values.push_back({space[i].name, texts[static_cast<qsizetype>(i)], point[i]});
    }
    return values;
}

TunedValues usualValues(const Competition &competition)
{
    if (!competition.tune) {
        return {};
    }
    const ParameterSpace space = spaceOf(*competition.tune);
    return valuesAt(space, space.start());
}

bool goesByRounds(CompetitionType type)
{
    return type == CompetitionType::RoundRobin || type == CompetitionType::Knockout
        || type == CompetitionType::Swiss;
}

QStringList playerIds(const Competition &competition)
{
    QStringList ids;
    for (const CompetitionPlayer &player : competition.players) {
        ids += player.id;
    }
    return ids;
}

std::vector<const MatchSetup *> setupsOf(const Competition &competition,
                                         std::optional<std::size_t> player)
{
    if (competition.type != CompetitionType::Playoff) {
        return {&competition.setup};
    }
    std::vector<const MatchSetup *> setups;
    for (const CompetitionMatchup &matchup : competition.matchups) {
        const bool isTheirs = !player || matchup.first == *player || matchup.second == *player;
        if (isTheirs && matchup.games != 0) {
            setups.push_back(&matchup.setup);
        }
    }
    return setups;
}

const MatchSetup &setupOf(const Competition &competition, const Standings &, std::size_t matchup)
{
    const bool hasOwn = competition.type == CompetitionType::Playoff;
    return hasOwn ? competition.matchups[matchup].setup : competition.setup;
}

QString matchupName(const Competition &competition, const Standings &standings, std::size_t matchup)
{
    if (competition.type == CompetitionType::Playoff
        && !competition.matchups[matchup].name.isEmpty()) {
        return competition.matchups[matchup].name;
    }
    const Matchup &players = standings.matchups()[matchup];
    const QString name = QStringLiteral("%1 v %2").arg(competition.players[players.first()].id,
                                                       competition.players[players.second()].id);
    return goesByRounds(competition.type)
             ? QStringLiteral("%1 (round %2)").arg(name, QString::number(players.round() + 1))
             : name;
}

QString matchupId(const Competition &competition, const Standings &standings, std::size_t matchup)
{
    if (competition.type == CompetitionType::Playoff) {
        return competition.matchups[matchup].id;
    }
    const Matchup &players = standings.matchups()[matchup];
    const QString id = lettersOf(players.first()) + u'v' + lettersOf(players.second());
    return goesByRounds(competition.type)
             ? QStringLiteral("r%1-%2").arg(players.round() + 1).arg(id)
             : id;
}

QString gameId(const Competition &competition, const Standings &standings, const Pairing &pairing)
{
    return fileNameOf(matchupId(competition, standings, pairing.matchup)) + u'_'
         + QString::number(pairing.number);
}

QString lettersOf(std::size_t player)
{
    QString letters;
    for (std::size_t rest = player + 1; rest > 0; rest = (rest - 1) / 26) {
        letters.prepend(QChar(static_cast<char16_t>(u'A' + (rest - 1) % 26)));
    }
    return letters;
}

} // namespace shinpan
