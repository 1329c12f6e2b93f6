#include "core/competition/run/duplicatewatch.h"

namespace shinpan {

void DuplicateWatch::add(StoredGame &game,
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

} // namespace shinpan
