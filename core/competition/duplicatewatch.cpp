#include "core/competition/duplicatewatch.h"

namespace shinpan {

std::optional<QString> DuplicateWatch::add(const QString &gameId,
                                           const ByColor<std::size_t> &players,
                                           const GameLine &line)
{
    const std::uint64_t group = (std::uint64_t{players.black} << 32) | players.white;
    const std::optional<Duplicate> duplicate = m_finder.add(group, line);
    m_ids.push_back(gameId);
    return duplicate ? std::optional(m_ids[duplicate->game]) : std::nullopt;
}

} // namespace shinpan
