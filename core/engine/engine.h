#pragma once

#include "core/board/point.h"
#include "core/engine/dialect/commandnames.h"
#include "core/engine/engineerror.h"
#include "core/engine/enginetraits.h"
#include "core/engine/profile/engineprofile.h"
#include "core/gtp/gtpcommand.h"
#include "core/gtp/gtpreply.h"
#include "core/gtp/gtpsession.h"

#include <QCoroTask>
#include <QObject>
#include <QSet>

#include <chrono>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace shinpan {

/// What an engine said of itself when it was started.
struct Handshake
{
    QString name; ///< empty if it does not say
    QString version;
    std::optional<QString> statedProtocol; ///< as it answered protocol_version; nothing: it refused
    QSet<QByteArray> commands;             ///< that it listed
    int protocolVersion = 2;               ///< that it is spoken to in, 1 or 2; see speaksGtpOne()
};

class EngineSync;
class EngineTurns;
class GtpTranscript;

/// A running engine in Go terms.
///
/// Always held by a shared pointer: a coroutine that talks to the engine keeps it alive. Questions
/// are queued by the session in the order asked; each is answered or fails within its limit, or at
/// once when the process ends. A limit of zero means: as long as it takes. Commands are those of
/// version 2 of GTP everywhere; only what is sent, and so the transcript, is translated.
class Engine final
    : public QObject
    , public std::enable_shared_from_this<Engine>
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Engine)

public:
    using Limit = std::chrono::milliseconds;

    /// An engine that is not running yet. `transcript` may be null and must outlive it; there the
    /// engine goes by `label` (empty: by its profile's name), so that two of a kind can be told
    /// apart.
    [[nodiscard]] static std::shared_ptr<Engine> create(EngineProfile profile,
                                                        GtpTranscript *transcript,
                                                        const QString &label = {},
                                                        EngineStart start = {});

    /// Kills what still runs, without waiting. close() is the polite way.
    ~Engine() override;

    [[nodiscard]] const EngineProfile &profile() const { return m_profile; }

    /// The session; null before start().
    [[nodiscard]] GtpSession *session() const { return m_session.get(); }

    /// The engine's source number in the transcript; -1 without a transcript or before start().
    [[nodiscard]] int transcriptSource() const { return m_source; }

    /// What the engine calls itself; empty before the handshake or if it does not say.
    [[nodiscard]] const QString &name() const { return m_handshake.name; }
    [[nodiscard]] const QString &version() const { return m_handshake.version; }

    /// What else it said then; its commands are as it listed them.
    [[nodiscard]] const Handshake &handshake() const { return m_handshake; }

    /// The commands it listed; empty before the handshake.
    [[nodiscard]] QStringList commands() const;
    /// Whether it listed the command, or what it is sent for it.
    [[nodiscard]] bool lists(const QByteArray &command) const
    {
        return m_handshake.commands.contains(sentFor(command));
    }
    /// Whether it lists the command, or is known to take it unlisted.
    [[nodiscard]] bool knows(const QByteArray &command) const
    {
        return lists(command) || m_traits.unlisted.contains(sentFor(command));
    }

    /// The traits of an engine that calls itself so, as far as they are known.
    [[nodiscard]] const EngineTraits &traits() const { return m_traits; }

    /// The part that keeps its board in step with a game.
    [[nodiscard]] EngineSync &sync() const { return *m_sync; }

    /// The part that asks it for its moves.
    [[nodiscard]] EngineTurns &turns() const { return *m_turns; }

    /// Whether it let the time for an answer run out and has not answered since. What can be done
    /// without (its remarks, its opinion on the score, its CPU time) it is not asked then.
    [[nodiscard]] bool isStalled() const { return m_session && m_session->owesAnswer(); }

    /// The last lines of its stderr, oldest first.
    [[nodiscard]] QStringList lastErrorLines() const
    {
        return m_session ? m_session->lastErrorLines() : QStringList();
    }

    /// The lines of its stderr since the last call that are known to matter, each once.
    [[nodiscard]] QStringList takeWarnings();

    /// Starts the process (or calls its address) and shakes hands: asks for names and abilities,
    /// then sends the profile's start-up commands, any of which fails the start if it is refused.
    /// `limit` covers the first reply, `perCommand` each later one.
    [[nodiscard]] QCoro::Task<EngineDone> start(Limit limit, Limit perCommand);

    /// Queues one raw command. Its effect on the board is not followed; see
    /// EngineSync::sendFromConsole(). An engine that was never started (a player's next one, until
    /// it is prepared) fails every command: a game may end or be scored in that moment.
    [[nodiscard]] Completion<GtpReply> ask(const GtpCommand &command, Limit limit);

    /// The same for one whose answer is to be had line by line, as it is; see GtpSession::stream().
    [[nodiscard]] Completion<GtpReply> stream(const GtpCommand &command,
                                              GtpSession::LineSink sink,
                                              GtpSession::Interruption interruption,
                                              Limit limit);

    /// Asks what it must take: a refusal is a failure as well.
    [[nodiscard]] QCoro::Task<EngineDone> order(GtpCommand command, Limit limit);

    /// Whether it can be made to break off the command that it is at.
    [[nodiscard]] bool mayInterrupt() const;
    /// Makes it do so. A genmove that it then refuses fails with GtpError::Kind::Cancelled.
    void interrupt();
    /// How often the engine was interrupted.
    [[nodiscard]] int interruptions() const { return m_interruptions; }

    /// gomill-describe_engine's text, else "name:version"; empty when it says neither.
    [[nodiscard]] QCoro::Task<QString> describe(Limit limit);

    /// The seconds of processor time that we measure of its processes, see
    /// GtpTransport::processorTime(). It is not asked.
    [[nodiscard]] std::optional<double> measuredCpuTime() const
    {
        return m_session ? m_session->processorTime() : std::nullopt;
    }

    /// What it used so far while it was asked nothing, see IdleWatch.
    [[nodiscard]] IdleUse idleUse() const { return m_session ? m_session->idleUse() : IdleUse(); }

    /// Holds a running engine, which is asked nothing at the moment, to what its profile says of
    /// pondering. Returns why that cannot be done, as a sentence without its subject; an empty one
    /// if it can.
    [[nodiscard]] Message holdToPondering();

    /// What it tells: gomill-cpu_time in seconds; GNU Go's `cputime` counts as well.
    [[nodiscard]] QCoro::Task<std::optional<double>> cpuTime(Limit limit);

    /// The raw answer to final_score; empty when it does not know the command or refuses.
    [[nodiscard]] QCoro::Task<QString> finalScore(Limit limit);

    /// The points of final_status_list dead on a board of this size; nothing when it does not say
    /// or says nonsense.
    [[nodiscard]] QCoro::Task<std::optional<std::vector<Point>>> deadStones(BoardSize size,
                                                                            Limit limit);

    /// The same for final_status_list seki.
    [[nodiscard]] QCoro::Task<std::optional<std::vector<Point>>> sekiStones(BoardSize size,
                                                                            Limit limit);

    /// Says quit, then makes sure that none of its processes is left. An engine that has not been
    /// started yet never can be.
    [[nodiscard]] Completion<ProcessExit> close(Limit grace);

