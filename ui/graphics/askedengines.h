#pragma once

#include "core/graphics/enginecommand.h"
#include "ui/graphics/commandengine.h"

#include <QList>
#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace shinpan {

class EngineProfileStore;
class OpenGame;
class Preferences;

/// The engine that is asked commands, and the one that is compared: an engine of the list, in a
/// process of its own, or that of a player. Knows what the one that is asked offers.
class AskedEngines final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AskedEngines)

public:
    struct Target
    {
        QString id; ///< of the profile, or of a seat; empty: nobody
        QString name;

        friend bool operator==(const Target &, const Target &) = default;
    };

    /// All outlive it.
    AskedEngines(OpenGame &game,
                 EngineHub &hub,
                 EngineProfileStore &store,
                 Preferences &preferences,
                 QObject *parent = nullptr);
    ~AskedEngines() override;

    /// The engines to choose from.
    [[nodiscard]] QList<Target> targets() const;

    /// Chooses the engine to ask, or none with an empty id. Its process starts at once.
    void choose(const QString &target);
    [[nodiscard]] const QString &chosen() const { return m_main.target; }
    /// Chooses the engine to compare.
    void compareWith(const QString &target);
    [[nodiscard]] const QString &comparedWith() const { return m_other.target; }
    /// Ends the processes and starts new ones, whatever they are at.
    void restart();

    /// Null while nobody is chosen.
    [[nodiscard]] CommandEngine *main() const { return m_main.engine.get(); }
    [[nodiscard]] CommandEngine *other() const { return m_other.engine.get(); }
    /// What the one that is asked offers, once it is ready.
    [[nodiscard]] const std::vector<EngineCommand> &commands() const { return m_commands; }

Q_SIGNALS:
    /// Somebody else is there, or an engine's state is another one.
    void changed();
    void commandsChanged();
    /// The engine that is asked goes now: it will not answer what it was asked.
    void mainLeaving();
    /// Another one is compared, or nobody.
    void otherReplaced();
    /// An engine failed, in a sentence.
    void failed(const QString &why, bool isMain);

private:
    /// An engine that is asked, and what it was chosen as.
    struct Employed
    {
        QString target;
        std::unique_ptr<CommandEngine> engine;
    };

    [[nodiscard]] std::unique_ptr<CommandEngine> employ(const QString &target);
    void start(Employed &one);
    void noteState(const Employed &one);
    void listCommands();
    void checkTargets();

    OpenGame &m_game;
    EngineHub &m_hub;
    EngineProfileStore &m_store;
    Preferences &m_preferences;
    QList<Target> m_targets; ///< as they were when that was checked last
    Employed m_main;
    Employed m_other;
    std::vector<EngineCommand> m_commands;
};

} // namespace shinpan
