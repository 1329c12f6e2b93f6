#pragma once

#include "core/engine/engineturns.h"
#include "core/gtp/gtptranscript.h"

#include <QByteArrayList>
#include <QObject>
#include <QTemporaryDir>

#include <memory>

namespace shinpan::test {

/// Gives each test function a real engine process (fakeengine) and the list of what it was told.
class EngineFixture : public QObject
{
    Q_OBJECT

protected Q_SLOTS:
    void init();
    void cleanup();

protected:
    /// Far more than fakeengine needs, so that only what hangs on purpose runs into it.
    static constexpr Engine::Limit Ample = std::chrono::seconds(20);
    /// The limit for what hangs on purpose.
    static constexpr Engine::Limit Short = std::chrono::milliseconds(100);

    using Generated = Result<GeneratedMove, EngineError>;

    /// Creates m_engine, not started.
    void create(const EngineProfile &profile);
    /// Creates and starts m_engine; forgets the commands of the handshake. False if it fails.
    [[nodiscard]] bool start(const QStringList &options = {});
    [[nodiscard]] bool startProfile(const EngineProfile &profile);

    /// What the engine was told since start(), without ids.
    [[nodiscard]] QByteArrayList commands() const;
    void forgetCommands() { m_firstCommand = allCommands().size(); }

    /// These run the event loop until there is a result, and say "hangs" if there is none.
    [[nodiscard]] EngineDone bringTo(const EngineGame &game);
    [[nodiscard]] Generated generateMove(Color color, Engine::Limit limit = Ample);

    /// The engine's turn where it is: on an empty board where its game is not known.
    [[nodiscard]] Completion<Generated> takeTurn(const TurnQuestion &question);

    /// Lets go of m_engine and runs the event loop until no coroutine holds it either; false if one
    /// does for ever. For a class whose tests end while the engine is at work, in its own
    /// cleanup().
    [[nodiscard]] bool endEngine();

    /// A file with this text.
    [[nodiscard]] QString fileWith(const QString &text);

    std::unique_ptr<GtpTranscript> m_transcript;
    std::shared_ptr<Engine> m_engine;

private:
    [[nodiscard]] QByteArrayList allCommands() const;

    QTemporaryDir m_directory;
    qsizetype m_firstCommand = 0;
};

} // namespace shinpan::test
