#include "core/engine/handshake.h"

#include "core/engine/dialect/gtpone.h"
#include "core/engine/dialect/knowncommands.h"
#include "core/engine/engine.h"
#include "core/util/excerpt.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

namespace shinpan {

namespace {

/// True where the engine is alive and at most said no.
[[nodiscard]] bool isAnswered(const GtpReply &reply)
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

} // namespace

QCoro::Task<Result<Handshake, EngineError>> askForNames(std::shared_ptr<Engine> engine,
                                                        std::chrono::milliseconds limit,
                                                        std::chrono::milliseconds perCommand)
{
    const GtpCommand protocol("protocol_version");
    const GtpReply first = co_await engine->ask(protocol, limit);
    if (!isAnswered(first)) {
        co_return failure(errorOf(protocol, first));
    }
    const GtpCommand askName("name");
    const GtpReply name = co_await engine->ask(askName, perCommand);
    if (!isAnswered(name)) {
        co_return failure(errorOf(askName, name));
    }
    const GtpCommand askVersion("version");
    const GtpReply version = co_await engine->ask(askVersion, perCommand);
    if (!isAnswered(version)) {
        co_return failure(errorOf(askVersion, version));
    }
    Handshake handshake;
    handshake.name = excerpt(name.text.value_or(QString()));
    handshake.version = excerpt(version.text.value_or(QString()));
    if (first.ok()) {
        handshake.statedProtocol = *first.text;
    }
    co_return handshake;
}

QCoro::Task<Result<Handshake, EngineError>> askForAbilities(std::shared_ptr<Engine> engine,
                                                            Handshake known,
                                                            std::chrono::milliseconds perCommand)
{
    Commands commands = co_await askForCommands(engine, known.statedProtocol, perCommand);
    if (!commands) {
        co_return failure(commands.error());
    }
    known.protocolVersion = speaksGtpOne(known.statedProtocol, *commands) ? 1 : 2;
    known.commands = *std::move(commands);
    co_return known;
}

QCoro::Task<Result<qint64, EngineError>> askForProcess(std::shared_ptr<Engine> engine,
                                                       std::chrono::milliseconds perCommand)
{
    const GtpCommand question("gogui-sigint");
    const bool hasComment = engine->knows("gogui-interrupt");
    // In a sandbox it has another number than for us.
    if (hasComment || !engine->knows("gogui-sigint") || engine->profile().isSandboxed) {
        co_return qint64(0);
    }
    const GtpReply answer = co_await engine->ask(question, perCommand);
    if (!isAnswered(answer)) {
        co_return failure(errorOf(question, answer));
    }
    co_return answer.text.value_or(QString()).trimmed().toLongLong();
}

QCoro::Task<EngineDone> sendStartupCommands(std::shared_ptr<Engine> engine,
                                            std::chrono::milliseconds perCommand)
{
    const std::optional<QString> mistake = mistakeInAliases(engine->profile());
    if (mistake) {
        const EngineError error{{}, {GtpError::Kind::BadCommand, *mistake}};
        co_return failure(error);
    }
    for (const QString &line : engine->profile().startupCommands) {
        const Result<GtpCommand> command = GtpCommand::parse(line.toUtf8());
        if (!command) {
            const EngineError error{line, {GtpError::Kind::BadCommand, command.error()}};
            co_return failure(error);
        }
        const GtpReply reply = co_await engine->ask(*command, perCommand);
        if (!isAnswered(reply)) { // one that is refused is in the console and does no harm
            co_return failure(errorOf(*command, reply));
        }
    }
    co_return EngineDone();
}

} // namespace shinpan
