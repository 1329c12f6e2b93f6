#pragma once

#include "core/explorer/explorer.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace shinpan {

/// Counts the occurrences of one position. A game counts once for each of its continuations,
/// however often it came back.
class Explorer::Count
{
public:
    using Game = std::pair<std::uint32_t, PassedPosition>;

    /// The explorer and the filter outlive it.
    Count(const Explorer &explorer,
          BoardSize size,
          Color toPlay,
          const ExplorerFilter &filter,
          std::size_t mostGames);

    void add(const Occurrence &occurrence);

    [[nodiscard]] const ExplorerTally &all() const { return m_all; }
    /// All but the games.
    [[nodiscard]] ExplorerAnswer answer(const PositionKey &key) const;
    /// The latest games, so many at most, the latest first.
    [[nodiscard]] std::vector<Game> latest() const;

private:
    struct Move
    {
        ExplorerTally tally;
        std::uint32_t lastGame = 0;
    };

    void addValue(ExplorerTally &tally, const PassedPosition &position) const;
    void addGame(const Game &game);
    [[nodiscard]] auto isLater() const;

    const Explorer &m_explorer;
    BoardSize m_size;
    Color m_toPlay;
    const ExplorerFilter &m_filter;
    std::size_t m_mostGames;
    ExplorerTally m_all;
    std::vector<Move> m_byMove; ///< by PassedPosition::next
    std::uint32_t m_lastGame = 0;
    std::vector<Game> m_latest; ///< a heap whose first is the earliest
};

} // namespace shinpan
