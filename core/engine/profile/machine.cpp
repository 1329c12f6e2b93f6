#include "core/engine/profile/machine.h"

#include "core/util/message.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <initializer_list>

namespace shinpan {

namespace {

[[nodiscard]] Machine::File fileOnDisk(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists()) {
        return Machine::File::Missing;
    }
    if (info.isDir()) {
        return Machine::File::Directory;
    }
    return info.isExecutable() ? Machine::File::Executable : Machine::File::Plain;
}

[[nodiscard]] Result<QString> programAt(const QString &path, const Machine &machine)
{
    switch (machine.fileAt(path)) {
    case Machine::File::Executable:
        return path;
    case Machine::File::Missing:
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "there is no file %1"), path));
    case Machine::File::Directory:
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "%1 is a folder, not a program"), path));
    case Machine::File::Plain:
        break;
    }
    return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "%1 is not executable"), path));
}

} // namespace

Machine Machine::current()
{
    QStringList path = qEnvironmentVariable("PATH").split(u':', Qt::SkipEmptyParts);
    if (QCoreApplication::instance()) { // its own engine stands beside it, or where it was built
        const QString own = QCoreApplication::applicationDirPath();
        path.prepend(QDir::cleanPath(own + QStringLiteral("/../engine")));
        path.prepend(own);
    }
    const auto entries = [](const QString &directory) {
        return QDir(directory).entryList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name);
    };
    return {QDir::homePath(), path, fileOnDisk, entries};
}

QString Machine::absolutePath(const QString &name, const QString &base) const
{
    if (name == u'~' || name.startsWith(QLatin1String("~/"))) {
        return QDir::cleanPath(home + name.mid(1));
    }
    if (QDir::isAbsolutePath(name)) {
        return QDir::cleanPath(name);
    }
    return QDir::cleanPath((base.isEmpty() ? home : absolutePath(base)) + u'/' + name);
}

QStringList programDirectories(const Machine &machine)
{
    QStringList directories;
    for (const QString &directory : machine.path) {
        if (QDir::isAbsolutePath(directory)) {
            directories.append(QDir::cleanPath(directory));
        }
    }
    directories << QStringLiteral("/usr/games") << QStringLiteral("/usr/local/games")
                << QStringLiteral("/usr/local/bin");
    const QStringList optional = machine.entries(QStringLiteral("/opt"));
    for (const QString &package : optional) {
        directories.append(QStringLiteral("/opt/%1/bin").arg(package));
    }
    directories << machine.home + QStringLiteral("/.local/bin")
                << machine.home + QStringLiteral("/bin") << QStringLiteral("/snap/bin");
    directories.removeDuplicates();
    return directories;
}

Result<QString> findProgram(const QString &program,
                            const QString &workingDirectory,
                            const Machine &machine)
{
    if (program.isEmpty()) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "no program is named")));
    }
    if (program.contains(u'/')) {
        return programAt(machine.absolutePath(program, workingDirectory), machine);
    }
    const QStringList directories = programDirectories(machine);
    Message unusable;
    for (const QString &directory : directories) {
        const Result<QString> found = programAt(directory + u'/' + program, machine);
        if (found) {
            return found;
        }
        if (unusable.isEmpty()
            && machine.fileAt(directory + u'/' + program) == Machine::File::Plain) {
            unusable = found.error();
        }
    }
    if (!unusable.isEmpty()) {
        return failure(unusable);
    }
    return failure(Message::of(
        QT_TRANSLATE_NOOP("Messages", "there is no program “%1” in %2 or %3"), program,
        QStringLiteral(
            "$PATH, /usr/games, /usr/local/games, /usr/local/bin, /opt/*/bin, ~/.local/bin, ~/bin"),
        QStringLiteral("/snap/bin")));
}

} // namespace shinpan
