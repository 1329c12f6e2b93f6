#pragma once

#include "core/relay/relayedengine.h"
#include "core/relay/relayedgame.h"
#include "core/util/message.h"

#include <QCoroTask>
#include <QObject>
#include <QPointer>

namespace shinpan {

/// The engine inside a relay, looked after: where it breaks down, another process of it takes over,
/// as often in a game as is granted, and is told where the game is.
class TendedEngine final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TendedEngine)

public:
    /// It starts `restarts` of them in a game. The game must outlive this; `transcript` may be null
    /// and must too.
    TendedEngine(const EngineProfile &profile,
                 int restarts,
                 const RelayedGame &game,
                 GtpTranscript *transcript);

    /// The process that runs now.
    [[nodiscard]] RelayedEngine &process() { return m_process; }
    [[nodiscard]] const RelayedEngine &process() const { return m_process; }
    /// Whether it is gone, and no other process takes its place.
    [[nodiscard]] bool isLost() const { return m_isLost; }

    // The coroutines end early when this is destroyed or leave() was called.

    /// Starts it. It may be lost afterwards.
    [[nodiscard]] QCoro::Task<> start() { return begin(this); }
    /// Asks it, and other processes of it where it breaks down: the last one's answer. It may be
    /// lost afterwards.
    [[nodiscard]] QCoro::Task<RelayedReply> ask(GtpQuery query, RelayedEngine::Limit limit)
    {
        return askAny(this, std::move(query), limit);
    }
    /// Starts another process, in step with the game; false if none is granted, or none starts.
    [[nodiscard]] QCoro::Task<bool> startAnew(Message reason)
    {
        return replace(this, std::move(reason));
    }
    /// The same, after which it is lost where the answer is false.
    [[nodiscard]] QCoro::Task<> recover(Message reason)
    {
        return replaceOrGiveUp(this, std::move(reason));
    }
    /// Tells it where the game is if it has been noted to be elsewhere. It may be lost afterwards.
    [[nodiscard]] QCoro::Task<> bringInStep() { return tellGame(this); }
    /// It has played something that is not in the game.
    void noteOutOfStep() { m_isOutOfStep = true; }
    /// It has begun another game with the controller: in step, with all restarts granted again.
    void noteNewGame();

    /// There will be no answer from it.
    void giveUp(const Message &reason);
    /// Starts no more processes.
    void leave() { m_isLeaving = true; }

Q_SIGNALS:
    /// A sentence: another process is being started, and why.
    void startedAnew(const Message &sentence);
    /// It is gone for good, for this reason in words that follow "the engine".
    void lost(const Message &reason);
    /// A line of standard error, valid during the call only.
    void errorLineReceived(QByteArrayView line);

private:
    using Self = QPointer<TendedEngine>;

    static QCoro::Task<> begin(Self self);
    static QCoro::Task<RelayedReply> askAny(Self self, GtpQuery query, RelayedEngine::Limit limit);
    static QCoro::Task<bool> replace(Self self, Message reason);
    static QCoro::Task<> replaceOrGiveUp(Self self, Message reason);
    static QCoro::Task<> tellGame(Self self);

    RelayedEngine m_process;
    const RelayedGame &m_game;
    int m_granted;
    int m_restarts = 0; ///< in this game
    bool m_isOutOfStep = false;
    bool m_isLost = false;
    bool m_isLeaving = false;
};

} // namespace shinpan
