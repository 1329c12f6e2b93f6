#pragma once

#include "core/gtpserver/controllerlink.h"
#include "core/relay/relayedgame.h"
#include "core/relay/relayedmove.h"
#include "core/relay/relaysettings.h"
#include "core/relay/tendedengine.h"
#include "core/util/message.h"

#include <QCoroTask>
#include <QObject>
#include <QPointer>

#include <memory>

namespace shinpan {

class GtpTranscript;

/// An engine for a controller outside, played by an engine inside: everything is passed on as it
/// is, except for what the settings ask for.
///
/// One command follows the other: while one is with the engine, the next ones wait. The controller
/// decides what is played; told() says what befalls its game.
class Relay final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Relay)

public:
    /// `transcript` may be null and must outlive this.
    Relay(RelaySettings settings,
          std::unique_ptr<ControllerLink> controller,
          GtpTranscript *transcript,
          QObject *parent = nullptr);
    /// Kills the engines' processes.
    ~Relay() override;

    /// Starts the engine and answers the controller. Call once.
    void start();
    /// Hangs up and sees the engine out; finished() follows.
    void stop();

    /// The file of the present game's record; empty where there is none.
    [[nodiscard]] QString recordPath() const { return m_game.recordPath(); }

Q_SIGNALS:
    /// A sentence for the person who looks after this.
    void told(const Message &sentence);
    /// The engine has written a line to standard error. Valid during the call only.
    void errorLineWritten(QByteArrayView line);
    /// recordPath() has another move, or is another.
    void recorded();
    /// The controller is gone, and so is everything of the engines. `isFailure`: because of the
    /// engine.
    void finished(bool isFailure);

private:
    /// A move that the controller asks for.
    struct Turn
    {
        GtpQuery query;
        MoveRequest request;
        std::chrono::steady_clock::time_point begin = std::chrono::steady_clock::now();
        std::shared_ptr<bool> hasBegun = std::make_shared<bool>(false); ///< its answer, in lines
    };

    static QCoro::Task<> run(QPointer<Relay> self);
    static QCoro::Task<> leave(QPointer<Relay> self);
    static QCoro::Task<> handle(QPointer<Relay> self, GtpQuery query);
    static QCoro::Task<> passOn(QPointer<Relay> self, GtpQuery query);
    static QCoro::Task<> analyze(QPointer<Relay> self, GtpQuery query);
    static QCoro::Task<> move(QPointer<Relay> self, Turn turn);
    static QCoro::Task<> letGo(QPointer<Relay> self,
                               Turn turn,
                               RelayedReply reply,
                               Result<PlayerAction> action);
    static QCoro::Task<> replace(QPointer<Relay> self, Turn turn, Message objection);
    static QCoro::Task<Result<PlayerAction>> askAlternate(QPointer<Relay> self, Color color);

    [[nodiscard]] bool answerOurselves(const GtpQuery &query);
    [[nodiscard]] bool isForUs(const QByteArray &name) const;
    static QCoro::Task<> look(QPointer<Relay> self);
    void noteAnswer(const GtpQuery &query, const RelayedReply &reply);
    [[nodiscard]] QCoro::Task<RelayedReply> askForMove(const Turn &turn);
    [[nodiscard]] bool mayHold(const RelayedReply &reply) const;
    void noteBreakdown(const RelayedReply &reply);
    void answerMove(const Turn &turn, const std::string &word);
    [[nodiscard]] RelayedEngine::LineTaker linesOf(const std::string &id,
                                                   std::shared_ptr<bool> hasBegun);
    [[nodiscard]] std::optional<Engine::Limit> clockLimit(const Turn &turn) const;
    [[nodiscard]] Engine::Limit limitOf(const Turn &turn) const;
    [[nodiscard]] Engine::Limit limitOf(const GtpQuery &query) const;
    [[nodiscard]] PlayerIdentity identity() const;
    void tell(const Message &sentence);
    void keep(const Result<void> &written);
    void doWithout(const Message &reason);

    RelaySettings m_settings;
    std::unique_ptr<ControllerLink> m_controller;
    RelayedGame m_game;
    TendedEngine m_engine;
    std::unique_ptr<RelayedEngine> m_alternate; ///< started when it is needed
    bool m_isLeaving = false;
};

} // namespace shinpan
