#include "core/competition/machines/runengines.h"

#include "core/util/excerpt.h"

#include <algorithm>

namespace shinpan {

RunEngines::RunEngines()
    : m_identifier(nullptr)
{
    connect(&m_identifier, &EngineIdentifier::identified, this, &RunEngines::add);
}

void RunEngines::identify(const Competition &competition)
{
    const auto look = [this](const QString &player, const EngineProfile &engine) {
        ++m_inAll;
        m_identifier.identify(
            {.player = player, .command = engine.commandLine, .files = filesOf(engine)});
    };
    for (const CompetitionPlayer &player : competition.players) {
        look(player.id, player.engine);
    }
    if (competition.referee) {
        look(QStringLiteral("referee"), *competition.referee);
    }
}

void RunEngines::add(const EngineIdentity &engine)
{
    m_engines.push_back(engine);
    if (m_engines.size() == m_inAll) {
        Q_EMIT identified();
    }
}

std::optional<EngineIdentity> RunEngines::hear(const EngineIdentity &said)
{
    const auto known = std::ranges::find(m_engines, said.player, &EngineIdentity::player);
    if (known == m_engines.end() || !m_heard.insert(said.player).second) {
        return std::nullopt;
    }
    known->name = excerpt(said.name);
    known->version = excerpt(said.version);
    return *known;
}

} // namespace shinpan
