#include "core/competition/file/competitiontables.h"
#include "core/engine/profile/commandwords.h"
#include "core/engine/profile/engineaddress.h"
#include "core/gtp/gtpcommand.h"

#include <QDir>

#include <algorithm>

namespace shinpan {

namespace {

using namespace setting;

[[nodiscard]] QString joined(const QStringList &words)
{
    return joinCommandWords({words.constFirst(), words.mid(1)});
}

/// The command line with its arguments, its program absolute if it is given as a path.
[[nodiscard]] QString readCommand(CompetitionSettings &player, const QString &folder)
{
    QString line = player.textOrWords(Command, joined).trimmed();
    const QString arguments = player.textOrWords(Arguments, joined).trimmed();
    if (line.isEmpty()) {
        player.reject(Command,
                      Message::of(QT_TRANSLATE_NOOP(
                          "Messages", "is missing or empty; it takes the engine's command "
                                      "line, such as \"gnugo --mode gtp\", or tcp://host:port")));
        return {};
    }
    const std::optional<QString> gmp = gmpCommandOf(line);
    if (const auto address = tcpAddressOf(gmp.value_or(line))) {
        if (!*address) {
            player.reject(Command, address->error());
        }
        if (!arguments.isEmpty()) {
            player.reject(Arguments, Message::of(QT_TRANSLATE_NOOP(
                                         "Messages", "an engine that listens takes none")));
        }
        return line;
    }
    if (!arguments.isEmpty()) {
        line += u' ' + arguments;
    }
    const QString program = gmpCommandOf(line).value_or(line);
    Result<CommandWords> words = splitCommandLine(program);
    if (!words) {
        player.reject(Command, words.error());
        return line;
    }
    if (!words->program.contains(u'/') || QDir::isAbsolutePath(words->program)) {
        return line;
    }
    words->program = absolutePath(words->program, folder);
    return (gmp ? QStringLiteral("gmp:") : QString()) + joinCommandWords(*words);
}

/// "name value", or the words of it in a list.
[[nodiscard]] QStringList readStartupCommands(CompetitionSettings &player)
{
    const TomlValue *value = player.find(StartupCommands);
    const auto *list = value != nullptr ? std::get_if<TomlValue::Array>(&value->data) : nullptr;
    if (list == nullptr) {
        return player.texts(StartupCommands); // which complains if it is something else
    }
    QStringList commands;
    for (const TomlValue &element : *list) {
        QString command;
        if (const auto *text = std::get_if<QString>(&element.data)) {
            command = *text;
        } else if (const auto *words = std::get_if<TomlValue::Array>(&element.data)) {
            QStringList texts;
            for (const TomlValue &word : *words) {
                const auto *wordText = std::get_if<QString>(&word.data);
                texts.append(wordText != nullptr ? *wordText : QString());
            }
            command = texts.contains(QString()) ? QString() : texts.join(u' ');
        }
        if (!GtpCommand::parse(command.toUtf8())) {
            player.reject(
                StartupCommands,
                Message::of(QT_TRANSLATE_NOOP("Messages",
                                              "“%1” is not a GTP command; it takes a list of "
                                              "commands, each a text or the list of its words"),
                            command));
        } else {
            commands.append(command);
        }
    }
    return commands;
}

/// Whether it is one word of a GTP command, without blanks and control characters.
[[nodiscard]] bool isGtpWord(const QString &text)
{
    return !text.isEmpty() && std::ranges::all_of(text, [](QChar character) {
        return character > u' ' && character != QChar(0x7f) && character != u'#';
    });
}

[[nodiscard]] std::vector<EngineProfile::Variable> readEnvironment(CompetitionSettings &player)
{
    std::vector<EngineProfile::Variable> environment;
    for (const auto &[name, value] : player.pairs(Environ)) {
        if (name.isEmpty() || name.contains(u'=') || name.contains(QChar::Null)
            || value.contains(QChar::Null)) {
            player.reject(Environ, Message::of(QT_TRANSLATE_NOOP(
                                                   "Messages", "“%1” cannot be a variable's name"),
                                               name));
        }
        environment.push_back({name, value});
    }
    return environment;
}

[[nodiscard]] std::vector<EngineProfile::Alias> readAliases(CompetitionSettings &player)
{
    std::vector<EngineProfile::Alias> aliases;
    for (const auto &[command, sent] : player.pairs(setting::Aliases)) {
        const bool isGood = isGtpWord(command) && isGtpWord(sent);
        if (!isGood) {
            player.reject(setting::Aliases,
                          Message::of(QT_TRANSLATE_NOOP(
                                          "Messages", "“%1” = “%2” is not a pair of GTP commands"),
                                      command, sent));
        }
        aliases.push_back({command, sent});
    }
    return aliases;
}

[[nodiscard]] EngineProfile::RulesArguments readRulesArguments(CompetitionSettings &player)
{
    EngineProfile::RulesArguments arguments;
    for (const auto &[scoring, words] : player.pairs(setting::RulesArguments)) {
        if (scoring == Area) {
            arguments.area = words;
        } else if (scoring == Territory) {
            arguments.territory = words;
        } else {
            player.reject(
                setting::RulesArguments,
                Message::of(QT_TRANSLATE_NOOP("Messages", "“%1” is neither area nor territory"),
                            scoring));
        }
    }
    return arguments;
}

[[nodiscard]] Timeouts readTimeouts(CompetitionSettings &player)
{
    Timeouts timeouts = competitionTimeouts();
    CompetitionSettings limits = player.open({player.table(TimeoutsTable)});
    for (const TimeoutWord &word : TimeoutKeys) {
        timeouts.*word.field = limits.duration(word.key, timeouts.*word.field);
    }
    limits.finish();
    return timeouts;
}

/// What a referee has as well.
[[nodiscard]] EngineProfile readEngine(CompetitionSettings &engine, const QString &folder)
{
    EngineProfile profile;
    profile.commandLine = readCommand(engine, folder);
    profile.workingDirectory = absolutePath(engine.text(Cwd, folder), folder);
    profile.environment = readEnvironment(engine);
    profile.startupCommands = readStartupCommands(engine);
    profile.aliases = readAliases(engine);
    profile.rulesArguments = readRulesArguments(engine);
    profile.discardsErrorOutput = engine.flag(DiscardStderr, profile.discardsErrorOutput);
    profile.timeouts = readTimeouts(engine);
    profile.verifiesBoard = engine.flag(VerifyBoard, profile.verifiesBoard);
    profile.isSandboxed = engine.flag(Sandbox, profile.isSandboxed);
    return profile;
}

/// An engine that listens is not ours to watch.
[[nodiscard]] Pondering readPondering(CompetitionSettings &player, const EngineProfile &engine)
{
    const Pondering pondering = player.choice(Ponders, engine.pondering, PonderingWords);
    const bool isElsewhere = gmpCommandOf(engine.commandLine) || tcpAddressOf(engine.commandLine);
    if (pondering != Pondering::Allowed && isElsewhere) {
        player.reject(Ponders,
                      Message::of(QT_TRANSLATE_NOOP(
                          "Messages", "an engine that listens at an address, or speaks GMP, cannot "
                                      "be watched for it; only “allowed” is possible")));
    }
    return pondering;
}

[[nodiscard]] CompetitionPlayer readPlayer(CompetitionSettings &player, const QString &folder)
{
    CompetitionPlayer value{{}, readEngine(player, folder)};
    EngineProfile &engine = value.engine;
    engine.isReliableScorer = player.flag(IsReliableScorer, engine.isReliableScorer);
    engine.allowsClaims = player.flag(AllowClaim, engine.allowsClaims);
    engine.thoughts = player.choice(ThoughtsKey, engine.thoughts, ThoughtsWords);
    engine.toldAs = player.choice(ToldAs, engine.toldAs, PerspectiveWords);
    engine.pondering = readPondering(player, engine);
    constexpr int MostCores = 1024;
    value.cores = player.number(Cores, value.cores, 1, MostCores);
    value.megabytes = player.parsed<int>(
        Memory, value.megabytes, megabytesFromText,
        Message::of(QT_TRANSLATE_NOOP("Messages", "it takes a size such as 512M or 4G")));
    value.gpus = player.number(Gpus, value.gpus, 0, MostCores);
    value.isNamedByItself = player.flag(NameFromGtp, value.isNamedByItself);
    return value;
}

/// The tables that a player's settings stand in, its own first.
struct Layers
{
    QString id;
    std::vector<SettingsTable> tables;
};

/// Its own table, those of the earlier player that it is like, or the defaults.
[[nodiscard]] std::vector<SettingsTable> layersOf(CompetitionSettings &own,
                                                  const SettingsTable &table,
                                                  const std::vector<Layers> &earlier,
                                                  const SettingsTable &defaults)
{
    std::vector<SettingsTable> layers{table};
    const QString model = own.text(Like);
    const auto found = std::ranges::find(earlier, model, &Layers::id);
    if (found != earlier.end()) {
        layers.insert(layers.end(), found->tables.begin(), found->tables.end());
        return layers;
    }
    layers.push_back(defaults);
    if (own.has(Like)) {
        own.reject(Like, Message::of(QT_TRANSLATE_NOOP("Messages",
                                                       "“%1” is not the id of an earlier player"),
                                     model));
    }
    return layers;
}

} // namespace

Timeouts competitionTimeouts()
{
    Timeouts timeouts;
    timeouts.startUp = std::chrono::minutes(10);
    return timeouts;
}

std::vector<CompetitionPlayer> readPlayers(CompetitionSettings &file, const QString &folder)
{
    const std::vector<SettingsTable> tables = file.tables(setting::Player, 1'000);
    const SettingsTable defaultTable = file.table(PlayerDefaults);
    CompetitionSettings defaults = file.open({defaultTable});
    defaults.know({Command,
                   Arguments,
                   Cwd,
                   Environ,
                   StartupCommands,
                   Aliases,
                   setting::RulesArguments,
                   DiscardStderr,
                   VerifyBoard,
                   Sandbox,
                   IsReliableScorer,
                   AllowClaim,
                   ThoughtsKey,
                   ToldAs,
                   Ponders,
                   NameFromGtp,
                   TimeoutsTable,
                   Cores,
                   Memory,
                   Gpus});
    defaults.finish();
    std::vector<CompetitionPlayer> players;
    std::vector<Layers> layers; // of the players read so far
    QSet<QString> ids;
    for (const SettingsTable &table : tables) {
        CompetitionSettings own = file.open({table});
        const QString id = readId(own, {}, ids);
        ids.insert(id);
        layers.push_back({id, layersOf(own, table, layers, defaultTable)});
        CompetitionSettings player = file.open(layers.back().tables);
        player.know({Id, Like});
        players.push_back(readPlayer(player, folder));
        players.back().id = players.back().engine.name = id;
        player.finish();
    }
    return players;
}

std::optional<EngineProfile> readReferee(CompetitionSettings &file, const QString &folder)
{
    const SettingsTable table = file.table(setting::Referee);
    if (table.table == nullptr) {
        return std::nullopt;
    }
    CompetitionSettings referee = file.open({table});
    EngineProfile profile = readEngine(referee, folder);
    profile.name = QStringLiteral("referee");
    referee.finish();
    return profile;
}

} // namespace shinpan
