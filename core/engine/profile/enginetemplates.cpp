#include "core/engine/profile/enginetemplates.h"

#include "core/engine/profile/commandwords.h"
#include "core/engine/profile/engineaddress.h"
#include "core/engine/profile/enginerules.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHash>

#include <algorithm>
#include <array>
#include <utility>

namespace shinpan {

namespace {

using namespace Qt::StringLiterals;
using std::chrono::seconds;

constexpr QLatin1String KataGoDirectories =
    ". ~/.katago ~/.config/katago ~/.local/share/katago /etc/katago /usr/local/share/katago "
    "/usr/share/katago /usr/share/katago/configs"_L1;

constexpr std::array KataGoFiles{
    EngineFile{EnginePart::Configuration, "-config"_L1, KataGoDirectories,
               "default_gtp.cfg gtp*.cfg"_L1},
    EngineFile{EnginePart::Network, "-model"_L1, KataGoDirectories,
               "default_model.bin.gz default_model.txt.gz *.bin.gz *.txt.gz"_L1}};

constexpr std::array LeelaZeroFiles{
    EngineFile{EnginePart::Network, "-w"_L1,
               "~/.local/share/leela-zero /usr/local/share/leela-zero /usr/share/leela-zero "
               "/usr/share/games/leela-zero ."_L1,
               "best-network best-network.gz best_network* weights*.txt weights*.gz"_L1}};

constexpr std::array SayuriFiles{EngineFile{
    EnginePart::Network, "-w"_L1, ". ~/.local/share/sayuri"_L1, "*.bin.txt *.bin *.txt"_L1}};

const std::array Templates{
    // gnugo --help, the manual's "GTP mode"; levels beyond 10 are allowed and slow.
    EngineTemplate{.program = "gnugo"_L1,
                   .name = "GNU Go"_L1,
                   .arguments = "--mode gtp --level 10"_L1,
                   .strength =
                       EngineStrength{.label = QT_TRANSLATE_NOOP("EngineTemplates", "level %1"),
                                      .option = "--level"_L1,
                                      .most = 20,
                                      .examples = "1, 5, 10"_L1},
                   .timeouts = {.startUp = seconds(30)}, // it has nothing to load
                   .analyses = false},
    // katago's README and docs; a parameter of the configuration is overridden by name.
    EngineTemplate{.program = "katago"_L1,
                   .name = "KataGo"_L1,
                   .arguments = "gtp"_L1,
                   .files = KataGoFiles,
                   .strength =
                       EngineStrength{.label = QT_TRANSLATE_NOOP("EngineTemplates", "%1 visits"),
                                      .option = "-override-config"_L1,
                                      .prefix = "maxVisits="_L1,
                                      .examples = "50, 200, 1000"_L1},
                   .remark = QT_TRANSLATE_NOOP(
                       "EngineTemplates",
                       "The first start on a graphics card tunes it, which can take minutes."),
                   .rankArgument = "-human-model"_L1},
    // leelaz --help; without OpenCL it aborts unless it gets --cpu-only.
    EngineTemplate{
        .program = "leelaz"_L1,
        .name = "Leela Zero"_L1,
        .arguments = "--gtp --noponder"_L1,
        .cardlessArguments = "--cpu-only"_L1,
        .files = LeelaZeroFiles,
        .strength = EngineStrength{.label = QT_TRANSLATE_NOOP("EngineTemplates", "%1 visits"),
                                   .option = "-v"_L1,
                                   .examples = "100, 400, 1600"_L1},
        .remark = QT_TRANSLATE_NOOP("EngineTemplates",
                                    "It only plays on its network’s board size, nearly always "
                                    "19×19. A large network takes a while to load.")},
    // pachi's README, "How to run" and "Fixed Strength".
    EngineTemplate{
        .program = "pachi"_L1,
        .name = "Pachi"_L1,
        .strength = EngineStrength{.label = QT_TRANSLATE_NOOP("EngineTemplates", "%1 playouts"),
                                   .option = "-t"_L1,
                                   .prefix = "="_L1,
                                   .examples = "500, 5000, 20000"_L1},
        .remark = QT_TRANSLATE_NOOP("EngineTemplates",
                                    "With a fixed number of playouts it ignores the clock. It "
                                    "gives no score until all groups are settled."),
        .namesake = "/usr/games/pachi"_L1, // Debian's is a platform game, which opens a window
        .hasNetwork = false},
    // Fuego's own regression tests set the number of games in this way.
    EngineTemplate{
        .program = "fuego"_L1,
        .name = "Fuego"_L1,
        .arguments = "--quiet"_L1,
        .strength = EngineStrength{.label = QT_TRANSLATE_NOOP("EngineTemplates", "%1 games"),
                                   .place = EngineStrength::Place::StartupCommand,
                                   .option = "uct_param_player max_games"_L1,
                                   .examples = "500, 5000, 50000"_L1},
        .remark = QT_TRANSLATE_NOOP("EngineTemplates",
                                    "It only accepts time settings before the first move."),
        .analyses = false},
    // Ray's README. Another well-known program is called "ray" as well.
    EngineTemplate{
        .program = "ray"_L1,
        .name = "Ray"_L1,
        .arguments = "--no-debug"_L1,
        .strength = EngineStrength{.label = QT_TRANSLATE_NOOP("EngineTemplates", "%1 playouts"),
                                   .option = "--playout"_L1,
                                   .examples = "1000, 3000, 10000"_L1},
        .remark = QT_TRANSLATE_NOOP("EngineTemplates",
                                    "Its pattern files must be in its program’s folder."),
        .isFound = false,
        .runsInItsFolder = true,
        .hasNetwork = false},
    // Sayuri's README, "Quick Start via Terminal".
    EngineTemplate{.program = "sayuri"_L1,
                   .name = "Sayuri"_L1,
                   .files = SayuriFiles,
                   .strength =
                       EngineStrength{.label = QT_TRANSLATE_NOOP("EngineTemplates", "%1 playouts"),
                                      .option = "-p"_L1,
                                      .examples = "100, 400, 1600"_L1}},
    // AQ's README, "GoGui setting"; everything else stands in aq_config.txt.
    EngineTemplate{.program = "AQ"_L1,
                   .name = "AQ"_L1,
                   .remark = QT_TRANSLATE_NOOP(
                       "EngineTemplates",
                       "Its strength and its time are set in aq_config.txt in its folder."),
                   .isFound = false,
                   .runsInItsFolder = true},
    // Ours: app/engine. What it is made of is ours as well until its command line is changed.
    EngineTemplate{
        .program = "shinpan-engine"_L1,
        .name = "Shinpan Consult"_L1,
        .verb = "consult"_L1,
        .arguments = "--proposer shinpan-engine --evaluator shinpan-engine --moves 3"_L1,
        .remark = QT_TRANSLATE_NOOP(
            "EngineTemplates",
            "One engine proposes moves, others judge them, and the best is played. Once it is "
            "added, put the commands of your own engines behind --proposer and --evaluator on its "
            "command line, each in quotes."),
        .hasNetwork = false},
    EngineTemplate{
        .program = "shinpan-engine"_L1,
        .name = "Shinpan"_L1,
        .arguments = "--level 5"_L1, // a game against it is to be quick and no disaster at first
        .strength = EngineStrength{.label = QT_TRANSLATE_NOOP("EngineTemplates", "level %1"),
                                   .option = "--level"_L1,
                                   .most = 10,
                                   .examples = "1, 5, 10"_L1},
        .timeouts = {.startUp = seconds(30)},
        .hasNetwork = false}};

/// Programs that start another one, which stands somewhere among their arguments.
constexpr std::array Wrappers{"ssh"_L1, "nice"_L1, "env"_L1};

/// Whether a file has the program's name, perhaps with a version: "katago-v1.16", "pachi12".
[[nodiscard]] bool isCalled(const QString &file, QLatin1String program)
{
    return file.startsWith(program)
        && (file.size() == program.size() || !file.at(program.size()).isLetter());
}

/// The last part of a path.
[[nodiscard]] QString fileOf(const QString &path)
{
    return path.sliced(path.lastIndexOf(u'/') + 1);
}

/// The template of a program; `argument` is the first one.
[[nodiscard]] const EngineTemplate *templateNamed(const QString &program, const QString &argument)
{
    const QString file = fileOf(program);
    const auto found = std::ranges::find_if(Templates, [&](const EngineTemplate &known) {
        return isCalled(file, known.program) && (known.verb.isEmpty() || argument == known.verb);
    });
    return found == Templates.end() ? nullptr : &*found;
}

[[nodiscard]] QStringList split(QLatin1String list)
{
    return QString(list).split(u' ', Qt::SkipEmptyParts);
}

/// Whether a graphics card can compute: a device node, and an OpenCL driver other than PoCL, which
/// runs on the processor and which Leela Zero aborts on.
[[nodiscard]] bool hasOpenClDevice(const Machine &machine)
{
    const QStringList drivers = machine.entries(QStringLiteral("/etc/OpenCL/vendors"));
    const bool hasDriver = std::any_of(drivers.begin(), drivers.end(), [](const QString &driver) {
        return driver.endsWith(".icd"_L1) && !driver.startsWith("pocl"_L1);
    });
    const QStringList devices{QStringLiteral("/dev/nvidia0"),
                              QStringLiteral("/dev/dri/renderD128")};
    return hasDriver
        && std::any_of(devices.begin(), devices.end(), [&machine](const QString &device) {
               return machine.fileAt(device) != Machine::File::Missing;
           });
}

[[nodiscard]] bool isFile(const Machine &machine, const QString &path)
{
    const Machine::File file = machine.fileAt(path);
    return file == Machine::File::Plain || file == Machine::File::Executable;
}

/// The first file, in the order of the patterns, that lies in one of the directories; or nothing.
[[nodiscard]] QString findFile(const EngineFile &file,
                               const QString &programPath,
                               const Machine &machine)
{
    const QStringList patterns = split(file.patterns);
    const QStringList directories = directoriesOf(file, programPath, machine);
    for (const QString &pattern : patterns) {
        for (const QString &directory : directories) {
            QStringList names = machine.entries(directory);
            // Networks are named by size and date: the last name is the newest.
            std::sort(names.rbegin(), names.rend());
            for (const QString &name : std::as_const(names)) {
                const QString path = directory + u'/' + name;
                if (QDir::match(pattern, name) && isFile(machine, path)) {
                    return path;
                }
            }
        }
    }
    return {};
}

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

/// Whether its program alone, where that is, is an engine to be offered.
[[nodiscard]] bool isLookedFor(const EngineTemplate &engine)
{
    return engine.isFound && engine.verb.isEmpty();
}

void look(const EngineTemplate &engine, const Machine &machine, FoundEngines &found)
{
    const Result<QString> path = findProgram(engine.program, {}, machine);
    if (!path || *path == engine.namesake) {
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

std::span<const EngineTemplate> engineTemplates()
{
    return Templates;
}

namespace {

[[nodiscard]] const EngineTemplate *templateOfLine(const QString &commandLine)
{
    const QString anyHome; // the name of a file is the same there
    const Result<CommandWords> words = splitCommandLine(commandLine, anyHome);
    if (!words) {
        return nullptr;
    }
    const QStringList &arguments = words->arguments;
    const EngineTemplate *known = templateNamed(words->program, arguments.value(0));
    const QString program = fileOf(words->program);
    if (known || std::find(Wrappers.begin(), Wrappers.end(), program) == Wrappers.end()) {
        return known;
    }
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if ((known = templateNamed(arguments[i], arguments.value(i + 1)))) {
            return known;
        }
    }
    return nullptr;
}

} // namespace

/// Remembers what it found: a game asks for the templates of its engines two dozen times, and the
/// next game has the same engines.
const EngineTemplate *templateOf(const EngineProfile &profile)
{
    constexpr qsizetype MostKept = 100;
    thread_local QHash<QString, const EngineTemplate *> kept;
    const auto found = kept.constFind(profile.commandLine);
    if (found != kept.constEnd()) {
        return *found;
    }
    if (kept.size() == MostKept) {
        kept.clear();
    }
    return *kept.insert(profile.commandLine, templateOfLine(profile.commandLine));
}

const EngineKnowledge &knowledgeOf(const EngineProfile &profile)
{
    const EngineTemplate *const known = templateOf(profile);
    return knowledgeOfProgram(known ? QString(known->program) : QString());
}

bool speaksQueries(const EngineProfile &profile)
{
    if (jsonCommandOf(profile.commandLine)) {
        return true;
    }
    const Result<CommandWords> words = splitCommandLine(profile.commandLine);
    const std::vector<const EngineFact *> ways = knowledgeOf(profile).of(FactKind::Speaks);
    if (!words || ways.empty()) {
        return false;
    }
    const QLatin1String program = templateOf(profile)->program;
    QString word = words->program;
    for (const QString &next : words->arguments) {
        if (isCalled(QFileInfo(word).fileName(), program)) {
            return std::ranges::any_of(
                ways, [&](const EngineFact *fact) { return fact->text("queries") == next; });
        }
        word = next;
    }
    return false;
}

QStringList directoriesOf(const EngineFile &file,
                          const QString &programPath,
                          const Machine &machine)
{
    QStringList directories = split(file.directories);
    if (programPath.isEmpty()) {
        directories.removeAll("."_L1);
    }
    for (QString &directory : directories) {
        directory =
            directory == "."_L1 ? QFileInfo(programPath).path() : machine.absolutePath(directory);
    }

    return directories;
}

std::vector<EngineProfile> analysing(std::vector<EngineProfile> profiles)
{
    std::erase_if(profiles, [](const EngineProfile &profile) {
        const EngineTemplate *const known = templateOf(profile);
        return known != nullptr && !known->analyses;
    });
    return profiles;
}

EngineFilling fillingOn(const Machine &machine,
                        const EngineTemplate &engine,
                        const QString &program)
{
    EngineFilling filling;
    const QString wanted = program.isEmpty() ? QString(engine.program) : program;
    const Result<QString> path = findProgram(wanted, {}, machine);
    if (path) {
        filling.program = wanted;
    }
    for (const EngineFile &file : engine.files) {
        filling.files.append(findFile(file, path.value_or(QString()), machine));
    }
    return filling;
}

EngineProfile profileFrom(const EngineTemplate &engine,
                          const EngineFilling &filling,
                          const Machine &machine)
{
    CommandWords words{filling.program, split(engine.verb) + split(engine.arguments)};
    if (!engine.cardlessArguments.isEmpty() && !hasOpenClDevice(machine)) {
        words.arguments += split(engine.cardlessArguments);
    }
    for (std::size_t i = 0; i < engine.files.size(); ++i) {
        words.arguments << engine.files[i].option << filling.files.at(static_cast<qsizetype>(i));
    }
    EngineProfile profile;
    profile.name = engine.name;
    profile.commandLine = joinCommandWords(words);
    profile.timeouts = engine.timeouts;
    profile.rulesArguments = usualRulesArguments(profile);
    if (engine.runsInItsFolder) {
        const Result<QString> path = findProgram(filling.program, {}, machine);
        profile.workingDirectory = path ? QFileInfo(*path).path() : QString();
    }
    return profile;
}

bool isFoundEngineId(const QString &id)
{
    return id.startsWith(FoundPrefix);
}

QString engineNameOf(const QString &program)
{
    const QString file = QFileInfo(program).fileName();
    for (const EngineTemplate &engine : engineTemplates()) {
        if (isLookedFor(engine) && file == engine.program) {
            return engine.name;
        }
    }
    return file;
}

FoundEngines findEngines(const Machine &machine)
{
    FoundEngines found;
    for (const EngineTemplate &engine : engineTemplates()) {
        if (isLookedFor(engine)) {
            look(engine, machine, found);
        }
    }
    return found;
}

} // namespace shinpan
