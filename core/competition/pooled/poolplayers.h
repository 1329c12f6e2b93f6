#pragma once

#include "core/competition/competition.h"
#include "core/competition/result/engineidentity.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace shinpan {

/// What makes a player the same as another one's, whatever it is called: SHA-256 of its program, of
/// the files that its command names, and of how it is started (the other words of the command, what
/// it is told at its start, its environment), in hexadecimal digits. Nothing if the content of a
/// file is not known: such a player is nobody else.
[[nodiscard]] std::optional<QByteArray> playerHash(const CompetitionPlayer &player,
                                                   const EngineIdentity &engine);

/// A player of a pool.
struct PooledPlayer
{
    QString name;                     ///< unique: an id that it has, perhaps with a number
    std::optional<QByteArray> hash{}; ///< see playerHash()
    EngineIdentity engine;            ///< the first bundle has it so
    QStringList ids{};                ///< what it is called, bundle by bundle, each once
    std::vector<std::size_t> bundles{};
};

/// The players of several bundles, each once.
class PoolPlayers
{
public:
    /// The number of this player of a bundle, which is added if it is nobody yet.
    std::size_t take(std::size_t bundle, const CompetitionPlayer &player, EngineIdentity engine);

    [[nodiscard]] const std::vector<PooledPlayer> &players() const { return m_players; }

private:
    [[nodiscard]] QString freshName(const QString &id) const;

    std::vector<PooledPlayer> m_players;
    QHash<QByteArray, std::size_t> m_byHash;
};

} // namespace shinpan
