#include "core/engine/engine.h"

#include "core/engine/dialect/gtpone.h"
#include "core/engine/dialect/gtptext.h"
#include "core/engine/engineturns.h"
#include "core/engine/profile/engineaddress.h"
#include "core/gtp/gtptranscript.h"
#include "core/util/excerpt.h"

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// Longer texts describe nothing; they stand in every record.
constexpr qsizetype LongestDescription = 4000;

[[nodiscard]] QCoro::Task<std::optional<std::vector<Point>>>
statusList(std::shared_ptr<Engine> engine, QByteArray status, BoardSize size, Engine::Limit limit)
{
    if (!engine->knows("final_status_list") || engine->isStalled()) {
        co_return std::nullopt;
    }
    const GtpCommand command("final_status_list", {status});
    const GtpReply reply = co_await engine->ask(command, limit);
    if (!reply.ok()) {
        co_return std::nullopt;
    }
    co_return pointsFromVertices(*reply.text, size);
}

} // namespace

std::shared_ptr<Engine> Engine::create(EngineProfile profile,
                                       GtpTranscript *transcript,
                                       const QString &label,
                                       EngineStart start)
{
    return std::shared_ptr<Engine>(
        new Engine(std::move(profile), transcript, label, std::move(start)));
}

Engine::Engine(EngineProfile profile,
               GtpTranscript *transcript,
               const QString &label,
               EngineStart start)
    : m_profile(std::move(profile))
    , m_transcript(transcript)
    , m_label(label.isEmpty() ? m_profile.name : label)
    , m_start(std::move(start))
    , m_sync(std::make_unique<EngineSync>(*this))
    , m_turns(std::make_unique<EngineTurns>(*this))
{ }

Engine::~Engine() = default;

QStringList Engine::commands() const
{
    QStringList names;
    names.reserve(m_handshake.commands.size());
    for (const QByteArray &name : m_handshake.commands) {
        names.append(QString::fromUtf8(name));
    }
    names.sort();
    return names;
}

bool Engine::isStalled() const
{
    return m_session && m_session->owesAnswer();
}

QStringList Engine::lastErrorLines() const
{
    return m_session ? m_session->lastErrorLines() : QStringList();
}

Result<std::monostate, EngineError> Engine::spawn()
{
    Result<std::unique_ptr<GtpTransport>> transport = transportFor(m_profile, m_start);
    if (!transport) {
        return failure(EngineError{{}, {GtpError::Kind::FailedToStart, transport.error()}});
    }
    if (m_transcript != nullptr) {
        m_source = m_transcript->addSource(m_label);
    }
    m_session = std::make_unique<GtpSession>(std::move(*transport), m_transcript, m_source);
    connect(m_session.get(), &GtpSession::ended, this, &Engine::ended);
    connect(m_session.get(), &GtpSession::ended, m_sync.get(), &EngineSync::announce);
    m_session->start();
    return std::monostate{};
}

QCoro::Task<EngineDone> Engine::start(Limit limit, Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    Q_ASSERT(!m_session);
    EngineDone spawned = spawn();
    if (!spawned) {
        co_return spawned;
    }
    const auto names = co_await askForNames(self, limit, perCommand);
    if (!names) {
        co_return failure(names.error());
    }
    m_handshake = *names; // it has a name, even if the rest fails
    const auto handshake = co_await askForAbilities(self, m_handshake, perCommand);
    if (!handshake) {
        co_return failure(handshake.error());
    }
    m_handshake = *handshake;
    const auto process = co_await askForProcess(self, perCommand);
    if (!process) {
        co_return failure(process.error());
    }
    m_process = *process;
    EngineDone done = co_await sendStartupCommands(self, perCommand);
    if (done) {
        Q_EMIT ready();
    }
    co_return done;
}

/// A command is queued under its name and in its version of GTP, with our "zero means as long as
/// it takes" in the session's terms.
Completion<GtpReply> Engine::ask(const GtpCommand &command, Limit limit)
{
    if (!m_session) {
        Completion<GtpReply> unasked;
        unasked.complete({failure(
            GtpError{GtpError::Kind::FailedToStart, QStringLiteral("it was not started")})});
        return unasked;
    }
    const std::chrono::milliseconds deadline = limit > 0ms ? limit : NoDeadline;
    if (m_handshake.protocolVersion == 2 && m_profile.aliases.empty()) {
        return m_session->send(command, deadline);
    }
    const GtpCommand sent = sentCommand(m_profile, command);
    if (m_handshake.protocolVersion == 2) {
        return m_session->send(sent, deadline);
    }
    const BoardSize size = m_sync->told().boardSize();
    return m_session->send(inGtpOne(sent, m_handshake.commands, size), deadline);
}

bool Engine::mayInterrupt() const
{
    const std::optional<GtpSession::Pending> pending =
        m_session ? m_session->pending() : std::nullopt;
    return pending && (pending->endsWithNext || m_process > 0 || knows("gogui-interrupt"));
}

void Engine::interrupt()
{
    if (!mayInterrupt()) {
        return;
    }
    ++m_interruptions;
    if (m_session->pending()->endsWithNext) {
        // Some engines do not take less than a command for the end of it (Pachi).
        [[maybe_unused]] const auto unread = ask(GtpCommand("protocol_version"), Limit(0));
    } else if (knows("gogui-interrupt")) {
        m_session->remark("interrupt");
    } else {
        m_session->interrupt(m_process);
    }
}

QCoro::Task<QString> Engine::describe(Limit limit)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    if (knows("gomill-describe_engine")) {
        const GtpCommand command("gomill-describe_engine");
        const GtpReply reply = co_await ask(command, limit);
        const QString text = reply.text.value_or(QString()).trimmed();
        if (!text.isEmpty()) {
            co_return text.left(LongestDescription);
        }
    }
    co_return version().isEmpty() ? name() : name() + u':' + version();
}

QCoro::Task<std::optional<double>> Engine::cpuTime(Limit limit)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const QByteArray name = knows("gomill-cpu_time") ? QByteArrayLiteral("gomill-cpu_time")
                                                     : QByteArrayLiteral("cputime");
    if (!knows(name) || isStalled()) {
        co_return std::nullopt;
    }
    const GtpCommand command(name);
    const GtpReply reply = co_await ask(command, limit);
    bool isNumber = false;
    const double seconds = reply.text.value_or(QString()).trimmed().toDouble(&isNumber);
    if (!isNumber || seconds < 0) {
        co_return std::nullopt;
    }
    co_return seconds;
}

QCoro::Task<QString> Engine::finalScore(Limit limit)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    if (!knows("final_score") || isStalled()) {
        co_return QString();
    }
    const GtpCommand command("final_score");
    const GtpReply reply = co_await ask(command, limit);
    co_return excerpt(reply.text.value_or(QString()));
}

QCoro::Task<std::optional<std::vector<Point>>> Engine::deadStones(BoardSize size, Limit limit)
{
    return statusList(shared_from_this(), QByteArrayLiteral("dead"), size, limit);
}

QCoro::Task<std::optional<std::vector<Point>>> Engine::sekiStones(BoardSize size, Limit limit)
{
    return statusList(shared_from_this(), QByteArrayLiteral("seki"), size, limit);
}

Completion<ProcessExit> Engine::close(Limit grace)
{
    if (!m_session) {
        Completion<ProcessExit> nothingToClose;
        nothingToClose.complete({});
        return nothingToClose;
    }
    return m_session->close(grace);
}

} // namespace shinpan
