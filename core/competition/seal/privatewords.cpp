#include "core/competition/seal/privatewords.h"

#include "core/competition/seal/manifest.h"
#include "core/engine/profile/commandwords.h"
#include "core/engine/profile/engineaddress.h"

#include <QDir>
#include <QFileInfo>
#include <QSysInfo>

#include <algorithm>

namespace shinpan {

namespace {

/// Calls `visit` with each engine's profile, the referee's among them.
void visitEngines(auto &competition, auto visit)
{
    for (auto &player : competition.players) {
        visit(player.engine);
    }
    if (competition.referee) {
        visit(*competition.referee);
    }
}

/// What a command sets for the program behind it: `env NAME=VALUE program`.
[[nodiscard]] QStringList valuesInCommand(const QString &commandLine)
{
    const auto words = splitCommandLine(commandLine);
    if (!words || QFileInfo(words->program).fileName() != QLatin1String("env")) {
        return {};
    }
    QStringList values;
    for (const QString &word : words->arguments) {
        const qsizetype equals = word.indexOf(u'=');
        if (equals <= 0 || word.startsWith(u'-')) {
            break;
        }
        values += word.mid(equals + 1);
    }
    return values;
}

void addEngine(PrivateWords &words, const EngineProfile &engine)
{
    for (const EngineProfile::Variable &variable : engine.environment) {
        words.environmentValues += variable.value;
    }
    words.environmentValues += valuesInCommand(engine.commandLine);
    words.folders += engine.workingDirectory;
    if (const auto address = tcpAddressOf(engine.commandLine); address && *address) {
        words.hosts += (*address)->host;
    }
}

} // namespace

PrivateWords privateWordsOf(const Competition &competition, const std::vector<StoredGame> &games)
{
    PrivateWords words;
    words.competitionFolder = QFileInfo(competition.file).absolutePath();
    words.folders += QDir::homePath();
    words.users = {QDir::home().dirName(), qEnvironmentVariable("USER")};
    words.hosts = {QSysInfo::machineHostName()};
    visitEngines(competition, [&words](const EngineProfile &engine) { addEngine(words, engine); });
    for (const StoredGame &game : games) {
        if (!words.hosts.contains(game.node)) {
            words.hosts += game.node;
        }
    }
    words.ownWords = playerIds(competition);
    for (const CompetitionMatchup &matchup : competition.matchups) {
        words.ownWords += matchup.id;
    }
    return words;
}

Competition withoutSecrets(Competition competition, const std::vector<Private> &kept)
{
    MachineSettings machines;
    machines.speed = competition.machines.speed;
    competition.machines = machines;
    competition.affinity.clear();
    if (std::ranges::find(kept, Private::Environment) != kept.end()) {
        return competition;
    }
    visitEngines(competition, [](EngineProfile &engine) {
        for (EngineProfile::Variable &variable : engine.environment) {
            variable.value = QString::fromLatin1(Redaction::Hidden);
        }
    });
    return competition;
}

std::vector<Finding> environmentIn(const Competition &before, const Competition &after)
{
    std::vector<Finding> findings;
    for (std::size_t i = 0; i < before.players.size(); ++i) {
        const CompetitionPlayer &player = before.players[i];
        for (const EngineProfile::Variable &variable : player.engine.environment) {
            const bool isKept = player.engine.environment == after.players[i].engine.environment;
            const QString name = player.id + QStringLiteral(": ") + variable.name;
            findings.push_back({Private::Environment, name,
                                isKept ? name : QString::fromLatin1(Redaction::Hidden), 1,
                                entry::Settings});
        }
    }
    return findings;
}

} // namespace shinpan
