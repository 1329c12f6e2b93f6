#include "core/competition/file/competitionwriter.h"

#include "core/competition/file/competitionkeys.h"
#include "core/competition/file/competitiontables.h"
#include "core/competition/file/competitionwords.h"
#include "core/competition/file/tomllines.h"

#include <QFileInfo>

namespace shinpan {

namespace {

using namespace setting;

[[nodiscard]] QString gamesText(std::optional<int> games)
{
    return games ? QString::number(*games) : tomlText(Unlimited);
}

/// "name = value" in an inline table.
[[nodiscard]] QString entryText(const QString &name, const QString &value)
{
    return tomlKey(name) + QLatin1String(" = ") + tomlText(value);
}

/// An inline table, where there is anything in it.
void putPairs(TomlLines &lines, QLatin1String key, const QStringList &entries)
{
    if (!entries.isEmpty()) {
        lines.putRaw(key, QStringLiteral("{ %1 }").arg(entries.join(QLatin1String(", "))));
    }
}

/// The size, the komi and the watchdog in any case: what is usual depends on the rest.
void writeGame(TomlLines &lines, const MatchSetup &setup)
{
    MatchSetup usual;
    usual.size = setup.size;
    usual.komi = setup.komi;
    usual.watchdog = setup.watchdog;
    lines.heading(QStringLiteral("[game]"));
    lines.put(BoardSizeKey, setup.size);
    lines.put(Komi, setup.komi);
    lines.put(Watchdog, setup.watchdog);
    lines.putFields(setup, &usual);
}

void writeEngine(TomlLines &lines, const EngineProfile &engine, const QString &folder)
{
    const EngineProfile usual;
    lines.put(Command, engine.commandLine);
    lines.put(Cwd, engine.workingDirectory, folder);
    QStringList variables;
    for (const EngineProfile::Variable &variable : engine.environment) {
        variables.append(entryText(variable.name, variable.value));
    }
    putPairs(lines, Environ, variables);
    lines.put(StartupCommands, engine.startupCommands, usual.startupCommands);
    QStringList aliases;
    for (const EngineProfile::Alias &alias : engine.aliases) {
        aliases.append(entryText(alias.command, alias.sent));
    }
    putPairs(lines, setting::Aliases, aliases);
    if (engine.rulesArguments != usual.rulesArguments) {
        putPairs(lines, setting::RulesArguments,
                 {entryText(Area, engine.rulesArguments.area),
                  entryText(Territory, engine.rulesArguments.territory)});
    }
    lines.put(DiscardStderr, engine.discardsErrorOutput, false);
    QStringList timeouts;
    for (const TimeoutWord &word : TimeoutKeys) {
        const std::chrono::milliseconds limit = engine.timeouts.*word.field;
        if (limit != competitionTimeouts().*word.field) {
            timeouts.append(word.key + QLatin1String(" = ") + TomlLines::textOf(limit));
        }
    }
    putPairs(lines, TimeoutsTable, timeouts);
    lines.put(VerifyBoard, engine.verifiesBoard, false);
    lines.put(Sandbox, engine.isSandboxed, false);
}

void writePlayer(TomlLines &lines, const CompetitionPlayer &player, const QString &folder)
{
    lines.heading(QStringLiteral("[[player]]"));
    lines.put(Id, player.id);
    writeEngine(lines, player.engine, folder);
    lines.put(IsReliableScorer, player.engine.isReliableScorer, true);
    lines.put(AllowClaim, player.engine.allowsClaims, false);
    if (player.engine.thoughts != ThoughtsWanted::Automatic) {
        lines.put(ThoughtsKey, QString(wordFor(ThoughtsWords, player.engine.thoughts)));
    }
    if (player.engine.toldAs != Perspective::SideToMove) {
        lines.put(ToldAs, QString(wordFor(PerspectiveWords, player.engine.toldAs)));
    }
    if (player.engine.pondering != Pondering::Allowed) {
        lines.putField(Ponders, player.engine.pondering, PonderingWords);
    }
    lines.put(NameFromGtp, player.isNamedByItself, true);
    lines.put(Cores, player.cores, 1);
    if (player.megabytes > 0) {
        lines.put(Memory, QStringLiteral("%1M").arg(player.megabytes));
    }
    lines.put(Gpus, player.gpus, 0);
}

void writeMatchup(TomlLines &lines,
                  const Competition &competition,
                  const CompetitionMatchup &matchup)
{
    lines.heading(QStringLiteral("[[matchup]]"));
    lines.put(Id, matchup.id);
    lines.put(Name, matchup.name, QString());
    lines.put(Players, QStringList{competition.players[matchup.first].id,
                                   competition.players[matchup.second].id});
    if (matchup.games != competition.games) {
        lines.putRaw(Games, gamesText(matchup.games));
    }
    lines.put(Alternating, matchup.isAlternating, true);
    lines.putFields(matchup.setup, &competition.setup);
}

void writeSource(TomlLines &lines, const SgfOpenings &source)
{
    lines.put(Sgf, source.path);
    if (source.lines != SgfOpenings::Lines::Main) {
        lines.put(Lines, QString(wordFor(LinesWords, source.lines)));
    }
    if (source.lines == SgfOpenings::Lines::Sampled) {
        lines.put(Samples, source.samples);
    }
}

void writeSource(TomlLines &lines, const MoveFileOpenings &source)
{
    lines.put(MovesFile, source.path);
}

void writeSource(TomlLines &lines, const MoveListOpenings &source)
{
    lines.put(Moves, source.openings);
}

void writeSource(TomlLines &lines, const RandomOpenings &source)
{
    lines.put(RandomPlies, source.plies);
    lines.put(setting::Count, source.count);
}

void writeSource(TomlLines &lines, const IndexOpenings &source)
{
    lines.put(setting::Index, source.path);
    lines.put(Plies, source.plies);
    lines.put(Wins, source.wins);
}

} // namespace

void writeOpenings(TomlLines &lines, const OpeningPlan &plan, const QString &heading)
{
    if (plan == OpeningPlan()) {
        return;
    }
    lines.heading(u'[' + heading + u']');
    lines.putFields(plan);
    for (const OpeningSource &source : plan.sources) {
        lines.heading(QStringLiteral("[[%1.source]]").arg(heading));
        std::visit([&](const auto &kind) { writeSource(lines, kind); }, source);
    }
}

namespace {

void writePolicies(TomlLines &lines, const Policies &policies)
{
    if (policies == Policies()) {
        return;
    }
    lines.heading(QStringLiteral("[policies]"));
    lines.putFields(policies);
}

void writeStop(TomlLines &lines, const StopRule &stop)
{
    if (stop.precision || stop.hours) {
        lines.heading(QStringLiteral("[stop]"));
        lines.putFields(stop);
    }
    if (stop.test) {
        lines.heading(QStringLiteral("[sprt]"));
        lines.putFields(*stop.test);
    }
}

void writeMachines(TomlLines &lines, const MachineSettings &machines)
{
    const MachineSettings usual;
    if (machines == usual) {
        return;
    }
    lines.heading(QStringLiteral("[machines]"));
    lines.put(On, QString(wordFor(MachineWords, machines.kind)));
    lines.putFields(machines, &usual);
}

/// The settings of a competition's type.
void writeType(TomlLines &lines, const Competition &competition)
{
    const CompetitionKind &kind = kindOf(competition);
    lines.put(Type, QString(kind.word));
    lines.putRaw(Games, gamesText(competition.games));
    for (const OwnNumber &own : kind.numbers) {
        lines.put(own.key, competition.*own.field);
    }
}

void writeRunning(TomlLines &lines, const Competition &competition)
{
    const Competition usual;
    lines.putFields(competition, &usual);
    QStringList sets;
    for (const std::vector<int> &processors : competition.affinity) {
        sets.append(processorsText(processors));
    }
    lines.put(Affinity, sets, QStringList());
}

} // namespace

QString toToml(const Competition &competition)
{
    const QString folder = QFileInfo(competition.file).absolutePath();
    TomlLines lines;
    lines.put(Name, competition.name);
    lines.put(Description, competition.description, QString());
    writeType(lines, competition);
    writeRunning(lines, competition);
    writeGame(lines, competition.setup);
    if (competition.sprt) {
        lines.heading(QStringLiteral("[sprt]"));
        lines.putFields(*competition.sprt);
    }
    writeStop(lines, competition.stop);
    writeTune(lines, competition);
    writeOpenings(lines, competition.openings, QStringLiteral("openings"));
    writePolicies(lines, competition.policies);
    writeMachines(lines, competition.machines);
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
