#include "core/competition/competition.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <algorithm>
#include <cmath>
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

/// The character as an escape, "%3A" for ":".
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

/// Whether its matchups are those of its file, with names, ids and games of their own.
[[nodiscard]] bool hasMatchups(const Competition &competition)
{
    return kindOf(competition).parts == CompetitionKind::Parts::Matchups;
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
    return kindOf(competition).schedule(competition);
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
    if (!hasMatchups(competition)) {
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
    return hasMatchups(competition) ? competition.matchups[matchup].setup : competition.setup;
}

QString matchupName(const Competition &competition, const Standings &standings, std::size_t matchup)
{
    if (hasMatchups(competition) && !competition.matchups[matchup].name.isEmpty()) {
        return competition.matchups[matchup].name;
    }
    const Matchup &players = standings.matchups()[matchup];
    const QString name = QStringLiteral("%1 v %2").arg(competition.players[players.first()].id,
                                                       competition.players[players.second()].id);
    return kindOf(competition).rounds
             ? QStringLiteral("%1 (round %2)").arg(name, QString::number(players.round() + 1))
             : name;
}

QString matchupId(const Competition &competition, const Standings &standings, std::size_t matchup)
{
    if (hasMatchups(competition)) {
        return competition.matchups[matchup].id;
    }
    const Matchup &players = standings.matchups()[matchup];
    const QString id = lettersOf(players.first()) + u'v' + lettersOf(players.second());
    return kindOf(competition).rounds ? QStringLiteral("r%1-%2").arg(players.round() + 1).arg(id)
                                      : id;
}

QString gameId(const Competition &competition, const Standings &standings, const Pairing &pairing)
{
    return fileNameOf(matchupId(competition, standings, pairing.matchup)) + u'_'
         + QString::number(pairing.number);
}

bool isAudited(const Competition &competition, const AdjudicationRule &rule, const QString &gameId)
{
    const QByteArray text =
        QByteArrayLiteral("audit ") + QByteArray::number(competition.seed) + ' ' + gameId.toUtf8();
    const QByteArray hash = QCryptographicHash::hash(text, QCryptographicHash::Sha256);
    const auto drawn = qFromBigEndian<quint32>(hash.constData());
    return drawn < rule.audit * std::pow(2.0, 32);
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
