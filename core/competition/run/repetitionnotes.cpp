#include "core/competition/run/repetitionnotes.h"

namespace shinpan {

void RepetitionNotes::add(StoredGame &game,
                          const ByColor<std::size_t> &players,
                          const GameLine &line)
{
    const std::uint64_t group = (std::uint64_t{players.black} << 32) | players.white;
    const std::optional<Duplicate> duplicate = m_ofTheSame.add(group, line);
    const std::optional<Duplicate> echo = m_ofAll.add(0, line);
    m_ids.push_back(game.id);
    const auto idOf = [this](const Duplicate &found) { return m_ids[found.game]; };
    game.duplicateOf = duplicate ? std::optional(idOf(*duplicate)) : std::nullopt;
    game.isNearDuplicate = duplicate && !duplicate->isExact;
    game.echoOf = echo && !duplicate ? std::optional(idOf(*echo)) : std::nullopt;
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
