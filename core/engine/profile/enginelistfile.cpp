#include "core/engine/profile/enginelistfile.h"

#include "core/engine/profile/commandwords.h"
#include "core/engine/profile/engineprofilefile.h"
#include "core/engine/profile/enginerules.h"
#include "core/util/regularfile.h"
#include "core/util/wholefile.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace shinpan {

namespace {

/// Where Sabaki's settings.json has its engines.
constexpr QLatin1String SabakiKey("engines.list");

/// An entry of Sabaki's: {"name", "path", "args", "commands": "komi 7; boardsize 9"}. It starts the
/// program in its own folder (Sabaki, src/modules/enginesyncer.js).
[[nodiscard]] EngineProfile profileOfSabaki(const QJsonObject &entry)
{
    const QString path = entry.value(QLatin1String("path")).toString();
    const QString arguments = entry.value(QLatin1String("args")).toString();
    EngineProfile profile;
    profile.name = entry.value(QLatin1String("name")).toString().trimmed();
    profile.commandLine = (quoteWord(path) + u' ' + arguments).trimmed();
    profile.rulesArguments = usualRulesArguments(profile);
    profile.workingDirectory = path.contains(u'/') ? QFileInfo(path).path() : QString();
    const QStringList commands =
        entry.value(QLatin1String("commands")).toString().split(u';', Qt::SkipEmptyParts);
    for (const QString &command : commands) {
        if (!command.trimmed().isEmpty()) {
            profile.startupCommands.append(command.trimmed());
        }
    }
    return profile;
}

[[nodiscard]] Result<std::vector<EngineProfile>> profilesOfSabaki(const QJsonArray &entries)
{
    std::vector<EngineProfile> profiles;
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const QJsonObject entry = entries.at(i).toObject();
        for (const QLatin1String key : {QLatin1String("name"), QLatin1String("path")}) {
            if (entry.value(key).toString().trimmed().isEmpty()) {
                return failure(QStringLiteral("%1[%2].%3: is missing or empty")
                                   .arg(SabakiKey)
                                   .arg(i)
                                   .arg(key));
            }
        }
        profiles.push_back(profileOfSabaki(entry));
    }
    return profiles;
}

[[nodiscard]] Result<std::vector<EngineProfile>> profilesIn(const QByteArray &json)
{
    const QJsonValue sabaki = QJsonDocument::fromJson(json).object().value(SabakiKey);
    return sabaki.isArray() ? profilesOfSabaki(sabaki.toArray()) : readEngineProfiles(json);
}

} // namespace

Result<std::vector<EngineProfile>> readEngineListFile(const QString &path)
{
    const Result<QByteArray> json = readRegularFile(path, LargestEngineList);
    if (!json) {
        return failure(QStringLiteral("%1: %2").arg(path, json.error()));
    }
    const Result<std::vector<EngineProfile>> profiles = profilesIn(*json);
    if (!profiles) {
        return failure(QStringLiteral("%1: %2").arg(path, profiles.error()));
    }
    return profiles;
}

Result<void> writeEngineListFile(const QString &path, std::span<const EngineProfile> profiles)
{
    return saveWholeFile(writeEngineProfiles(profiles), path).map_error([&](const QString &reason) {
        return QStringLiteral("%1: %2").arg(path, reason);
    });
}

} // namespace shinpan
