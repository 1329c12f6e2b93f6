#include "core/engine/profile/enginefinder.h"

#include <QFileInfo>

namespace shinpan {

namespace {

constexpr QLatin1String FoundPrefix("found:");

[[nodiscard]] std::vector<IncompleteEngine::Missing> missingIn(const EngineTemplate &engine,
                                                               const EngineFilling &filling,
                                                               const QString &programPath,
                                                               const Machine &machine)
{
    std::vector<IncompleteEngine::Missing> missing;
    for (std::size_t i = 0; i < engine.files.size(); ++i) {
        if (filling.files.at(static_cast<qsizetype>(i)).isEmpty()) {
            const EngineFile &file = engine.files[i];
            missing.push_back({file.part, directoriesOf(file, programPath, machine)});
        }
    }
    return missing;
}

void look(const EngineTemplate &engine, const Machine &machine, FoundEngines &found)
{
    const Result<QString> path = findProgram(engine.program, {}, machine);
    if (!path) {
        return;
    }
    const EngineFilling filling = fillingOn(machine, engine);
    const std::vector<IncompleteEngine::Missing> missing =
        missingIn(engine, filling, *path, machine);
    if (!missing.empty()) {
        found.incomplete.push_back({engine.name, *path, missing});
        return;
    }
    EngineProfile profile = profileFrom(engine, filling, machine);
    profile.id = FoundPrefix + engine.program;
    found.complete.push_back(profile);
}

} // namespace

bool isFoundEngineId(const QString &id)
{
    return id.startsWith(FoundPrefix);
}

QString engineNameOf(const QString &program)
{
    const QString file = QFileInfo(program).fileName();
    for (const EngineTemplate &engine : engineTemplates()) {
        if (engine.isFound && file == engine.program) {
            return engine.name;
        }
    }
    return file;
}

FoundEngines findEngines(const Machine &machine)
{
    FoundEngines found;
    for (const EngineTemplate &engine : engineTemplates()) {
        if (engine.isFound) {
            look(engine, machine, found);
        }
    }
    return found;
}

} // namespace shinpan
