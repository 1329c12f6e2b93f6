#include "core/engine/engineprofile.h"

#include "core/engine/commandwords.h"

#include <QFileInfo>
#include <QUuid>

namespace shinpan {

QString newEngineProfileId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

Result<EngineProfile> resolveEngine(const QString &nameOrCommand,
                                    std::span<const EngineProfile> profiles,
                                    const Machine &machine)
{
    const QString wanted = nameOrCommand.trimmed();
    for (const EngineProfile &profile : profiles) {
        if (profile.name.compare(wanted, Qt::CaseInsensitive) == 0) {
            return profile;
        }
    }
    const Result<CommandWords> words = splitCommandLine(wanted, machine.home);
    if (!words) {
        return failure(words.error());
    }
    if (const Result<QString> program = findProgram(words->program, {}, machine); !program) {
        return failure(
            QStringLiteral("no engine is named “%1”, and %2").arg(wanted, program.error()));
    }
    EngineProfile profile;
    profile.name = QFileInfo(words->program).fileName();
    profile.commandLine = wanted;
    return profile;
}

} // namespace shinpan
