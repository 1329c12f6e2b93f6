#include "ui/graphics/askedengines.h"

#include "core/engine/enginehub.h"
#include "core/engine/profile/engineprofilestore.h"
#include "ui/game/gamestatus.h"
#include "ui/game/opengame.h"
#include "ui/graphics/commandoptions.h"
#include "ui/graphics/commandsets.h"
#include "ui/settings/preferences.h"
#include "ui/words/messagetext.h"
#include "ui/words/text.h"

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

[[nodiscard]] QString seatId(Color color)
{
    return color == Color::Black ? QStringLiteral("seat:black") : QStringLiteral("seat:white");
}

} // namespace

AskedEngines::AskedEngines(OpenGame &game,
                           EngineHub &hub,
                           EngineProfileStore &store,
                           Preferences &preferences,
                           QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_hub(hub)
    , m_store(store)
    , m_preferences(preferences)
{
    connect(&game, &OpenGame::changed, this, &AskedEngines::checkTargets);
    connect(&store, &EngineProfileStore::profilesChanged, this, &AskedEngines::checkTargets);
    preferences.follow<CommandOptions>(this, &AskedEngines::listCommands);
}

AskedEngines::~AskedEngines() = default;

QList<AskedEngines::Target> AskedEngines::targets() const
{
    QList<Target> targets;
    for (const EngineProfile &profile : m_store.profiles()) {
        targets.append({profile.id, profile.name});
    }
    for (const Color color : BothColors) {
        if (const auto engine = m_game.status().runningEngine(color)) {
            targets.append(
                {seatId(color),
                 tr("%1 in the game: %2").arg(text::colorName(color), engine->profile().name)});
        }
    }
    return targets;
}

std::unique_ptr<CommandEngine> AskedEngines::employ(const QString &target)
{
    for (const Color color : BothColors) {
        const auto engine = m_game.status().runningEngine(color);
        if (engine && target == seatId(color)) {
            return std::make_unique<CommandEngine>(engine, engine->profile().name);
        }
    }
    const std::optional<EngineProfile> profile = m_store.profile(target);
    return profile ? std::make_unique<CommandEngine>(*profile,
                                                     tr("Commands · %1").arg(profile->name), m_hub)
                   : nullptr;
}

void AskedEngines::choose(const QString &target)
{
    if (target == m_main.target) {
        return;
    }
    Q_EMIT mainLeaving();
    m_main.target = target;
    if (!target.startsWith(QStringLiteral("seat:"))) {
        m_preferences.set(&CommandOptions::engine, target);
    }
    start(m_main);
    listCommands();
}

void AskedEngines::compareWith(const QString &target)
{
    if (target != m_other.target) {
        m_other.target = target;
        start(m_other);
        Q_EMIT otherReplaced();
    }
}

void AskedEngines::restart()
{
    Q_EMIT mainLeaving();
    start(m_main);
    start(m_other);
    listCommands();
}

void AskedEngines::start(Employed &one)
{
    one.engine = employ(one.target);
    if (one.engine) {
        connect(one.engine.get(), &CommandEngine::stateChanged, this,
                [this, &one] { noteState(one); });
        if (one.engine->state() == CommandEngine::State::Failed) {
            noteState(one);
        }
    }
    Q_EMIT changed();
}

void AskedEngines::noteState(const Employed &one)
{
    if (one.engine->state() == CommandEngine::State::Failed) {
        Q_EMIT failed(tr("%1 cannot be asked: it %2.")
                          .arg(one.engine->name(), text::message(one.engine->failure())),
                      &one == &m_main);
    }
    if (&one == &m_main) {
        listCommands();
    }
    Q_EMIT changed();
}

void AskedEngines::listCommands()
{
    std::vector<EngineCommand> offered;
    const auto engine = m_main.engine ? m_main.engine->engine() : nullptr;
    if (engine && m_main.engine->state() == CommandEngine::State::Ready) {
        offered = offeredCommands(engine->name(), engine->handshake().commands,
                                  m_main.engine->description(),
                                  m_preferences.get(&CommandOptions::ownCommands));
    }
    if (offered != m_commands) {
        m_commands = std::move(offered);
        Q_EMIT commandsChanged();
    }
}

/// Profiles come and go, and so do players.
void AskedEngines::checkTargets()
{
    const QList<Target> there = targets();
    if (there == m_targets) {
        return;
    }
    m_targets = there;
    const auto isGone = [&](const QString &target) {
        return !target.isEmpty() && std::ranges::find(there, target, &Target::id) == there.end();
    };
    if (isGone(m_main.target)) {
        choose({});
    }
    if (isGone(m_other.target)) {
        compareWith({});
    }
    Q_EMIT changed();
}

} // namespace shinpan
