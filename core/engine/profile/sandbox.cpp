#include "core/engine/profile/sandbox.h"

#include "core/util/message.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace shinpan {

namespace {

/// The folders of the system, which every program reads and which hold nothing of a person's.
constexpr const char *SystemFolders[] = {
    "/usr",    "/bin", "/sbin", "/lib",       "/lib32",     "/lib64",
    "/libx32", "/etc", "/opt",  "/nix/store", "/gnu/store", "/sys/devices/system"};

/// These are hidden as the home directory is: besides files, they hold the sockets of other
/// programs, which would do for an engine what it may not do itself.
constexpr const char *HiddenFolders[] = {"/tmp", "/run", "/dev", "/proc", "/sys"};

[[nodiscard]] bool isWithin(const QString &path, const QString &folder)
{
    return path == folder || folder == QLatin1String("/") || path.startsWith(folder + u'/');
}

[[nodiscard]] bool isOfSystem(const QString &path)
{
    return std::ranges::any_of(SystemFolders, [&path](const char *folder) {
        return isWithin(path, QString::fromLatin1(folder));
    });
}

/// The first place within `folder` that the system comes to on its way to `path`; nothing if it
/// does not come there. What is in there, links too, may be the engine's own work.
[[nodiscard]] std::optional<QString> placeWithin(const QString &folder, const QString &path)
{
    constexpr int MaxLinks = 40; // as in Linux
    QStringList ahead = path.split(u'/', Qt::SkipEmptyParts);
    QString at;
    for (int links = 0; !ahead.isEmpty() && links < MaxLinks;) {
        const QString name = ahead.takeFirst();
        if (name == QLatin1String("..")) {
            at.truncate(std::max<qsizetype>(0, at.lastIndexOf(u'/')));
        } else if (name != QLatin1String(".")) {
            at += u'/' + name;
        }
        if (at != folder && isWithin(at, folder)) {
            return at;
        }
        if (const QFileInfo info(at); info.isSymLink()) {
            ahead = info.symLinkTarget().split(u'/', Qt::SkipEmptyParts) + ahead;
            at.clear();
            ++links;
        }
    }
    return std::nullopt;
}

/// The places outside the system that are in the box, under the same names as outside.
class View
{
public:
    View(const QString &home, const QString &workingDirectory)
        : m_hidden{home, QFileInfo(home).canonicalFilePath()}
    {
        for (const char *folder : HiddenFolders) {
            m_hidden.append(QString::fromLatin1(folder));
        }
        show(workingDirectory);
        const QString real = QFileInfo(workingDirectory).canonicalFilePath();
        if (const auto place = m_places.find(real); place != m_places.end()) {
            place->second.isWritable = true;
            m_writable = real;
        }
    }

    /// Shows a file or folder, but nothing that is too much, and nothing by way of the folder that
    /// is written to: what the engine left there last time would decide what it is shown.
    void show(const QString &path)
    {
        const QString real = QFileInfo(path).canonicalFilePath();
        const bool isTooMuch = std::ranges::any_of(
            m_hidden, [&real](const QString &hidden) { return isWithin(hidden, real); });
        const bool isTheirs = placeInWritable(path) && !isWithin(real, m_writable);
        if (real.isEmpty() || isTooMuch || isTheirs) {
            return;
        }
        if (!isThere(real)) {
            m_places[real] = {real, false};
        }
        m_links.emplace_back(QDir::cleanPath(path), real);
    }

    /// Shows a program with its folder and, if it is a link, with the folder of what it leads to.
    void showProgram(const QString &path)
    {
        const QString real = QFileInfo(path).canonicalFilePath();
        show(QFileInfo(path).absolutePath());
        show(path);
        if (!placeInWritable(path)) {
            show(QFileInfo(real).absolutePath());
        }
    }

    /// Makes something in the folder that is written to read-only, with the subfolder that has it:
    /// that might be exchanged as well.
    void protect(const QString &path)
    {
        const std::optional<QString> place = placeInWritable(path);
        if (place && !QFileInfo(*place).isSymLink()) {
            m_places[*place] = {*place, false};
        }
    }

    /// The view in bwrap's words, a folder before what is in it. A link is there where its folder
    /// is; else what it leads to stands in its place.
    [[nodiscard]] QStringList arguments()
    {
        for (const auto &[path, real] : m_links) {
            if (!isThere(path)) {
                const auto place = m_places.find(real);
                m_places[path] = {real, place != m_places.end() && place->second.isWritable};
            }
        }
        QStringList arguments;
        for (const auto &[path, place] : m_places) {
            const QLatin1String bind(place.isWritable ? "--bind" : "--ro-bind");
            arguments << bind << place.real << path;
        }
        return arguments;
    }

private:
    struct Place
    {
        QString real; ///< outside
        bool isWritable;
    };

