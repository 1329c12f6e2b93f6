#include "core/competition/file/competitionwriter.h"

#include "core/clock/duration.h"
#include "core/competition/file/affinitysetting.h"
#include "core/competition/file/competitionkeys.h"
#include "core/competition/file/competitionwords.h"
#include "core/competition/file/gamewriter.h"
#include "core/competition/file/playersettings.h"
#include "core/competition/file/tomllines.h"

#include <QFileInfo>

namespace shinpan {

namespace {

using namespace setting;

[[nodiscard]] QString durationText(std::chrono::milliseconds duration)
{
    return tomlText(QString::fromStdString(toText(duration)));
}

[[nodiscard]] QString gamesText(std::optional<int> games)
{
    return games ? QString::number(*games) : tomlText(Unlimited);
}

/// An inline table.
[[nodiscard]] QString pairsText(const QStringList &entries)
{
    return QStringLiteral("{ %1 }").arg(entries.join(QLatin1String(", ")));
}

/// An inline table of what differs from the usual patience; empty if nothing does.
[[nodiscard]] QString timeoutsText(const Timeouts &timeouts)
{
    QStringList entries;
    for (const TimeoutWord &word : TimeoutKeys) {
        if (timeouts.*word.field != competitionTimeouts().*word.field) {
            entries.append(word.key + QLatin1String(" = ") + durationText(timeouts.*word.field));
        }
    }
    return entries.isEmpty() ? QString() : pairsText(entries);
}

[[nodiscard]] QString entryText(const QString &name, const QString &value)
{
    return tomlKey(name) + QLatin1String(" = ") + tomlText(value);
}

void writeEngine(TomlLines &lines, const EngineProfile &engine, const QString &folder)
{
    lines.putText(Command, engine.commandLine);
    if (engine.workingDirectory != folder) {
        lines.putText(Cwd, engine.workingDirectory);
    }
    QStringList variables;
    for (const EngineProfile::Variable &variable : engine.environment) {
        variables.append(entryText(variable.name, variable.value));
    }
    if (!variables.isEmpty()) {
        lines.put(Environ, pairsText(variables));
    }
    if (!engine.startupCommands.isEmpty()) {
        lines.put(StartupCommands, tomlList(engine.startupCommands));
    }
    QStringList aliases;
    for (const EngineProfile::Alias &alias : engine.aliases) {
        aliases.append(entryText(alias.command, alias.sent));
    }
    if (!aliases.isEmpty()) {
        lines.put(setting::Aliases, pairsText(aliases));
    }
    if (engine.rulesArguments != EngineProfile::RulesArguments()) {
        lines.put(setting::RulesArguments,
                  pairsText({entryText(Area, engine.rulesArguments.area),
                             entryText(Territory, engine.rulesArguments.territory)}));
    }
    if (engine.discardsErrorOutput) {
        lines.putFlag(DiscardStderr, true);
    }
    const QString timeouts = timeoutsText(engine.timeouts);
    if (!timeouts.isEmpty()) {
        lines.put(TimeoutsTable, timeouts);
    }
    if (engine.verifiesBoard) {
        lines.putFlag(VerifyBoard, true);
    }
    if (engine.isSandboxed) {
        lines.putFlag(Sandbox, true);
    }
}

void writePlayer(TomlLines &lines, const CompetitionPlayer &player, const QString &folder)
{
    lines.heading(QStringLiteral("[[player]]"));
    lines.putText(Id, player.id);
    writeEngine(lines, player.engine, folder);
    if (!player.engine.isReliableScorer) {
        lines.putFlag(IsReliableScorer, false);
    }
    if (player.engine.allowsClaims) {
        lines.putFlag(AllowClaim, true);
    }
    if (!player.isNamedByItself) {
        lines.putFlag(NameFromGtp, false);
    }
}

void writeMatchup(TomlLines &lines,
                  const Competition &competition,
                  const CompetitionMatchup &matchup)
{
    lines.heading(QStringLiteral("[[matchup]]"));
    lines.putText(Id, matchup.id);
    if (!matchup.name.isEmpty()) {
        lines.putText(Name, matchup.name);
    }
    lines.put(Players, tomlList({competition.players[matchup.first].id,
                                 competition.players[matchup.second].id}));
    if (matchup.games != competition.games) {
        lines.put(Games, gamesText(matchup.games));
    }
    if (!matchup.isAlternating) {
        lines.putFlag(Alternating, false);
    }
    writeSetup(lines, matchup.setup, competition.setup);
}

void writeSource(TomlLines &lines, const SgfOpenings &source)
{
    lines.putText(Sgf, source.path);
    if (source.lines != SgfOpenings::Lines::Main) {
        lines.putText(Lines, wordFor(LinesWords, source.lines));
    }
    if (source.lines == SgfOpenings::Lines::Sampled) {
        lines.putNumber(Samples, source.samples);
    }
}

void writeSource(TomlLines &lines, const MoveFileOpenings &source)
{
    lines.putText(MovesFile, source.path);
}

void writeSource(TomlLines &lines, const MoveListOpenings &source)
{
    lines.put(Moves, tomlList(source.openings));
}

void writeSource(TomlLines &lines, const RandomOpenings &source)
{
    lines.putNumber(RandomPlies, source.plies);
    lines.putNumber(Count, source.count);
}

void writeOpenings(TomlLines &lines, const OpeningPlan &plan)
{
    if (plan == OpeningPlan()) {
        return;
    }
    lines.heading(QStringLiteral("[openings]"));
    lines.putText(Order, wordFor(OrderWords, plan.order));
    lines.putText(Reuse, wordFor(ReuseWords, plan.reuse));
    lines.putText(Sharing, wordFor(SharingWords, plan.sharing));
    lines.putText(Duplicates, wordFor(DuplicatesWords, plan.duplicates));
    lines.putNumber(MostPlies, plan.mostPlies);
    for (const OpeningSource &source : plan.sources) {
        lines.heading(QStringLiteral("[[openings.source]]"));
        std::visit([&](const auto &kind) { writeSource(lines, kind); }, source);
    }
}

void writeSprt(TomlLines &lines, const Sprt &test)
{
    lines.heading(QStringLiteral("[sprt]"));
    lines.put(Elo0, tomlNumber(test.elo0));
    lines.put(Elo1, tomlNumber(test.elo1));
    lines.put(Alpha, tomlNumber(test.alpha));
    lines.put(Beta, tomlNumber(test.beta));
    lines.putText(Model, wordFor(ModelWords, test.model));
}

void writePolicies(TomlLines &lines, const Policies &policies)
{
    if (policies == Policies()) {
        return;
    }
    lines.heading(QStringLiteral("[policies]"));
    lines.putText(Halt, wordFor(HaltWords, policies.halt));
    if (policies.replays) {
        lines.putNumber(Replays, *policies.replays);
    }
    lines.putNumber(QuarantineAfter, policies.quarantineAfter);
}

/// The settings of a competition's type.
void writeType(TomlLines &lines, const Competition &competition)
{
    lines.putText(Type, competitionTypeName(competition.type));
    lines.put(Games, gamesText(competition.games));
    switch (competition.type) {
    case CompetitionType::RoundRobin:
        lines.putNumber(Cycles, competition.cycles);
        return;
    case CompetitionType::Gauntlet:
        lines.putNumber(Candidates, static_cast<qint64>(competition.challengers));
        return;
    case CompetitionType::Knockout:
        lines.putNumber(Prolongations, competition.tieBreaks);
        return;
    case CompetitionType::Swiss:
        lines.putNumber(Rounds, competition.rounds);
        return;
    case CompetitionType::Playoff:
    case CompetitionType::AllPlayAll:
    case CompetitionType::SprtMatch:
        return;
    }
}

void writeRunning(TomlLines &lines, const Competition &competition)
{
    const Competition usual;
    if (competition.seed != usual.seed) {
        lines.putNumber(Seed, static_cast<qint64>(competition.seed));
    }
    if (competition.parallel != usual.parallel) {
        lines.putNumber(Parallel, competition.parallel);
    }
    const auto putFlag = [&](QLatin1String key, bool Competition::*field) {
        if (competition.*field != usual.*field) {
            lines.putFlag(key, competition.*field);
        }
    };
    putFlag(KeepEngines, &Competition::keepsEngines);
    putFlag(CheckPlayers, &Competition::checksPlayers);
    putFlag(RecordGames, &Competition::recordsGames);
    putFlag(LogGtp, &Competition::logsGtp);
    if (!competition.affinity.empty()) {
        QStringList sets;
        for (const std::vector<int> &processors : competition.affinity) {
            sets.append(processorsText(processors));
        }
        lines.put(Affinity, tomlList(sets));
    }
}

} // namespace

QString toToml(const Competition &competition)
{
    const QString folder = QFileInfo(competition.file).absolutePath();
    TomlLines lines;
    lines.putText(Name, competition.name);
    if (!competition.description.isEmpty()) {
        lines.putText(Description, competition.description);
    }
    writeType(lines, competition);
    writeRunning(lines, competition);
    writeGame(lines, competition.setup);
    if (competition.sprt) {
        writeSprt(lines, *competition.sprt);
    }
    writeOpenings(lines, competition.openings);
    writePolicies(lines, competition.policies);
    for (const CompetitionPlayer &player : competition.players) {
        writePlayer(lines, player, folder);
    }
    if (competition.referee) {
        lines.heading(QStringLiteral("[referee]"));
        writeEngine(lines, *competition.referee, folder);
    }
    for (const CompetitionMatchup &matchup : competition.matchups) {
        writeMatchup(lines, competition, matchup);
    }
    return lines.text();
}

} // namespace shinpan
