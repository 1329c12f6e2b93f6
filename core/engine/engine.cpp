#include "core/engine/engine.h"

#include "core/engine/dialect/gtpone.h"
#include "core/engine/dialect/knowncommands.h"
#include "core/engine/profile/engineaddress.h"
#include "core/gtp/gtptranscript.h"
#include "core/gtp/streamcommands.h"
#include "core/util/detach.h"
#include "core/util/excerpt.h"

#include <algorithm>
#include <iterator>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// True where the engine is alive and merely said no.
[[nodiscard]] bool isRefusal(const GtpReply &reply)
{
    return reply.ok() || reply.text.error().kind == GtpError::Kind::Refused;
}

constexpr qsizetype LongestName = 200;

/// Fifty times as many as any engine knows.
constexpr qsizetype MostCommands = 10'000;

/// The names of a list with one on each line; what is behind the last of so many is not looked at.
[[nodiscard]] QSet<QByteArray> namesIn(QStringView list)
{
    QSet<QByteArray> names;
    while (!list.isEmpty() && names.size() < MostCommands) {
        const qsizetype end = list.indexOf(u'\n');
        const QByteArray name = (end < 0 ? list : list.first(end)).trimmed().toUtf8();
        list = end < 0 ? QStringView() : list.sliced(end + 1);
        if (!name.isEmpty() && name.size() <= LongestName) {
            names.insert(name);
        }
    }
    return names;
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
{
    m_errandDone.complete({});
}

Engine::~Engine() = default;

QStringList Engine::commands() const
{
    QStringList names;
    names.reserve(m_commands.size());
    for (const QByteArray &name : m_commands) {
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

QStringList Engine::notices() const
{
    QStringList sentences;
    for (const EngineError &notice : m_notices) {
        sentences.append(notice.sentence());
    }
    return sentences;
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
    connect(m_session.get(), &GtpSession::ended, this, &Engine::announceSync);
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
    EngineDone done = co_await shakeHands(limit, perCommand);
    if (done) {
        Q_EMIT ready();
    }
    co_return done;
}

QCoro::Task<EngineDone> Engine::shakeHands(Limit limit, Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const GtpCommand protocol("protocol_version");
    const GtpReply first = co_await send(protocol, limit);
    if (!isRefusal(first)) {
        co_return failure(errorOf(protocol, first));
    }
    const GtpCommand askName("name");
    const GtpReply nameReply = co_await send(askName, perCommand);
    if (!isRefusal(nameReply)) {
        co_return failure(errorOf(askName, nameReply));
    }
    const GtpCommand askVersion("version");
    const GtpReply versionReply = co_await send(askVersion, perCommand);
    if (!isRefusal(versionReply)) {
        co_return failure(errorOf(askVersion, versionReply));
    }
    m_name = excerpt(nameReply.text.value_or(QString()));
    m_version = excerpt(versionReply.text.value_or(QString()));
    const std::optional<QString> version =
        first.ok() ? std::optional(*first.text) : std::optional<QString>();
    EngineDone learnt = co_await learnCommands(version, perCommand);
    if (!learnt) {
        co_return learnt;
    }
    EngineDone mayBreakOff = co_await learnInterruption(perCommand);
    if (!mayBreakOff) {
        co_return mayBreakOff;
    }
    co_return co_await sendStartupCommands(perCommand);
}

/// Asks for the process that SIGINT interrupts, where no comment does.
QCoro::Task<EngineDone> Engine::learnInterruption(Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const GtpCommand askProcess("gogui-sigint");
    // In a sandbox it has another number than for us.
    if (knows("gogui-interrupt") || !knows("gogui-sigint") || m_profile.isSandboxed) {
        co_return EngineDone();
    }
    const GtpReply answer = co_await send(askProcess, perCommand);
    if (!isRefusal(answer)) {
        co_return failure(errorOf(askProcess, answer));
    }
    m_process = answer.text.value_or(QString()).trimmed().toLongLong();
    co_return EngineDone();
}

QCoro::Task<EngineDone> Engine::sendStartupCommands(Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const std::optional<QString> mistake = mistakeInAliases(m_profile);
    if (mistake) {
        const EngineError error{{}, {GtpError::Kind::BadCommand, *mistake}};
        co_return failure(error);
    }
    for (const QString &line : m_profile.startupCommands) {
        const Result<GtpCommand> command = GtpCommand::parse(line.toUtf8());
        if (!command) {
            const EngineError error{line, {GtpError::Kind::BadCommand, command.error()}};
            co_return failure(error);
        }
        const GtpReply reply = co_await send(*command, perCommand);
        if (!isRefusal(
                reply)) { // a refused start-up command is visible in the console and does no harm
            co_return failure(errorOf(*command, reply));
        }
    }
    co_return EngineDone();
}

/// `protocolVersion`: what it answered to that command, none if it refused.
QCoro::Task<EngineDone> Engine::learnCommands(std::optional<QString> protocolVersion,
                                              Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const bool mayBeOld = mayBeGtpOne(protocolVersion);
    const GtpCommand list("list_commands");
    const GtpReply reply = co_await send(list, perCommand);
    if (!isRefusal(reply)) {
        co_return failure(errorOf(list, reply));
    }
    m_commands = namesIn(reply.text.value_or(QString()));
    if (!reply.ok() && mayBeOld) {
        const GtpCommand help("help"); // the list of version 1, prose in other engines
        const GtpReply answer = co_await send(help, perCommand);
        if (!isRefusal(answer)) {
            co_return failure(errorOf(help, answer));
        }
        const QSet<QByteArray> names = namesIn(answer.text.value_or(QString()));
        if (speaksGtpOne(protocolVersion, names)) {
            m_commands = names;
        }
    }
    if (!reply.ok() && m_commands.isEmpty()) {
        std::vector<QByteArray> names = optionalCommands();
        if (mayBeOld) {
            std::ranges::copy(commandsOfOneVersion(), std::back_inserter(names));
        }
        EngineDone probed = co_await probe(std::move(names), perCommand);
        if (!probed) {
            co_return probed;
        }
    }
    m_protocolVersion = speaksGtpOne(protocolVersion, m_commands) ? 1 : 2;
    co_return EngineDone();
}

/// Asks an engine without a list which of these commands it knows.
QCoro::Task<EngineDone> Engine::probe(std::vector<QByteArray> names, Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    for (const QByteArray &name : names) {
        const QByteArray sent = sentName(m_profile, name);
        const GtpCommand known("known_command", {sent});
        const GtpReply answer = co_await send(known, perCommand);
        if (!isRefusal(answer)) {
            co_return failure(errorOf(known, answer));
        }
        if (answer.ok() && answer.text->trimmed() == QLatin1String("true")) {
            m_commands.insert(sent);
        }
    }
    co_return EngineDone();
}

/// Queues a command under its name and in its version of GTP; our "zero means as long as it takes"
/// in the session's terms. An engine that was never started (a player's next one, until it is
/// prepared) fails every command: a game may end or be scored in that moment.
Completion<GtpReply> Engine::send(const GtpCommand &command, Limit limit)
{
    if (!m_session) {
        Completion<GtpReply> unasked;
        unasked.complete({failure(
            GtpError{GtpError::Kind::FailedToStart, QStringLiteral("it was not started")})});
        return unasked;
    }
    const std::chrono::milliseconds deadline = limit > 0ms ? limit : NoDeadline;
    if (m_protocolVersion == 2 && m_profile.aliases.empty()) {
        return m_session->send(command, deadline);
    }
    const GtpCommand sent = sentCommand(m_profile, command);
    return m_session->send(m_protocolVersion == 1 ? inGtpOne(sent, m_commands, m_boardSize) : sent,
                           deadline);
}

QCoro::Task<GtpReply> Engine::ask(GtpCommand command, Limit limit)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    co_return co_await send(command, limit);
}

Completion<GtpReply> Engine::sendFromConsole(const GtpCommand &command)
{
    if (!m_session) {
        return send(command, Limit(0));
    }
    const CommandEffect effect = effectOf(command.name());
    if (effect == CommandEffect::Change) {
        noteTampering(command);
    }
    if (endsWithNextCommand(command.name())) {
        return m_session->stream(command, [](QByteArrayView) {});
    }
    const Completion<GtpReply> reply = m_session->send(command, NoDeadline);
    if (effect == CommandEffect::Unknown) {
        ++m_looks;
        if (isListed(command)) {
            detach(lookBehind(weak_from_this(), command, askForBoard(Limit(0)), {}));
        } else {
            const Completion<GtpReply> seen; // a completion has one waiter only
            detach(lookBehind(weak_from_this(), command, {reply}, seen));
            return seen;
        }
    }
    return reply;
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
    m_isInterrupted = true;
    if (m_session->pending()->endsWithNext) {
        // Some engines do not take less than a command for the end of it (Pachi).
        [[maybe_unused]] const auto unread = send(GtpCommand("protocol_version"), Limit(0));
    } else if (knows("gogui-interrupt")) {
        m_session->remark("interrupt");
    } else {
        m_session->interrupt(m_process);
    }
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
