#include "core/engine/enginefinder.h"

#include "core/engine/commandwords.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <optional>
#include <utility>

namespace shinpan {

namespace {

constexpr QLatin1String FoundPrefix("found:");

struct KnownEngine
{
    QLatin1String program;
    QLatin1String name;
};

constexpr KnownEngine GnuGo{QLatin1String("gnugo"), QLatin1String("GNU Go")};
constexpr KnownEngine LeelaZero{QLatin1String("leelaz"), QLatin1String("Leela Zero")};
constexpr KnownEngine KataGo{QLatin1String("katago"), QLatin1String("KataGo")};
constexpr KnownEngine Pachi{QLatin1String("pachi"), QLatin1String("Pachi")};
constexpr KnownEngine Fuego{QLatin1String("fuego"), QLatin1String("Fuego")};

/// One engine being looked at: collects its command line and what is missing for it.
class Candidate
{
public:
    Candidate(const Machine &machine, const KnownEngine &engine)
        : m_machine(machine)
        , m_name(engine.name)
        , m_words{engine.program, {}}
        , m_path(findProgram(engine.program, {}, machine).value_or(QString()))
    { }

    [[nodiscard]] bool isInstalled() const { return !m_path.isEmpty(); }

    /// The directory of the program, where people unpack an engine together with its files.
    [[nodiscard]] QString directory() const { return QFileInfo(m_path).path(); }

    void addArguments(const QStringList &arguments) { m_words.arguments += arguments; }

    /// Adds `option` and the first file, in the order of the patterns, that lies in one of the
    /// directories.
    void addFile(const QString &option,
                 EnginePart part,
                 const QStringList &directories,
                 const QStringList &patterns)
    {
        if (const std::optional<QString> file = firstFile(directories, patterns)) {
            m_words.arguments << option << *file;
        } else {
            m_missing.push_back({part, directories});
        }
    }

    void reportTo(FoundEngines &found) const
    {
        if (!isInstalled()) {
            return;
        }
        if (!m_missing.empty()) {
            found.incomplete.push_back({m_name, m_path, m_missing});
            return;
        }
        EngineProfile profile;
        profile.id = FoundPrefix + m_words.program;
        profile.name = m_name;
        profile.commandLine = joinCommandWords(m_words);
        found.complete.push_back(profile);
    }

private:
    [[nodiscard]] std::optional<QString> firstFile(const QStringList &directories,
                                                   const QStringList &patterns) const
    {
        for (const QString &pattern : patterns) {
            for (const QString &directory : directories) {
                QStringList names = m_machine.entries(directory);
                // Networks are named by size and date: the last name is the newest.
                std::sort(names.rbegin(), names.rend());
                for (const QString &name : std::as_const(names)) {
                    const QString path = directory + u'/' + name;
                    if (QDir::match(pattern, name) && isFile(path)) {
                        return path;
                    }
                }
            }
        }
        return {};
    }

    [[nodiscard]] bool isFile(const QString &path) const
    {
        const Machine::File file = m_machine.fileAt(path);
        return file == Machine::File::Plain || file == Machine::File::Executable;
    }

