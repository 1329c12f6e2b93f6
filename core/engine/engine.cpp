#include "core/engine/engine.h"

#include "core/engine/dialect/gtpone.h"
#include "core/engine/dialect/gtptext.h"
#include "core/engine/engineturns.h"
#include "core/engine/profile/engineaddress.h"
#include "core/engine/profile/enginetemplates.h"
#include "core/engine/queryengine.h"
#include "core/gtp/gtptranscript.h"
#include "core/util/excerpt.h"
#include "core/util/message.h"

#include <algorithm>
#include <iterator>

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

/// True where the engine is alive and at most said no.
[[nodiscard]] bool isAnswered(const GtpReply &reply)
{
    return reply.ok() || reply.text.error().kind == GtpError::Kind::Refused;
}

constexpr qsizetype LongestName = 200;

/// Fifty times as many as any engine knows.
constexpr qsizetype MostCommands = 10'000;

/// The names of a list with one on each line; those beyond MostCommands are ignored.
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

using Commands = Result<QSet<QByteArray>, EngineError>;

/// Asks an engine without a list which of these commands it knows.
[[nodiscard]] QCoro::Task<Commands> probe(std::shared_ptr<Engine> engine,
                                          std::vector<QByteArray> names,
                                          Engine::Limit perCommand)
{
    QSet<QByteArray> commands;
    for (const QByteArray &name : names) {
        const QByteArray sent = sentName(engine->profile(), name);
        const GtpCommand known("known_command", {sent});
        const GtpReply answer = co_await engine->ask(known, perCommand);
        if (!isAnswered(answer)) {
            co_return failure(errorOf(known, answer));
        }
        if (answer.ok() && answer.text->trimmed() == QLatin1String("true")) {
            commands.insert(sent);
        }
    }
    co_return commands;
}

/// `protocolVersion`: what it answered to that command, none if it refused.
[[nodiscard]] QCoro::Task<Commands> askForCommands(std::shared_ptr<Engine> engine,
                                                   std::optional<QString> protocolVersion,
                                                   Engine::Limit perCommand)
{
    const bool mayBeOld = mayBeGtpOne(protocolVersion);
    const GtpCommand list("list_commands");
    const GtpReply reply = co_await engine->ask(list, perCommand);
    if (!isAnswered(reply)) {
        co_return failure(errorOf(list, reply));
    }
    QSet<QByteArray> commands = namesIn(reply.text.value_or(QString()));
    if (!reply.ok() && mayBeOld) {
        const GtpCommand help("help"); // the list of version 1, prose in other engines
        const GtpReply answer = co_await engine->ask(help, perCommand);
        if (!isAnswered(answer)) {
            co_return failure(errorOf(help, answer));
        }
        const QSet<QByteArray> names = namesIn(answer.text.value_or(QString()));
        if (speaksGtpOne(protocolVersion, names)) {
            commands = names;
        }
    }
    if (!reply.ok() && commands.isEmpty()) {
        std::vector<QByteArray> names = optionalCommands();
        if (mayBeOld) {
            std::ranges::copy(commandsOfOneVersion(), std::back_inserter(names));
        }
        co_return co_await probe(std::move(engine), std::move(names), perCommand);
    }
    co_return commands;
}

/// Asks a process that has just started for protocol_version, name and version. It may refuse any
/// of them, but not leave one unanswered. `limit` covers the first reply, `perCommand` each later
/// one; zero: as long as it takes.
[[nodiscard]] QCoro::Task<Result<Handshake, EngineError>>
askForNames(std::shared_ptr<Engine> engine, Engine::Limit limit, Engine::Limit perCommand)
{
    std::vector<GtpReply> answers;
    for (const char *question : {"protocol_version", "name", "version"}) {
        const GtpCommand command(question);
        const Engine::Limit timeout = answers.empty() ? limit : perCommand;
        const GtpReply answer = co_await engine->ask(command, timeout);
        if (!isAnswered(answer)) {
            co_return failure(errorOf(command, answer));
        }
        answers.push_back(answer);
    }
    Handshake handshake;
    handshake.name = excerpt(answers[1].text.value_or(QString()));
    handshake.version = excerpt(answers[2].text.value_or(QString()));
    if (answers[0].ok()) {
        handshake.statedProtocol = *answers[0].text;
    }
    co_return handshake;
}

