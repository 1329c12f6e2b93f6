#include "core/engine/profile/enginetemplates.h"

#include "core/engine/profile/commandwords.h"
#include "core/engine/profile/enginerules.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

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

constexpr EngineStrength::Place OnTheLine = EngineStrength::Place::CommandLine;

/// Usual deadlines, but for an engine that has nothing to load and so answers at once.
[[nodiscard]] constexpr Timeouts quickStart()
{
    Timeouts timeouts;
    timeouts.startUp = seconds(30);
    return timeouts;
}

const std::array Templates{
    // gnugo --help, the manual's "GTP mode"; levels beyond 10 are allowed and slow. It counts by
    // Japanese rules unless its command line says otherwise, and knows no command for it.
    EngineTemplate{
        "gnugo"_L1,
        "GNU Go"_L1,
        "--mode gtp --level 10"_L1,
        {},
        {},
        EngineStrength{QT_TRANSLATE_NOOP("EngineTemplates", "level %1"),
                       OnTheLine,
                       "--level"_L1,
                       {},
                       1,
                       20,
                       "1, 5, 10"_L1},
        nullptr,
        quickStart(),
        true,
        false,
        EngineRules{ScoringMethod::Territory, "--chinese-rules"_L1, "--japanese-rules"_L1}},
    // katago's README and docs; a parameter of the configuration is overridden by name.
    EngineTemplate{
        "katago"_L1,
        "KataGo"_L1,
        "gtp"_L1,
        {},
        KataGoFiles,
        EngineStrength{QT_TRANSLATE_NOOP("EngineTemplates", "%1 visits"), OnTheLine,
                       "-override-config"_L1, "maxVisits="_L1, 1, 10'000'000, "50, 200, 1000"_L1},
        QT_TRANSLATE_NOOP("EngineTemplates",
                          "Its first start on a graphics card tunes it, which can take minutes."),
        {},
        true,
        false},
    // leelaz --help; without OpenCL it aborts unless it is told --cpu-only. Its scoring is Tromp
    // and Taylor's and nothing else.
    EngineTemplate{
        "leelaz"_L1,
        "Leela Zero"_L1,
        "--gtp --noponder"_L1,
        "--cpu-only"_L1,
        LeelaZeroFiles,
        EngineStrength{QT_TRANSLATE_NOOP("EngineTemplates", "%1 visits"),
                       OnTheLine,
                       "-v"_L1,
                       {},
                       1,
                       10'000'000,
                       "100, 400, 1600"_L1},
        QT_TRANSLATE_NOOP("EngineTemplates",
                          "It plays on the board size of its network only, nearly always 19×19. A "
                          "large network takes a while to load."),
        {},
        true,
        false,
        EngineRules{ScoringMethod::Area}},
    // pachi's README, "How to run" and "Fixed Strength".
    EngineTemplate{
        "pachi"_L1,
        "Pachi"_L1,
        {},
        {},
        {},
        EngineStrength{QT_TRANSLATE_NOOP("EngineTemplates", "%1 playouts"), OnTheLine, "-t"_L1,
                       "="_L1, 1, 10'000'000, "500, 5000, 20000"_L1},
        QT_TRANSLATE_NOOP("EngineTemplates",
                          "With a number of playouts it heeds no clock. It gives no score before "
                          "all groups are settled."),
        {},
        true,
        false},
    // Fuego's own regression tests set the number of games in this way.
    EngineTemplate{
        "fuego"_L1,
        "Fuego"_L1,
        "--quiet"_L1,
        {},
        {},
        EngineStrength{QT_TRANSLATE_NOOP("EngineTemplates", "%1 games"),
                       EngineStrength::Place::StartupCommand,
                       "uct_param_player max_games"_L1,
                       {},
                       1,
                       10'000'000,
                       "500, 5000, 50000"_L1},
        QT_TRANSLATE_NOOP("EngineTemplates", "It takes time settings before the first move only."),
        {},
        true,
        false},
    // Ray's README. Another well-known program is called "ray" as well.
    EngineTemplate{"ray"_L1,
                   "Ray"_L1,
                   "--no-debug"_L1,
                   {},
                   {},
                   EngineStrength{QT_TRANSLATE_NOOP("EngineTemplates", "%1 playouts"),
                                  OnTheLine,
                                  "--playout"_L1,
                                  {},
                                  1,
                                  10'000'000,
                                  "1000, 3000, 10000"_L1},
                   QT_TRANSLATE_NOOP("EngineTemplates",
                                     "Its pattern files must lie in the folder of its program."),
                   {},
                   false,
                   true},
    // Sayuri's README, "Quick Start via Terminal".
    EngineTemplate{"sayuri"_L1,
                   "Sayuri"_L1,
                   {},
                   {},
                   SayuriFiles,
                   EngineStrength{QT_TRANSLATE_NOOP("EngineTemplates", "%1 playouts"),
                                  OnTheLine,
                                  "-p"_L1,
                                  {},
                                  1,
                                  10'000'000,
                                  "100, 400, 1600"_L1},
                   nullptr,
                   {},
                   true,
                   false},
    // AQ's README, "GoGui setting"; everything else stands in aq_config.txt.
    EngineTemplate{
        "AQ"_L1,
        "AQ"_L1,
        {},
        {},
        {},
        {},
        QT_TRANSLATE_NOOP("EngineTemplates",
                          "Its strength and its time are set in aq_config.txt in its folder."),
        {},
        false,
        true}};

/// Programs that start another one, which stands somewhere among their arguments.
constexpr std::array Wrappers{"ssh"_L1, "nice"_L1, "env"_L1};

/// Whether a file has the program's name, perhaps with a version: "katago-v1.16", "pachi12".
[[nodiscard]] bool isCalled(const QString &file, QLatin1String program)
{
    return file.startsWith(program)
        && (file.size() == program.size() || !file.at(program.size()).isLetter());
}

[[nodiscard]] const EngineTemplate *templateNamed(const QString &program)
{
    const QString file = QFileInfo(program).fileName();
    const auto found =
        std::find_if(Templates.begin(), Templates.end(), [&file](const EngineTemplate &known) {
            return isCalled(file, known.program);
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

} // namespace

std::span<const EngineTemplate> engineTemplates()
{
    return Templates;
}

const EngineTemplate *templateOf(const EngineProfile &profile)
{
    const Result<CommandWords> words = splitCommandLine(profile.commandLine);
    if (!words) {
        return nullptr;
    }
    const EngineTemplate *known = templateNamed(words->program);
    const QString program = QFileInfo(words->program).fileName();
    if (known || std::find(Wrappers.begin(), Wrappers.end(), program) == Wrappers.end()) {
        return known;
    }
    for (const QString &argument : words->arguments) {
        if ((known = templateNamed(argument))) {
            return known;
        }
    }
    return nullptr;
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
    CommandWords words{filling.program, split(engine.arguments)};
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

} // namespace shinpan
