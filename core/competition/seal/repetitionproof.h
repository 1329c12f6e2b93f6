#pragma once

#include "core/competition/result/storedgame.h"
#include "core/competition/seal/difference.h"
#include "core/rules/gameline.h"

#include <QHash>
#include <QString>

#include <vector>

namespace shinpan {

/// Finds again which finished games repeat which. What a competition says depends on the order in
/// which results came in, which nobody keeps; so of two games that are alike either may be the one
/// that repeats the other.
class RepetitionProof
{
public:
    void add(const StoredGame &game, const ByColor<std::size_t> &players, GameLine line);
    /// Tells of all games that were added.
    [[nodiscard]] std::vector<Difference> differences() const;

private:
    struct Game
    {
        QString id;
        qint64 ended = 0;
        ByColor<std::size_t> players;
        GameLine line;
        QString duplicateOf; ///< empty: of none
        QString echoOf;
        bool isNear = false;
    };

    [[nodiscard]] Message faultIn(const Game &game, const StoredGame &found) const;
    [[nodiscard]] bool repeats(const Game &game, const QString &earlier, bool isNear) const;
    [[nodiscard]] bool isRepeatedBy(const QString &other, const Game &game) const;

    std::vector<Game> m_games;
    QHash<QString, std::size_t> m_places;
};

} // namespace shinpan