Q_SIGNALS:
    /// The handshake is done.
    void ready();
    /// The process has ended, for whatever reason.
    void ended(const shinpan::ProcessExit &exit);

private:
    [[nodiscard]] QByteArray sentFor(const QByteArray &command) const
    {
        return m_profile.aliases.empty() ? command : sentName(m_profile, command);
    }
    Engine(EngineProfile profile,
           GtpTranscript *transcript,
           const QString &label,
           EngineStart start);

    [[nodiscard]] EngineDone spawn();
    void learn();
    void noteErrorLine(QByteArrayView line);
    [[nodiscard]] bool endsWithNext() const;
    [[nodiscard]] GtpCommand asSent(const GtpCommand &command) const;

    EngineProfile m_profile;
    GtpTranscript *m_transcript;
    QString m_label;
    EngineStart m_start;
    int m_source = -1;
    std::unique_ptr<GtpSession> m_session;
    bool m_isClosed = false; ///< before it was started
    Handshake m_handshake;
    EngineTraits m_traits;
    QStringList m_warnings;       ///< it has written them on stderr
    qsizetype m_toldWarnings = 0; ///< so many of them were told
    qint64 m_process = 0;         ///< SIGINT interrupts it (gogui-sigint); 0: none is known
    int m_interruptions = 0;
    std::unique_ptr<EngineSync> m_sync;
    std::unique_ptr<EngineTurns> m_turns;
};

} // namespace shinpan
