#pragma once

#include "core/engine/engine.h"
#include "core/engine/engineview.h"
#include "core/gtpserver/gtpwords.h"
#include "core/gtpserver/hostedgame.h"

#include <QCoroTask>
#include <QObject>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace shinpan {

/// What an engine answered, as it is: the text behind the status, and the lines that follow.
struct RelayedReply
{
    GtpReply first;
    std::vector<std::string> lines{};

    /// Whether the engine is broken rather than unwilling.
    [[nodiscard]] bool isBreakdown() const
    {
        return !first.ok() && first.text.error().kind != GtpError::Kind::Refused
            && first.text.error().kind != GtpError::Kind::BadCommand;
    }
    /// The answer of a success or a refusal, on one line or many.
    [[nodiscard]] GtpAnswer answer() const;
};

/// The engine inside a relay: passes commands on to it, and brings another process of it to where
/// the game is.
class RelayedEngine final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RelayedEngine)

public:
    using Limit = Engine::Limit;
    using LineTaker = std::function<void(const std::string &line)>;

    RelayedEngine(EngineProfile profile, GtpTranscript *transcript);
    /// Kills what still runs.
    ~RelayedEngine() override;

    /// The present process; never null.
    [[nodiscard]] const std::shared_ptr<Engine> &engine() const { return m_engine; }
    [[nodiscard]] const EngineProfile &profile() const { return m_profile; }

    // The coroutines keep the engine alive and touch nothing of this. A limit of zero means: as
    // long as it takes.

    /// Starts a process of it, after killing the one before.
    [[nodiscard]] QCoro::Task<EngineDone> start();
    /// Tells it the whole game, with what the clocks show.
    [[nodiscard]] QCoro::Task<EngineDone> tell(const HostedGame &game, bool tellsRules);
    /// Passes a command on.
    [[nodiscard]] QCoro::Task<RelayedReply> ask(const GtpQuery &query, Limit limit);
    /// Passes on a command that any further one ends, with its lines, each of which `take` gets.
    [[nodiscard]] QCoro::Task<RelayedReply> analyze(const GtpQuery &query,
                                                    LineTaker take,
                                                    Limit limit);
    /// Passes on a request for a move that is answered in lines over time, each of which `take`
    /// gets. Completes with the line that names the move, which is then the answer's text; the
    /// engine may go on with its lines after that.
    [[nodiscard]] QCoro::Task<RelayedReply> stream(const GtpQuery &query,
                                                   LineTaker take,
                                                   Limit limit);
    /// What it says of its game, whose board had this size before.
    [[nodiscard]] QCoro::Task<EngineView> look(BoardSize size, Limit limit);
    /// Its remarks on the last move; empty if it makes none.
    [[nodiscard]] QCoro::Task<QString> remarks(Limit limit);

Q_SIGNALS:
    /// A line of standard error, valid during the call only.
    void errorLineReceived(QByteArrayView line);

private:
    EngineProfile m_profile;
    GtpTranscript *m_transcript;
    std::shared_ptr<Engine> m_engine;
};

} // namespace shinpan