    const Machine &m_machine;
    QString m_name;
    CommandWords m_words;
    QString m_path; ///< empty when it is not installed
    std::vector<IncompleteEngine::Missing> m_missing;
};

/// Whether a graphics card can compute: a device node, and an OpenCL driver other than PoCL, which
/// runs on the processor and which Leela Zero aborts on.
[[nodiscard]] bool hasOpenClDevice(const Machine &machine)
{
    const QStringList drivers = machine.entries(QStringLiteral("/etc/OpenCL/vendors"));
    const bool hasDriver = std::any_of(drivers.begin(), drivers.end(), [](const QString &driver) {
        return driver.endsWith(QLatin1String(".icd")) && !driver.startsWith(QLatin1String("pocl"));
    });
    const QStringList devices{QStringLiteral("/dev/nvidia0"),
                              QStringLiteral("/dev/dri/renderD128")};
    return hasDriver
        && std::any_of(devices.begin(), devices.end(), [&machine](const QString &device) {
               return machine.fileAt(device) != Machine::File::Missing;
           });
}

void addGnuGo(const Machine &machine, FoundEngines &found)
{
    Candidate candidate(machine, GnuGo);
    candidate.addArguments({QStringLiteral("--mode"), QStringLiteral("gtp"),
                            QStringLiteral("--level"), QStringLiteral("10")});
    candidate.reportTo(found);
}

void addLeelaZero(const Machine &machine, FoundEngines &found)
{
    Candidate candidate(machine, LeelaZero);
    if (!candidate.isInstalled()) {
        return;
    }
    candidate.addArguments({QStringLiteral("--gtp"), QStringLiteral("--noponder")});
    if (!hasOpenClDevice(machine)) {
        candidate.addArguments({QStringLiteral("--cpu-only")});
    }
    candidate.addFile(QStringLiteral("-w"), EnginePart::Network,
                      {machine.home + QStringLiteral("/.local/share/leela-zero"),
                       QStringLiteral("/usr/local/share/leela-zero"),
                       QStringLiteral("/usr/share/leela-zero"),
                       QStringLiteral("/usr/share/games/leela-zero"), candidate.directory()},
                      {QStringLiteral("best-network"), QStringLiteral("best-network.gz"),
                       QStringLiteral("best_network*"), QStringLiteral("weights*.txt"),
                       QStringLiteral("weights*.gz")});
    candidate.reportTo(found);
}

void addKataGo(const Machine &machine, FoundEngines &found)
{
    Candidate candidate(machine, KataGo);
    if (!candidate.isInstalled()) {
        return;
    }
    const QStringList directories{candidate.directory(),
                                  machine.home + QStringLiteral("/.katago"),
                                  machine.home + QStringLiteral("/.config/katago"),
                                  machine.home + QStringLiteral("/.local/share/katago"),
                                  QStringLiteral("/etc/katago"),
                                  QStringLiteral("/usr/local/share/katago"),
                                  QStringLiteral("/usr/share/katago"),
                                  QStringLiteral("/usr/share/katago/configs")};
    candidate.addArguments({QStringLiteral("gtp")});
    candidate.addFile(QStringLiteral("-config"), EnginePart::Configuration, directories,
                      {QStringLiteral("default_gtp.cfg"), QStringLiteral("gtp*.cfg")});
    candidate.addFile(QStringLiteral("-model"), EnginePart::Network, directories,
                      {QStringLiteral("default_model.bin.gz"),
                       QStringLiteral("default_model.txt.gz"), QStringLiteral("*.bin.gz"),
                       QStringLiteral("*.txt.gz")});
    candidate.reportTo(found);
}

void addPachi(const Machine &machine, FoundEngines &found)
{
    Candidate(machine, Pachi).reportTo(found);
}

void addFuego(const Machine &machine, FoundEngines &found)
{
    Candidate candidate(machine, Fuego);
    candidate.addArguments({QStringLiteral("--quiet")});
    candidate.reportTo(found);
}

} // namespace

bool isFoundEngineId(const QString &id)
{
    return id.startsWith(FoundPrefix);
}

QString engineNameOf(const QString &program)
{
    const QString file = QFileInfo(program).fileName();
    for (const KnownEngine &engine : {GnuGo, LeelaZero, KataGo, Pachi, Fuego}) {
        if (file == engine.program) {
            return engine.name;
        }
    }
    return file;
}

FoundEngines findEngines(const Machine &machine)
{
    FoundEngines found;
    addGnuGo(machine, found);
    addKataGo(machine, found);
    addLeelaZero(machine, found);
    addPachi(machine, found);
    addFuego(machine, found);
    return found;
}

} // namespace shinpan
