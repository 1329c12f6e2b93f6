#include "core/engine/profile/engineprofile.h"

#include "core/engine/profile/commandwords.h"
#include "core/engine/profile/engineaddress.h"
#include "core/gtp/gtpcommand.h"
#include "core/util/message.h"

#include <QFileInfo>
#include <QUuid>

#include <algorithm>

namespace shinpan {

Timeouts unattendedTimeouts()
{
    Timeouts timeouts;
    timeouts.startUp = Timeouts::UnattendedStartUp;
    return timeouts;
}

QString newEngineProfileId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

bool isWellFormed(const EngineProfile &profile)
{
    const auto isCommand = [](const QString &line) {
        return GtpCommand::parse(line.toUtf8()).has_value();
    };
    return !profile.name.trimmed().isEmpty() && splitCommandLine(profile.commandLine)
        && std::ranges::all_of(profile.startupCommands, isCommand);
}

Result<ProcessSpec> processSpec(const EngineProfile &profile, const Machine &machine)
{
    const Result<CommandWords> words = splitCommandLine(profile.commandLine, machine.home);
    if (!words) {
        return failure(words.error());
    }
    const Result<QString> program = findProgram(words->program, profile.workingDirectory, machine);
    if (!program) {
        return failure(program.error());
    }
    ProcessSpec spec;
    spec.program = *program;
    spec.arguments = words->arguments;
    spec.workingDirectory = machine.absolutePath(profile.workingDirectory);
    for (const EngineProfile::Variable &variable : profile.environment) {
        spec.environment.insert(variable.name, variable.value);
    }
    spec.discardsErrorOutput = profile.discardsErrorOutput;
    return spec;
}

Result<EngineProfile> resolveEngine(const QString &nameOrCommand,
                                    std::span<const EngineProfile> profiles,
                                    const Machine &machine,
                                    const QString &workingDirectory)
{
    const QString wanted = nameOrCommand.trimmed();
    for (const EngineProfile &profile : profiles) {
        if (profile.name.compare(wanted, Qt::CaseInsensitive) == 0) {
            return profile;
        }
    }
    EngineProfile profile;
    profile.commandLine = wanted;
    profile.workingDirectory = workingDirectory;
    const std::optional<QString> gmpCommand = gmpCommandOf(wanted);
    if (const std::optional<QString> command = gmpCommand ? gmpCommand : jsonCommandOf(wanted)) {
        return resolveEngine(*command, {}, machine, workingDirectory)
            .map([&](EngineProfile engine) {
                engine.commandLine = wanted;
                return engine;
            });
    }
    if (const std::optional<Result<TcpAddress>> address = tcpAddressOf(wanted)) {
        if (!*address) {
            return failure(address->error());
        }
        profile.name = (*address)->text();
        return profile;
    }
    const Result<CommandWords> words = splitCommandLine(wanted, machine.home);
    if (!words) {
        return failure(words.error());
    }
    const Result<QString> program = findProgram(words->program, workingDirectory, machine);
    if (!program) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "no engine is named “%1”, and %2"),
                                   wanted, program.error()));
    }
    profile.name = QFileInfo(words->program).fileName();
    return profile;
}

} // namespace shinpan
