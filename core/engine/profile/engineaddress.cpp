#include "core/engine/profile/engineaddress.h"

#include "core/engine/profile/commandwords.h"
#include "core/engine/profile/enginetemplates.h"
#include "core/engine/profile/sandbox.h"
#include "core/gmp/gmptransport.h"
#include "core/util/message.h"

#include <QRegularExpression>

namespace shinpan {

namespace {

constexpr QLatin1String Scheme("tcp://");
constexpr QLatin1String GmpScheme("gmp:");
constexpr QLatin1String JsonScheme("json:");

/// The profile of the same engine without the word for the way it talks.
[[nodiscard]] EngineProfile withCommand(EngineProfile profile, const QString &commandLine)
{
    profile.commandLine = commandLine;
    return profile;
}

} // namespace

std::optional<QString> gmpCommandOf(const QString &commandLine)
{
    const QString text = commandLine.trimmed();
    if (!text.startsWith(GmpScheme, Qt::CaseInsensitive)) {
        return std::nullopt;
    }
    const QString behind = text.mid(GmpScheme.size()).trimmed();
    return behind.startsWith(QLatin1String("//")) ? QStringLiteral("tcp:") + behind : behind;
}

std::optional<QString> jsonCommandOf(const QString &commandLine)
{
    const QString text = commandLine.trimmed();
    return text.startsWith(JsonScheme, Qt::CaseInsensitive)
             ? std::optional(text.mid(JsonScheme.size()).trimmed())
             : std::nullopt;
}

std::optional<Result<TcpAddress>> tcpAddressOf(const QString &commandLine)
{
    const QString text = commandLine.trimmed();
    if (!text.startsWith(Scheme, Qt::CaseInsensitive)) {
        return std::nullopt;
    }
    static const QRegularExpression hostAndPort(
        QStringLiteral(R"(^(?:\[([0-9A-Fa-f:.]+(?:%\w+)?)\]|([^\s:/@\[\]]+)):(\d+)/?$)"));
    const QRegularExpressionMatch match = hostAndPort.match(text.mid(Scheme.size()));
    if (!match.hasMatch()) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "“%1” is not an address; it must be tcp://host:port, as in "
                              "tcp://localhost:6800 or tcp://[::1]:6800"),
            text));
    }
    bool isNumber = false;
    const quint16 port = match.captured(3).toUShort(&isNumber);
    if (!isNumber || port == 0) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "the port in “%1” is not between 1 and 65535"), text));
    }
    return TcpAddress{match.captured(1) + match.captured(2), port};
}

Result<EngineRoute> engineRoute(const EngineProfile &profile, const Machine &machine)
{
    if (const std::optional<QString> command = gmpCommandOf(profile.commandLine)) {
        return engineRoute(withCommand(profile, *command), machine);
    }
    if (const std::optional<QString> command = jsonCommandOf(profile.commandLine)) {
        return engineRoute(withCommand(profile, *command), machine);
    }
    if (const std::optional<Result<TcpAddress>> address = tcpAddressOf(profile.commandLine)) {
        if (*address && profile.isSandboxed) {
            return failure(Message::of(QT_TRANSLATE_NOOP(
                "Messages", "an engine that listens at an address runs in no sandbox of ours")));
        }
        return address->map([](const TcpAddress &a) { return EngineRoute(a); });
    }
    if (profile.isSandboxed) {
        if (const Result<QString> sandbox = sandboxProgram(machine); !sandbox) {
            return failure(sandbox.error());
        }
    }
    return processSpec(profile, machine).map([](const ProcessSpec &s) { return EngineRoute(s); });
}

QString engineNameFor(const QString &commandLine, const Machine &machine)
{
    if (const std::optional<QString> command = gmpCommandOf(commandLine)) {
        return engineNameFor(*command, machine);
    }
    if (const std::optional<QString> command = jsonCommandOf(commandLine)) {
        return engineNameFor(*command, machine);
    }
    if (const std::optional<Result<TcpAddress>> address = tcpAddressOf(commandLine)) {
        return *address ? (*address)->text() : QString();
    }
    const Result<CommandWords> words = splitCommandLine(commandLine, machine.home);
    return words ? engineNameOf(words->program) : QString();
}

Result<std::unique_ptr<GtpTransport>> transportFor(const EngineProfile &profile,
                                                   const EngineStart &start,
                                                   const Machine &machine)
{
    const Result<EngineRoute> route = engineRoute(profile, machine);
    if (!route) {
        return failure(route.error());
    }
    if (const std::optional<QString> command = gmpCommandOf(profile.commandLine)) {
        const EngineProfile program = withCommand(profile, *command);
        return std::make_unique<GmpTransport>([program, start, machine] {
            Result<std::unique_ptr<GtpTransport>> pipe = transportFor(program, start, machine);
            return *std::move(pipe); // there was one a moment ago
        });
    }
    if (const TcpAddress *const address = std::get_if<TcpAddress>(&*route)) {
        // An engine that may take less time to start need not be called for longer.
        return std::make_unique<SocketTransport>(
            *address, tighter(profile.timeouts.startUp, SocketTransport::UsualConnectTimeout));
    }
    ProcessSpec spec = std::get<ProcessSpec>(*route);
    for (const EngineProfile::Variable &variable : start.environment) {
        spec.environment.insert(variable.name, variable.value);
    }
    spec.processors = start.processors;
    if (profile.isSandboxed) { // engineRoute() has found the program
        spec = sandboxed(spec, *sandboxProgram(machine), machine.home);
    }
    return std::make_unique<ProcessTransport>(std::move(spec));
}

} // namespace shinpan
