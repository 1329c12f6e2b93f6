#pragma once

#include "core/competition/competition.h"
#include "core/competition/result/engineidentity.h"
#include "core/competition/run/engineidentifier.h"

#include <QObject>

#include <optional>
#include <set>
#include <vector>

namespace shinpan {

/// The engines of a run on other machines: their files as the head has them, with which tasks
/// compare theirs, and what they called themselves there.
class RunEngines final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunEngines)

public:
    RunEngines();

    /// Begins to look into the files of all players and of the referee. Call once.
    void identify(const Competition &competition);
    /// The engines of the players in their order and then the referee, once they are identified.
    [[nodiscard]] const std::vector<EngineIdentity> &engines() const { return m_engines; }
    /// A machine says which engine plays as a player. Returns the engine as it is known now, once
    /// for each player: tasks see to it that all have the same. Nothing for no player.
    [[nodiscard]] std::optional<EngineIdentity> hear(const EngineIdentity &said);

Q_SIGNALS:
    /// All engines are identified; emitted once.
    void identified();

private:
    void add(const EngineIdentity &engine);

    EngineIdentifier m_identifier;
    std::vector<EngineIdentity> m_engines;
    std::size_t m_inAll = 0;
    std::set<QString> m_heard; ///< players
};

} // namespace shinpan
