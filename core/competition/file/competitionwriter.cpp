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

[[nodiscard]] QString sizeText(BoardSize size)
{
    return size.isSquare() ? QString::number(size.columns)
                           : QStringLiteral("\"%1x%2\"").arg(size.columns).arg(size.rows);
}

/// Times that differ from the usual ones: one for both sides, or one each.
void writeTime(TomlLines &lines, const MatchSetup &setup, const MatchSetup &usual)
{
    const auto textOf = [](const TimeControl &control) {
        return QString::fromStdString(toText(control));
    };
    if (setup.time == usual.time) {
        return;
    }
    if (setup.time.black == setup.time.white) {
        lines.put(Time, textOf(setup.time.black));
    } else {
        lines.put(BlackTime, textOf(setup.time.black));
        lines.put(WhiteTime, textOf(setup.time.white));
    }
}

/// What differs from the usual setup.
void writeSetup(TomlLines &lines, const MatchSetup &setup, const MatchSetup &usual)
{
    const auto put = [&](QLatin1String key, auto MatchSetup::*field) {
        lines.put(key, setup.*field, usual.*field);
    };
    const auto putWord = [&](QLatin1String key, const auto &words, auto MatchSetup::*field) {
        lines.put(key, QString(wordFor(words, setup.*field)), wordFor(words, usual.*field));
    };
    if (setup.size != usual.size) {
        lines.putRaw(BoardSizeKey, sizeText(setup.size));
    }
    put(Komi, &MatchSetup::komi);
    if (setup.rules != usual.rules) {
        lines.put(Rules, QString::fromStdString(toText(setup.rules)));
    }
    put(Handicap, &MatchSetup::handicap);
    putWord(Style, StyleWords, &MatchSetup::handicapStyle);
    writeTime(lines, setup, usual);
    put(TimeMargin, &MatchSetup::timeMargin);
    put(MinimumMoveTime, &MatchSetup::minimumMoveTime);
    put(Watchdog, &MatchSetup::watchdog);
    put(MoveLimit, &MatchSetup::moveLimit);
    if (setup.scoring != usual.scoring) {
        lines.put(Scorer, toText(setup.scoring));
    }
    putWord(Breakdown, BreakdownWords, &MatchSetup::breakdown);
    put(Restarts, &MatchSetup::restarts);
    putWord(RefusedMove, RefusedMoveWords, &MatchSetup::refusedMove);
}

/// The size, the komi and the watchdog in any case: what is usual depends on the rest.
void writeGame(TomlLines &lines, const MatchSetup &setup)
{
    MatchSetup usual;
    usual.size = setup.size;
    usual.komi = setup.komi;
    usual.watchdog = setup.watchdog;
    lines.heading(QStringLiteral("[game]"));
    lines.putRaw(BoardSizeKey, sizeText(setup.size));
    lines.put(Komi, setup.komi);
    lines.put(Watchdog, setup.watchdog);
    writeSetup(lines, setup, usual);
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
    writeSetup(lines, matchup.setup, competition.setup);
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

} // namespace

void writeOpenings(TomlLines &lines, const OpeningPlan &plan, const QString &heading)
{
    if (plan == OpeningPlan()) {
        return;
    }
    lines.heading(u'[' + heading + u']');
    lines.put(Order, QString(wordFor(OrderWords, plan.order)));
    lines.put(Reuse, QString(wordFor(ReuseWords, plan.reuse)));
    lines.put(Sharing, QString(wordFor(SharingWords, plan.sharing)));
    lines.put(Duplicates, QString(wordFor(DuplicatesWords, plan.duplicates)));
    lines.put(Terms, QString(wordFor(TermsWords, plan.terms)));
    lines.put(MostPlies, plan.mostPlies);
    for (const OpeningSource &source : plan.sources) {
        lines.heading(QStringLiteral("[[%1.source]]").arg(heading));
        std::visit([&](const auto &kind) { writeSource(lines, kind); }, source);
    }
}

void writeTest(TomlLines &lines, const Sprt &test)
{
    lines.put(Elo0, test.elo0);
    lines.put(Elo1, test.elo1);
    lines.put(Alpha, test.alpha);
    lines.put(Beta, test.beta);
    lines.put(Model, QString(wordFor(ModelWords, test.model)));
}

namespace {

void writePolicies(TomlLines &lines, const Policies &policies)
{
    if (policies == Policies()) {
        return;
    }
    lines.heading(QStringLiteral("[policies]"));
    lines.put(Halt, QString(wordFor(HaltWords, policies.halt)));
    if (policies.replays) {
        lines.put(Replays, *policies.replays);
    }
    lines.put(QuarantineAfter, policies.quarantineAfter);
}

void writeMachines(TomlLines &lines, const MachineSettings &machines)
{
    const MachineSettings usual;
    if (machines == usual) {
        return;
    }
    lines.heading(QStringLiteral("[machines]"));
    lines.put(On, QString(wordFor(MachineWords, machines.kind)));
    lines.put(Workers, machines.workers, usual.workers);
    lines.put(BlockGames, machines.block, usual.block);
    lines.put(Program, machines.program, QString());
    lines.put(Partition, machines.partition, QString());
    lines.put(Options, machines.options, QStringList());
    lines.put(Hosts, machines.hosts, QString());
    lines.put(Speed, machines.speed, usual.speed);
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
    const auto put = [&](QLatin1String key, auto Competition::*field) {
        lines.put(key, competition.*field, usual.*field);
    };
    put(Seed, &Competition::seed);
    put(Parallel, &Competition::parallel);
    put(KeepEngines, &Competition::keepsEngines);
    put(CheckPlayers, &Competition::checksPlayers);
    put(RecordGames, &Competition::recordsGames);
    put(LogGtp, &Competition::logsGtp);
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
        writeTest(lines, *competition.sprt);
    }
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
