#include "core/competition/run/repetitionnotes.h"

namespace shinpan {

void RepetitionNotes::add(StoredGame &game,
                          const ByColor<std::size_t> &players,
                          const GameLine &line)
{
    const std::uint64_t group = (std::uint64_t{players.black} << 32) | players.white;
    const auto [duplicate, echo] = m_finder.add(group, line);
    m_ids.push_back(toId(game.id));
    game.duplicateOf = duplicate ? std::optional(textOf(*duplicate)) : std::nullopt;
    game.isNearDuplicate = duplicate && !duplicate->isExact;
    game.echoOf = echo ? std::optional(textOf(*echo)) : std::nullopt;
}

RepetitionNotes::Id RepetitionNotes::toId(const QString &gameId)
{
    constexpr int NoNumber = -1; // then the whole id stands for the matchup
    const QString digits = gameId.section(u'_', -1);
    const int value = digits.toInt();
    const int number = QString::number(value) == digits && value >= 0 ? value : NoNumber;
    const QString matchup = number != NoNumber ? gameId.chopped(digits.size()) : gameId;
    const auto place = m_places.constFind(matchup);
    if (place != m_places.cend()) {
        return {*place, number};
    }
    m_matchups.push_back(matchup);
    return {*m_places.insert(matchup, static_cast<std::uint32_t>(m_matchups.size() - 1)), number};
}

QString RepetitionNotes::textOf(const Duplicate &game) const
{
    const Id &id = m_ids[game.game];
    return id.number >= 0 ? m_matchups[id.matchup] + QString::number(id.number)
                          : m_matchups[id.matchup];
}

QString repetitionText(const StoredGame &game)
{
    if (!game.duplicateOf) {
        return QStringLiteral("has the moves of game %1, with other players or colours")
            .arg(*game.echoOf);
    }
    return (game.isNearDuplicate ? QStringLiteral("nearly repeats game %1")
                                 : QStringLiteral("repeats game %1"))
        .arg(*game.duplicateOf);
}

} // namespace shinpan