/// Then list_commands, or what stands for it, likewise. Returns what was `known` with it.
[[nodiscard]] QCoro::Task<Result<Handshake, EngineError>>
askForAbilities(std::shared_ptr<Engine> engine, Handshake known, Engine::Limit perCommand)
{
    Commands commands = co_await askForCommands(engine, known.statedProtocol, perCommand);
    if (!commands) {
        co_return failure(commands.error());
    }
    known.protocolVersion = speaksGtpOne(known.statedProtocol, *commands) ? 1 : 2;
    known.commands = *std::move(commands);
    co_return known;
}

/// The process that SIGINT interrupts, as an engine that knows `gogui-sigint` tells; 0 where it
/// tells none, or none that means anything to us, or is interrupted by a comment.
[[nodiscard]] QCoro::Task<Result<qint64, EngineError>> askForProcess(std::shared_ptr<Engine> engine,
                                                                     Engine::Limit perCommand)
{
    const GtpCommand question("gogui-sigint");
    const bool hasComment = engine->knows("gogui-interrupt");
    // The number that an engine in a sandbox gives is not its number here.
    if (hasComment || !engine->knows("gogui-sigint") || engine->profile().isSandboxed) {
        co_return qint64(0);
    }
    const GtpReply answer = co_await engine->ask(question, perCommand);
    if (!isAnswered(answer)) {
        co_return failure(errorOf(question, answer));
    }
    co_return answer.text.value_or(QString()).trimmed().toLongLong();
}

