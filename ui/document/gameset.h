#pragma once

#include "ui/document/collectiondocument.h"

#include <algorithm>
#include <vector>

namespace shinpan {

/// Some games, of which one can ask quickly whether another is among them.
class GameSet
{
public:
    explicit GameSet(const std::vector<GameId> &games)
    {
        for (const GameId game : games) {
            const auto index = static_cast<std::size_t>(game);
            m_has.resize(std::max(m_has.size(), index + 1));
            m_has[index] = true;
        }
    }

    [[nodiscard]] bool contains(GameId game) const
    {
        const auto index = static_cast<std::size_t>(game);
        return index < m_has.size() && m_has[index];
    }

private:
    std::vector<bool> m_has; ///< by game
};

} // namespace shinpan
