#pragma once

#include "core/engine/engine.h"
#include "core/engine/positionsync.h"
#include "core/gtp/gtpcommand.h"
#include "core/gtp/gtpreply.h"
#include "core/util/message.h"

#include <QCoroTask>
#include <QObject>
#include <QPointer>
#include <QString>

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>

namespace shinpan {

class BackgroundEngine;
class EngineHub;

/// An engine that is asked one command after the other, and what it says in answer.
///
/// It has a process of its own, which is led to the position of each question: neither play nor
/// analysis notices anything. Or it is the engine of a player, which is asked where it is, when it
/// is not at work otherwise.
class CommandEngine final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CommandEngine)

public:
    enum class State : std::uint8_t { Starting, Ready, Failed };

    struct Answer
    {
        GtpReply reply;
        /// What it wrote to standard error meanwhile; the first MostErrorOutput bytes.
        QString errorOutput;
    };
    using Handler = std::function<void(const Answer &)>;
    static constexpr qsizetype MostErrorOutput = 256 * 1024;

    /// A process of its own, called `label` in the transcript. `hub` outlives it.
    CommandEngine(const EngineProfile &profile, const QString &label, EngineHub &hub);
    /// The engine of a player, called `name`. It is not kept alive.
    CommandEngine(const std::shared_ptr<Engine> &engine, const QString &name);
    ~CommandEngine() override;

    /// The name for people: the profile's, or that of the player.
    [[nodiscard]] const QString &name() const { return m_name; }
    [[nodiscard]] State state() const { return m_state; }
    /// Why it failed, a sentence without its subject.
    [[nodiscard]] const Message &failure() const { return m_failure; }
    /// Null before it is ready, and once it is gone.
    [[nodiscard]] std::shared_ptr<Engine> engine() const { return m_engine.lock(); }
    /// Its answer to gogui-analyze_commands; empty if it does not describe itself.
    [[nodiscard]] const QString &description() const { return m_description; }

    /// Queues a question about that position. `handler` is called once, from the
    /// event loop, unless the question is dropped or this is destroyed. There is
    /// no limit: an engine may read as long as it likes.
    void ask(const EngineGame &place, const GtpCommand &command, Handler handler);
    /// Questions that it has not begun with are not asked.
    void dropWaiting() { m_waiting.clear(); }
    /// Whether it has not answered everything.
    [[nodiscard]] bool isAtWork() const { return m_isWorking || !m_waiting.empty(); }

Q_SIGNALS:
    void stateChanged();

private:
    struct Question
    {
        EngineGame place;
        GtpCommand command;
        Handler handler;
    };

    static QCoro::Task<> introduce(QPointer<CommandEngine> self, std::shared_ptr<Engine> engine);
    static QCoro::Task<> work(QPointer<CommandEngine> self, std::shared_ptr<Engine> engine);

    void use(const std::shared_ptr<Engine> &engine);
    void fail(const Message &why);
    void goOn();
    [[nodiscard]] Question takeNext();
    void noteErrorLine(QByteArrayView line);

    QString m_name;
    bool m_isLed;
    State m_state = State::Starting;
    Message m_failure;
    std::unique_ptr<BackgroundEngine> m_process; ///< while it has one of its own
    std::weak_ptr<Engine> m_engine;
    QString m_description;
    std::deque<Question> m_waiting;
    QByteArray m_errorOutput;
    bool m_isWorking = false;
};

} // namespace shinpan