/// Sends its profile's start-up commands, and no more after one that it refuses: it would play
/// without what its owner asked of it. An alias or a start-up command that is none is a failure
/// too.
[[nodiscard]] QCoro::Task<EngineDone> sendStartupCommands(std::shared_ptr<Engine> engine,
                                                          Engine::Limit perCommand)
{
    const Message mistake = mistakeInAliases(engine->profile());
    if (!mistake.isEmpty()) {
        const EngineError error{{}, {GtpError::Kind::BadCommand, mistake}};
        co_return failure(error);
    }
    for (const QString &line : engine->profile().startupCommands) {
        const Result<GtpCommand> command = GtpCommand::parse(line.toUtf8());
        if (!command) {
            const EngineError error{line, {GtpError::Kind::BadCommand, command.error()}};
            co_return failure(error);
        }
        const GtpReply reply = co_await engine->ask(*command, perCommand);
        if (!reply.ok()) {
            co_return failure(errorOf(*command, reply));
        }
    }
    co_return EngineDone();
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

EngineDone Engine::spawn()
{
    if (m_isClosed) {
        return failure(
            EngineError{{},
                        {GtpError::Kind::Closed,
                         Message::of(QT_TRANSLATE_NOOP("Messages", "the session was closed"))}});
    }
    if (speaksQueries(m_profile)) {
        return failure(EngineError{{}, {GtpError::Kind::Protocol, QueryEngine::onlyAnalyses()}});
    }
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

/// Learns what is known of it, and looks at what it has written on stderr until now.
void Engine::learn()
{
    m_traits = engineTraits(name(), version());
    if (m_traits.warnings.empty()) {
        return;
    }
    m_session->drainErrorOutput();
    for (const QString &line : m_session->lastErrorLines()) {
        noteErrorLine(line.toUtf8());
    }
    connect(m_session.get(), &GtpSession::errorLineReceived, this, &Engine::noteErrorLine);
}

void Engine::noteErrorLine(QByteArrayView line)
{
    constexpr qsizetype MostWarnings = 20;
    const QString text = QString::fromUtf8(line);
    if (m_warnings.size() < MostWarnings && m_traits.isWarning(text)
        && !m_warnings.contains(excerpt(text))) {
        m_warnings.append(excerpt(text));
    }
}

QStringList Engine::takeWarnings()
{
    if (!m_traits.warnings.empty() && m_session) {
        m_session->drainErrorOutput();
    }
    const QStringList fresh = m_warnings.mid(m_toldWarnings);
    m_toldWarnings = m_warnings.size();
    return fresh;
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
    self->learn();
    const auto handshake = co_await askForAbilities(self, m_handshake, perCommand);
    if (!handshake) {
        co_return failure(handshake.error());
    }
    m_handshake = *handshake;
    m_sync->learnSkills();
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

Message Engine::holdToPondering()
{
    const Pondering policy = m_profile.pondering;
    if (policy == Pondering::Allowed || m_session == nullptr) {
        return {};
    }
    if (!measuredCpuTime()) {
        return Message::of(QT_TRANSLATE_NOOP(
            "Messages", "cannot be watched for pondering: it works where its processor time is not "
                        "measured, on another machine or in a service; only pondering = "
                        "\"allowed\" is possible"));
    }
    m_session->setFreezes(policy == Pondering::Frozen);
    if (policy == Pondering::Frozen && !m_session->freezes()) {
        return Message::of(QT_TRANSLATE_NOOP(
            "Messages", "cannot be frozen while it waits: this system lets us keep no process that "
                        "would end it; pondering = \"forbidden\" only watches it"));
    }
    return {};
}

/// A command under its name and in its version of GTP.
GtpCommand Engine::asSent(const GtpCommand &command) const
{
    const GtpCommand sent = m_profile.aliases.empty() ? command : sentCommand(m_profile, command);
    if (m_handshake.protocolVersion == 2) {
        return sent;
    }
    return inGtpOne(sent, m_handshake.commands, m_sync->told().boardSize());
}

namespace {

/// Our "zero means as long as it takes" in the session's terms.
[[nodiscard]] std::chrono::milliseconds deadlineFor(Engine::Limit limit)
{
    return limit > 0ms ? limit : NoDeadline;
}

[[nodiscard]] Completion<GtpReply> notStarted()
{
    Completion<GtpReply> unasked;
    unasked.complete(
        {failure(GtpError{GtpError::Kind::FailedToStart,
                          Message::of(QT_TRANSLATE_NOOP("Messages", "it was not started"))})});
    return unasked;
}

} // namespace

Completion<GtpReply> Engine::ask(const GtpCommand &command, Limit limit)
{
    return m_session ? m_session->send(asSent(command), deadlineFor(limit)) : notStarted();
}

Completion<GtpReply> Engine::stream(const GtpCommand &command,
                                    GtpSession::LineSink sink,
                                    GtpSession::Interruption interruption,
                                    Limit limit)
{
    return m_session
             ? m_session->stream(asSent(command), std::move(sink), interruption, deadlineFor(limit))
             : notStarted();
}

QCoro::Task<EngineDone> Engine::order(GtpCommand command, Limit limit)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const GtpReply reply = co_await ask(command, limit);
    if (!reply.ok()) {
        co_return failure(errorOf(command, reply));
    }
    co_return EngineDone();
}

bool Engine::endsWithNext() const
{
    const std::optional<GtpSession::Pending> pending =
        m_session ? m_session->pending() : std::nullopt;
    return pending && (pending->endsWithNext || m_session->awaitsNext());
}

bool Engine::mayInterrupt() const
{
    const bool isBusy = m_session && m_session->pending();
    return isBusy && (endsWithNext() || m_process > 0 || knows("gogui-interrupt"));
}

void Engine::interrupt()
{
    if (!mayInterrupt()) {
        return;
    }
    ++m_interruptions;
    if (endsWithNext() && !m_traits.endsAtAnyLine) {
        [[maybe_unused]] const auto unread = ask(GtpCommand("protocol_version"), Limit(0));
    } else if (endsWithNext() || knows("gogui-interrupt")) {
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
        m_isClosed = true;
        Completion<ProcessExit> nothingToClose;
        nothingToClose.complete({});
        return nothingToClose;
    }
    return m_session->close(grace);
}

} // namespace shinpan