    [[nodiscard]] std::optional<QString> placeInWritable(const QString &path) const
    {
        return m_writable.isEmpty() ? std::nullopt : placeWithin(m_writable, path);
    }

    [[nodiscard]] bool isThere(const QString &path) const
    {
        return isOfSystem(path) || std::ranges::any_of(m_places, [&path](const auto &place) {
                   return isWithin(path, place.first);
               });
    }

    QStringList m_hidden;
    std::map<QString, Place> m_places; ///< by where they are in the box
    std::vector<std::pair<QString, QString>> m_links;
    QString m_writable; ///< empty: none
};

[[nodiscard]] QStringList placesOf(const ProcessSpec &spec, const QString &home)
{
    View view(home, spec.workingDirectory);
    view.showProgram(spec.program);
    for (const QString &argument : spec.arguments) {
        if (const std::optional<QString> file = fileNamedBy(argument, spec.workingDirectory)) {
            view.show(*file);
        }
    }
    view.protect(spec.program);
    return view.arguments();
}

/// The box without the places that are somebody's.
[[nodiscard]] QStringList boxOf(const QString &home)
{
    // A program that is started by root would be root in the box.
    QStringList arguments{QStringLiteral("--unshare-all"), QStringLiteral("--die-with-parent"),
                          QStringLiteral("--cap-drop"), QStringLiteral("ALL")};
    for (const char *folder : SystemFolders) {
        const QString path = QString::fromLatin1(folder);
        arguments << QStringLiteral("--ro-bind-try") << path << path;
    }
    // What the kernel lets its owner write in /proc is the whole machine's.
    arguments << QStringLiteral("--proc") << QStringLiteral("/proc")
              << QStringLiteral("--remount-ro") << QStringLiteral("/proc")
              << QStringLiteral("--dev") << QStringLiteral("/dev") << QStringLiteral("--tmpfs")
              << QStringLiteral("/tmp");
    for (const QString &folder : {home, QFileInfo(home).canonicalFilePath()}) {
        if (!folder.isEmpty() && !isWithin(QStringLiteral("/usr"), folder)) {
            arguments << QStringLiteral("--tmpfs") << folder;
        }
    }
    return arguments;
}

} // namespace

Result<QString> sandboxProgram(const Machine &machine)
{
    Machine system = machine;
    system.path = QStringList{QStringLiteral("/usr/bin"), QStringLiteral("/usr/local/bin"),
                              QStringLiteral("/run/current-system/sw/bin")};
    const Result<QString> found = findProgram(QStringLiteral("bwrap"), {}, system);
    const auto fails = [](const Message &why) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "its sandbox needs bubblewrap: %1"), why));
    };
    if (!found) {
        return fails(found.error());
    }
    if (!isOfSystem(*found) && !isOfSystem(QFileInfo(*found).canonicalFilePath())) {
        return fails(Message::of(QT_TRANSLATE_NOOP("Messages", "%1 is not the system’s"), *found));
    }
    return found;
}

ProcessSpec sandboxed(const ProcessSpec &spec, const QString &sandbox, const QString &home)
{
    ProcessSpec box = spec;
    box.program = sandbox;
    box.isSandbox = true;
    box.arguments = boxOf(home) + placesOf(spec, home);
    box.arguments << QStringLiteral("--remount-ro") << QStringLiteral("/")
                  << QStringLiteral("--chdir") << spec.workingDirectory;
    // bwrap itself does not get these: what is loaded into it (LD_LIBRARY_PATH) is outside.
    for (auto it = spec.environment.begin(); it != spec.environment.end(); ++it) {
        box.arguments << QStringLiteral("--setenv") << it.key() << it.value();
    }
    box.environment.clear();
    box.arguments << QStringLiteral("--");
    if (spec.discardsErrorOutput) { // except for what bwrap has to say
        box.arguments << QStringLiteral("/bin/sh") << QStringLiteral("-c")
                      << QStringLiteral("exec \"$0\" \"$@\" 2>/dev/null");
        box.discardsErrorOutput = false;
    }
    box.arguments << spec.program << spec.arguments;
    return box;
}

std::optional<QString> fileNamedBy(const QString &argument, const QString &workingDirectory)
{
    for (const QString &name : {argument, argument.section(u'=', 1)}) {
        const QString path = QDir(workingDirectory).absoluteFilePath(name);
        if (!name.isEmpty() && QFileInfo(path).isFile()) {
            return path;
        }
    }
    return std::nullopt;
}

} // namespace shinpan
